// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveSchema

/// A filter with its arguments, as a text has it.
package struct FilterCall: Sendable, Hashable {
  /// Nil where no filter has that name; it then does nothing.
  package var filter: TextFilter?
  package var name: String
  /// All behind the first colon; nil without one.
  package var arguments: String?
  /// The name's bytes in the text.
  package var nameRange: Range<Int>
  /// The bytes of the whole call.
  package var range: Range<Int>
  /// Whose rounding of ties it has: the app's, to the even digit, or ours, away from zero.
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

  /// A call as a text of its own, such as `number:2`; nil where there is no such filter.
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

  /// The one argument as an integer; nil where it is missing or no integer.
  var integer: Int? { arguments.flatMap { Int($0.trimmed) } }

  /// The currency that is asked for, in capitals; nil where there is none or it is no ISO 4217 code.
  var currencyCode: String? {
    guard let code = arguments?.trimmed.uppercased(), code.utf8.count == 3,
      code.utf8.allSatisfy({ (0x41...0x5A).contains($0) })
    else { return nil }
    return code
  }

  var isCurrencyAsked: Bool { arguments?.trimmed.isEmpty == false }

  /// What the filter makes of a value; the value itself where it cannot read it.
  ///
  /// - Parameter mayBeWords: whether the text may be none that it reads, as a fallback may; else that is noted.
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

  /// A text as a number; notes what is none, and what is not meant so.
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
