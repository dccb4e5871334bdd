// SPDX-License-Identifier: MIT

/// The kind of a file that is not UTF-8, recognized by its first bytes.
struct ForeignText {
  /// "UTF-16 (little-endian)", or "a PNG picture".
  var name: String
  /// Whether it is text in another encoding.
  var isText: Bool

  /// Nil if the file may be UTF-8.
  ///
  /// - Source: byte-order marks of The Unicode Standard, table 23-6; without a mark, the pattern of zeros in RFC 4627,
  ///   section 3, for JSON that begins with two ASCII characters.
  init?(_ bytes: [UInt8]) {
    if let encoding = Self.marks.first(where: { bytes.starts(with: $0.mark) })?.name {
      self.init(name: encoding, isText: true)
    } else if let format = Self.formats.first(where: { bytes.starts(with: $0.magic) })?.name {
      self.init(name: format, isText: false)
    } else if let encoding = Self.encodingByZeros(bytes) {
      self.init(name: encoding, isText: true)
    } else if Self.isBinary(bytes) {
      self.init(name: "binary data", isText: false)
    } else {
      return nil
    }
  }

  /// Whether the beginning has more control characters than any text would: one in twenty.
  private static func isBinary(_ bytes: [UInt8]) -> Bool {
    let start = bytes.prefix(1_024)
    var controls = 0
    // Nearly every byte of a text is decided by the first two comparisons.
    for byte in start where byte < 0x20 || byte == 0x7F {
      if !(0x08...0x0D).contains(byte), byte != 0x1B { controls += 1 }
    }
    return controls >= 4 && controls * 20 >= start.count
  }

  private init(name: String, isText: Bool) {
    self.name = name
    self.isText = isText
  }

  /// Longer marks first, because the mark of UTF-32 begins like that of UTF-16.
  private static var marks: [(mark: [UInt8], name: String)] {
    [
      ([0xFF, 0xFE, 0, 0], "UTF-32 (little-endian)"), ([0, 0, 0xFE, 0xFF], "UTF-32 (big-endian)"),
      ([0xFF, 0xFE], "UTF-16 (little-endian)"), ([0xFE, 0xFF], "UTF-16 (big-endian)"),
    ]
  }

  private static var formats: [(magic: [UInt8], name: String)] {
    [
      ([0x89, 0x50, 0x4E, 0x47], "a PNG picture"), ([0xFF, 0xD8, 0xFF], "a JPEG picture"),
      (Array("GIF8".utf8), "a GIF picture"), (Array("RIFF".utf8), "a WebP picture or other RIFF file"),
      (Array("PK\u{3}\u{4}".utf8), "a ZIP archive"), ([0x1F, 0x8B], "a gzip archive"),
      (Array("%PDF".utf8), "a PDF document"), (Array("bplist00".utf8), "a binary property list"),
      ([0x7F, 0x45, 0x4C, 0x46], "a program"),
    ]
  }

  private static func encodingByZeros(_ bytes: [UInt8]) -> String? {
    guard bytes.count >= 4 else { return nil }
    switch (bytes[0] == 0, bytes[1] == 0, bytes[2] == 0, bytes[3] == 0) {
    case (true, true, true, false): return "UTF-32 (big-endian)"
    case (false, true, true, true): return "UTF-32 (little-endian)"
    case (true, false, true, false): return "UTF-16 (big-endian)"
    case (false, true, false, true): return "UTF-16 (little-endian)"
    default: return nil
    }
  }
}
