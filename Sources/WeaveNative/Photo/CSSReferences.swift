// SPDX-License-Identifier: MIT

/// The addresses in a piece of CSS: those inside the document and the first one outside it.
struct CSSReferences {
  /// Names after `#` in `url(#name)`.
  private(set) var targets: [String] = []
  /// The first address outside this document.
  private(set) var outside: String?
  private(set) var hasImport = false

  init(_ text: String) {
    let bytes = Array(text.utf8)
    // Most attributes are numbers and paths.
    guard bytes.contains(UInt8(ascii: "(")) || bytes.contains(UInt8(ascii: "@")) || bytes.contains(UInt8(ascii: "\\"))
    else { return }
    let plain = Self.unescaped(text)
    let lower = Self.lowercased(plain)
    hasImport = Self.positions(of: "@import", in: lower).first != nil
    for start in Self.positions(of: "url(", in: lower) + Self.positions(of: "src(", in: lower) {
      let address = Self.address(plain[(start + 4)...])
      if address.first == "#" {
        targets.append(String(String.UnicodeScalarView(address.dropFirst())))
      } else if outside == nil {
        outside = String(String.UnicodeScalarView(address))
      }
    }
  }

  /// Resolves CSS escapes: `\75 rl(` is `url(` to a CSS parser, so it must be found as `url(` here.
  ///
  /// - Source: CSS Syntax 3, section 4.3.7.
  private static func unescaped(_ text: String) -> [Unicode.Scalar] {
    let source = Array(text.unicodeScalars)
    guard source.contains("\\") else { return source }
    var result: [Unicode.Scalar] = []
    var i = 0
    while i < source.count {
      guard source[i] == "\\" else {
        result.append(source[i])
        i += 1
        continue
      }
      i += 1
      var value: UInt32 = 0
      var digits = 0
      while i < source.count, digits < 6, let digit = Character(source[i]).hexDigitValue {
        value = value << 4 | UInt32(digit)
        digits += 1
        i += 1
      }
      if digits > 0 {
        result.append(Unicode.Scalar(value) ?? "\u{FFFD}")
        if i < source.count, source[i].value <= 0x20 { i += 1 }
      } else if i < source.count {
        result.append(source[i])
        i += 1
      }
    }
    return result
  }

  private static func lowercased(_ text: [Unicode.Scalar]) -> [Unicode.Scalar] {
    text.map { (0x41...0x5A).contains($0.value) ? Unicode.Scalar(UInt8($0.value + 0x20)) : $0 }
  }

  private static func positions(of word: String, in text: [Unicode.Scalar]) -> [Int] {
    let letters = Array(word.unicodeScalars)
    guard text.count >= letters.count else { return [] }
    return (0...(text.count - letters.count)).filter { start in
      text[start] == letters[0] && text[start..<(start + letters.count)].elementsEqual(letters)
    }
  }

  /// The text from the bracket to its end, without blanks and quotes.
  private static func address(_ text: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
    let isPadding = { (c: Unicode.Scalar) in c.value <= 0x20 || c == "\"" || c == "'" }
    let start = text.drop(while: isPadding)
    return start.prefix { !isPadding($0) && $0 != ")" }
  }
}
