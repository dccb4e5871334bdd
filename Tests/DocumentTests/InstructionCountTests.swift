// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// The instructions that each pass needs for the reference card, a minute of a display for templates of facts, and a picture of
/// which nothing is known, as cachegrind counts them: a guard against slow creep that no busy machine disturbs.
///
/// `WEAVE_RECORD=1` writes the counts anew, to be committed with the change that they come from.
@Suite(
  .waiting, .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/valgrind"), "no valgrind installed"))
struct InstructionCountTests {
  private static let baseline = "tools/bench/instructions.json"
  /// The passes, each with so many runs that the start of the process, which varies a little, does not show.
  private static let stages: KeyValuePairs = [
    "read": 100, "validate": 60, "resolve": 20, "layout": 20, "text": 10, "draw": 10, "encode": 10,
    "change": 20,
  ]
  /// Designs of the gallery in which something moves each minute.
  private static let displays = ["weather", "uv", "next-up"]
  private static let minutes = 20
  private static let allowed = 1.03

  @Test func noPassNeedsMuchMoreInstructionsThanBefore() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("weave-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Valgrind gives up where it finds a form of debug information that is newer than itself.
    let bench = folder.appendingPathComponent("weave-bench").path
    let built = URL(fileURLWithPath: Project.weave).deletingLastPathComponent().appendingPathComponent("weave-bench")
    let stripped = try Project.run(["strip", "--strip-debug", "-o", bench, built.path])
    try #require(stripped.status == 0, "\(stripped.errors)")
    let start = try Self.instructions(of: "read", runs: 0, by: bench)
    var counts = try Self.stages.map { stage, runs in
      (name: stage, count: (try Self.instructions(of: stage, runs: runs, by: bench) - start) / runs)
    }
    for display in Self.displays {
      let first = try Self.instructions(ofMinutes: 4, of: display, by: bench)
      let all = try Self.instructions(ofMinutes: 4 + Self.minutes, of: display, by: bench)
      counts.append(("minute of \(display)", (all - first) / Self.minutes))
    }
    let anew = try [4, 4 + Self.minutes].map {
      try Self.instructions(ofMinutes: $0, of: "weather", "--anew", by: bench)
    }
    counts.append(("weather anew", (anew[1] - anew[0]) / Self.minutes))
    if ProcessInfo.processInfo.environment["WEAVE_RECORD"] == "1" {
      let lines = counts.map { "  \"\($0.name)\": \($0.count)" }
      return try Project.write("{\n\(lines.joined(separator: ",\n"))\n}\n", to: Self.baseline)
    }
    let known = try JSONDecoder().decode([String: Int].self, from: Data(Project.text(of: Self.baseline).utf8))
    for (stage, now) in counts {
      let before = try #require(known[stage])
      #expect(
        Double(now) <= Double(before) * Self.allowed,
        "\(stage) takes \(now) instructions and took \(before); if that is worth it, run with WEAVE_RECORD=1 and say why"
      )
    }
  }

  /// A design whose rows come from a list does little that one with its nodes written out does not, and twice as many rows take
  /// twice the work. The start of the process is in both.
  @Test func rowsOfAListTakeHardlyMoreThanNodesWrittenOut() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("weave-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let weave = folder.appendingPathComponent("weave").path
    let stripped = try Project.run(["strip", "--strip-debug", "-o", weave, Project.weave])
    try #require(stripped.status == 0, "\(stripped.errors)")

    func count(_ name: String, _ content: String, _ variables: String) throws -> Double {
      let design = folder.appendingPathComponent("\(name).json")
      let text =
        #"{"name": "Rows", "layout": {"template": "custom"}, "variables": \#(variables), "content": \#(content)}"#
      try text.write(to: design, atomically: true, encoding: .utf8)
      let picture = folder.appendingPathComponent("\(name).svg").path
      let command = [
        weave, "render", design.path, "--size", "medium", "--format", "svg", "--now", "2026-02-01", "-o", picture,
      ]
      return Double(try Self.instructions(of: command))
    }
    func listed(_ rows: Int) throws -> Double {
      let data = (0..<rows).map { #"{"platform": \#($0 % 10)}"# }.joined(separator: ",")
      return try count(
        "listed\(rows)",
        #"{"type": "vstack", "children": [{"type": "forEach", "items": "=rows", "as": "row", "children": [{"type": "text", "text": "{{row.platform}}"}]}]}"#,
        #"{"rows": [\#(data)]}"#)
    }
    let nodes = (0..<9_900).map { #"{"type": "text", "text": "\#($0 % 10)"}"# }.joined(separator: ",")
    let written = try count("written", #"{"type": "vstack", "children": [\#(nodes)]}"#, "{}")
    let (half, all) = (try listed(4_950), try listed(9_900))
    #expect(all <= written * 1.2, "\(all) instructions for rows of a list, \(written) for nodes written out")
    #expect(all <= half * 2, "\(all) instructions for 9,900 rows, \(half) for half of them")
  }

  /// All instructions of a process that runs a pass so often.
  private static func instructions(of stage: String, runs: Int, by bench: String) throws -> Int {
    try instructions(of: [bench, "tools/bench/card.json", "--only", stage, "--runs", "\(runs)"])
  }

  /// All instructions of a process that draws so many minutes of a design.
  private static func instructions(
    ofMinutes runs: Int, of design: String, _ options: String..., by bench: String
  ) throws -> Int {
    let facts = ["--snapshots", "Specs/Snapshots/lyon"]
    return try instructions(
      of: [bench, "Specs/Gallery/\(design).json", "--minutes", "--runs", "\(runs)"] + facts + options)
  }

  private static func instructions(of command: [String]) throws -> Int {
    let outcome = try Project.run(
      [
        // The order of hashed collections is another in each run, and with it the count; so is the size of an environment.
        "/usr/bin/env", "-i", "SWIFT_DETERMINISTIC_HASHING=1",
        "/usr/bin/valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null",
      ] + command)
    let line = try #require(
      outcome.errors.split(separator: "\n").last { $0.contains("I   refs:") }, "\(outcome.errors)")
    // `==123== I   refs:      1,234,567`
    return try #require(line.split(separator: ":").last.flatMap { Int($0.filter(\.isNumber)) })
  }
}
