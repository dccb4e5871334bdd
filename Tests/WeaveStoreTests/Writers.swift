// SPDX-License-Identifier: MIT

import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The program `store-writer` with its writers at work on a folder.
final class Writers {
  private let process: pid_t
  private let input: Int32
  private let output: Int32
  /// What was printed and nobody has looked at.
  private var pending: [UInt8] = []
  /// The last value that each writer has acknowledged.
  private(set) var acknowledged: [String: Int] = [:]

  init(folder: String) throws {
    let (read, give) = try Self.pipe()
    let (take, write) = try Self.pipe()
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, read, 0)
    posix_spawn_file_actions_adddup2(&actions, write, 1)
    let words: [String] = [Self.program, folder]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { word in strdup(word) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    // A build that counts lines would write its counts at the end.
    var environment: [UnsafeMutablePointer<CChar>?] = [strdup("LLVM_PROFILE_FILE=/dev/null"), nil]
    defer { free(environment[0]) }
    var process: pid_t = 0
    let status = posix_spawn(&process, Self.program, &actions, nil, &arguments, &environment)
    close(read)
    close(write)
    try #require(status == 0, "\(Self.program) is not there")
    (self.process, input, output) = (process, give, take)
  }

  deinit {
    _ = tell(".")
    close(input)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    close(output)
  }

  /// Starts a writer.
  func start(_ name: Character) throws { try #require(tell(name)) }

  /// Ends a writer as the system does when memory is short, and takes what it has still acknowledged.
  func end(_ name: Character) throws {
    try #require(tell(Character(name.uppercased())))
    while try line() != "x \(name)" {}
  }

  private func tell(_ letter: Character) -> Bool {
    var byte = letter.asciiValue ?? 0
    return write(input, &byte, 1) == 1
  }

  /// Waits until a writer has acknowledged so many more updates.
  func wait(for count: Int, by name: Character) throws {
    var left = count
    while left > 0 { if try line().first == name { left -= 1 } }
  }

  private func line() throws -> String {
    while true {
      if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: pending[..<end], as: UTF8.self)
        pending.removeFirst(end + 1)
        let words = line.split(separator: " ")
        try #require(words.first != "!", "a writer ended by itself")
        if words.count == 2, let value = Int(words[1]) { acknowledged[String(words[0])] = value }
        return line
      }
      var bytes = [UInt8](repeating: 0, count: 4_096)
      var got: Int
      repeat { got = read(output, &bytes, bytes.count) } while got < 0 && errno == EINTR
      try #require(got > 0, "the writers ended by themselves")
      pending += bytes[..<got]
    }
  }

  private static func pipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    #if canImport(Glibc)
      try #require(Glibc.pipe(&ends) == 0)
    #else
      try #require(Musl.pipe(&ends) == 0)
    #endif
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
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
