// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A program beside a test, which listens to what it says. Ended with the test.
final class Companion {
  let process = Process()
  private let output = Pipe()
  private var bytes = Data()
  /// The lines that have been read so far.
  private(set) var lines: [String] = []

  /// - Parameters:
  ///   - words: the program, found in `PATH`, and its arguments.
  ///   - folder: where it runs.
  ///   - environment: variables besides the few that every program has.
  init(_ words: [String], in folder: Folder, environment: [String: String] = [:]) throws {
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = [
      "PATH": "/usr/bin:/bin:/usr/sbin:/sbin", "HOME": folder.path, "LANG": "C.UTF-8", "TZ": "UTC",
    ].merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.start()
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  /// Asks it to end, and waits until it has.
  func end() {
    process.terminate()
    process.waitUntilExit()
  }

  /// The next line for which something holds.
  func line(where holds: (String) -> Bool) throws -> String {
    while true {
      let line = try line()
      if holds(line) { return line }
    }
  }

  /// The next line; waits until it comes.
  func line() throws -> String {
    while true {
      if let end = bytes.firstIndex(of: 0x0A) {
        let line = String(decoding: bytes[bytes.startIndex..<end], as: UTF8.self)
        bytes = Data(bytes[bytes.index(after: end)...])
        lines.append(line)
        return line
      }
      let part = output.fileHandleForReading.availableData
      try #require(!part.isEmpty, "it ended after \(lines.suffix(10))")
      bytes += part
    }
  }

  /// Whether a program can be found.
  static func has(_ programs: String...) -> Bool {
    programs.allSatisfy { program in
      ["/usr/bin", "/usr/sbin"].contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
    }
  }
}
