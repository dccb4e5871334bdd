// SPDX-License-Identifier: MIT

/// Small pictures made by ImageMagick, in base64.
enum Fixture {
  /// 16 × 8 pixels: red in the left half, blue in the right; no EXIF.
  static let jpeg = decode(
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMU"
      + "FRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU"
      + "FBQUFBQUFBT/wAARCAAIABADAREAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAABwj/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QA"
      + "FQEBAQAAAAAAAAAAAAAAAAAACQf/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCdEMKmAjjB0f/Z")

  /// The same in CMYK.
  static let cmyk = decode(
    "/9j/7gAOQWRvYmUAZAAAAAAC/9sAQwADAgIDAgIDAwMDBAMDBAUIBQUEBAUKBwcGCAwKDAwLCgsLDQ4SEA0OEQ4LCxAWEBETFBUV"
      + "FQwPFxgWFBgSFBUU/9sAQwEDBAQFBAUJBQUJFA0LDRQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU"
      + "FBQUFBQU/8AAFAgACAAQBAERAAIRAQMRAQQRAP/EABcAAAMBAAAAAAAAAAAAAAAAAAAHCAn/xAAUEAEAAAAAAAAAAAAAAAAAAAAA"
      + "/8QAFQEBAQAAAAAAAAAAAAAAAAAACQf/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADgQBAAIRAxEEAAA/AKIXMVTVA/QbmND/2Q==")

  /// The same as lossless WebP.
  static let webp = decode(
    "UklGRiYAAABXRUJQVlA4TBkAAAAvD8ABAA8Q87//8x8OxILJ/KU7U4jof+QAAA==")

  /// 4 × 4 pixels of 16 bits: black in the top row to white in the bottom row.
  static let png16 = decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAEEAIAAAB2A9VqAAAAIUlEQVQI12NgwAEYQ0NDQ0NDMSVYcEkw/v///////5gSAG0yCf1d"
      + "bIdcAAAAAElFTkSuQmCC")

  /// 8 × 8 pixels of #3366CC, interlaced.
  static let interlaced = decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAAE8ahlKAAAALklEQVQI12MwTjvDYJx2htE47QwDAwOUYmJgYEDwIICJAQnglsHN"
      + "QdGDUxVlEgCoMAnZd4MpZwAAAABJRU5ErkJggg==")

  /// The same JPEG with an EXIF block of one entry.
  static func jpeg(orientation: UInt8) -> [UInt8] {
    let tiff: [UInt8] = [
      0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0,
    ]
    let block = Array("Exif\0\0".utf8) + tiff
    return [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(block.count + 2)] + block + jpeg.dropFirst(2)
  }

  /// A PNG's signature and header, and nothing more.
  static func pngHeader(width: UInt32, height: UInt32) -> [UInt8] {
    func big(_ v: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(v >> $0 & 0xFF) } }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + big(width)
      + big(height) + [8, 6, 0, 0, 0, 0, 0, 0, 0]
  }

  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func encode(_ bytes: [UInt8]) -> String {
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      let bits = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
      for i in 0...part.count { text.unicodeScalars.append(Unicode.Scalar(letters[bits >> (18 - 6 * i) & 63])) }
      text += String(repeating: "=", count: 3 - part.count)
    }
    return text
  }

  static func decode(_ text: String) -> [UInt8] {
    var bits = 0
    var count = 0
    var bytes: [UInt8] = []
    for letter in text.utf8 {
      guard let value = letters.firstIndex(of: letter) else { break }
      bits = (bits << 6 | value) & 0xFFFF
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(bits >> count & 0xFF))
      }
    }
    return bytes
  }
}
