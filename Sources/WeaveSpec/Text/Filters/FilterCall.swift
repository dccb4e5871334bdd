// SPDX-License-Identifier: MIT

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

  init(filter: TextFilter?, name: String, arguments: String?, nameRange: Range<Int>, range: Range<Int>) {
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
      range: 0..<0)
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
  func apply(to value: String, in context: EvaluationContext) -> String {
    switch filter?.work {
    case nil: value
    case .text(let work): work(value, self, context)
    case .choice(let work): work(PlainNumber.parse(value) ?? 0, self) ?? value
    case .number(let work): PlainNumber.parse(value).flatMap { work($0, self, context) } ?? value
    case .moment(let work): DateText.seconds(value, in: context).map { work($0, self, context) } ?? value
    }
  }
}
