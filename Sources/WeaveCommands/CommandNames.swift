// SPDX-License-Identifier: MIT

import ArgumentParser
import FoundationEssentials
import WeaveDiagnostics

/// The names of commands, for corrections of typing errors.
enum CommandNames {
  /// Checks the words in the position of a command's name.
  ///
  /// - Throws: a usage error that names the nearest command.
  static func check(_ arguments: [String]) throws(ValidationError) {
    var words = arguments[...]
    // `weave help snapshot set` explains `weave snapshot set`.
    if words.first == "help" { words = words.dropFirst() }
    var command: any ParsableCommand.Type = WeaveCommand.self
    var path = "weave"
    while let word = words.popFirst(), !word.hasPrefix("-"), word != "help" {
      let subcommands = command.configuration.subcommands
      if subcommands.isEmpty { return }
      let next = subcommands.first { name(of: $0) == word || $0.configuration.aliases.contains(word) }
      // A word that is not a subcommand is an argument of the default subcommand.
      if next == nil, command.configuration.defaultSubcommand != nil { return }
      guard let next else {
        throw ValidationError(refusal(of: word, among: subcommands, after: path))
      }
      command = next
      path += " \(word)"
    }
  }

  /// The command that the first words name, down to one without subcommands, and the words after its name; nil if they
  /// name none.
  static func leaf(of arguments: [String]) -> (command: any ParsableCommand.Type, words: [String])? {
    var words = arguments[...]
    var command: any ParsableCommand.Type = WeaveCommand.self
    while !command.configuration.subcommands.isEmpty {
      guard let word = words.popFirst(),
        let next = command.configuration.subcommands.first(where: { name(of: $0) == word })
      else { return nil }
      command = next
    }
    return (command, Array(words))
  }

  /// A refusal that lists allowed values, with the nearest of them on its first line.
  ///
  /// - Parameter refusal: as the library words it:
  ///   `The value 'drak' is invalid for '…'. Please provide one of 'light' or 'dark'.`
  static func advised(_ refusal: String) -> String {
    let lines = refusal.split(separator: "\n", omittingEmptySubsequences: false)
    guard let head = lines.first, head.hasPrefix("Error: The value '"),
      let list = head.firstRange(of: "Please provide one of")
    else { return refusal }
    let quoted = head.split(separator: "'", omittingEmptySubsequences: false)
    let inline = head[list.upperBound...].split(separator: "'").enumerated().filter { $0.offset % 2 == 1 }
      .map { String($0.element) }
    let listed = lines.dropFirst().prefix { $0.hasPrefix("  - ") }.map { String($0.dropFirst(4)) }
    guard quoted.count > 1, let near = nearest(to: String(quoted[1]), in: inline + listed).first else { return refusal }
    return "\(head[..<list.lowerBound])Did you mean '\(near)'? \(refusal[list.lowerBound...])"
  }

  private static func name(of command: any ParsableCommand.Type) -> String {
    command.configuration.commandName ?? command._commandName
  }

  private static func refusal(
    of word: String, among commands: [any ParsableCommand.Type], after path: String
  ) -> String {
    let start = "There is no command '\(path) \(word)'."
    if path == "weave" {
      if let meant = meanings[word.lowercased()] { return "\(start) Did you mean 'weave \(meant)'?" }
      let inner = commands.first { command in
        command.configuration.subcommands.contains { name(of: $0) == word }
      }
      if let inner { return "\(start) Did you mean 'weave \(name(of: inner)) \(word)'?" }
      if FileManager.default.fileExists(atPath: word) { return "\(start) To draw a design: weave render \(word)" }
    }
    let near = nearest(to: word, in: commands.map(name)).first.map { "Did you mean '\(path) \($0)'?" }
    return "\(start) \(near ?? "'\(path) --help' lists them.")"
  }

  /// Names for the same thing in other programs.
  private static let meanings = [
    "draw": "render", "build": "render", "convert": "render", "check": "validate",
    "lint": "validate", "fmt": "format", "init": "new", "create": "new", "list": "templates", "show": "inspect",
    "vars": "variables", "facts": "variables", "compare": "diff", "themes": "theme list", "completion": "--help",
  ]
}
