// SPDX-License-Identifier: MIT

import WeaveDiagnostics
/// A piece of a text template.
package enum TemplatePart: Sendable, Hashable {
  case literal(String)
  case token(TemplateToken)
}

/// One `{{…}}`, taken apart. Ranges are bytes of the template.
package struct TemplateToken: Sendable, Hashable {
  package enum Base: Sendable, Hashable {
    case empty
    /// A variable as it is written.
    case key(String)
    /// The formula behind `=`, as written, and what it parsed to; nil where it is broken.
    case expression(source: String, Expression?)
  }

  package var base: Base
  /// The bytes of the key, or of the formula behind its `=`.
  package var baseRange: Range<Int>
  package var fallback: String?
  package var fallbackRange: Range<Int>
  /// Empty without filters; calls of unknown filters are among them.
  package var filters: [FilterCall]
  /// Whether the filters stand behind `||`.
  package var hasPipeline: Bool
  /// The whole token with its braces.
  package var range: Range<Int>

  /// The token's text: value, else fallback, through the filters.
  func text(in context: EvaluationContext) -> String {
    if base == .empty && fallback == nil && filters.isEmpty { return "" }
    return filters.reduce(value(in: context) ?? fallback ?? "") { text, filter in
      // The formatters behind filters are slow, whatever the length of the text.
      context.budget.spend(200 + text.utf8.count) ? filter.apply(to: text, in: context) : ""
    }
  }

  /// The base's text; nil where it is missing, empty or broken.
  private func value(in context: EvaluationContext) -> String? {
    switch base {
    case .empty: return nil
    case .key(let key):
      guard context.budget.spend(Limits.lookUpSteps) else { return nil }
      let text = context.scope.templateValue(for: key)?.text ?? ""
      return text.isEmpty ? nil : text
    case .expression(_, let expression):
      guard let value = expression?.evaluate(in: context), value != .missing else { return nil }
      return value.text
    }
  }
}

extension VariableScope {
  /// A variable as a text names it: the exact key, else, with dots, the members that lead to it.
  func templateValue(for key: String) -> Value? {
    if let value = exactValue(for: key) { return value }
    let names = key.split(separator: ".", omittingEmptySubsequences: false)
    guard names.count > 1, names.count <= 16 else { return nil }
    return names.dropFirst().reduce(exactValue(for: String(names[0]))) { $0?.member(String($1)) }
  }
}
