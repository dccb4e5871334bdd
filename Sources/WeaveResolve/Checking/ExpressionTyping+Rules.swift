// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveExpressions
import WeaveFacts

/// The effect of sums, products and comparisons on types, and the errors in them.
extension ExpressionTyping {
  // MARK: Numbers

  /// Reports a fact in a sum that is not a number.
  mutating func checkNumber(_ type: FactType) {
    guard type.isWordy, let origin = type.origins.first, let kind = type.kind else { return }
    let isNow = origin.name == "__now"
    report(
      .factNotNumber, .notNumber(origin.name, kind), origin.range,
      fixes: isNow ? [TemplateFix("count with `__now_unix`", .likely, origin.range, with: "__now_unix")] : [])
  }

  /// The type of `a + b`: keeps the unit if both have the same.
  mutating func sum(_ a: FactType, _ b: FactType) -> FactType {
    checkUnits(a, b, joined: true)
    var type = both(a, b)
    if a.unit == b.unit || b.isLiteral { type.unit = a.unit } else if a.isLiteral { type.unit = b.unit }
    if type.unit != nil { type.origins = a.origins + b.origins }
    return type
  }

  /// The type of a product or quotient. Its unit is not tracked.
  mutating func product(_ factors: [FactType]) -> FactType {
    factors.reduce(FactType(kind: .number)) { both($0, $1) }
  }

  private func both(_ a: FactType, _ b: FactType) -> FactType {
    FactType(kind: .number, zeroed: a.counted.zeroed + b.counted.zeroed)
  }

  // MARK: Comparisons

  mutating func compare(_ a: FactType, _ b: FactType, _ link: ExpressionNode.Link) {
    checkUnits(a, b, joined: false)
    for (fact, other) in [(a, b), (b, a)] {
      guard let origin = fact.origins.first, let kind = fact.kind else { continue }
      if let message = unknownWord(fact, other) ?? mismatch(origin, kind, other, link.operation) {
        report(.factComparison, message, origin.range)
        return
      }
    }
  }

  /// Reports a comparison with a word that the value can never be.
  private func unknownWord(_ type: FactType, _ other: FactType) -> Diagnostic.Message? {
    guard let origin = type.origins.first, !type.words.isEmpty, case .string(let word)? = other.literal,
      !type.words.contains(word)
    else { return nil }
    return .neverThisWord(origin.name, word, of: type.words)
  }

  /// Why the comparison of a fact always gives the same result.
  private func mismatch(
    _ origin: FactMention, _ kind: FactKey.Kind, _ other: FactType, _ operation: ExpressionNode.Operator
  ) -> Diagnostic.Message? {
    switch kind {
    case .number where other.isWord: return .neverWord(origin.name, "a number")
    case .flag where other.isWord: return .flagAgainstWord(origin.name)
    case .number:
      guard origin.unit == .fraction, case .number(let bound)? = other.literal, bound > 1 else { return nil }
      return .fractionAgainst(origin.name, bound)
    case .text, .symbol, .color, .instant, .day, .clock:
      guard other.kind == .number else { return nil }
      // A missing text equals 0, and some authors test for that.
      if !operation.isOrder, other.literal == .number(0) { return nil }
      return .neverNumber(origin.name, kind)
    default: return nil
    }
  }

  // MARK: Units

  /// Reports two facts whose units do not fit together.
  mutating func checkUnits(_ a: FactType, _ b: FactType, joined: Bool) {
    guard let first = a.unit, let second = b.unit, first != second, first.isMeasure, second.isMeasure,
      let left = a.origins.first, let right = b.origins.first
    else { return }
    let place = min(left.range.lowerBound, right.range.lowerBound)..<max(left.range.upperBound, right.range.upperBound)
    let isSameDimension = first.dimension == second.dimension
    var fixes: [TemplateFix] = []
    if isSameDimension, let sibling = FactTable.sibling(of: right.name, in: first) {
      fixes = [TemplateFix("read `\(sibling)`", .guess, right.range, with: sibling)]
    }
    report(
      .factUnlikeUnits, .incompatibleUnits(left.name, first, right.name, second, isJoined: joined), place, fixes: fixes)
  }
}

extension FactUnit {
  /// Whether it measures something. Scales and counts do not; authors may add those to anything.
  var isMeasure: Bool { dimension != .scale && dimension != .count }
}

extension Diagnostic.Message {
  fileprivate static func notNumber(_ name: String, _ kind: FactKey.Kind) -> Self {
    "`\(name)` is \(kind.phrase), and counts as 0 in a sum"
  }

  fileprivate static func neverThisWord(_ name: String, _ word: String, of words: [String]) -> Self {
    let near = nearest(to: word, in: words).map { "`\($0)`" }
    return .init(
      "`\(name)` is never `\(word)`"
        + (near.isEmpty
          ? "; it is \(words.map { "`\($0)`" }.joined(separator: ", "))"
          : "; did you mean \(near.joined(separator: " or "))?"))
  }

  fileprivate static func neverWord(_ name: String, _ phrase: String) -> Self {
    "`\(name)` is \(phrase), which never equals a word"
  }

  fileprivate static func flagAgainstWord(_ name: String) -> Self {
    "`\(name)` is 1 or 0, which never equals a word; it is a condition by itself"
  }

  fileprivate static func neverNumber(_ name: String, _ kind: FactKey.Kind) -> Self {
    "`\(name)` is \(kind.phrase), which cannot be compared with a number"
  }

  fileprivate static func fractionAgainst(_ name: String, _ bound: Double) -> Self {
    "`\(name)` is a fraction from 0 to 1, and always less than \(Value.number(bound).text)"
  }

  fileprivate static func incompatibleUnits(
    _ first: String, _ firstUnit: FactUnit, _ second: String, _ secondUnit: FactUnit, isJoined: Bool
  ) -> Self {
    let verb = isJoined ? "summed" : "compared"
    return "`\(first)` (\(firstUnit.symbol)) and `\(second)` (\(secondUnit.symbol)) cannot be \(verb)"
  }
}
