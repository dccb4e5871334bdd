// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// Options take negative values as they take others, without `=`.
@Suite(.waiting) struct NegativeValueTests {
  private struct Help: Decodable {
    struct Name: Decodable {
      var kind: String
      var name: String
    }
    struct Argument: Decodable {
      var kind: String
      var names: [Name]?
    }
    struct Command: Decodable {
      var commandName: String
      var arguments: [Argument]?
      var subcommands: [Command]?

      var options: [String] {
        let names = (arguments ?? []).filter { $0.kind == "option" }.compactMap(\.names)
        return names.compactMap { $0.first { $0.kind == "long" }?.name }
      }
    }
    var command: Command
  }

  /// Each command with its options; the first word is not the program's name.
  private static func commands(_ command: Help.Command, _ path: [String] = []) -> [([String], [String])] {
    let inner = (command.subcommands ?? []).filter { $0.commandName != "help" }
    return inner.isEmpty
      ? [(path, command.options)] : inner.flatMap { commands($0, path + [$0.commandName]) }
  }

  /// Every option of every command; one that several commands share is tried in one of them.
  @Test func noValueNeedsAnEqualsSign() throws {
    let folder = try Folder()
    let dump = try Tool.run(["--experimental-dump-help"], in: folder)
    let all = Self.commands(try JSONDecoder().decode(Help.self, from: dump.bytes).command)
    var tried: Set<String> = []
    for (path, options) in all {
      for option in options where tried.insert(option).inserted {
        // The last word ends every command before it does anything.
        let apart = try Tool.run(path + ["--\(option)", "-37.8,144.96", "--no-such-option"], in: folder)
        let together = try Tool.run(path + ["--\(option)=-37.8,144.96", "--no-such-option"], in: folder)
        #expect(!apart.errors.contains("Missing value"), "\(path) --\(option): \(apart.errors)")
        #expect(apart.errors == together.errors && apart.status == 64, "\(path) --\(option)")
      }
    }
    #expect(all.count > 50 && tried.count > 80)
  }

  @Test func aPlaceInTheSouthIsAdded() throws {
    let folder = try Folder()
    for place in ["-37.8,144.96", "-.5,-78.4"] {
      let added = try Tool.run(["feed", "add", "weather", "--place", place, "--untried"], in: folder)
      #expect(added.status == 0, "\(added.errors)")
    }
    let list = try Tool.run(["feed", "list"], in: folder)
    #expect(list.text == "weather  open-meteo  -0.5, -78.4\n")
  }

  /// What follows `--`, and a number that follows no option, is not touched.
  @Test func otherWordsStay() throws {
    let folder = try Folder()
    #expect(try Tool.run(["eval", "--", "-5"], in: folder).text == "-5\n")
    let refused = try Tool.run(["eval", "text", "-5"], in: folder)
    #expect(refused.status == 64 && refused.errors.contains("Unknown option '-5'"), "\(refused.errors)")
  }
}
