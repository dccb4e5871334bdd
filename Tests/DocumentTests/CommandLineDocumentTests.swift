// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// `docs/command-line.md` against the command itself.
@Suite(.waiting) struct CommandLineDocumentTests {
  private let document: MarkdownDocument
  private let commands: [CommandDescription]

  init() throws {
    document = try MarkdownDocument("docs/command-line.md")
    let dump = try Project.run([Project.weave, "--experimental-dump-help"])
    let tool = try JSONDecoder().decode(CommandDescription.Tool.self, from: Data(dump.output.utf8))
    commands = tool.command.leaves("")
  }

  @Test func tablesAreCurrent() throws {
    try document.expectCurrent { name in
      guard let command = commands.first(where: { $0.commandName == name }) else {
        Issue.record("docs/command-line.md asks for `\(name)`, which is no command")
        return nil
      }
      return command.table
    }
    let names = Set(document.generatedParts)
    #expect(commands.map(\.commandName).filter { !names.contains($0) }.isEmpty)
  }

  @Test func everyOptionHasAnExample() {
    let blocks = document.blocks("sh") + document.blocks("console")
    for command in commands {
      let examples = blocks.filter { $0.section.contains("weave \(command.commandName)") }.map(\.text).joined()
      #expect(examples.contains("weave \(command.commandName)"), "weave \(command.commandName)")
      for option in command.ownOptions {
        #expect(option.spellings.contains(where: examples.contains), "weave \(command.commandName) \(option.spellings)")
      }
    }
  }

  /// The examples are understood: with a design that is not there, they end by that and not by wrong usage.
  @Test func examplesAreUnderstood() throws {
    for line in document.blocks("sh").flatMap({ $0.text.split(separator: "\n") }) where line.hasPrefix("weave ") {
      let harmless = String(line).replacing(/[A-Za-z0-9\/_.*-]+\.json/, with: "no-such-design.json")
      try withScratch { scratch in
        let status = try shell(harmless, in: scratch, data: scratch).status
        #expect([0, 2].contains(status), "\(line)")
      }
    }
  }

  /// Blocks that show a command and what it prints.
  @Test func outputsAreCurrent() throws {
    for block in document.blocks("console") {
      try withScratch { scratch in
        for part in block.text.split(separator: "$ ", omittingEmptySubsequences: true) {
          let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
          let outcome = try shell(String(lines[0]), in: Project.root, data: scratch)
          #expect(outcome.output == String(lines.count > 1 ? lines[1] : ""), "\(lines[0])")
        }
      }
    }
  }

  /// - Parameter data: where the line keeps its snapshots, and not with those of whoever runs the tests.
  private func shell(_ line: String, in folder: String, data: String) throws -> Project.Outcome {
    let folderOfTool = (Project.weave as NSString).deletingLastPathComponent
    let setting = "export XDG_DATA_HOME=\"\(data)\"; PATH=\"\(folderOfTool):$PATH\""
    return try Project.run(["sh", "-c", "\(setting); \(line)"], in: folder)
  }

  /// An empty folder that is gone afterwards.
  private func withScratch(_ body: (String) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory.path + "/weave-documents-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }
}

/// A command as it describes itself.
struct CommandDescription: Decodable {
  struct Tool: Decodable { var command: CommandDescription }

  struct Argument: Decodable {
    struct Name: Decodable {
      var kind: String
      var name: String
      var spelling: String { (kind == "long" ? "--" : "-") + name }
    }

    var kind: String
    var names: [Name]?
    var valueName: String?
    var abstract: String?
    var discussion: String?
    var defaultValue: String?
    var allValues: [String]?
    var isOptional: Bool
    var isRepeating: Bool

    /// `--output`, `-o`; nothing for a positional argument.
    var spellings: [String] { (names ?? []).map(\.spelling) }
  }

  var commandName: String
  var abstract: String?
  var arguments: [Argument]?
  var subcommands: [CommandDescription]?

  /// The commands at the ends of the tree, by all of their words: `snapshot set`.
  func leaves(_ outer: String) -> [CommandDescription] {
    (subcommands ?? []).filter { $0.commandName != "help" }.flatMap { command -> [CommandDescription] in
      let name = outer + command.commandName
      let inner = command.leaves(name + " ")
      if !inner.isEmpty { return inner }
      var leaf = command
      leaf.commandName = name
      return [leaf]
    }
  }

  /// The options that are not on every command.
  var ownOptions: [Argument] {
    (arguments ?? []).filter {
      $0.kind != "positional" && !$0.spellings.contains("--help") && !$0.spellings.contains("--version")
    }
  }

  /// What it does, and a row for each argument.
  var table: String {
    let positional = (arguments ?? []).filter { $0.kind == "positional" }
    let rows = (positional + ownOptions).map { argument -> String in
      let value = "<\(argument.valueName ?? "value")>" + (argument.isRepeating ? "…" : "")
      let name =
        switch argument.kind {
        case "positional": value
        case "flag": argument.spellings.joined(separator: ", ")
        default: argument.spellings.joined(separator: ", ") + " " + value
        }
      let values = argument.allValues.map { " One of " + $0.map { "`\($0)`" }.joined(separator: " ") + "." } ?? ""
      let standard = argument.defaultValue.map { " Default: `\($0)`." } ?? argument.discussion.map { " " + $0 } ?? ""
      let text = (argument.abstract ?? "") + values + standard
      return "| `\(name)` | \(text.replacing("|", with: "\\|")) |\n"
    }
    let head = (abstract ?? "") + "\n"
    return rows.isEmpty ? head : head + "\n| Argument | What it does |\n|---|---|\n" + rows.joined()
  }
}
