// SPDX-License-Identifier: MIT

/// A short text with a number, split into the parts that the hero template shows large and small.
struct NumberSplit: Sendable, Hashable {
  /// The text before the number, without a colon at its end; may be empty.
  var lead: String
  /// The number with its sign, separators and unit glyph: `−4°`, `€1,050`, `75%`.
  var value: String
  /// The text after the number; may be empty.
  var unit: String

  /// The parts of a text with exactly one number and at most three words on either side; nil otherwise.
  init?(_ text: String) {
    let characters = Array(text.trimmed)
    guard let digit = characters.firstIndex(where: Self.isDigit) else { return nil }
    var start = digit
    while start > 0, Self.leading.contains(characters[start - 1]) { start -= 1 }
    var end = digit
    while end < characters.count, Self.isDigit(characters[end]) || Self.isSeparator(characters, end) { end += 1 }
    while end < characters.count, Self.trailing.contains(characters[end]) { end += 1 }
    let before = String(characters[..<start])
    let after = String(characters[end...])
    guard !after.contains(where: Self.isDigit), Self.isShort(before), Self.isShort(after) else { return nil }
    // A number joined to letters is a name (`B2`, `4K`), not a quantity.
    if let last = before.last, !last.isWhitespace, last != ":" { return nil }
    if let first = after.first, !first.isWhitespace, first != "," { return nil }
    lead = before.trimmed
    if lead.hasSuffix(":") { lead = String(lead.dropLast()).trimmed }
    value = String(characters[start..<end])
    unit = after.trimmed
  }

  private static let leading: Set<Character> = ["+", "-", "−", "–", "€", "$", "£", "¥", "₹", "#", "~", "<", ">"]
  private static let trailing: Set<Character> = ["%", "°", "€", "$", "£", "¥", "₹", "‰", "′", "″"]

  private static func isDigit(_ c: Character) -> Bool { c.isWholeNumber }

  /// Whether there is a separator between two digits.
  private static func isSeparator(_ text: [Character], _ index: Int) -> Bool {
    ",.:'’/٫٬\u{A0}\u{202F}".contains(text[index]) && index + 1 < text.count && isDigit(text[index + 1])
  }

  /// Whether it is at most three words and not a sentence.
  private static func isShort(_ words: String) -> Bool {
    words.count <= 28 && words.split(separator: " ").count <= 3 && !words.contains { ".!?;".contains($0) }
  }
}

extension NumberSplit {
  /// The value in forms of decreasing width: as written, with separators from five digits, short (`12.4k`).
  var forms: [String] {
    guard value.allSatisfy({ $0.isASCII && $0.isNumber }), (5...15).contains(value.count), let number = Double(value)
    else {
      return [value]
    }
    return [value.grouped, Self.compact(number)]
  }

  private static func compact(_ number: Double) -> String {
    let steps: [(Double, String)] = [(1e12, "T"), (1e9, "B"), (1e6, "M"), (1e3, "k")]
    for (size, letter) in steps where number >= size {
      let tenths = (number / size * 10).rounded(.down) / 10
      let whole = tenths == tenths.rounded() || tenths >= 100
      return (whole ? String(Int(tenths)) : String(tenths)) + letter
    }
    return String(Int(number))
  }
}

extension String {
  /// A row of digits with a comma before every group of three from the right.
  fileprivate var grouped: String {
    var result = ""
    for (index, digit) in enumerated() {
      if index > 0, (count - index) % 3 == 0 { result.append(",") }
      result.append(digit)
    }
    return result
  }
}
