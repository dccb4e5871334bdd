// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// Shell completions: the names of the language, and files of the right kind.
@Suite(.waiting) struct CompletionTests {
  @Test(arguments: ["bash", "zsh", "fish"]) func scriptsAskForNames(_ shell: String) throws {
    let script = try Tool.run(["--generate-completion-script", shell], in: try Folder()).text
    for option in ["--map", "--text-size", "accessoryCircular", "json"] {
      let name = shell == "fish" ? option.replacing("--", with: "") : option
      #expect(script.contains(name), "\(option)")
    }
    #expect(script.contains("---completion"))
  }

  static let names: [([String], [String])] = [
    (["render", "--", "--device"], ["iphone-se", "iphone-402-ios26"]),
    (["render", "--", "--panel"], ["trmnl-og", "inky-spectra-13.3"]),
    (["panels", "--", "positional@0"], ["kobo-libra-2"]),
    (["theme", "apply", "--", "positional@0"], ["ember-night"]),
    (["template", "--", "positional@0"], ["hero", "countdown"]),
    (["new", "--", "--template"], ["steps", "countdown"]),
    (["symbols", "--", "positional@0"], ["cloud.rain"]), (["explain", "--", "positional@0"], ["W0201"]),
  ]

  /// The shells' completion scripts call the command itself with the words so far.
  @Test(arguments: names) func namesAreOffered(_ request: [String], _ expected: [String]) throws {
    let outcome = try Tool.run(["---completion"] + request + ["0", "0", ""], in: try Folder())
    #expect(outcome.status == 0, "\(outcome.errors)")
    let offered = Set(outcome.text.split(separator: "\n").map(String.init))
    #expect(Set(expected).isSubset(of: offered), "\(outcome.text.prefix(300))")
  }
}
