// SPDX-License-Identifier: MIT

/// Reduces a PNG to the chunks that its pixels need.
///
/// Texts, profiles and unknown chunks are removed before libpng sees the file. libpng unpacks them, and a thousand
/// texts of 7 KB can grow to 7 GB. A file that ends before IEND is reported as truncated; libpng would not notice once
/// it has all rows.
struct PNGChunks {
  private static let kept: Set<String> = ["IHDR", "PLTE", "tRNS", "gAMA", "cHRM", "sRGB", "sBIT", "IDAT", "IEND"]

  /// - Returns: the file itself if there is nothing to remove.
  static func pixelsOnly(_ bytes: [UInt8]) throws(ImageDecodingError) -> [UInt8] {
    let reader = ByteReader(bytes)
    var parts: [Range<Int>] = []
    var offset = 8
    var last = ""
    while last != "IEND" {
      guard let length = reader.big32(offset), let tag = reader.tag(offset + 4), length <= bytes.count - offset - 12
      else {
        throw .damaged(format: .png, reason: "cut short")
      }
      let end = offset + length + 12
      if kept.contains(tag) { parts.append(offset..<end) }
      offset = end
      last = tag
    }
    guard parts.reduce(8, { $0 + $1.count }) < offset else { return bytes }
    return parts.reduce(into: Array(bytes[..<8])) { $0 += bytes[$1] }
  }
}
