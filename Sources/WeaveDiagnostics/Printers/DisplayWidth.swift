// SPDX-License-Identifier: MIT

/// How text appears on a terminal: which characters take two columns or none, and which must not be printed.
enum DisplayWidth {
  /// The columns of a character: 0, 1 or 2.
  static func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    // U+FE0F selects the emoji form, which is wide; U+20E3 makes a keycap.
    if scalars.count > 1, scalars.contains(where: { $0 == "\u{FE0F}" || $0 == "\u{200D}" }) { return 2 }
    return scalars.map { columns(of: $0) }.max() ?? 0
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    return isWide(scalar.value) || scalar.properties.isEmojiPresentation ? 2 : 1
  }

  /// - Source: East Asian Width W and F of Unicode 15.0 (UAX #11), in whole blocks.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF,
      0x1AFF0...0x1B2FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// Whether a terminal would interpret a scalar instead of showing it: control characters, and marks that reorder
  /// text and so can disguise a source.
  ///
  /// - Source: the bidirectional marks of CVE-2021-42574.
  static func mustEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
      0xE0000...0xE007F:
      true
    default: false
    }
  }

  /// A scalar written as its number: `<U+001B>`.
  static func escaped(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
  }

  /// A text of one line that is safe to print.
  static func sanitized(_ text: String) -> String {
    if !text.unicodeScalars.contains(where: mustEscape) { return text }
    return text.unicodeScalars.map { mustEscape($0) ? escaped($0) : String($0) }.joined()
  }
}
