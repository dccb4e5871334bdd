// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveGolden

/// `docs/ci.md` and `docs/weave.test.schema.json` against what reading goes by, and the recipes against the command.
@Suite struct TestingDocumentTests {
  @Test func settingsAreCurrent() throws {
    try MarkdownDocument("docs/ci.md").expectCurrent { $0 == "settings" ? SettingsTable.reference : nil }
  }

  @Test func schemaIsCurrent() throws {
    #expect(try Project.text(of: "docs/weave.test.schema.json") == SettingsTable.schema, "weave schema tests prints it")
  }

  @Test func pageOfReportsIsCurrent() throws {
    #expect(try Project.run(["tools/generate-report", "--check"], in: Project.root).status == 0)
  }

  /// The recipes' own lines, where designs and references are the same: they pass, and leave a report.
  @Test func recipesRunAsTheyStand() throws {
    let lines = try MarkdownDocument("docs/ci.md").blocks("yaml").flatMap { block in
      block.text.matches(of: /\.weave\/tools\/(weave .*)/).map { String($0.1) }
    }
    #expect(lines.count == 2)
    let scratch = FileManager.default.temporaryDirectory.path + "/weave-recipes-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: scratch + "/Specs", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    try #"{"name": "x", "primaryText": "y", "layout": {"template": "hero"}}"#
      .write(toFile: scratch + "/Specs/x.json", atomically: true, encoding: .utf8)
    let folder = (Project.weave as NSString).deletingLastPathComponent
    let setting = "export PATH=\"\(folder):$PATH\" CI=true CI_NODE_INDEX=1 CI_NODE_TOTAL=2"
    #expect(try Project.run(["sh", "-c", "\(setting); weave test Specs --update"], in: scratch).status == 0)
    for line in lines {
      #expect(try Project.run(["sh", "-c", "\(setting); \(line)"], in: scratch).status == 0, "\(line)")
      #expect(FileManager.default.fileExists(atPath: scratch + "/weave-report/junit.xml"))
    }
  }

  /// The hook, in a repository of its own: it lets equal pictures pass and stops changed ones.
  @Test func theHookStopsChangedPictures() throws {
    let scratch = FileManager.default.temporaryDirectory.path + "/weave-hook-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: scratch + "/Specs", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let hook = try #require(try MarkdownDocument("docs/ci.md").blocks("bash").first?.text)
    func design(_ text: String) throws {
      try #"{"name": "x", "primaryText": "\#(text)", "layout": {"template": "hero"}}"#
        .write(toFile: scratch + "/Specs/x.json", atomically: true, encoding: .utf8)
    }
    func shell(_ line: String) throws -> Int32 {
      let folder = (Project.weave as NSString).deletingLastPathComponent
      let setting = "export PATH=\"\(folder):$PATH\" GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null"
      return try Project.run(["sh", "-c", "\(setting); \(line)"], in: scratch).status
    }
    let identity = "git config user.name x && git config user.email x@example.org"
    #expect(try shell("git init -q . && \(identity)") == 0)
    try design("Before")
    #expect(try shell("weave test Specs --update && git add Specs Golden && git commit -qm Start") == 0)
    try hook.write(toFile: scratch + "/.git/hooks/pre-commit", atomically: true, encoding: .utf8)
    #expect(try shell("chmod +x .git/hooks/pre-commit && git commit -q --allow-empty -m Nothing") == 0)
    try design("After")
    #expect(try shell("git commit -qam Change") == 1)
    #expect(try shell("weave accept --all && git add Golden && git commit -qam Change") == 0)
  }
}
