// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// A folder for batch tests, with a design whose text is a variable.
struct BatchFolder {
  /// A picture in the manifest.
  struct Entry: Decodable, Hashable {
    var file, spec, size, appearance, xxh128, key: String
    var row, scale, bytes: Int
  }

  /// A small canvas, so that tests are fast.
  static let canvas = ["--canvas", "120x60", "--scale", "1"]
  /// A design whose text comes from a row.
  static let design = Design.custom(#"{"type": "text", "text": "{{city}}"}"#)

  let path: Folder

  init() throws {
    path = try Folder()
    try path.write(Self.design, to: "card.json")
  }

  /// Draws a batch of the design `card.json` to `out`.
  func draw(_ jobs: String, _ options: String..., input: String? = nil, shell: String? = nil) throws -> Tool.Outcome {
    try Tool.run(
      ["batch", jobs, "--spec", "card.json", "-o", "out"] + Self.canvas + options, in: path,
      input: input.map { Data($0.utf8) }, shell: shell)
  }

  /// Draws a batch with other options, which also choose the output.
  func run(_ arguments: [String], shell: String? = nil) throws -> Tool.Outcome {
    try Tool.run(["batch"] + arguments + Self.canvas, in: path, shell: shell)
  }

  /// Rows named after their texts.
  static func rows(_ cities: [String]) -> String {
    "name,city\n" + cities.map { "\($0),\($0)\n" }.joined()
  }

  /// `c1`, `c2`, …
  static func cities(_ count: Int) -> [String] { (1...count).map { "c\($0)" } }

  /// The manifest of a folder of pictures.
  func manifest(_ folder: String = "out", _ name: String = "manifest.jsonl") throws -> [Entry] {
    try path.read("\(folder)/\(name)").split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
      .map { try JSONDecoder().decode(Entry.self, from: $0) }
  }

  /// The files below a folder with their contents, without manifests.
  func pictures(_ folder: String = "out") throws -> [String: Data] {
    let names = FileManager.default.enumerator(atPath: "\(path.path)/\(folder)")?.compactMap { $0 as? String } ?? []
    return try names.reduce(into: [:]) { files, name in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: "\(path.path)/\(folder)/\(name)", isDirectory: &isFolder)
      if !isFolder.boolValue, !name.hasSuffix(".jsonl") { files[name] = try path.read("\(folder)/\(name)") }
    }
  }

  /// Fails if the manifest and the pictures beside it differ.
  func expectTrueManifest(_ folder: String = "out", sourceLocation: SourceLocation = #_sourceLocation) throws {
    let listed = try manifest(folder).map { "\($0.file) \($0.bytes)" }.sorted()
    let there = try pictures(folder).map { "\($0.key) \($0.value.count)" }.sorted()
    #expect(listed == there, sourceLocation: sourceLocation)
  }

  /// The picture that `weave render` draws with the same variables.
  func rendered(_ variables: String..., options: [String] = []) throws -> Data {
    let values = variables.flatMap { ["--var", $0] }
    let outcome = try Tool.run(["render", "card.json", "-o", "-"] + Self.canvas + values + options, in: path)
    try #require(outcome.status == 0, "\(outcome.errors)")
    return outcome.bytes
  }

  /// The output of a Python program.
  func python(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = ["-c", program] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: path.path)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.start()
    let text = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return String(decoding: text, as: UTF8.self)
  }

  static let hasPython = FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")
}

extension Data {
  /// The width and height of a PNG file.
  var pixels: [Int] {
    [16, 20].map { start in
      count >= 24 ? self[(startIndex + start)..<(startIndex + start + 4)].reduce(0) { $0 << 8 | Int($1) } : 0
    }
  }
}
