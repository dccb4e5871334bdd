// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting
import WeaveDiagnostics
import WeaveFetch

/// `docs/feeds.md` and `docs/weave.feeds.schema.json` against what reading goes by.
@Suite(.waiting) struct FeedDocumentTests {
  private let document: MarkdownDocument

  init() throws { document = try MarkdownDocument("docs/feeds.md") }

  @Test func keysAreCurrent() throws {
    try document.expectCurrent { $0 == "feeds" ? FeedSettingsTable.reference : nil }
  }

  @Test func schemaIsCurrent() throws {
    let path = "docs/weave.feeds.schema.json"
    if Project.rewritesDocuments { return try Project.write(FeedSettingsTable.schema, to: path) }
    #expect(try Project.text(of: path) == FeedSettingsTable.schema, "weave schema feeds prints it")
  }

  /// Every source that can be asked has a row.
  @Test func everySourceIsTold() throws {
    for service in ServiceTable.all {
      let isTold = document.text.contains("| `\(service.name)` |") || document.text.contains("`\(service.name)` ")
      #expect(isTold, "\(service.name)")
    }
  }

  @Test func theExampleHasNoMistake() throws {
    let example = try #require(document.blocks("json").first)
    let checked = FeedSettingsReader.read(SourceText(name: "feeds.json", text: example.text))
    #expect(checked.diagnostics.map(\.message.text) == [] && checked.output?.feeds.isEmpty == false)
  }

  /// systemd has nothing to say of the units but that the program is not installed.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/systemd-analyze"), "no systemd installed"))
  func theUnitsAreUnderstood() throws {
    let units = document.blocks("ini").map(\.text)
    try #require(units.count == 2)
    let folder = FileManager.default.temporaryDirectory.path + "/weave-units-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let service = units[0].replacing("/usr/bin/weave", with: "/bin/true")
    for (name, text) in [("weave-refresh.service", service), ("weave-refresh.timer", units[1])] {
      try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
      let outcome = try Project.run(["systemd-analyze", "verify", "--man=no", "\(folder)/\(name)"])
      #expect(!outcome.errors.contains(folder), "\(outcome.errors)")
    }
  }

  @Test(.enabled(if: (try? Project.run(["python3", "-c", "import yaml"]).status) == 0, "no python3-yaml installed"))
  func theRecipeOfHomeAssistantIsYAML() throws {
    let recipe = try #require(document.blocks("yaml").first).text
    let script = "import sys, yaml; print(yaml.safe_load(sys.argv[1])['shell_command']['widget'])"
    let outcome = try Project.run(["python3", "-c", script, recipe])
    #expect(outcome.status == 0 && outcome.output.hasPrefix("sh -c 'weave refresh; weave render"), "\(outcome.errors)")
    let check = try Project.run(["sh", "-n", "-c", outcome.output])
    #expect(check.status == 0)
  }
}
