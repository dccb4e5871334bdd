// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveSchema

/// A filter with its arguments, as written in a text.
package struct FilterCall: Sendable, Hashable {
  /// The filter; nil for an unknown name, which has no effect.
  package var filter: TextFilter?
  package var name: String
  /// The text after the first colon; nil if there is none.
  package var arguments: String?
  /// The name's bytes in the text.
  package var nameRange: Range<Int>
  /// The bytes of the whole call.
  package var range: Range<Int>
  /// The rounding of ties: to the even digit as in the app, or away from zero in weave's own texts.
  var dialect: TextTemplate.Dialect

  init(
    filter: TextFilter?, name: String, arguments: String?, nameRange: Range<Int>, range: Range<Int>,
    dialect: TextTemplate.Dialect
  ) {
    self.dialect = dialect
    self.filter = filter
    self.name = name
    self.arguments = arguments
    self.nameRange = nameRange
    self.range = range
  }

  /// Reads a call alone, such as `number:2`; nil for an unknown filter.
  init?(_ source: String) {
    let parts = source.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first, let filter = TextFilter(name: name) else { return nil }
    self.init(
      filter: filter, name: String(name), arguments: parts.count > 1 ? String(parts[1]) : nil, nameRange: 0..<0,
      range: 0..<0, dialect: .own)
  }

  /// The arguments, one per colon.
  var parts: [String] {
    guard let arguments else { return [] }
    return arguments.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
  }

  /// The only argument as an integer; nil if it is missing or not an integer.
  var integer: Int? { arguments.flatMap { Int($0.trimmed) } }

  /// The requested currency in capitals; nil if there is none or it is not an ISO 4217 code.
  var currencyCode: String? {
    guard let code = arguments?.trimmed.uppercased(), code.utf8.count == 3,
      code.utf8.allSatisfy({ (0x41...0x5A).contains($0) })
    else { return nil }
    return code
  }

  var isCurrencyAsked: Bool { arguments?.trimmed.isEmpty == false }

  /// The value after filtering; the value itself if the filter cannot read it.
  ///
  /// - Parameter mayBeWords: whether the filter may skip a text that it cannot read, such as a fallback; otherwise such
  ///   a text is noted.
  func apply(to value: String, in context: EvaluationContext, mayBeWords: Bool = false) -> String {
    guard let filter else { return value }
    let notes = mayBeWords || value.isEmpty || value.contains("{{") ? nil : context.notes
    switch filter.work {
    case .text(let work): return work(value, self, context)
    case .choice(let work):
      return work(number(value, filter, "takes its second word", notes) ?? 0, self) ?? value
    case .number(let work):
      return number(value, filter, "leaves it as it is", notes).flatMap { work($0, self, context) } ?? value
    case .moment(let work):
      guard let seconds = DateText.seconds(value, in: context) else {
        notes?.add(.textUnreadableDate, .unreadableDate(value))
        return value
      }
      return work(seconds, self, context)
    }
  }

  /// A text as a number. Notes a text that is not a number, or is read as a number that was not meant.
  private func number(
    _ text: String, _ filter: TextFilter, _ outcome: String, _ notes: EvaluationNotes?
  ) -> Double? {
    let number = PlainNumber.parse(text)
    guard let notes else { return number }
    if let number {
      if PlainNumber.hasOddComma(text) { notes.add(.textNumberForm, .oddNumber(text, number)) }
    } else if !text.trimmed.isEmpty {
      notes.add(.textFilterValue, .unreadableNumber(filter.name, text, outcome))
    }
    return number
  }
}
