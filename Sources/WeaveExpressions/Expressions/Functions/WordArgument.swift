// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveSchema

/// An argument of a function that must be one of some words, such as the unit of `startOf("week", date)`.
struct WordArgument: Sendable {
  /// Its index among the arguments.
  let place: Int
  /// The words; nil if it is a filter with its arguments.
  private let words: [String]?

  static func oneOf(_ words: [String], at place: Int) -> WordArgument { WordArgument(place: place, words: words) }
  static func filter(at place: Int) -> WordArgument { WordArgument(place: place, words: nil) }

  /// The mistake in the word of a call, if the word is written in the source itself.
  ///
  /// - Parameter range: the bytes of the function's name.
  func issue(_ arguments: [ExpressionNode], of function: String, at range: Range<Int>) -> TemplateIssue? {
    guard place < arguments.count, case .literal(let value) = arguments[place],
      let (code, message) = mistake(value, function)
    else { return nil }
    return TemplateIssue(code, message, range)
  }

  /// Notes a mistake in a word that comes from a variable.
  func note(_ arguments: [ExpressionNode], _ values: [Value], of function: String, in context: EvaluationContext) {
    guard place < arguments.count, values[place] != .missing else { return }
    if case .literal = arguments[place] { return }
    if let (code, message) = mistake(values[place], function) { context.notes?.add(code, message) }
  }

  private func mistake(_ value: Value, _ function: String) -> (DiagnosticCode, Diagnostic.Message)? {
    guard let words else { return filterMistake(value.text) }
    let word = value.text.lowercased()
    return words.contains(word) ? nil : (.expressionUnfitValue, .unknownUnit(value.text, words, function))
  }

  private func filterMistake(_ source: String) -> (DiagnosticCode, Diagnostic.Message)? {
    let name = String(source.prefix { $0 != ":" })
    guard let call = FilterCall(source) else {
      return (.textUnknownFilter, .unknownFilter(name, TextFilter.nearest(to: name)))
    }
    return call.issues().first.map { ($0.code, $0.message) }
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownUnit(_ word: String, _ words: [String], _ function: String) -> Self {
    let near = nearest(to: word, in: words)
    let all = words.map { "`\($0)`" }.joined(separator: ", ")
    return .init("`\(function)` does not know `\(word)`\(near.isEmpty ? "; it takes \(all)" : near.asQuestion)")
  }
}
