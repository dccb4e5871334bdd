// SPDX-License-Identifier: MIT

public import WeaveHash
import WeaveNative

/// A hash of a picture's pixels and a text, which a reference file carries in its own chunk before the last one.
///
/// The chunk is called `trEE`. According to the PNG specification (section 5.4), the case of its letters means that
/// readers may ignore it, that it is private, and that programs that change the picture must remove it. It begins with
/// a CRC of the file before it, so a note never applies to another picture. Its contents: 4 bytes of CRC-32, 32
/// hexadecimal digits of `Checksum`, 4 bytes with the length of the text, and the compressed text.
public struct PNGNote: Sendable, Equatable {
  /// The hash of the picture's pixels.
  public var pixels: Checksum
  /// Any text; it is compressed in the file.
  public var text: String

  /// A note with a picture's hash and a text.
  public init(pixels: Checksum, text: String) {
    self.pixels = pixels
    self.text = text
  }

  /// The hash in a file's note; nil if there is no note or the file was changed since.
  public static func pixels(of file: [UInt8]) -> Checksum? {
    chunk(of: file).flatMap {
      Checksum(String(decoding: file[($0.lowerBound + 12)..<($0.lowerBound + 44)], as: UTF8.self))
    }
  }

  /// The note of a file; nil if there is none or the file was changed since.
  public init?(of file: [UInt8]) {
    guard let chunk = Self.chunk(of: file), let pixels = Self.pixels(of: file) else { return nil }
    let size = Self.value(file, at: chunk.lowerBound + 44)
    let body = Array(file[(chunk.lowerBound + Self.headSize)..<(chunk.upperBound - 4)])
    guard size <= Self.limit, let bytes = Zlib.bytes(of: body, size: size) else { return nil }
    self.init(pixels: pixels, text: String(decoding: bytes, as: UTF8.self))
  }

  /// The file with the note added; unchanged if the file does not end like a PNG file.
  public func added(to file: [UInt8]) throws(PNGError) -> [UInt8] {
    guard file.suffix(Self.end.count).elementsEqual(Self.end) else { return file }
    var noted = Array(file.dropLast(Self.end.count))
    let body =
      Self.number(Int(Zlib.crc32(noted))) + Array(pixels.description.utf8) + Self.number(text.utf8.count)
      + (try Self.compressed(Array(text.utf8)))
    noted += Self.number(body.count) + Self.type + body
    noted += Self.number(Int(Zlib.crc32(Self.type + body))) + Self.end
    return noted
  }

  // MARK: Bytes

  private static let type = Array("trEE".utf8)
  private static let end = PNGBytes.end
  /// Bytes before the compressed text: length, type, CRC, hash, length of the text.
  private static let headSize = 8 + 4 + 32 + 4
  /// The most bytes of text that are read.
  private static let limit = 8 << 20

  /// The range of the chunk, from its length to its own CRC. The chunk must be intact and the second to last of the
  /// file.
  private static func chunk(of file: [UInt8]) -> Range<Int>? {
    var start = 8
    while start + 12 <= file.count {
      let next = start + 12 + value(file, at: start)
      guard next <= file.count else { return nil }
      if file[(start + 4)..<(start + 8)].elementsEqual(type) {
        guard next - start >= headSize + 4, file[next...].elementsEqual(end),
          value(file, at: next - 4) == Int(Zlib.crc32(Array(file[(start + 4)..<(next - 4)]))),
          value(file, at: start + 8) == Int(Zlib.crc32(Array(file[..<start])))
        else { return nil }
        return start..<next
      }
      start = next
    }
    return nil
  }

  private static func compressed(_ bytes: [UInt8]) throws(PNGError) -> [UInt8] {
    guard let stream = ZlibCompressor(level: 9)?.stream(of: bytes) else { throw .memory }
    return stream
  }

  private static func number(_ value: Int) -> [UInt8] { PNGBytes.number(value) }

  private static func value(_ bytes: [UInt8], at place: Int) -> Int { PNGBytes.value(bytes, at: place) }
}

/// The size in the header of a PNG file.
public struct PNGSize: Sendable, Equatable {
  /// In pixels.
  public var width, height: Int

  /// A size in pixels.
  public init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  /// Nil if the file does not begin like a PNG file.
  public init?(of file: [UInt8]) {
    guard file.count >= 24, file[1..<4].elementsEqual("PNG".utf8) else { return nil }
    func value(_ place: Int) -> Int { (0..<4).reduce(0) { $0 << 8 | Int(file[place + $1]) } }
    self.init(width: value(16), height: value(20))
  }
}
