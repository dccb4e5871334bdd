// SPDX-License-Identifier: MIT

import WeaveDiagnostics

extension TextTemplate {
  /// The largest number of times that a text is rendered, so that values and fallbacks may contain tokens.
  static let passes = 3

  /// The text with every token replaced, cut at `Limits.textScalars`.
  ///
  /// A result that contains `{{` is rendered again as long as it changes, up to three passes in all.
  public func render(in context: EvaluationContext) -> String { expand(in: context).text }

  /// The rendered text, and whether it would still change after the last pass.
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
      // A text of at most this many bytes cannot have too many scalars.
      guard result.utf8.count > Limits.textScalars else { continue }
      context.budget.spend(result.utf8.count)
      let capped = result.capped(atScalars: Limits.textScalars)
      if capped.utf8.count < result.utf8.count { return (capped, true) }
    }
    return (result, false)
  }
}
