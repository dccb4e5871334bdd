// SPDX-License-Identifier: MIT

import WeaveDiagnostics

extension TemplateToken {
  /// Reports variables that do not exist.
  ///
  /// A fallback means that the variable may be missing. Before a fallback only two kinds of names are reported: near
  /// misses of existing names, and names with `__`, which no design can set.
  func variableIssues(_ isKnown: (String) -> Bool, _ names: () -> [String]) -> [TemplateIssue] {
    guard !holdsBraces else { return [] }
    switch base {
    case .empty: return []
    case .key(let key): return issue(key, baseRange, isKnown, names).map { [$0] } ?? []
    case .expression(_, let expression):
      let unknown = expression?.unknownVariables(isKnown) ?? []
      return unknown.compactMap { name, range in
        let place = range.map { baseRange.lowerBound + $0.lowerBound..<baseRange.lowerBound + $0.upperBound }
        return issue(name, place ?? baseRange, isKnown, names)
      }
    }
  }

  private func issue(
    _ name: String, _ range: Range<Int>, _ isKnown: (String) -> Bool, _ names: () -> [String]
  ) -> TemplateIssue? {
    if name.isKnownVariable(isKnown) { return nil }
    let key = VariableScope.canonicalKey(name)
    let near = key.nearestVariables(among: names())
    let isReserved = key.hasPrefix("__")
    if fallback != nil && !isReserved && (near.isEmpty || key.count < 4) { return nil }
    return .unknownVariable(name, near, at: range)
  }
}

extension Expression {
  /// Reports variables that do not exist, placed in `source`.
  ///
  /// - Parameters: as of `TextTemplate.issues`.
  public func variableIssues(
    isKnownVariable: (String) -> Bool, variableNames: () -> [String]
  ) -> [TemplateIssue] {
    unknownVariables(isKnownVariable).map { name, range in
      let root = VariablePath.root(of: name)
      let near = VariableScope.canonicalKey(root).nearestVariables(among: variableNames())
      return .unknownVariable(
        root, near,
        at: range.map { $0.lowerBound..<$0.lowerBound + root.utf8.count }
          ?? 0..<source.utf8.count)
    }
  }

  /// Names that are not variables, with their places.
  func unknownVariables(_ isKnown: (String) -> Bool) -> [(name: String, range: Range<Int>?)] {
    identifiers.filter { name in
      let spaced = String(name.map { $0 == "_" ? " " : $0 })
      return !isKnown(spaced) && !isKnown(VariableScope.canonicalKey(spaced)) && !name.isKnownVariable(isKnown)
    }.map { ($0, place(of: $0)) }
  }

  /// The place of a variable's name as a whole word, in bytes.
  private func place(of name: String) -> Range<Int>? {
    let wanted = Array(name.utf8)
    let tokens = ExpressionLexer(source, strict: true).tokens
    let bytes = Array(source.utf8)
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      // A member of a record is not a variable.
      case .name where index == 0 || tokens[index - 1].kind != .symbol(.dot):
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

extension String {
  /// The variables that a mistyped name may mean: one with the same letters and digits, else the nearest ones.
  ///
  /// `__weather_hourly` means `weather.hourly`, although other names are as near.
  fileprivate func nearestVariables(among names: [String]) -> [String] {
    let same = names.filter { $0.lettersAndDigits == lettersAndDigits }
    return same.isEmpty ? nearest(to: self, in: names) : same
  }

  private var lettersAndDigits: String { lowercased().filter { $0.isLetter || $0.isNumber } }

  /// Whether a variable has this name, or the name is a member of a known record.
  fileprivate func isKnownVariable(_ isKnown: (String) -> Bool) -> Bool {
    let root = VariablePath.root(of: self)
    return isKnown(self) || isKnown(VariableScope.canonicalKey(self)) || isKnown(root)
      || isKnown(VariableScope.canonicalKey(root))
  }
}

extension TemplateIssue {
  fileprivate static func unknownVariable(_ name: String, _ near: [String], at range: Range<Int>) -> TemplateIssue {
    let isReserved = VariableScope.canonicalKey(name).hasPrefix("__")
    return TemplateIssue(
      .textUnknownVariable, .unknownVariable(name, isReserved: isReserved, near), range,
      fixes: TemplateFix.spellings(near, at: range))
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownVariable(_ name: String, isReserved: Bool, _ near: [String]) -> Self {
    "there is no \(isReserved ? "built-in variable" : "variable") `\(name)`\(near.asQuestion)"
  }
}
