// SPDX-License-Identifier: MIT

import Foundation
import Waiting

/// The folders of the project, and the commands that tests run in them.
enum Project {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  /// The built command, beside the tests.
  static let weave = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("weave").path

  static var rewritesDocuments: Bool { ProcessInfo.processInfo.environment["WEAVE_WRITE_DOCS"] == "1" }

  static func text(of path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: "\(root)/\(path)")), as: UTF8.self)
  }

  static func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(root)/\(path)"))
  }

  /// The files under a folder with an ending, sorted, as paths from the root.
  static func files(under folder: String, ending: String) -> [String] {
    guard let names = FileManager.default.enumerator(atPath: "\(root)/\(folder)") else { return [] }
    return names.compactMap { $0 as? String }.filter { $0.hasSuffix(ending) }.map { "\(folder)/\($0)" }.sorted()
  }

  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: "\(root)/\(path)") }

  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Runs a program to its end.
  static func run(_ arguments: [String], in folder: String = root) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    // What the documents show does not depend on where they are tested.
    process.environment = ProcessInfo.processInfo.environment.merging(["TZ": "UTC"]) { $1 }
    // Files, not pipes: a program that fills a pipe waits for its reader.
    let base = FileManager.default.temporaryDirectory.appendingPathComponent("weave-\(UUID().uuidString)").path
    defer { for ending in ["out", "err"] { try? FileManager.default.removeItem(atPath: "\(base).\(ending)") } }
    for ending in ["out", "err"] { _ = FileManager.default.createFile(atPath: "\(base).\(ending)", contents: nil) }
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: "\(base).out"))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: "\(base).err"))
    process.standardInput = FileHandle.nullDevice
    try process.start()
    process.waitUntilExit()
    func read(_ ending: String) throws -> String {
      String(decoding: try Data(contentsOf: URL(fileURLWithPath: "\(base).\(ending)")), as: UTF8.self)
    }
    return Outcome(status: process.terminationStatus, output: try read("out"), errors: try read("err"))
  }
}
