// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The exclusive right to change the files of a folder, released at the end of its scope.
///
/// The lock is advisory and placed on the file `.lock` in the folder, so it only affects those who ask for it. The
/// system releases it when its holder ends, however it ends. The lock file is never removed; otherwise two processes
/// could hold the lock at once. Reading needs no lock, because files are only ever replaced as a whole.
public struct FolderLock: ~Copyable {
  /// The name of the lock file.
  public static let fileName = ".lock"

  /// The path of the locked folder.
  public let folder: String
  private let file: FileDescriptor

  /// Waits for the lock.
  ///
  /// - Parameters:
  ///   - folder: a folder that exists.
  ///   - patience: seconds to wait for another holder; 0 tries once.
  /// - Throws: `.locked` with the lock file's path when the time is over.
  public init(_ folder: String, patience: Double) throws(FileError) {
    // Locked before anything is stored: Swift 6.2 cannot compile an initializer that throws between two properties.
    let file = try Self.locked("\(folder)/\(Self.fileName)", patience: patience)
    self.folder = folder
    self.file = file
  }

  /// Unlocks explicitly. A program that another thread is just starting holds a copy of the file descriptor until it
  /// runs, so closing alone would not release the lock at once.
  deinit { file.unlock() }

  private static func locked(_ path: String, patience: Double) throws(FileError) -> FileDescriptor {
    let start = secondsOfUptime()
    while true {
      let file = try opened(path)
      if try file.lockNow() {
        // If the file was removed after it was opened, the lock on it is worthless.
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
      // Network file systems require a file that is open for writing for an exclusive lock.
      file = try FileDescriptor(opening: path, O_RDWR | flags, mode: 0o666)
    } catch .permissionDenied {
      // Created by another user of the folder; local file systems can lock it without write access.
      file = try FileDescriptor(opening: path, O_RDONLY | flags, mode: 0o666)
    }
    guard try file.status().st_mode & S_IFMT == S_IFREG else { throw .notRegular(path) }
    return file
  }

  /// Sleeps for a random time, so that processes do not wait in step.
  ///
  /// The time is short: a holder that locks again at once leaves the lock free for only about fifty microseconds per
  /// update. Trying ten times less often would hit such a moment ten times less often and could exceed the waiting
  /// time.
  private static func pause() {
    var time = timespec(tv_sec: 0, tv_nsec: Int.random(in: 200_000...1_500_000))
    _ = unsafe nanosleep(&time, nil)
  }
}

extension FileDescriptor {
  /// Releases the lock of an open file, for every copy of its descriptor.
  fileprivate func unlock() { _ = flock(number, LOCK_UN) }

  /// Takes the lock of an open file if it is free; returns whether it did.
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

  /// Whether a path still leads to this file.
  fileprivate func isStill(at path: String) throws(FileError) -> Bool {
    let mine = try status()
    var found = stat()
    guard unsafe stat(path, &found) == 0 else { return false }
    return found.st_ino == mine.st_ino && found.st_dev == mine.st_dev
  }
}

/// The seconds of a clock that never goes back, to measure durations.
private func secondsOfUptime() -> Double {
  var time = timespec()
  _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
