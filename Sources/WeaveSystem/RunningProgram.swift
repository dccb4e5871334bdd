// SPDX-License-Identifier: MIT

import CConfine
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Runs a program until it ends. Cancelling the task kills it, and so does the end of this process, however it comes.
///
/// - Parameters:
///   - words: the program, found in `PATH`, and its arguments; no shell is involved.
///   - hear: receives each line of its standard output and its standard error.
/// - Returns: the code that it ended with; nil if a signal ended it.
/// - Throws: if it cannot be started.
public func runProgram(
  _ words: [String], hear: @escaping @Sendable (_ line: String) -> Void
) async throws(FileError) -> Int32? {
  let program = RunningProgram()
  let outcome = await withTaskCancellationHandler {
    await withCheckedContinuation { (ended: CheckedContinuation<Result<Int32?, FileError>, Never>) in
      // The kernel kills the program when the thread that started it ends, so this thread waits for it.
      let isStarted = startDetachedThread {
        ended.resume(returning: Result { () throws(FileError) in try program.run(words, hear) })
      }
      if !isStarted {
        ended.resume(returning: .failure(.failed(words.first ?? "", reason: "the system provides no thread")))
      }
    }
  } onCancel: {
    program.end()
  }
  return try outcome.get()
}

/// Whether a program is in a folder of `PATH`.
///
/// - Parameter path: the value of `PATH`; nil for the system's usual folders.
public func isInstalled(_ program: String, path: String?) -> Bool {
  (path ?? "/usr/bin:/bin").split(separator: ":").contains { folder in
    let file = "\(folder)/\(program)"
    return unsafe access(file, X_OK) == 0 && !isFolder(file)
  }
}

/// A program that one thread runs and another may end.
private final class RunningProgram: Sendable {
  private struct State {
    /// The process; nil before its start and after its end.
    var process: pid_t?
    var isEnded = false
  }

  /// The longest line that is heard, in bytes; the rest of a longer one is left out.
  private static let lineLimit = 4_096

  private let state = Mutex(State())

  /// Kills it with everything that it has started, also before its start.
  func end() {
    state.withLock { state in
      state.isEnded = true
      if let process = state.process { _ = kill(-process, SIGKILL) }
    }
  }

  /// Starts it and waits for its end.
  func run(_ words: [String], _ hear: (String) -> Void) throws(FileError) -> Int32? {
    guard let name = words.first, !words.contains(where: { $0.utf8.contains(0) }) else { throw .notFound("") }
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw FileError(errno, name) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    var process: pid_t = 0
    let error = unsafe weave_start_child(&arguments, ends[1], &process)
    close(ends[1])
    guard error == 0 else { throw FileError(error, name) }
    let isEnded = state.withLock { state in
      state.process = process
      return state.isEnded
    }
    if isEnded { end() }
    read(ends[0], hear)
    weave_await_child(process)
    let status = state.withLock { state -> Int32 in
      state.process = nil
      var status: Int32 = 0
      while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
      return status
    }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
  }

  /// Passes on what it writes, line by line, until it writes no more.
  private func read(_ file: Int32, _ hear: (String) -> Void) {
    var line: [UInt8] = []
    while let piece = nextPiece(of: file) {
      for byte in piece {
        if byte == 0x0A {
          hear(String(decoding: line, as: UTF8.self))
          line = []
        } else if line.count < Self.lineLimit {
          line.append(byte)
        }
      }
    }
    if !line.isEmpty { hear(String(decoding: line, as: UTF8.self)) }
  }
}

/// The next bytes of a file; nil at its end.
private func nextPiece(of file: Int32) -> ArraySlice<UInt8>? {
  var piece = [UInt8](repeating: 0, count: 4_096)
  while true {
    let count = unsafe read(file, &piece, piece.count)
    if count < 0, errno == EINTR { continue }
    return count > 0 ? piece[..<count] : nil
  }
}
