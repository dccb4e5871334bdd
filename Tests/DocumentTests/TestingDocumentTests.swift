// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting
import WeaveGolden

/// `docs/ci.md` and `docs/weave.test.schema.json` against what reading goes by, and the recipes against the command.
@Suite(.waiting) struct TestingDocumentTests {
  @Test func settingsAreCurrent() throws {
    try MarkdownDocument("docs/ci.md").expectCurrent { $0 == "settings" ? SettingsTable.reference : nil }
  }

  @Test func schemaIsCurrent() throws {
    #expect(try Project.text(of: "docs/weave.test.schema.json") == SettingsTable.schema, "weave schema tests prints it")
  }

  @Test func pageOfReportsIsCurrent() throws {
    #expect(try Project.run(["tools/generate-report", "--check"], in: Project.root).status == 0)
  }

  @Test func pageOfPreviewsIsCurrent() throws {
    #expect(try Project.run(["tools/generate-preview", "--check"], in: Project.root).status == 0)
  }

  /// The lines of the recipes and of the action that test, where designs and references are the same: they pass, and leave a
  /// report.
  @Test(.enabled(if: hasYAML, "no python3-yaml installed")) func recipesRunAsTheyStand() throws {
    let recipes = try MarkdownDocument("docs/ci.md").blocks("yaml").flatMap { block in
      block.text.matches(of: /- (weave test .*)/).map { String($0.1) }
    }
    let scripts = try recipes + Self.action().steps.compactMap(\.run).filter { $0.contains("weave test") }
    #expect(scripts.count == 3)
    let scratch = FileManager.default.temporaryDirectory.path + "/weave-recipes-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: scratch + "/Specs", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    try #"{"name": "x", "primaryText": "y", "layout": {"template": "hero"}}"#
      .write(toFile: scratch + "/Specs/x.json", atomically: true, encoding: .utf8)
    let folder = (Project.weave as NSString).deletingLastPathComponent
    let inputs = try Self.action().defaults.map { "\($0.key.uppercased())='\($0.value)'" }.joined(separator: " ")
    func run(_ script: String, part: Int = 1) throws {
      let setting = "export PATH=\"\(folder):$PATH\" CI=true CI_NODE_INDEX=\(part) CI_NODE_TOTAL=2 \(inputs)"
      #expect(try Project.run(["bash", "-c", "\(setting)\n\(script)"], in: scratch).status == 0, "\(script)")
    }
    try run("weave test Specs --update")
    for script in scripts {
      try? FileManager.default.removeItem(atPath: scratch + "/weave-report")
      try run(script)
      if script.contains("--shard") {
        try run(script, part: 2)
        continue
      }
      #expect(FileManager.default.fileExists(atPath: scratch + "/weave-report/junit.xml"))
    }
  }

