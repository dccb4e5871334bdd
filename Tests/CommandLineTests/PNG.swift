// SPDX-License-Identifier: MIT

import Foundation

/// PNG files made by hand.
///
/// - Source: PNG (W3C, third edition), sections 5 and 11; zlib's stored blocks, RFC 1951, section 3.2.4.
enum PNG {
  private static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  /// A black picture, 8 bits of grey a pixel.
  static func gray(width: Int, height: Int) -> Data {
    signature + size(width, height) + chunk("IDAT", stored(Data(count: (width + 1) * height))) + chunk("IEND", Data())
  }

  /// A picture of random greys, which no file format makes much smaller.
  static func noise(width: Int, height: Int) -> Data {
    var state: UInt64 = 1
    var pixels = Data()
    for place in 0..<(width + 1) * height {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      pixels.append(place % (width + 1) == 0 ? 0 : UInt8(truncatingIfNeeded: state >> 33))
    }
    return signature + size(width, height) + chunk("IDAT", stored(pixels)) + chunk("IEND", Data())
  }

  /// The beginning of a file, and nothing more.
  static func header(width: Int, height: Int) -> Data { signature + size(width, height) }

  /// A picture that claims 16 bits for each of four channels, with data for one pixel.
  static func deep(width: Int, height: Int) -> Data {
    let header = chunk("IHDR", number(width) + number(height) + Data([16, 6, 0, 0, 0]))
    return signature + header + chunk("IDAT", stored(Data(count: 9))) + chunk("IEND", Data())
  }

  /// A black pixel that claims to be an animation of so many frames.
  static func frames(_ count: Int) -> Data {
    signature + size(1, 1) + chunk("acTL", number(count) + number(0)) + chunk("IDAT", stored(Data(count: 2)))
      + chunk("IEND", Data())
  }

  /// A small picture with many zTXt chunks, each of which a fixed Huffman code makes a thousand times larger.
  static func withPackedTexts(_ count: Int) -> Data {
    let text = chunk("zTXt", Data("k\0\0".utf8) + repeated(1_000_000))
    var file = signature + size(1, 1)
    for _ in 0..<count { file += text }
    return file + chunk("IDAT", stored(Data(count: 2))) + chunk("IEND", Data())
  }

  /// The picture of one reference with the note of another, as if the same commands had drawn it on another machine.
  static func reference(picture: Data, note: Data) -> Data? {
    guard let type = note.range(of: Data("trEE".utf8)), let end = picture.range(of: Data("trEE".utf8)) else {
      return nil
    }
    let plain = picture[..<(end.lowerBound - 4)]
    // A CRC of what stands before, the hash of other pixels, and the text as it is.
    let text = note[(type.upperBound + 36)..<(note.count - 16)]
    return plain
      + chunk("trEE", number(Int(checksum(Data(plain)))) + Data(String(repeating: "0", count: 32).utf8) + text)
      + chunk("IEND", Data())
  }

  /// A reference without its texts, as an earlier weave wrote it.
  static func withoutText(_ file: Data) -> Data? {
    guard let text = file.range(of: Data("iTXt".utf8)), let note = file.range(of: Data("trEE".utf8)) else { return nil }
    let plain = file[..<(text.lowerBound - 4)]
    let rest = file[(note.upperBound + 4)..<(file.count - 16)]
    return plain + chunk("trEE", number(Int(checksum(Data(plain)))) + rest) + chunk("IEND", Data())
  }

  private static func size(_ width: Int, _ height: Int) -> Data {
    chunk("IHDR", number(width) + number(height) + Data([8, 0, 0, 0, 0]))
  }

  private static func chunk(_ type: String, _ data: Data) -> Data {
    let body = Data(type.utf8) + data
    return number(data.count) + body + number(Int(checksum(body)))
  }

  private static func number(_ value: Int) -> Data {
    Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) })
  }

  private static func stored(_ data: Data) -> Data {
    var file = Data([0x78, 1])
    for start in stride(from: 0, to: data.count, by: 65_535) {
      let part = data[start..<min(start + 65_535, data.count)]
      let (low, high) = (UInt8(part.count & 255), UInt8(part.count >> 8))
      file += Data([start + part.count == data.count ? 1 : 0, low, high, ~low, ~high]) + part
    }
    return file + number(adler(data))
  }

  /// `count` zero bytes: one literal, then matches of length 258 and distance 1, each 13 bits of the fixed code.
  private static func repeated(_ count: Int) -> Data {
    var bits: [UInt8] = []
    func put(_ value: Int, _ length: Int, fromTop: Bool) {
      for i in 0..<length { bits.append(UInt8(value >> (fromTop ? length - 1 - i : i) & 1)) }
    }
    put(1, 1, fromTop: false)
    put(1, 2, fromTop: false)
    put(0x30, 8, fromTop: true)
    let matches = (count - 1) / 258
    for _ in 0..<matches {
      put(0b11000101, 8, fromTop: true)
      put(0, 5, fromTop: true)
    }
    put(0, 7, fromTop: true)
    let bytes = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<min(start + 8, bits.count)].enumerated().reduce(UInt8(0)) { $0 | $1.element << UInt8($1.offset) }
    }
    return Data([0x78, 1]) + Data(bytes) + number(adler(Data(count: matches * 258 + 1)))
  }

  private static func adler(_ data: Data) -> Int {
    var (a, b) = (1, 0)
    for byte in data { (a, b) = ((a + Int(byte)) % 65_521, (b + a + Int(byte)) % 65_521) }
    return b << 16 | a
  }

  private static func checksum(_ data: Data) -> UInt32 {
    ~data.reduce(~UInt32(0)) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
  }
}
