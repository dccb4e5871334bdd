// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// The first hours of a project with tests.
@Suite(.waiting) struct TestInitTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    for name in ["widgets/parts", "widgets/facts", "widgets/data", "src"] { try folder.makeFolder(name) }
    try folder.write(
      #"{"name": "a", "primaryText": "Hi", "layout": {"template": "hero"}, "strings": {"en": {"x": "X"}, "de": {"x": "Y"}}}"#,
      to: "widgets/a.json")
    try folder.write(GoldenFolder.design(), to: "widgets/b.json")
    try folder.write(##"{"colors": {"brand": "#204060"}}"##, to: "widgets/parts/kit.json")
    try folder.write(
      #"{"version": 1, "updatedAt": "2026-11-20T09:00:00Z", "today": 7}"#, to: "widgets/facts/steps.json")
    try folder.write(#"[{"time": "09:41"}]"#, to: "widgets/data/departures.json")
    try folder.write(#"{"name": "app", "version": "1.0.0", "scripts": {}}"#, to: "package.json")
    try folder.write(#"{"compilerOptions": {}}"#, to: "src/tsconfig.json")
  }

  private func run(_ words: String...) throws -> Tool.Outcome { try Tool.run(words, in: folder) }

  private func text(_ name: String) throws -> String { String(decoding: try folder.read(name), as: UTF8.self) }

  @Test func aProjectIsPrepared() throws {
    try folder.write("build", to: ".gitignore")
    let outcome = try run("test", "init")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.text.hasPrefix("2 designs in widgets\nwrote widgets/weave.test.json"), "\(outcome.text)")
    let settings = try #require(
      JSONSerialization.jsonObject(with: folder.read("widgets/weave.test.json")) as? [String: Any])
    #expect(settings["locales"] as? [String] == ["en_US", "de"])
    #expect(settings["snapshots"] as? String == "facts")
    #expect(Set(settings["exclude"] as? [String] ?? []) == ["data", "parts"])
    #expect(try text(".gitignore") == "build\nweave-report/\n")
    #expect(try text(".gitattributes") == "Golden/**/*.png diff=weave\n")
    #expect(try text(".github/workflows/weave.yml").contains("run: weave test widgets --report weave-report\n"))
    // The commands that it prints work as they stand.
    #expect(outcome.text.contains("  weave test widgets --update "))
    let drawn = try run("test", "widgets", "--update")
    #expect(drawn.status == 0 && drawn.text.contains("24 new"), "\(drawn.text)\(drawn.errors)")
    #expect(try run("test", "widgets").text == "24 same\n")
    // A second time changes nothing.
    let again = try run("test", "init")
    #expect(again.status == 0 && !again.text.contains("wrote"), "\(again.text)")
    #expect(try text(".gitignore") == "build\nweave-report/\n")
  }

  @Test func theWorkflowIsForTheServerOfTheProject() throws {
    #expect(try run("test", "init", "--ci", "none").status == 0)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/.github"))
    #expect(try run("test", "init", "--ci", "gitlab", "--package", "tools/weave.deb", "--golden", "refs").status == 0)
    let job = try text(".gitlab-ci.yml")
    #expect(job.contains("WEAVE: \"tools/weave.deb\"") && job.contains("- weave test widgets --golden refs --report"))
    // What is there is somebody's own.
    try folder.write("stages: [x]\n", to: ".gitlab-ci.yml")
    #expect(try run("test", "init").text.contains("wrote weave.gitlab-ci.yml"))
    #expect(try text(".gitlab-ci.yml") == "stages: [x]\n")
  }

  @Test(.enabled(if: hasYAML, "no python3-yaml installed")) func theWorkflowsAreYAML() throws {
    #expect(try run("test", "init", "--package", #"a"b\c"#).status == 0)
    #expect(try run("test", "init", "--ci", "gitlab").status == 0)
    for (file, expression) in [
      (".github/workflows/weave.yml", "root['jobs']['weave']['steps'][2]['run']"),
      (".gitlab-ci.yml", "root['weave']['script'][0]"),
    ] {
      let script = "import sys, yaml; root = yaml.safe_load(open(sys.argv[1])); print(\(expression))"
      let outcome = try Tool.run(["-c", script, file], in: folder, program: "/usr/bin/python3")
      #expect(outcome.text == "weave test widgets --report weave-report\n", "\(outcome.errors)")
    }
  }

  private static let hasYAML =
    (try? Tool.run(["-c", "import yaml"], in: Folder(), program: "/usr/bin/python3").status) == 0

  @Test func mistakes() throws {
    let none = try run("test", "init", "src")
    #expect(none.status == 2 && none.errors.contains("there is no design in this folder"), "\(none.errors)")
    #expect(try run("test", "init", "nowhere").errors.contains("`nowhere` is not a folder"))
    #expect(try run("test", "init", "--ci", "jenkins").status == 64)
    #expect(try run("test", "init", "--help").text.contains("USAGE: weave test init"))
    // A folder of that name is a folder of designs.
    try folder.makeFolder("init")
    try folder.write(GoldenFolder.design(), to: "init/c.json")
    #expect(try run("test", "init").text.contains("6 new"))
  }

  // MARK: The first run on a CI server

  @Test func theFirstRunSaysWhatToDo() throws {
    let golden = try GoldenFolder()
    try golden.path.write("", to: "summary.md")
    let outcome = try Tool.run(
      ["test", "Specs"], in: golden.path,
      environment: ["CI": "true", "GITHUB_STEP_SUMMARY": golden.path.path + "/summary.md", "GITHUB_ACTIONS": "true"])
    #expect(outcome.status == 1 && outcome.text.contains("2 missing"))
    #expect(outcome.errors.contains("`Golden` has no references yet"), "\(outcome.errors)")
    let summary = String(decoding: try golden.path.read("summary.md"), as: UTF8.self)
    #expect(summary.contains("weave accept --all --report weave-report"))
    // The pictures are kept, and the command that is named makes them the references.
    #expect(try Tool.run(["accept", "--all", "--report", "weave-report"], in: golden.path).status == 0)
    #expect(try golden.test(ci: true).text == "2 same\n")
    // One missing picture among others is no first run.
    try golden.path.write(GoldenFolder.design(), to: "Specs/three.json")
    #expect(try !golden.test(ci: true).errors.contains("no references yet"))
  }
}
