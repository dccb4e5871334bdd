// SPDX-License-Identifier: MIT

import WeaveResolve

/// What holds for all paragraphs of a text, beside the looks of its spans.
struct ParagraphStyle {
  /// Whether lines end between words alone.
  var keepsWords = false
  /// Ticks from the leading edge, in order.
  var tabStops: [Int] = []

  init() {}

  init(_ text: ResolvedText) {
    keepsWords = text.keepsWords
    tabStops = text.tabStops.filter { $0 > 0 }.map(Ticks.of).sorted()
  }

  /// The first stop after a place, in ticks from the leading edge; nil behind the last one.
  func stop(after place: Int) -> Int? { tabStops.first { $0 > place } }

  /// Whether a line may end at a place where the rules of Unicode Annex 14 let it: not between two letters of Korean, which
  /// labels of phones do not part (`hangulWordPriority` of their strategy `standard`), nor, where words are kept, between any two
  /// letters or digits. CSS Text 3 calls the latter `word-break: keep-all`.
  func mayEndLine(at byte: Int, of utf8: [UInt8]) -> Bool {
    guard let before = scalar(endingAt: byte, of: utf8), let after = scalar(from: byte, of: utf8) else { return true }
    return keepsWords
      ? !(before.isLetterOrDigit && after.isLetterOrDigit) : !(before.isHangul && after.isHangul)
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
  /// Syllables, and the letters that they are made of.
  fileprivate var isHangul: Bool {
    switch value {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: true
    default: false
    }
  }

  fileprivate var isLetterOrDigit: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }
}
