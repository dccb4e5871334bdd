// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveExpressions
import WeaveJSON

/// Evaluates a design's texts and expressions with the present values.
struct GivenTexts {
  private let view: DesignView
  private let facts: DesignFacts

  init(_ view: DesignView, _ facts: DesignFacts) { (self.view, self.facts) = (view, facts) }

  /// The result of a text; nil if it reads names whose value depends on an entry, on a use or on the picture.
  func text(
    _ text: String, isExpression: Bool, isContent: Bool, locals: Set<String>, design: JSONNode?
  ) -> String? {
    var hidden = locals
    if isContent { hidden.formUnion(BuiltinNames.environment.keys.map(DesignNames.compared)) }
    let context = facts.context(of: design)
    if isExpression {
      guard let expression = Expression.parse(String(text.dropFirst()), strict: true).expression else { return nil }
      guard !expression.identifiers.contains(where: { hidden.contains(root($0)) }) else { return nil }
      let value = expression.evaluate(in: context)
      if case .list(let entries) = value { return "a list of \(entries.count)" }
      return value == .missing ? "missing" : value.text
    }
    let template = TextTemplate(text, dialect: isContent ? .own : .app)
    guard !template.variableNames.contains(where: { hidden.contains(root($0)) }) else { return nil }
    return template.render(in: context)
  }

  private func root(_ name: String) -> String { DesignNames.compared(VariablePath.root(of: name)) }
}
