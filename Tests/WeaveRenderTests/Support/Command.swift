// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// The built `weave`, beside the running tests.
struct Command {
  var folder = Repository.root
  /// The process's environment, in addition to `PATH`.
  var environment: [String: String] = [:]

  static let binary = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("weave")

  static var isBuilt: Bool { FileManager.default.isExecutableFile(atPath: binary.path) }

  /// The command's standard output in bytes.
  func output(_ arguments: [String]) throws -> [UInt8] { try run(Self.binary, arguments) }

  /// The standard output of any program, which must exit successfully.
  func run(_ program: URL, _ arguments: [String]) throws -> [UInt8] {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ["PATH": "/usr/bin:/bin", "TZ": "UTC"].merging(environment) { $1 }
    let output = Pipe()
    process.standardOutput = output
    try process.start()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(program.lastPathComponent) \(arguments.joined(separator: " "))")
    return Array(bytes)
  }
}
