// SPDX-License-Identifier: MIT

import WeaveNative

/// Identifies texts that need only the two Latin families.
///
/// Such a text gets the same glyphs from the whole set of fonts, because these families come first there and have all
/// of its characters.
enum LatinText {
  static let families = Set([StandardFamily.system, .display, .rounded].map(\.name))

  /// Whether Inter has every character of a text, and every style asks for a Latin family.
  static func holds(_ text: String, _ ranges: [PangoStyledRange]) -> Bool {
    ranges.allSatisfy { families.contains($0.style.family) } && text.unicodeScalars.allSatisfy(isCovered)
  }

  /// Letters of Europe's Latin alphabets, and the marks that designs use beside them.
  private static func isCovered(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0x148, 0x14A...0x17F: true
    case 0x2009, 0x2010...0x2014, 0x2018...0x201A, 0x201C...0x201E, 0x2022, 0x2026, 0x202F, 0x2030: true
    case 0x2032, 0x2033, 0x2039, 0x203A, 0x20AC, 0x2190...0x2193, 0x2212, 0x2248, 0x2260, 0x2264, 0x2265: true
    default: false
    }
  }
}
