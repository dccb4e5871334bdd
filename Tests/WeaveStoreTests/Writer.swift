// SPDX-License-Identifier: MIT

import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The program `store-writer` at work on a folder.
final class Writer {
  private let process: pid_t
  private let output: Int32
  /// What it has printed and nobody has looked at.
  private var pending: [UInt8] = []
  /// The last value that it has acknowledged; nil before the first.
  private(set) var acknowledged: Int?

  init(key: String, folder: String) throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    let words: [String] = [Self.program, folder, key]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { word in strdup(word) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    // A build that counts lines would write its counts at every end.
    var environment: [UnsafeMutablePointer<CChar>?] = [strdup("LLVM_PROFILE_FILE=/dev/null"), nil]
    defer { free(environment[0]) }
    var process: pid_t = 0
    let status = posix_spawn(&process, Self.program, &actions, nil, &arguments, &environment)
    close(ends[1])
    try #require(status == 0, "\(Self.program) is not there")
    self.process = process
    output = ends[0]
  }

  deinit { close(output) }

  /// Waits until the writer has acknowledged so many more updates.
  ///
  /// - Returns: false if it has ended before.
  func wait(for count: Int) -> Bool {
    for _ in 0..<count {
      while !takeLine() {
        guard receive() else { return false }
      }
    }
    return true
  }

  /// Ends it as the system does when memory is short, and takes what it has still acknowledged.
  func kill() {
    #if canImport(Glibc)
      Glibc.kill(process, SIGKILL)
    #else
      Musl.kill(process, SIGKILL)
    #endif
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    // Not to the pipe's end: another process may have been started with a copy of it.
    _ = fcntl(output, F_SETFL, O_NONBLOCK)
    while receive() {}
    while takeLine() {}
  }

  private func takeLine() -> Bool {
    guard let end = pending.firstIndex(of: UInt8(ascii: "\n")) else { return false }
    acknowledged = Int(String(decoding: pending[..<end], as: UTF8.self))
    pending.removeFirst(end + 1)
    return true
  }

  private func receive() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    var got: Int
    repeat { got = read(output, &bytes, bytes.count) } while got < 0 && errno == EINTR
    guard got > 0 else { return false }
    pending += bytes[..<got]
    return true
  }

  /// The program stands beside the bundle of tests, in the folder of the build.
  private static let program: String = {
    var buffer = [CChar](repeating: 0, count: 4_096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    var folder = String(decoding: buffer.prefix(max(count, 0)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    // Some toolchains put the bundle into a folder of its own.
    while let slash = folder.lastIndex(of: "/") {
      folder = String(folder[..<slash])
      if access("\(folder)/store-writer", X_OK) == 0 { break }
    }
    return "\(folder)/store-writer"
  }()
}
