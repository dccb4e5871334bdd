// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// `weave eval`: what is wrong with a text is told, and errors end with 1.
@Suite struct EvalTests {
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

  /// A fallback may hold bars where no part of it is one word.
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
