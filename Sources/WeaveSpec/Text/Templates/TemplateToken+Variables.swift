// SPDX-License-Identifier: MIT

import WeaveDiagnostics

extension TemplateToken {
  /// Variables that do not exist.
  ///
  /// A fallback is there for a variable that may be missing, so behind one only two names are told of: a near miss of
  /// a name that exists, and one of the `__` names, which no design can set.
  func variableIssues(_ isKnown: (String) -> Bool, _ names: () -> [String]) -> [TemplateIssue] {
    guard !holdsBraces else { return [] }
    switch base {
    case .empty: return []
    case .key(let key): return issue(key, baseRange, isKnown, names).map { [$0] } ?? []
    case .expression(let source, let expression):
      return (expression?.identifiers ?? []).compactMap { name in
        let range = Self.place(of: name, in: source).map {
          baseRange.lowerBound + $0.lowerBound..<baseRange.lowerBound + $0.upperBound
        }
        let spaced = String(name.map { $0 == "_" ? " " : $0 })
        if isKnown(spaced) || isKnown(VariableScope.canonicalKey(spaced)) { return nil }
        return issue(name, range ?? baseRange, isKnown, names)
      }
    }
  }

  private func issue(
    _ name: String, _ range: Range<Int>, _ isKnown: (String) -> Bool, _ names: () -> [String]
  ) -> TemplateIssue? {
    let key = VariableScope.canonicalKey(name)
    let root = name.split(separator: ".").first.map(String.init) ?? name
    if isKnown(name) || isKnown(key) || isKnown(root) || isKnown(VariableScope.canonicalKey(root)) { return nil }
    let near = nearest(to: key, in: names())
    let isReserved = key.hasPrefix("__")
    if fallback != nil && !isReserved && (near.isEmpty || key.count < 4) { return nil }
    return TemplateIssue(
      .textUnknownVariable, .unknownVariable(name, isReserved: isReserved, near), range,
      fixes: TemplateFix.spellings(near, at: range))
  }

  /// Where a variable's name stands in a formula, as a whole word, in bytes.
  private static func place(of name: String, in source: String) -> Range<Int>? {
    let wanted = Array(name.utf8)
    let tokens = ExpressionLexer(source, strict: false).tokens
    let bytes = Array(source.utf8)
    for token in tokens {
      switch token.kind {
      case .name:
        let end = token.range.lowerBound + wanted.count
        guard end <= bytes.count, bytes[token.range.lowerBound..<end].elementsEqual(wanted) else { continue }
        guard end == bytes.count || !(ExpressionLexer.isLetter(bytes[end]) || ExpressionLexer.isDigit(bytes[end]))
        else { continue }
        return token.range.lowerBound..<end
      case .string(let text) where text == name:
        return token.range.lowerBound + 1..<token.range.lowerBound + 1 + wanted.count
      default: continue
      }
    }
    return nil
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownVariable(_ name: String, isReserved: Bool, _ near: [String]) -> Self {
    "there is no \(isReserved ? "built-in variable" : "variable") `\(name)`\(near.asQuestion)"
  }
}
