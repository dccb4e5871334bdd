// SPDX-License-Identifier: MIT

import FoundationEssentials
import FoundationInternationalization
import WeaveDiagnostics
import WeaveSchema

extension TextFilter {
  /// Filters of texts.
  static let texts = [
    TextFilter(
      "upper", gives: .same, Reference("", "The text in capitals.", "{{name|Ada||upper}}", "ADA"),
      .text { value, _, context in CasedText.upper(value, context.locale) }),
    TextFilter(
      "lower", gives: .same, Reference("", "The text in lower case.", "{{name|Ada||lower}}", "ada"),
      .text { value, _, context in CasedText.lower(value, context.locale) }),
    TextFilter(
      "trim", gives: .same, Reference("", "Without surrounding blanks.", "[{{name| Ada ||trim}}]", "[Ada]"),
      .text { value, _, _ in value.trimmed }),
    TextFilter(
      "title", gives: .same,
      Reference(
        "", "A capital at the start of each word, the rest small.", "{{name|ada LOVELACE||title}}", "Ada Lovelace"),
      .text { value, _, context in value.capitalized(with: context.locale) }),
    TextFilter(
      "prefix", .text, gives: .label, Reference(":text", "Puts a text in front.", "{{price|5||prefix:$}}", "$5"),
      .text { value, call, _ in (call.arguments ?? "") + value }),
    TextFilter(
      "suffix", .text, gives: .measured,
      Reference(":text", "Puts a text after it, including leading blanks.", "{{far|5||suffix: km}}", "5 km"),
      .text { value, call, _ in value + (call.arguments ?? "") }),
    TextFilter(
      "pad", .integer(1...Limits.filterWidth, isOptional: false), gives: .same,
      Reference(":width", "Pads the front with zeros to a width.", "{{n|7||pad:3}}", "007"),
      .text { value, call, _ in
        guard let width = call.integer, width > 0 else { return value }
        let text = value.trimmed
        return String(repeating: "0", count: max(min(width, Limits.filterWidth) - text.count, 0)) + text
      }),
  ]

  /// Filters that choose a word or draw a bar by a number; the last in the reference.
  static let choices = [
    TextFilter(
      "plural", .words, gives: .unknown,
      Reference(
        ":one:many", "The first word for 1 and -1, else the second; the number is not printed.",
        "3 {{n|3||plural:day:days}}", "3 days"),
      .choice { number, call in
        let words = call.parts
        guard words.count >= 2 else { return nil }
        return Swift.abs(number.rounded(.towardZero)) == 1 ? words[0] : words[1]
      }),
    TextFilter(
      "bar", .integer(1...Limits.filterWidth, isOptional: true), gives: .share,
      Reference(
        "[:width]", "A bar of blocks for a fraction; numbers beyond 1 are percentages. Default: ten blocks.",
        "{{done|0.4||bar:5}}", "██░░░"),
      .number { number, call, _ in
        let width = Swift.min(call.integer ?? 10, Limits.filterWidth)
        guard width > 0 else { return nil }
        let fraction = Swift.abs(number) <= 1 ? number : number / 100
        let filled =
          fraction.isNaN ? 0 : Int((Swift.min(Swift.max(fraction, 0), 1) * Double(width)).rounded())
        return String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
      }),
  ]
}
