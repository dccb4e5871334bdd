// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveExpressions

/// Sunday, 1 February 2026, 14:05:30 UTC.
let sunday = Date(timeIntervalSince1970: 1_769_954_730)

func context(
  _ variables: [String: Value] = [:], locale: String = "en_US", zone: String = "UTC", now: Date = sunday
) -> EvaluationContext {
  EvaluationContext(
    scope: VariableScope([variables]), now: now, timeZone: TimeZone(identifier: zone) ?? .gmt,
    locale: Locale(identifier: locale))
}

func render(
  _ template: String, _ variables: [String: Value] = [:], locale: String = "en_US", zone: String = "UTC"
) -> String {
  TextTemplate(template).render(in: context(variables, locale: locale, zone: zone))
}

/// The text of a value through filters.
func filtered(_ value: String, _ filters: String, locale: String = "en_US", zone: String = "UTC") -> String {
  render("{{v||\(filters)}}", ["v": .string(value)], locale: locale, zone: zone)
}

/// The plain text of a strict expression, or nil if it is rejected.
func strict(_ source: String, _ variables: [String: Value] = [:]) -> String? {
  Expression.parse(source, strict: true).expression?.evaluate(in: context(variables)).text
}

/// One row of a table: what goes in and what comes out.
struct Row: Sendable, CustomTestStringConvertible {
  var input: String
  var output: String

  init(_ input: String, _ output: String) {
    self.input = input
    self.output = output
  }

  var testDescription: String { input }
}
