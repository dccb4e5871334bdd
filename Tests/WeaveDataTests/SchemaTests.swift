// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting
import WeaveData
import WeaveDiagnostics
import WeaveJSON

/// The snapshots of the project and their schemas, judged by a validator that is not ours.
@Suite(.waiting) struct SnapshotSchemaTests {
  private static let folder = Reading.package.appendingPathComponent("Specs/Snapshots")

  /// `lyon/weather.json`, …
  private static let files: [(path: String, kind: SnapshotKind)] = {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.sorted().compactMap { name in
      guard name.hasSuffix(".json"),
        let kind = SnapshotKind(rawValue: String(name.dropLast(5).split(separator: "/")[1]))
      else { return nil }
      return (name, kind)
    }
  }()

  private static func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appendingPathComponent(path)), as: UTF8.self)
  }

  @Test func examplesHaveNoMistakes() throws {
    #expect(Self.files.count > 20)
    for (path, kind) in Self.files {
      let now = path.hasPrefix("tokyo") ? Reading.moment("2026-05-16T22:40:00+09:00") : Reading.now
      let source = SourceText(name: path, text: try Self.text(path))
      let checked = SnapshotReader.read(source, as: kind, now: now, timeZone: Reading.paris)
      #expect(checked.diagnostics.map(\.message.text) == [], "\(path)")
      #expect(checked.output != nil, "\(path)")
    }
  }

  /// What `docs` and the gallery say of Lyon.
  @Test func lyonIsAsTold() throws {
    var lyon = Snapshots()
    for (path, kind) in Self.files where path.hasPrefix("lyon/") {
      lyon.merge(try #require(Reading.read(try Self.text(path), as: kind).output))
    }
    #expect(SnapshotKind.allCases.allSatisfy { $0 == .variables || lyon.date(of: $0) != nil })
    #expect(lyon.steps?.today?.steps == 7_423 && (330..<365).contains(lyon.steps?.history.count ?? 0))
    #expect(lyon.weather?.minutes?.count == 60 && lyon.weather?.days.count == 7)
    #expect((lyon.weather?.hours.count ?? 0) > 24)
    // Two showers, with dry minutes between them.
    let wet = (lyon.weather?.minutes ?? []).map { ($0.precipitation ?? 0) >= 0.005 }
    #expect(zip([false] + wet, wet).count { !$0 && $1 } == 2)
    #expect(lyon.reminders?.items.count == 14 && lyon.calendar?.events.count == 8)
    #expect(lyon.ozone?.days.count == 7)
    #expect(lyon.air?.hours.count == 12 && lyon.air?.current.europeanIndex == 42)
  }

  @Test(.enabled(if: SchemaJudge.isAvailable, "no python3-jsonschema installed")) func acceptsExamplesAndWhatIsWritten()
    throws
  {
    for kind in SnapshotKind.allCases {
      var texts = try Self.files.filter { $0.kind == kind }.map { try Self.text($0.path) }
      for seed in 0..<20 as Range<UInt64> {
        var random = RandomSnapshots(seed: seed)
        texts.append(try #require(SnapshotWriter.text(kind, of: random.snapshots())))
      }
      let verdicts = try SchemaJudge.verdicts(schema: SnapshotSchema.text(for: kind), texts: texts)
      #expect(verdicts == texts.map { _ in "valid" }, "\(kind)")
    }
  }

  @Test(.enabled(if: SchemaJudge.isAvailable, "no python3-jsonschema installed")) func refusesMistakes() throws {
    let date = #""version": 1, "fetchedAt": "2026-03-28T13:00:00Z""#
    let bad: [(SnapshotKind, String)] = [
      (.weather, "{}"), (.weather, "[]"), (.weather, "{\(date), \"current\": {\"temperatureR\": 1}}"),
      (.weather, "{\(date), \"current\": {\"temperatureC\": 1, \"temperatureF\": 2}}"),
      (.weather, "{\(date), \"current\": {\"humidity01\": 40}}"),
      (.weather, "{\(date), \"current\": {\"temperatureF\": 900}}"),
      (.weather, "{\"version\": 1, \"fetchedAt\": \"2026-03-28T13:00:00\"}"),
      (.steps, "{\(date), \"today\": {\"day\": \"2026-03-28\", \"steps\": -1}}"),
      (.steps, "{\(date), \"today\": {\"day\": \"28.3.2026\", \"steps\": 1}}"), (.variables, "{\"a\": 1}"),
    ]
    for (kind, text) in bad {
      #expect(try SchemaJudge.verdicts(schema: SnapshotSchema.text(for: kind), texts: [text]) == ["invalid"], "\(text)")
    }
    let good = "{\(date), \"current\": {\"temperatureF\": 50, \"humidityPercent\": 57, \"windSpeedKN\": 12}}"
    #expect(try SchemaJudge.verdicts(schema: SnapshotSchema.text(for: .weather), texts: [good]) == ["valid"])
  }
}

/// Python's `jsonschema`, where it is installed.
enum SchemaJudge {
  static let isAvailable = (try? run("import jsonschema", [])) != nil

  struct Failure: Error {}

  /// `valid` or `invalid` for each text.
  static func verdicts(schema: String, texts: [String]) throws -> [String] {
    let program = """
      import json, sys, jsonschema
      schema, *texts = json.load(open(sys.argv[1]))
      schema = json.loads(schema)
      jsonschema.Draft202012Validator.check_schema(schema)
      validator = jsonschema.Draft202012Validator(schema)
      for text in texts:
          print("valid" if validator.is_valid(json.loads(text)) else "invalid")
      """
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("weave-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try JSONEncoder().encode([schema] + texts).write(to: file)
    return try run(program, [file.path]).split(separator: "\n").map(String.init)
  }

  private static func run(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", program] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = Pipe()
    try process.start()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure() }
    return String(decoding: data, as: UTF8.self)
  }
}
