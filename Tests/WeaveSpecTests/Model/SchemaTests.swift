// SPDX-License-Identifier: MIT

import Foundation
import Oracles
import Testing
import Waiting
import WeaveDiagnostics
import WeaveJSON
import WeaveSpec

/// The schema, judged by a validator that is not ours.
@Suite(.waiting, .enabled(if: PythonValidator.isAvailable, "no python3-jsonschema installed")) struct SchemaTests {
  @Test func acceptsDesigns() throws {
    let good = [
      #"{"name": "A"}"#, #"[{"name": "A", "$schema": "x"}]"#,
      #"{"name": "A", "layout": {"template": "custom", "alignment": "center"}, "content": {"type": "spacer"}}"#,
      #"{"name": "A", "updatedAt": 791631000, "variables": {"a": 1, "b": "x", "c": true, "d": [1, {"e": null}]}}"#,
      """
      {"magic": "com.conornolan.widgetweaver.exchange", "formatVersion": 1, "createdAt": "2026-02-01T09:30:00Z",
       "specs": [{"name": "A"}], "images": []}
      """,
    ]
    #expect(try PythonValidator.verdicts(texts: good) == Array(repeating: "valid", count: good.count))
  }

  @Test func refusesMistakes() throws {
    let bad = [
      "[]", "7", #"{"naem": "A"}"#, #"{"name": 5}"#, #"{"style": {"accent": "blue/12345"}}"#,
      #"{"layout": {"spacing": 33}}"#,
      #"{"symbol": {}}"#, #"{"id": "7"}"#, #"{"layout": {"primaryLineLimit": 2.5}}"#,
      #"{"matchedSet": {"small": {"primaryText": "S"}}}"#, #"{"magic": "x", "specs": []}"#,
      #"{"variables": []}"#, #"{"layout": {"template": "custom"}}"#,
    ]
    #expect(try PythonValidator.verdicts(texts: bad) == Array(repeating: "invalid", count: bad.count))
  }

  /// Nodes, each in the forms that its keys may have.
  @Test func acceptsContent() throws {
    let good = [
      #"{"type": "text", "text": "A", "padding": -2.5, "foreground": "blueInk/0.5", "_note": 1, "comment": "x"}"#,
      #"{"type": "text", "text": {"small": "A", "default": "=name"}, "font": {"style": "title", "weight": "=w"}}"#,
      ##"{"type": "text", "spans": [{"text": "A", "foreground": "#FA0"}, {"text": "=b", "font": "body"}]}"##,
      #"{"type": "spacer", "minLength": {"small": {"light": 1, "dark": "=x"}, "default": 2}}"#,
      ##"{"type": "shape", "fill": {"light": {"linear": {"stops": ["red", {"color": "#00000080", "at": 1}]}}, "dark": "red"}}"##,
      #"{"type": "grid", "columns": [{"fit": true}, {"max": "infinity"}], "children": [{"type": "divider"}]}"#,
      #"{"type": "chart", "values": [1, null, "=x"], "frame": {"maxWidth": "infinity"}}"#,
      #"{"type": "spacer", "frame": {"width": "50%", "maxHeight": {"small": "12.5%", "default": "infinity"}}}"#,
      #"{"type": "grid", "columns": [{"width": "30%"}, {"max": "50%"}], "children": [{"type": "divider"}]}"#,
      #"{"type": "spacer", "background": {"type": "shape"}, "clip": {"shape": "capsule"}, "when": "=a > 1"}"#,
      #"{"type": "use", "template": "pill", "with": {"anything": [1, "=x"]}}"#,
    ]
    let texts = good.map(Self.design)
    #expect(try PythonValidator.verdicts(texts: texts) == Array(repeating: "valid", count: texts.count))
  }

  @Test func refusesMistakesInContent() throws {
    let bad = [
      "{}", "[]", #"{"type": "txt"}"#, #"{"type": "text"}"#, #"{"type": "text", "text": "A", "spans": []}"#,
      #"{"type": "text", "text": 5}"#, #"{"type": "text", "text": "A", "spacing": 2}"#, #"{"type": "vstack"}"#,
      #"{"type": "spacer", "foreground": "bluish green"}"#, #"{"type": "spacer", "foreground": "blue/2"}"#,
      ##"{"type": "spacer", "foreground": "#12345"}"##, #"{"type": "spacer", "opacity": 2}"#,
      #"{"type": "spacer", "opacity": {"tiny": 1}}"#, #"{"type": "spacer", "opacity": {"small": "much"}}"#,
      #"{"type": "spacer", "frame": {"width": "50 %"}}"#, #"{"type": "spacer", "frame": {"width": "half"}}"#,
      #"{"type": "spacer", "opacity": {}}"#, #"{"type": "spacer", "frame": {"widht": 1}}"#,
      #"{"type": "shape", "fill": {"linear": {}}}"#, #"{"type": "vstack", "children": [{"type": "hstck"}]}"#,
      #"{"type": "vstack", "children": [{"type": "symbol"}]}"#, #"{"type": "spacer", "frame": {"width": "infinity"}}"#,
    ]
    let texts = bad.map(Self.design)
    #expect(try PythonValidator.verdicts(texts: texts) == Array(repeating: "invalid", count: texts.count))
  }

  private static func design(content: String) -> String {
    #"{"name": "A", "layout": {"template": "custom"}, "content": \#(content)}"#
  }

  @Test func acceptsFilesOfTheApp() throws {
    let texts = try Oracle.designs.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
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
    try process.start()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(text: String(decoding: data, as: UTF8.self)) }
    return String(decoding: data, as: UTF8.self)
  }
}
