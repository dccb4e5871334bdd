// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting
import WeaveRender

/// `docs/weave.schema.json`, which designs refer to.
@Suite(.waiting) struct SchemaFileTests {
  @Test func isCurrent() throws {
    let path = "docs/weave.schema.json"
    if Project.rewritesDocuments { return try Project.write(Language.schema, to: path) }
    expectEqualLines(try Project.text(of: path), Language.schema, path)
  }

  /// Every design of the project, judged by a validator that is not ours.
  @Test(.enabled(if: SchemaValidator.isAvailable, "no python3-jsonschema installed")) func acceptsEveryDesign() throws {
    let files = try Project.files(under: "Specs", ending: ".json").filter { file in
      // Boards and playlists are files of other forms.
      let isDesign = try !["\"slots\":", "\"entries\":"].contains(where: Project.text(of: file).contains)
      return !["Specs/Broken/", "Specs/Snapshots/"].contains { file.hasPrefix($0) }
        && !file.hasSuffix("weave.test.json") && (isDesign || !file.hasPrefix("Specs/Boards/"))
    }
    #expect(files.count > 60)
    let verdicts = try SchemaValidator.verdicts(texts: files.map(Project.text(of:)))
    for (file, verdict) in zip(files, verdicts) { #expect(verdict == "valid", "\(file)") }
  }

  /// Designs lead an editor to the schema by its path from them.
  @Test func designsReferToIt() throws {
    for file in ["Specs/Content", "Specs/Gallery"].flatMap({ Project.files(under: $0, ending: ".json") })
    where !file.hasSuffix("weave.test.json") {
      let up = String(repeating: "../", count: file.split(separator: "/").count - 1)
      #expect(try Project.text(of: file).contains("\"$schema\": \"\(up)docs/weave.schema.json\""), "\(file)")
    }
  }
}

/// Python's `jsonschema`, where it is installed, with the project's schema.
enum SchemaValidator {
  static let isAvailable = (try? Project.run(["python3", "-c", "import jsonschema"]).status) == 0

  /// For each text `valid`, or what is wrong first and where.
  static func verdicts(texts: [String]) throws -> [String] {
    let program = """
      import json, sys, jsonschema
      with open(sys.argv[1]) as file:
          job = json.load(file)
      schema = json.loads(job["schema"])
      jsonschema.Draft202012Validator.check_schema(schema)
      validator = jsonschema.Draft202012Validator(schema)
      for text in job["texts"]:
          error = jsonschema.exceptions.best_match(validator.iter_errors(json.loads(text)))
          print("valid" if error is None else error.json_path + " " + error.message.replace("\\n", " ")[:300])
      """
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("weave-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try JSONEncoder().encode(Job(schema: Language.schema, texts: texts)).write(to: file)
    let outcome = try Project.run(["python3", "-c", program, file.path])
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.output.split(separator: "\n").map(String.init)
  }

  private struct Job: Encodable {
    var schema: String
    var texts: [String]
  }
}
