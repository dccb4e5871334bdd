// SPDX-License-Identifier: MIT

import WeaveDiff
import WeaveHash
import WeaveNative
import WeavePNG
import WeaveRender

/// A picture of a large report: lossless WebP, which takes half of the room of PNG, with the note of the reference that it
/// may become.
///
/// The note is a chunk at the end, which readers of WebP ignore. It contains 32 hexadecimal digits of the hash of the
/// pixels, as many of the file before it, 4 bytes with the length of the text, and the compressed text.
///
/// - Source: WebP Container Specification, "Unknown Chunks".
struct CompactPicture {
  static let ending = "webp"
  private static let chunk = Array("trEE".utf8)
  /// Bytes of the note before its text.
  private static let headSize = 32 + 32 + 4
  /// The most bytes of text that are read.
  private static let limit = 8 << 20

  private let file: [UInt8]
  private let note: PNGNote

  /// The bytes of a file.
  ///
  /// - Parameter note: nil for a picture that becomes no reference.
  static func file(_ picture: StraightImage, _ note: PNGNote?) throws(PictureEncodingError) -> [UInt8] {
    let file = try encodeWebP(straight: picture.bytes, width: picture.width, height: picture.height)
    guard let note else { return file }
    let text = Array(note.text.utf8)
    guard let stream = ZlibCompressor(level: 9)?.stream(of: text) else { throw .memory }
    let body =
      Array(note.pixels.description.utf8) + Array(Checksum(of: file).description.utf8) + number(text.count) + stream
    let padding = [UInt8](repeating: 0, count: body.count % 2)
    return sized(file + chunk + number(body.count) + body + padding)
  }

  /// The picture in a file; nil if it has no note, or was changed since it was written.
  init?(_ bytes: [UInt8]) {
    var start = 12
    while start + 8 <= bytes.count {
      let length = Self.value(bytes, at: start + 4)
      let next = start + 8 + length + length % 2
      guard next <= bytes.count else { return nil }
      if bytes[start..<(start + 4)].elementsEqual(Self.chunk) {
        guard length >= Self.headSize, next == bytes.count else { return nil }
        let body = bytes[(start + 8)..<(start + 8 + length)]
        let file = Self.sized(Array(bytes[..<start]))
        let size = Self.value(bytes, at: start + 8 + 64)
        guard let pixels = Checksum(String(decoding: body.prefix(32), as: UTF8.self)),
          Checksum(String(decoding: body.dropFirst(32).prefix(32), as: UTF8.self)) == Checksum(of: file),
          size <= Self.limit, let text = Zlib.bytes(of: Array(body.dropFirst(Self.headSize)), size: size)
        else { return nil }
        self.file = file
        note = PNGNote(pixels: pixels, text: String(decoding: text, as: UTF8.self))
        return
      }
      start = next
    }
    return nil
  }

  /// The reference that it becomes: a PNG file with its note. It is decoded in a process of its own, because a report may
  /// come from elsewhere. Nil if that fails.
  var reference: [UInt8]? {
    guard let pixels = try? decodePhoto(file), let png = try? ComparedPictures.png(pixels) else { return nil }
    return try? note.added(to: png)
  }

  /// The file with its size in its header.
  private static func sized(_ file: [UInt8]) -> [UInt8] {
    guard file.count >= 12 else { return file }
    return Array(file[..<4]) + number(file.count - 8) + Array(file[8...])
  }

  private static func number(_ value: Int) -> [UInt8] {
    let v = UInt32(truncatingIfNeeded: value)
    return [UInt8(v & 0xFF), UInt8(v >> 8 & 0xFF), UInt8(v >> 16 & 0xFF), UInt8(v >> 24)]
  }

  private static func value(_ bytes: [UInt8], at place: Int) -> Int {
    (0..<4).reversed().reduce(0) { $0 << 8 | Int(bytes[place + $1]) }
  }
}
