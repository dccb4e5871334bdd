// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The right to change the files of a folder, which one holder at a time has; given back at the end of its scope.
///
/// The lock is advisory and lies on the file `.lock` of the folder, so it binds those who ask for it. The system gives it
/// back when its holder ends, however that ends. The file stays: a lock file that is taken away could be locked twice.
/// Reading needs no lock, as files are only ever replaced as a whole.
public struct FolderLock: ~Copyable {
  /// The name of the lock file.
  public static let fileName = ".lock"

  /// The path of the folder that is locked.
  public let folder: String
  private let file: FileDescriptor

  /// Waits for the lock.
  ///
  /// - Parameters:
  ///   - folder: a folder that exists.
  ///   - patience: seconds to wait for another holder; 0 tries once.
  /// - Throws: `.locked` with the lock file's path when the patience is over.
  public init(_ folder: String, patience: Double) throws(FileError) {
    self.folder = folder
    file = try Self.locked("\(folder)/\(Self.fileName)", patience: patience)
  }

  /// A program that another thread is just starting holds a copy of the file until it runs, so closing it alone does not give
  /// the lock back at once.
  deinit { file.unlock() }

  private static func locked(_ path: String, patience: Double) throws(FileError) -> FileDescriptor {
    let start = secondsOfUptime()
    while true {
      let file = try opened(path)
      if try file.lockNow() {
        // Someone may have taken the file away since it was opened; then the lock on it is worth nothing.
        if try file.isStill(at: path) { return file }
      } else {
        guard secondsOfUptime() - start < patience else { throw .locked(path, seconds: patience) }
        pause()
      }
    }
  }

  private static func opened(_ path: String) throws(FileError) -> FileDescriptor {
    let flags = O_CREAT | O_NOFOLLOW | O_NONBLOCK
    let file: FileDescriptor
    do throws(FileError) {
      // Network file systems want a lock that excludes to be on a file that is open for writing.
      file = try FileDescriptor(opening: path, O_RDWR | flags, mode: 0o666)
    } catch .permissionDenied {
      // Made by another user of the folder; the local file systems lock it all the same.
      file = try FileDescriptor(opening: path, O_RDONLY | flags, mode: 0o666)
    }
    guard try file.status().st_mode & S_IFMT == S_IFREG else { throw .notRegular(path) }
    return file
  }

  /// Rests for a while that is not the same for any two who wait.
  ///
  /// It stays short: a holder that asks again at once leaves the lock free for some fifty microseconds of each update,
  /// and who asks ten times less often meets such a moment ten times less often, until the patience is over.
  private static func pause() {
    var time = timespec(tv_sec: 0, tv_nsec: Int.random(in: 200_000...1_500_000))
    _ = unsafe nanosleep(&time, nil)
  }
}

extension FileDescriptor {
  /// Gives the lock of an open file back, for all who have a copy of it.
  fileprivate func unlock() { _ = flock(number, LOCK_UN) }

  /// Takes the lock of an open file if nobody else holds it.
  func lockNow() throws(FileError) -> Bool {
    while flock(number, LOCK_EX | LOCK_NB) != 0 {
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK: return false
      default: throw FileError(errno, path)
      }
    }
    return true
  }

  /// Whether a path leads to this very file.
  fileprivate func isStill(at path: String) throws(FileError) -> Bool {
    let mine = try status()
    var found = stat()
    guard unsafe stat(path, &found) == 0 else { return false }
    return found.st_ino == mine.st_ino && found.st_dev == mine.st_dev
  }
}

/// A clock for spans: it never goes back.
private func secondsOfUptime() -> Double {
  var time = timespec()
  _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
