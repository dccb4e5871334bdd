// SPDX-License-Identifier: MIT

/// A quotation mark that was written instead of JSON's `"`.
struct QuoteMark {
  /// The length of the mark in bytes.
  var length: Int
  /// The marks that can close it, as UTF-8.
  var closers: [[UInt8]]

  private static var double: [String] { ["“", "”", "„", "‟", "«", "»", "″", "＂"] }
  private static var single: [String] { ["‘", "’", "‚", "‛", "′", "＇"] }

  /// The mark at an offset, other than `"`; nil if there is none.
  init?(in bytes: [UInt8], at offset: Int) {
    guard offset < bytes.count else { return nil }
    switch bytes[offset] {
    case UInt8(ascii: "'"): self.init(1, closing: Self.single + ["'"])
    case UInt8(ascii: "`"): self.init(1, closing: ["`", "'"])
    case 0xC2, 0xE2, 0xEF:
      let rest = bytes[offset..<min(offset + 3, bytes.count)]
      if let mark = Self.double.first(where: { rest.starts(with: $0.utf8) }) {
        self.init(mark.utf8.count, closing: Self.double + ["\""])
      } else if let mark = Self.single.first(where: { rest.starts(with: $0.utf8) }) {
        self.init(mark.utf8.count, closing: Self.single + ["'"])
      } else {
        return nil
      }
    default: return nil
    }
  }

  /// Whether a byte is the first of any mark; a quick test that skips most bytes.
  static func canBegin(with byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"), 0xC2, 0xE2, 0xEF: true
    default: false
    }
  }

  private init(_ length: Int, closing marks: [String]) {
    self.length = length
    closers = marks.map { Array($0.utf8) }
  }

  /// The length of a closing mark at an offset; nil if there is none.
  func closerLength(in bytes: [UInt8], at offset: Int) -> Int? {
    closers.first { bytes[offset...].starts(with: $0) }?.count
  }

  /// The length of a curly double quote that ends at an offset; nil if there is none.
  static func curlyLength(in bytes: [UInt8], before offset: Int, notBefore lower: Int) -> Int? {
    double.map(\.utf8).first { mark in
      offset - mark.count >= lower && bytes[offset - mark.count..<offset].elementsEqual(mark)
    }?.count
  }
}
