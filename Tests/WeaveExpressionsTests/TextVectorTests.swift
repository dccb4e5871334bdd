// SPDX-License-Identifier: MIT

import Foundation
import Oracles
import Testing
import WeaveExpressions

/// Texts of templates, as the app gives them.
@Suite struct TextVectorTests {
  private struct Row: Decodable { var template, text: String }

  @Test func everyTextIsThatOfTheApp() throws {
    let variables = try #require(Oracle.object("text-templates")["variables"] as? [String: String])
    let context = context(variables.mapValues { .string($0) }, locale: "en_001")
    for row in try Oracle.rows("text-templates", "texts", as: Row.self) {
      #expect(TextTemplate(row.template).render(in: context) == row.text, "\(row.template)")
    }
  }
}
