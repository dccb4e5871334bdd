// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveDiagnostics
import WeaveJSON
import WeaveSpec

/// The schema, judged by a validator that is not ours.
@Suite(.enabled(if: PythonValidator.isAvailable)) struct SchemaTests {
  @Test func acceptsDesigns() throws {
    let good = [
      #"{"name": "A"}"#, #"[{"name": "A", "$schema": "x"}]"#,
      #"{"name": "A", "layout": {"template": "custom", "alignment": "center"}, "content": {"a": 1}}"#,
      #"{"name": "A", "updatedAt": 791631000, "variables": {"a": 1, "b": "x", "c": true}}"#,
      """
      {"magic": "com.conornolan.widgetweaver.exchange", "formatVersion": 1, "createdAt": "2026-02-01T09:30:00Z",
       "specs": [{"name": "A"}], "images": []}
      """,
    ]
    #expect(try PythonValidator.verdicts(texts: good) == Array(repeating: "valid", count: good.count))
  }

  @Test func refusesMistakes() throws {
    let bad = [
      "[]", "7", #"{"naem": "A"}"#, #"{"name": 5}"#, #"{"style": {"accent": "bleu"}}"#, #"{"layout": {"spacing": 33}}"#,
      #"{"symbol": {}}"#, #"{"id": "7"}"#, #"{"layout": {"primaryLineLimit": 2.5}}"#,
      #"{"matchedSet": {"small": {"primaryText": "S"}}}"#, #"{"magic": "x", "specs": []}"#,
      #"{"variables": {"a": []}}"#,
    ]
    #expect(try PythonValidator.verdicts(texts: bad) == Array(repeating: "invalid", count: bad.count))
  }

  @Test(.enabled(if: Shared.folder != nil)) func acceptsRealFiles() throws {
    let texts = try Shared.designs.map { String(decoding: try Shared.source($0).bytes, as: UTF8.self) }
    #expect(try PythonValidator.verdicts(texts: texts) == Array(repeating: "valid", count: texts.count))
  }

  @Test func acceptsWhatIsWritten() throws {
    var spec = WidgetSpec(id: Fixed.id, updatedAt: Fixed.now)
    spec.clockConfig = ClockConfig()
    spec.remindersConfig = RemindersConfig()
    spec.image = ImageSpec(fileName: "a.jpg")
    let text = JSONWriter.pretty(SpecEncoder.encode(SpecDocument(.envelope, specs: [spec])))
    #expect(try PythonValidator.verdicts(texts: [text]) == ["valid"])
  }
}

/// Python's `jsonschema`, where it is installed.
enum PythonValidator {
  static let isAvailable = (try? run("import jsonschema", input: "")) != nil

  struct Failure: Error {
    var text: String
  }

  /// `valid` or `invalid` for each text.
  static func verdicts(texts: [String]) throws -> [String] {
    let program = """
      import json, sys, jsonschema
      job = json.load(sys.stdin)
      schema = json.loads(job["schema"])
      jsonschema.Draft202012Validator.check_schema(schema)
      validator = jsonschema.Draft202012Validator(schema)
      for text in job["texts"]:
          print("valid" if validator.is_valid(json.loads(text)) else "invalid")
      """
    let job = try JSONEncoder().encode(Job(schema: JSONSchema.text(), texts: texts))
    return try run(program, input: String(decoding: job, as: UTF8.self)).split(separator: "\n").map(String.init)
  }

  private struct Job: Encodable {
    var schema: String
    var texts: [String]
  }

  private static func run(_ program: String, input: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", program]
    // A file, not a pipe: photos are larger than a pipe holds.
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("weave-\(UUID().uuidString).json")
    try Data(input.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    process.standardInput = try FileHandle(forReadingFrom: file)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = Pipe()
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(text: String(decoding: data, as: UTF8.self)) }
    return String(decoding: data, as: UTF8.self)
  }
}