  /// The job that publishes a comment's pictures on a branch, and posts it: twice, as for two pushes.
  @Test(.enabled(if: hasYAML, "no python3-yaml installed")) func aCommentIsPublished() throws {
    let recipe = try #require(
      try MarkdownDocument("docs/ci.md").blocks("yaml").map(\.text).first { $0.contains("Publish the pictures") })
    let steps = try Self.parsed(recipe, "[s['run'] for s in root['comment']['steps'] if 'run' in s]", as: [String].self)
    let scratch = FileManager.default.temporaryDirectory.path + "/weave-comment-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    for folder in ["weave-report/comment", "bin"] {
      try FileManager.default.createDirectory(atPath: "\(scratch)/\(folder)", withIntermediateDirectories: true)
    }
    func write(_ text: String, _ name: String) throws {
      try text.write(toFile: "\(scratch)/\(name)", atomically: true, encoding: .utf8)
    }
    try write(
      "#!/bin/sh\necho \"$@\" >> asked\n[ -f posted ] || case \"$*\" in *--edit-last*) exit 1;; esac\ntouch posted\n",
      "bin/gh")
    try write("text", "weave-report/comment.md")
    #expect(try Project.run(["sh", "-c", "chmod +x bin/gh && git init -q --bare remote"], in: scratch).status == 0)
    for run in ["71", "72"] {
      try write("picture of \(run)", "weave-report/comment/1-before.png")
      for step in steps {
        let setting =
          "export PATH=\"$PWD/bin:$PATH\" REMOTE=\"$PWD/remote\" NUMBER=5 GITHUB_RUN_ID=\(run) GITHUB_REPOSITORY=o/r"
        let outcome = try Project.run(["bash", "-e", "-c", "\(setting)\n\(step)"], in: scratch)
        #expect(outcome.status == 0, "\(outcome.output)")
      }
      try FileManager.default.removeItem(atPath: "\(scratch)/pictures")
    }
    let files = try Project.run(
      ["git", "-C", "remote", "ls-tree", "-r", "--name-only", "weave-pictures"], in: scratch)
    #expect(files.output == "71/1-before.png\n72/1-before.png\n")
    let asked = try String(contentsOfFile: "\(scratch)/asked", encoding: .utf8).split(separator: "\n")
    #expect(asked.map { $0.contains("--edit-last") } == [true, false, true])
  }

  /// Every value that a step of the action takes is an input, and so is everything that the recipe gives it.
  @Test(.enabled(if: hasYAML, "no python3-yaml installed")) func theActionIsGivenWhatItTakes() throws {
    let action = try Self.action()
    let inputs = Set(action.defaults.keys).union(action.required)
    let text = try Project.text(of: "tools/action/action.yml")
    #expect(Set(text.matches(of: /inputs\.([a-z]+)/).map { String($0.1) }) == inputs)
    for script in action.steps.compactMap(\.run) {
      #expect(try Project.run(["bash", "-n", "-c", script]).status == 0, "\(script)")
    }
    let recipes = try MarkdownDocument("docs/ci.md").blocks("yaml").map(\.text).filter { $0.contains("tools/action@") }
    let steps = "[s['with'] for j in root['jobs'].values() for s in j['steps'] if 'tools/action@' in s.get('uses', '')]"
    let given = try recipes.flatMap { try Self.parsed($0, steps, as: [[String: String]].self) }
    #expect(given.count == 3)
    for values in given {
      #expect(Set(values.keys).isSubset(of: inputs) && Set(values.keys).isSuperset(of: action.required))
      // Each line is one argument.
      let arguments = (values["arguments"] ?? "").replacing(/\$\{\{.*?\}\}/, with: "1").split(separator: "\n")
      #expect(arguments.allSatisfy { !$0.contains(" ") }, "\(arguments)")
    }
  }

  /// The image takes what tools/package makes, checks it, installs nothing, and its commands are a shell's.
  @Test func theContainerTakesTheArchive() throws {
    let text = try Project.text(of: "tools/container/Containerfile")
    #expect(text.contains("RUN ln -s /opt/weave-*-linux-x86_64*/bin/weave ") && !text.contains("apt"))
    #expect(text.matches(of: /FROM (--platform=linux\/amd64 )?/).allSatisfy { $0.1 != nil })
    #expect(try Project.text(of: "tools/package").contains("name=weave-$version-linux-$machine\n"))
    let lines = text.replacing("\\\n", with: "").split(separator: "\n")
    let commands = lines.filter { $0.hasPrefix("RUN ") }.map { String($0.dropFirst(4)) }
    #expect(commands.count == 2 && commands[0].contains("sha256sum --check"))
    for command in commands { #expect(try Project.run(["sh", "-n", "-c", command]).status == 0) }
  }

  private static let hasYAML = (try? Project.run(["python3", "-c", "import yaml"]).status) == 0

  private struct Action: Decodable {
    struct Step: Decodable { var run: String? }
    var defaults: [String: String]
    var required: Set<String>
    var steps: [Step]
  }

  /// The action for GitHub, as a reader of YAML sees it.
  private static func action() throws -> Action {
    try parsed(
      try Project.text(of: "tools/action/action.yml"),
      """
      {'defaults': {k: v['default'] for k, v in root['inputs'].items() if 'default' in v}, \
      'required': [k for k, v in root['inputs'].items() if v.get('required')], 'steps': root['runs']['steps']}
      """, as: Action.self)
  }

  /// What an expression of Python gives for the root of a YAML text.
  private static func parsed<Value: Decodable>(_ yaml: String, _ expression: String, as type: Value.Type) throws
    -> Value
  {
    let script = "import json, sys, yaml; root = yaml.safe_load(sys.argv[1]); print(json.dumps(\(expression)))"
    let outcome = try Project.run(["python3", "-c", script, yaml])
    return try JSONDecoder().decode(type, from: Data(outcome.output.utf8))
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
