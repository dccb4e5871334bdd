// SPDX-License-Identifier: MIT

extension String {
  /// The text with East Asian quotation marks replaced by brackets (classes OP and CL), to find where lines may end;
  /// nil if there are none. A replacement has as many bytes of UTF-8 as the mark.
  ///
  /// The same quotation mark opens in one language and closes in another, so by default no line ends on either side of
  /// it. Between East Asian characters the side is known: no line ends after `“`, and none begins with `”`. Korean
  /// keeps the default, because its lines end at spaces.
  ///
  /// - Parameter isChinese: whether the reader's language is Chinese. Then one East Asian neighbour is enough.
  /// - Source: Unicode Annex 14, revision 53 (Unicode 16), rules LB19 and LB19a; for Chinese the rules `line_cj` of
  ///   ICU, where these marks are of the classes OP and CL. Pango 1.50 has neither.
  func withBracketsForQuotes(isChinese: Bool) -> String? {
    guard utf8.contains(0xE2), unicodeScalars.contains(where: { $0.quoteBracket != nil }) else { return nil }
    let scalars = Array(unicodeScalars)
    var replaced = String.UnicodeScalarView()
    var isChanged = false
    for (index, scalar) in scalars.enumerated() {
      guard let bracket = scalar.quoteBracket else {
        replaced.append(scalar)
        continue
      }
      let before = index > 0 && scalars[index - 1].isWide
      let after = index + 1 < scalars.count && scalars[index + 1].isWide
      let isReplaced = isChinese ? before || after : before && after
      replaced.append(isReplaced ? bracket : scalar)
      isChanged = isChanged || isReplaced
    }
    return isChanged ? String(replaced) : nil
  }
}

extension Unicode.Scalar {
  /// The bracket for a quotation mark between East Asian characters: three bytes of UTF-8, like the mark.
  fileprivate var quoteBracket: Unicode.Scalar? {
    switch value {
    // General category Pi, then Pf, of the line breaking class QU.
    case 0x2018, 0x201B, 0x201C, 0x201F, 0x2039: "\u{2045}"
    case 0x2019, 0x201D, 0x203A: "\u{2046}"
    default: nil
    }
  }

  /// Whether the character is wide or half-width, but not a Korean letter.
  ///
  /// - Source: `EastAsianWidth.txt`, values F, W and H.
  fileprivate var isWide: Bool {
    switch value {
    case 0x2E80...0x312F, 0x3190...0x4DBF, 0x4E00...0xA4CF, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
      0xFF01...0xFF9F, 0xFFE0...0xFFE6, 0x16FE0...0x18D08, 0x1AFF0...0x1B2FB, 0x1F200...0x1F251, 0x1F300...0x1F64F,
      0x1F680...0x1F6FC, 0x1F90C...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
