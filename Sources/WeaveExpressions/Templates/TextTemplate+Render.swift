// SPDX-License-Identifier: MIT

import WeaveDiagnostics

extension TextTemplate {
  /// How often a text is rendered at most, so that values and fallbacks may hold tokens themselves.
  static let passes = 3

  /// The text with every token replaced; at most `Limits.textScalars` of it.
  ///
  /// What holds `{{` afterwards is rendered again, up to three passes in all, as long as it changes.
  public func render(in context: EvaluationContext) -> String { expand(in: context).text }

  /// The rendered text, and whether the last pass left something that would go on changing.
  func expand(in context: EvaluationContext) -> (text: String, isUnfinished: Bool, isCut: Bool) {
    var (text, isCut) = Self.render(parts, in: context)
    if isLiteral { return (text, false, isCut) }
    for _ in 1..<Self.passes {
      let next = nextPass(text, in: context)
      guard let next, next.text != text else { return (text, false, isCut) }
      text = next.text
      isCut = isCut || next.isCut
    }
    let next = nextPass(text, in: context)
    return (text, next.map { $0.text != text } ?? false, isCut)
  }

  private func nextPass(_ text: String, in context: EvaluationContext) -> (text: String, isCut: Bool)? {
    guard text.hasTokenStart, context.budget.spend(text.utf8.count) else { return nil }
    return Self.render(TemplateParser(text, dialect).parts, in: context)
  }

  private static func render(_ parts: [TemplatePart], in context: EvaluationContext) -> (text: String, isCut: Bool) {
    var result = ""
    for part in parts {
      guard context.budget.spend(1) else { break }
      switch part {
      case .literal(let text):
        context.budget.spend(text.utf8.count)
        if result.isEmpty { result = text } else { result += text }
      case .token(let token):
        let text = token.text(in: context).capped(atScalars: Limits.textScalars)
        context.budget.spend(50 + text.utf8.count)
        if result.isEmpty { result = text } else { result += text }
      }
      // Four bytes a scalar at most: shorter than this it cannot be too long.
      guard result.utf8.count > Limits.textScalars else { continue }
      context.budget.spend(result.utf8.count)
      let capped = result.capped(atScalars: Limits.textScalars)
      if capped.utf8.count < result.utf8.count { return (capped, true) }
    }
    return (result, false)
  }
}
