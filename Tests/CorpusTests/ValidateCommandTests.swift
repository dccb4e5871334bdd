// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting
import WeaveDiagnostics

/// `weave validate` and its neighbours as a user runs them.
@Suite(.waiting) struct ValidateCommandTests {
  private static let weave = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(
    path: "weave")
  private static let isBuilt = FileManager.default.isExecutableFile(atPath: weave.path)

  private struct Outcome {
    var status: Int32
    var out: String
    var error: String
  }

  private func run(_ arguments: String..., in folder: URL) throws -> Outcome {
    let process = Process()
    let (out, error) = (Pipe(), Pipe())
    process.executableURL = Self.weave
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = out
    process.standardError = error
    try process.start()
    let outBytes = out.fileHandleForReading.readDataToEndOfFile()
    let errorBytes = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, out: String(decoding: outBytes, as: UTF8.self),
      error: String(decoding: errorBytes, as: UTF8.self))
  }

  /// Does something in a folder of its own, which is removed afterwards.
  private func withFolder(_ files: [String: String], _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "weave-validate-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    try body(folder)
  }

  private static let good = #"{ "name": "Tea", "primaryText": "Four minutes" }"#
  private static let warned = #"{ "name": "Tea", "style": { "acent": "green" } }"#
  private static let wrong = #"{ "name": "Tea", "style": { "accent": "grene" } }"#

  @Test(.enabled(if: isBuilt, "no weave built")) func endsByWhatIsWrong() throws {
    try withFolder(["good.json": Self.good, "warned.json": Self.warned, "wrong.json": Self.wrong]) { folder in
      let good = try run("validate", "good.json", in: folder)
      #expect(good.status == 0 && good.out.isEmpty && good.error == "good.json: no problems\n")
      let warned = try run("validate", "warned.json", in: folder)
      #expect(warned.status == 0 && warned.out.contains("[W0101]") && !warned.out.contains("\u{1B}"))
      #expect(try run("validate", "--strict", "warned.json", in: folder).status == 1)
      #expect(try run("validate", "wrong.json", in: folder).status == 1)
      #expect(try run("validate", "good.json", "wrong.json", in: folder).status == 1)
      #expect(try run("validate", "absent.json", in: folder).status == 2)
      #expect(try run("validate", in: folder).status == 64)
    }
  }

  @Test(.enabled(if: isBuilt, "no weave built")) func writesForMachines() throws {
    try withFolder(["good.json": Self.good, "warned.json": Self.warned, "wrong.json": Self.wrong]) { folder in
      let json = try run("validate", "--format", "json", "good.json", "warned.json", "wrong.json", in: folder)
      let report = try #require(try JSONSerialization.jsonObject(with: Data(json.out.utf8)) as? [String: Any])
      let files = try #require(report["files"] as? [[String: Any]])
      #expect(files.compactMap { $0["file"] as? String } == ["good.json", "warned.json", "wrong.json"])
      let found = files.compactMap { $0["diagnostics"] as? [[String: Any]] }.joined()
      #expect(found.compactMap { $0["code"] as? String } == ["W0101", "W0105"])

      let sarif = try run("validate", "--format", "sarif", "good.json", "warned.json", "wrong.json", in: folder)
      let log = try #require(try JSONSerialization.jsonObject(with: Data(sarif.out.utf8)) as? [String: Any])
      #expect(log["version"] as? String == "2.1.0")
      let runs = try #require(log["runs"] as? [[String: Any]])
      let results = try #require(runs.first?["results"] as? [[String: Any]])
      #expect(results.compactMap { $0["ruleId"] as? String } == ["W0101", "W0105"])
      #expect(results.compactMap { $0["level"] as? String } == ["warning", "error"])

      let github = try run("validate", "--format", "github", "warned.json", "wrong.json", in: folder)
      let lines = github.out.split(separator: "\n")
      #expect(lines.count == 2)
      #expect(lines.first?.hasPrefix("::warning file=warned.json,line=1,") == true)
      #expect(lines.last?.hasPrefix("::error file=wrong.json,line=1,") == true)
      #expect(github.status == 1)
    }
  }

  @Test(.enabled(if: isBuilt, "no weave built")) func fixesWhatIsSureAndNothingElse() throws {
    let broken = #"{ 'name': "Tea", "style": { "acent": "green", "padding": "8", }, "layout": { "spacing": 99 } }"#
    try withFolder(["tea.json": broken]) { folder in
      let first = try run("validate", "--fix", "tea.json", in: folder)
      #expect(first.error == "tea.json: 4 fixed\n" && first.status == 0)
      let text = try String(contentsOf: folder.appending(path: "tea.json"), encoding: .utf8)
      #expect(text == #"{ "name": "Tea", "style": { "accent": "green", "padding": 8 }, "layout": { "spacing": 99 } }"#)
      let second = try run("validate", "--fix", "tea.json", in: folder)
      #expect(second.error.isEmpty && second.out == first.out)
      #expect(try String(contentsOf: folder.appending(path: "tea.json"), encoding: .utf8) == text)
    }
  }

  @Test(.enabled(if: isBuilt, "no weave built")) func rendersWithWarningsButWithoutNotes() throws {
    let noted = #"{ "name": "Tea", "layout": { "alignment": "center" }, "colour": "green" }"#
    try withFolder(["tea.json": noted]) { folder in
      let drawn = try run("render", "tea.json", "--size", "small", in: folder)
      #expect(drawn.status == 0 && drawn.error.contains("[W0101]") && !drawn.error.contains("[W0112]"))
      #expect(FileManager.default.fileExists(atPath: folder.appending(path: "tea-small.png").path))
    }
  }

  @Test(.enabled(if: isBuilt, "no weave built")) func explainsACodeInAnyCase() throws {
    try withFolder([:]) { folder in
      let upper = try run("explain", "W0105", in: folder)
      #expect(upper.status == 0 && upper.out.hasPrefix("W0105 (error): unknown token\n"))
      #expect(try run("explain", "w0105", in: folder).out == upper.out)
      #expect(try run("explain", "W9999", in: folder).status == 64)
      let all = try run("explain", in: folder).out.split(separator: "\n")
      #expect(all.count == DiagnosticCode.all.count)
    }
  }
}
