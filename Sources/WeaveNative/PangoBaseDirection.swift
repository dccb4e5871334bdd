// SPDX-License-Identifier: MIT

extension StringProtocol {
  /// Whether the first strong character is read from right to left; nil if there is none.
  ///
  /// A signed number without letters reads from left to right; otherwise its sign would end up after the digits, as in
  /// `3°−` for `−3°`.
  ///
  /// - Source: Unicode Annex 9, rules P2 and P3, which skip characters in isolates.
  var isFirstStrongRightToLeft: Bool? {
    var isolates = 0
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: isolates += 1
      case 0x2069: isolates = Swift.max(0, isolates - 1)
      case _ where isolates > 0: continue
      case 0x200E: return false
      case 0x200F, 0x061C: return true
      case _ where scalar.properties.isAlphabetic: return scalar.isInRightToLeftBlock
      default: continue
      }
    }
    return beginsWithSignedNumber ? false : nil
  }

  private var beginsWithSignedNumber: Bool {
    guard let sign = first, "+-−".contains(sign), let digit = dropFirst().first else { return false }
    return digit.isASCII && digit.isNumber
  }
}

extension Unicode.Scalar {
  /// Whether the code point is in a block of right-to-left scripts.
  ///
  /// - Source: `DerivedBidiClass.txt`, default classes R and AL.
  fileprivate var isInRightToLeftBlock: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
