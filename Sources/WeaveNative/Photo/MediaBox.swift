// SPDX-License-Identifier: MIT

/// A box of a HEIC file.
///
/// - Source: ISO/IEC 14496-12 (the base media file format), section 4.2.
struct MediaBox {
  /// Four letters, such as `meta`.
  let type: String
  /// The bytes after the header; their indices are offsets in the file.
  let content: ArraySlice<UInt8>
  var reader: ByteReader { ByteReader(content) }

  /// Boxes that are read side by side, and entries of a table. Stops: millions of empty ones.
  static let most = 4_096

  /// The boxes in some bytes. A box that is cut short is left out, with all that follow it.
  static func boxes(in bytes: ArraySlice<UInt8>) -> [MediaBox] {
    let reader = ByteReader(bytes)
    var found: [MediaBox] = []
    var offset = 0
    while found.count < most, let length = reader.big32(offset), let type = reader.tag(offset + 4) {
      // A length of 1 means that 64 bits follow, and 0 that the box takes the rest.
      let header = length == 1 ? 16 : 8
      let rest = bytes.count - offset
      let size = length == 1 ? reader.number(offset + 8, bytes: 8, isBig: true) ?? 0 : length == 0 ? rest : length
      guard size >= header, size <= rest else { break }
      found.append(MediaBox(type: type, content: bytes.dropFirst(offset + header).prefix(size - header)))
      offset += size
    }
    return found
  }
}

extension [MediaBox] {
  func first(_ type: String) -> MediaBox? { first { $0.type == type } }
}
