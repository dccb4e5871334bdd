// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// `weave eval` reports mistakes in a text, and errors exit with 1.
@Suite(.waiting) struct EvalTests {
  private func run(_ arguments: String...) throws -> Tool.Outcome {
    try Tool.run(["eval"] + arguments, in: try Folder())
  }

  @Test(arguments: [
    ("{{=1 +}}", "W0221"), ("{{=(1}}", "W0222"), ("{{name", "W0203"), ("{{=nope(1)}}", "W0225"),
  ])
  func errors(_ text: String, _ code: String) throws {
    let outcome = try run(text)
    #expect(outcome.status == 1 && outcome.text == "")
    #expect(outcome.errors.hasPrefix("<text>:1:") && outcome.errors.contains("[\(code)]"), "\(outcome.errors)")
  }

  @Test(arguments: [
    ("{{5||uper}}", "there is no filter `uper`; did you mean `upper`?"),
    ("{{fed|x|hourssince}}", "there is no filter `hourssince`; did you mean `sincehours`?"),
    ("{{fed|x|wibble}}", "there is no filter `wibble`"),
    ("{{streak}}", "there is no variable `streak`"),
  ])
  func warnings(_ text: String, _ message: String) throws {
    let outcome = try run(text)
    #expect(outcome.status == 0 && outcome.errors.contains("warning: \(message)"), "\(outcome.errors)")
    let strict = try run(text, "--strict")
    #expect(strict.status == 1 && strict.text == "" && strict.errors.contains("error: \(message)"))
  }

  /// Syntax that is only valid in a content tree is read as in one.
  @Test(arguments: [
    (["=map(days, item > 4 ? 'green' : 'red')"], #"["red","green","green"]"#), (["=days[1] * 2"], "16"),
    (["{{='Day ' + days[0]}}"], "Day 3"), (["--tree", "{{=name + ' is here'}}"], "Ada is here"),
    (["--custom", "{{=name + ' is here'}}"], "Ada is here"), (["{{name}} = {{days[2]}}"], "Ada = 5"),
  ])
  func theLanguageOfATree(_ arguments: [String], _ text: String) throws {
    let given = ["--var-json", "days=[3, 8, 5]", "--var", "name=Ada"]
    let outcome = try Tool.run(["eval"] + arguments + given, in: try Folder())
    #expect(outcome.status == 0 && outcome.text == text + "\n", "\(outcome.text)\(outcome.errors)")
  }

  @Test func mistakesOfAnExpressionHaveTheirPlaces() throws {
    let outcome = try run("=nope(1)")
    #expect(outcome.status == 1 && outcome.errors.hasPrefix("<text>:1:2: error: there is no function `nope`"))
    let hint = try run("{{=name + \" is here\"}}", "--var", "name=Ada")
    #expect(hint.errors.contains("in a content tree this gives `Ada is here`; try `--tree`"), "\(hint.errors)")
  }

  /// A fallback may contain bars if no part of it is a single word.
  @Test func fallbacksAreLeftAlone() throws {
    let outcome = try run("{{fed|a|b, c|4}}")
    #expect(outcome.status == 0 && outcome.text == "a|b, c|4\n" && outcome.errors == "", "\(outcome.errors)")
  }

  @Test func programsReadBoth() throws {
    let outcome = try run("{{streak}}!", "--format", "json")
    let object = try #require(try JSONSerialization.jsonObject(with: outcome.bytes) as? [String: Any])
    #expect(object["text"] as? String == "!")
    let first = try #require((object["diagnostics"] as? [[String: Any]])?.first)
    #expect(first["code"] as? String == "W0201" && first["column"] as? Int == 3)
    let wrong = try run("{{=1 +}}", "--format", "json")
    #expect(wrong.status == 1)
    #expect((try JSONSerialization.jsonObject(with: wrong.bytes) as? [String: Any])?["text"] is NSNull)
  }
}
