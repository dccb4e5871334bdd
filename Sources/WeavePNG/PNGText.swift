// SPDX-License-Identifier: MIT

import WeaveNative

/// A text in a PNG file that other programs show, too: a chunk `iTXt`, uncompressed, before the last chunks.
///
/// - Source: the PNG specification, section 11.3.4.5.
public struct PNGText: Sendable, Equatable {
  /// The name of the text, 1 to 79 letters of Latin-1, such as `Drawn with`.
  public var keyword: String
  /// The text.
  public var text: String

  /// A text with its name.
  public init(keyword: String, text: String) { (self.keyword, self.text) = (keyword, text) }

  /// The text with a name in a file; nil if there is none.
  public init?(_ keyword: String, in file: [UInt8]) {
    let head = Array(keyword.utf8) + [0]
    var start = 8
    while start + 12 <= file.count {
      let next = start + 12 + PNGBytes.value(file, at: start)
      guard next <= file.count else { return nil }
      let content = file[(start + 8)..<(next - 4)]
      if file[(start + 4)..<(start + 8)].elementsEqual(Self.type), content.starts(with: head) {
        // A flag and a method of compression, a language, and the keyword in that language.
        let rest = content.dropFirst(head.count)
        guard rest.count >= 2, rest.first == 0 else { return nil }
        let words = rest.dropFirst(2).split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
        guard words.count == 3 else { return nil }
        self.init(keyword: keyword, text: String(decoding: words[2], as: UTF8.self))
        return
      }
      start = next
    }
    return nil
  }

  /// The file with the text before its end; unchanged if the file does not end like a PNG file.
  public func added(to file: [UInt8]) -> [UInt8] {
    guard file.suffix(PNGBytes.end.count).elementsEqual(PNGBytes.end) else { return file }
    let body = Array(keyword.utf8) + [0, 0, 0, 0, 0] + Array(text.utf8)
    let crc = Zlib.crc32(Self.type + body)
    return Array(file.dropLast(PNGBytes.end.count)) + PNGBytes.number(body.count) + Self.type + body
      + PNGBytes.number(Int(crc)) + PNGBytes.end
  }

  private static let type = Array("iTXt".utf8)
}

/// What chunks of a PNG file are made of.
enum PNGBytes {
  /// The empty chunk that every PNG file ends with.
  static let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]

  static func number(_ value: Int) -> [UInt8] {
    let v = UInt32(truncatingIfNeeded: value)
    return [UInt8(v >> 24), UInt8(v >> 16 & 0xFF), UInt8(v >> 8 & 0xFF), UInt8(v & 0xFF)]
  }

  static func value(_ bytes: [UInt8], at place: Int) -> Int {
    (0..<4).reduce(0) { $0 << 8 | Int(bytes[place + $1]) }
  }
}
