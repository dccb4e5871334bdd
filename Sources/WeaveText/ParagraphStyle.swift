// SPDX-License-Identifier: MIT

import WeaveResolve

/// The settings of all paragraphs of a text, besides the styles of its spans.
struct ParagraphStyle {
  /// Whether lines may only end between words.
  var keepsWords = false
  /// Ticks from the leading edge, in order.
  var tabStops: [Int] = []

  init() {}

  init(_ text: ResolvedText) {
    keepsWords = text.keepsWords
    tabStops = text.tabStops.filter { $0 > 0 }.map(Ticks.of).sorted()
  }

  /// The first stop after a position, in ticks from the leading edge; nil after the last one.
  func stop(after place: Int) -> Int? { tabStops.first { $0 > place } }

  /// Whether a line may end at a place that the rules of Unicode Annex 14 allow. It may not end between two Korean
  /// letters, which labels on phones do not separate (`hangulWordPriority` of their strategy `standard`). If words are
  /// kept, it may not end between any two letters or digits. CSS Text 3 calls the latter `word-break: keep-all`.
  func mayEndLine(at byte: Int, of utf8: [UInt8]) -> Bool {
    // Whole letters are only examined if words are kept: this is called for each position of each text.
    guard keepsWords else { return !(Self.isHangul(at: byte, of: utf8) && Self.isHangul(at: byte - 3, of: utf8)) }
    guard let before = scalar(endingAt: byte, of: utf8), let after = scalar(from: byte, of: utf8) else { return true }
    return !(before.isLetterOrDigit && after.isLetterOrDigit)
  }

  /// Whether a Korean syllable, or a letter that syllables consist of, begins there: three bytes of UTF-8.
  private static func isHangul(at byte: Int, of utf8: [UInt8]) -> Bool {
    guard byte >= 0, byte + 2 < utf8.count, (0xE1...0xED).contains(utf8[byte]) else { return false }
    let value = UInt32(utf8[byte] & 0xF) << 12 | UInt32(utf8[byte + 1] & 0x3F) << 6 | UInt32(utf8[byte + 2] & 0x3F)
    switch value {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: return true
    default: return false
    }
  }

  private func scalar(endingAt end: Int, of utf8: [UInt8]) -> Unicode.Scalar? {
    guard end > 0 else { return nil }
    var start = end - 1
    while start > 0, utf8[start] & 0xC0 == 0x80 { start -= 1 }
    return scalar(from: start, of: utf8)
  }

  private func scalar(from start: Int, of utf8: [UInt8]) -> Unicode.Scalar? {
    guard start < utf8.count else { return nil }
    return String(decoding: utf8[start..<min(start + 4, utf8.count)], as: UTF8.self).unicodeScalars.first
  }
}

extension Unicode.Scalar {
  fileprivate var isLetterOrDigit: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }
}
