// SPDX-License-Identifier: MIT

import Foundation
import Waiting

/// The built command `weave`, run as a user runs it.
enum Tool {
  /// What one run has left behind.
  struct Outcome {
    var status: Int32
    /// Standard output, as bytes and as text.
    var bytes: Data
    var errors: String

    var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  /// The command stands beside the bundle of tests, in the folder of the build.
  static let path: String = {
    let tests =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    var folder = URL(fileURLWithPath: tests).deletingLastPathComponent()
    // Some toolchains put the bundle into a folder of its own.
    while folder.path.count > 1, !FileManager.default.isExecutableFile(atPath: folder.path + "/weave") {
      folder.deleteLastPathComponent()
    }
    return folder.appendingPathComponent("weave").path
  }()

  /// Runs the command to its end.
  ///
  /// - Parameters:
  ///   - folder: where it runs.
  ///   - input: its standard input; empty if nil.
  ///   - output: a file or device to write to instead of keeping what is written.
  ///   - shell: what the shell does before it becomes the command, such as `ulimit -f 0`.
  ///   - environment: variables besides the few that every run has.
  ///   - program: the command's file, where it stands elsewhere.
  ///   - seconds: the time after which it is killed, and then has ended with signal 9.
  static func run(
    _ arguments: [String], in folder: Folder, input: Data? = nil, output: String? = nil, shell: String? = nil,
    environment: [String: String] = [:], program: String = path, within seconds: Double = 900
  ) throws -> Outcome {
    // Files and not pipes: nothing waits for a reader, however much is written.
    let scratch = try Folder()
    try scratch.write(input ?? Data(), to: "in")
    for name in ["out", "err"] { try scratch.write(Data(), to: name) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: shell == nil ? program : "/bin/sh")
    process.arguments = shell.map { ["-c", "\($0); exec \"$0\" \"$@\"", program] + arguments } ?? arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = [
      "PATH": "/usr/bin:/bin", "HOME": folder.path, "TERM": "dumb", "LANG": "C", "TZ": "UTC",
      // A build that counts lines would leave its counts in the folder.
      "LLVM_PROFILE_FILE": "/dev/null",
    ].merging(environment) { $1 }
    process.standardInput = FileHandle(forReadingAtPath: scratch.path + "/in")
    process.standardOutput = FileHandle(forWritingAtPath: output ?? scratch.path + "/out")
    process.standardError = FileHandle(forWritingAtPath: scratch.path + "/err")
    try process.start(within: seconds)
    process.waitUntilExit()
    // A command that ends by a signal has crashed; shells count these from 128.
    let status = process.terminationStatus + (process.terminationReason == .uncaughtSignal ? 128 : 0)
    return Outcome(
      status: status, bytes: try scratch.read("out"), errors: String(decoding: try scratch.read("err"), as: UTF8.self))
  }

  /// Starts the command for a conversation through pipes.
  static func converse(
    _ arguments: [String], in folder: Folder, _ input: Pipe, _ output: Pipe
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": folder.path, "TZ": "UTC", "LLVM_PROFILE_FILE": "/dev/null"]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.start()
    return process
  }
}
