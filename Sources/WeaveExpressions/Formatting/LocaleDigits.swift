// SPDX-License-Identifier: MIT

import FoundationEssentials
import FoundationInternationalization

/// The ten digits of a locale.
struct LocaleDigits: Sendable, Hashable {
  /// The scalar of zero; the other nine follow it. Nil for 0 to 9.
  private let zero: UInt32?

  init(locale: Locale) {
    // A keyword such as `@numbers=arab` or `-u-nu-arab` can select digits that are not the locale's own.
    let bytes = locale.identifier.utf8
    let parts = bytes.split(separator: UInt8(ascii: "-"))
    let isAsked = bytes.contains(UInt8(ascii: "@")) || parts.contains { $0.elementsEqual("u".utf8) }
    zero = isAsked ? Self.zeros[locale.numberingSystem.identifier] : LocaleRecord(locale).digits?.zero
  }

  /// A text with its ASCII digits replaced by the locale's.
  func localized(_ text: String) -> String {
    guard let zero else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isDigit = (0x30...0x39).contains(scalar.value)
      scalars.append(isDigit ? Unicode.Scalar(zero + scalar.value - 0x30) ?? scalar : scalar)
    }
    return String(scalars)
  }

  /// An Arabic percentage with the percent sign that belongs to its digits.
  ///
  /// - Source: Unicode CLDR, `ar.xml`, the percent signs of `latn` and `arab`.
  func withOwnPercentSign(_ text: String) -> String {
    zero == Self.zeros["arab"] ? text.replacing("\u{200E}%\u{200E}", with: "\u{66A}\u{61C}") : text
  }

  /// - Source: Unicode CLDR, `numberingSystems.xml`, the numeric systems that are the default of some locale.
  private static let zeros: [String: UInt32] = [
    "adlm": 0x1E950, "arab": 0x660, "arabext": 0x6F0, "beng": 0x9E6, "cakm": 0x11136, "deva": 0x966,
    "fullwide": 0xFF10, "gujr": 0xAE6, "guru": 0xA66, "khmr": 0x17E0, "knda": 0xCE6, "laoo": 0xED0, "mlym": 0xD66,
    "mtei": 0xABF0, "mymr": 0x1040, "nkoo": 0x7C0, "olck": 0x1C50, "orya": 0xB66, "tamldec": 0xBE6, "telu": 0xC66,
    "thai": 0xE50, "tibt": 0xF20,
  ]
}
