// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// References in a Git repository.
@Suite(.waiting) struct GitTests {
  private let one = GoldenFolder.one
  private let golden: GoldenFolder

  init() throws {
    golden = try GoldenFolder()
    try #require(try golden.test("--update").status == 0)
    try git(
      "init -q . && git config user.name x && git config user.email x@example.org && echo weave-report/ > .gitignore")
    try commit("Start")
  }

  /// What Git prints.
  @discardableResult private func git(_ line: String) throws -> String {
    let tool = (Tool.path as NSString).deletingLastPathComponent
    let outcome = try Tool.run(
      ["-c", "git \(line)"], in: golden.path,
      environment: [
        "PATH": "\(tool):/usr/bin:/bin", "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null",
        "GIT_PAGER": "cat",
      ], program: "/bin/sh")
    try #require(outcome.status == 0, "git \(line): \(outcome.errors)")
    return outcome.text
  }

  private func commit(_ message: String) throws { try git("add -A && git commit -qm '\(message)'") }

  // MARK: Git LFS

  @Test func aPointerOfLFSIsCalledThat() throws {
    let pointer =
      "version https://git-lfs.github.com/spec/v1\noid sha256:\(String(repeating: "0", count: 64))\nsize 9\n"
    try golden.path.write(pointer, to: "Golden/\(one).png")
    for options in [[], ["--update"]] {
      let outcome = try Tool.run(["test", "Specs"] + options, in: golden.path)
      #expect(outcome.status == 1, "\(outcome.text)")
      #expect(
        outcome.text.contains(
          "`Golden/\(one).png`: a pointer of Git LFS, not the file itself; fetch it with `git lfs pull`"),
        "\(outcome.text)")
      #expect(try golden.path.read("Golden/\(one).png") == Data(pointer.utf8))
    }
    try golden.path.write(pointer, to: "Golden/environment.json")
    let outcome = try golden.test()
    #expect(outcome.status == 2 && outcome.errors.contains("git lfs pull"), "\(outcome.errors)")
  }

  // MARK: --since

  @Test func onlyWhatChangedIsDrawn() throws {
    #expect(try golden.test("--since", "HEAD").text == "2 untouched\n")
    try golden.path.write(GoldenFolder.design("Stairs"), to: "Specs/one.json")
    #expect(try golden.test("--since", "HEAD").text.contains("1 changed, 1 untouched"))
    // A committed change counts, too, and a new file.
    try commit("Change")
    try golden.path.write(GoldenFolder.design(), to: "Specs/three.json")
    #expect(try golden.test("--since", "HEAD").text.contains("1 new, 2 untouched"))
    #expect(try golden.test("--since", "HEAD~1").text.contains("1 changed, 1 new, 1 untouched"))
    #expect(try golden.test("--since", "HEAD", "--update", "--prune").status == 64)
  }

  @Test(arguments: [
    ("Specs/weave.test.json", "2 changed"), ("Specs/parts/kit.json", "1 changed, 1 untouched"),
    ("Specs/facts/steps.json", "2 changed"), ("Specs/more.json", "2 changed"),
    ("Golden/\(GoldenFolder.two).png", "1 changed, 1 untouched"), ("README", "2 untouched"),
    ("Specs/lake.svg", "1 changed, 1 untouched"),
  ])
  func eachDependencyCounts(file: String, counts: String) throws {
    for folder in ["Specs/parts", "Specs/facts"] { try golden.path.makeFolder(folder) }
    func kit(_ color: String) -> String { ##"{"colors": {"brand": "\##(color)"}}"## }
    func steps(_ count: Int) -> String {
      #"{"version": 1, "fetchedAt": "2026-11-20T09:00:00Z", "today": {"day": "2026-11-20", "steps": \#(count)}}"#
    }
    func lake(_ color: String) -> String {
      ##"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="\##(color)"/></svg>"##
    }
    func settings(_ color: String) -> String {
      GoldenFolder.settings.dropLast()
        + ##", "snapshots": "facts", "data": ["more.json"], "exclude": ["parts", "more.json"], "variables": {"ink": "\##(color)"}}"##
    }
    let text = #"{"type": "text", "text": "{{__steps_today}} {{more}}", "foreground": "=ink"}"#
    try golden.path.write(kit("#204060"), to: "Specs/parts/kit.json")
    try golden.path.write(steps(7000), to: "Specs/facts/steps.json")
    try golden.path.write(#"{"more": "a"}"#, to: "Specs/more.json")
    try golden.path.write(lake("#FF0000"), to: "Specs/lake.svg")
    try golden.path.write(settings("#102030"), to: "Specs/weave.test.json")
    try golden.path.write(
      ##"{"name": "x", "include": ["parts/kit.json"], "layout": {"template": "custom"}, "content": {"type": "vstack", "children": [\##(text), {"type": "shape", "shape": "circle", "fill": "brand"}]}}"##,
      to: "Specs/one.json")
    try golden.path.write(
      Design.custom(#"{"type": "vstack", "children": [\#(text), {"type": "image", "file": "lake.svg"}]}"#),
      to: "Specs/two.json")
    let first = try golden.test("--update")
    try #require(first.status == 0, "\(first.text)\(first.errors)")
    try commit("All")
    #expect(try golden.test("--since", "HEAD").text == "2 untouched\n")
    switch file {
    case "Specs/weave.test.json": try golden.path.write(settings("#902030"), to: file)
    case "Specs/parts/kit.json": try golden.path.write(kit("#904060"), to: file)
    case "Specs/facts/steps.json": try golden.path.write(steps(8123), to: file)
    case "Specs/more.json": try golden.path.write(#"{"more": "b"}"#, to: file)
    case "Specs/lake.svg": try golden.path.write(lake("#0000FF"), to: file)
    case "README": try golden.path.write("x", to: file)
    default: try golden.path.write(try golden.path.read("Golden/\(one).png"), to: file)
    }
    let outcome = try golden.test("--since", "HEAD")
    #expect(outcome.text.contains(counts), "\(file): \(outcome.text)\(outcome.errors)")
  }

  @Test func whatGitDoesNotKnowIsTold() throws {
    let none = try golden.test("--since", "v9")
    #expect(none.status == 2 && none.errors.contains("has no commit `v9`") && none.errors.contains("--unshallow"))
    #expect(try golden.test("--since=--output=x").errors.contains("has no commit `--output=x`"))
    #expect(!golden.path.names.contains("x"))
    try FileManager.default.removeItem(atPath: golden.path.path + "/.git")
    let outside = try golden.test("--since", "HEAD")
    #expect(outside.status == 2 && outside.errors.contains("not in a Git repository"), "\(outside.errors)")
  }

  // MARK: git diff

  /// The recipe of docs/ci.md.
  @Test func gitShowsWhatChangedInAPicture() throws {
    try git("config diff.weave.textconv 'weave inspect'")
    try golden.path.write("Golden/**/*.png diff=weave\n", to: ".gitattributes")
    try commit("Attributes")
    try golden.path.write(GoldenFolder.design("Stairs", color: "#C02050"), to: "Specs/one.json")
    #expect(try golden.test("--update").status == 0)
    for text in [
      try git("diff"),
      try {
        try commit("Stairs"); return try git("log -1 -p")
      }(),
    ] {
      #expect(text.contains("-      | \"Steps\" at") || text.contains("| \"Steps\" at"), "\(text)")
      #expect(text.contains("+") && text.contains("“Stairs”") && text.contains("#C02050"), "\(text)")
      #expect(!text.contains("Binary files"), "\(text)")
    }
    let text = try Tool.run(["inspect", "Golden/\(one).png"], in: golden.path).text
    #expect(text.hasPrefix("picture 158 × 158, pixels ") && text.contains("\nlayout\n"))
  }
}
