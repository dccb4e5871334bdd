// SPDX-License-Identifier: MIT

import WeaveNative

/// Removes a photo's metadata: where and when it was taken, with which camera and software.
public enum PhotoPrivacy {
  /// The photo without its metadata: Exif, XMP, IPTC, comments, and data after the end of the picture.
  ///
  /// The pixels stay untouched. The orientation, the colour profile and everything needed for drawing stay too. A
  /// photo without metadata is returned byte for byte, as is one that is damaged or in an unknown format.
  public static func cleaned(_ bytes: [UInt8]) -> [UInt8] {
    switch ImageFormat(bytes) {
    case .jpeg: JPEGSegments.cleaned(bytes) ?? bytes
    case .png: PNGParts.cleaned(bytes) ?? bytes
    case .webp: WebPParts.cleaned(bytes) ?? bytes
    case .heic: HEICParts.cleaned(bytes) ?? bytes
    case .svg, nil: bytes
    }
  }

  /// A TIFF block that contains only an orientation.
  ///
  /// - Source: TIFF 6.0, section 2; Exif 2.32, section 4.6.4, tag 0x0112.
  static func exif(orientation: UInt8) -> [UInt8] {
    [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
  }

  /// The orientation in a TIFF block, 2...8; nil if it has none, or the normal one.
  static func orientation(_ block: ArraySlice<UInt8>) -> UInt8? {
    let block = Array(block)
    guard block.count >= 8, block[0] == block[1], block[0] == 0x4D || block[0] == 0x49 else { return nil }
    let isBig = block[0] == 0x4D
    func number(_ place: Int, _ count: Int) -> Int? {
      guard place >= 0, place <= block.count - count else { return nil }
      let digits = isBig ? Array(block[place..<place + count]) : block[place..<place + count].reversed()
      return digits.reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for entry in 0..<min(count, 1_000) {
      let place = directory + 2 + entry * 12
      guard let tag = number(place, 2) else { return nil }
      if tag == 0x0112, let value = number(place + 8, 2) { return (2...8).contains(value) ? UInt8(value) : nil }
    }
    return nil
  }
}

/// The segments of a JPEG file.
///
/// - Source: ITU-T T.81, annex B.
private enum JPEGSegments {
  static func cleaned(_ bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = [0xFF, 0xD8]
    var place = 2
    var isChanged = false
    var turn: UInt8?
    var end: Int?
    while end == nil {
      guard place + 4 <= bytes.count, bytes[place] == 0xFF else { return nil }
      let marker = bytes[place + 1]
      // Any number of 0xFF bytes may precede a marker.
      if marker == 0xFF {
        place += 1
        continue
      }
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      guard length >= 2, place + 2 + length <= bytes.count else { return nil }
      let body = bytes[(place + 4)..<(place + 2 + length)]
      if isPrivate(marker, body) {
        isChanged = true
        if body.starts(with: Array("Exif\0\0".utf8)) { turn = turn ?? PhotoPrivacy.orientation(body.dropFirst(6)) }
      } else {
        result += bytes[place..<(place + 2 + length)]
      }
      place += 2 + length
      if marker == 0xDA {
        let next = endOfScan(bytes, from: place)
        result += bytes[place..<next]
        place = next
        if place + 1 >= bytes.count || bytes[place + 1] == 0xD9 { end = min(place + 2, bytes.count) }
      }
    }
    guard let end else { return nil }
    result += bytes[min(place, end)..<end]
    guard isChanged || end < bytes.count else { return bytes }
    if let turn {
      let block = Array("Exif\0\0".utf8) + PhotoPrivacy.exif(orientation: turn)
      result.insert(contentsOf: [0xFF, 0xE1, 0, UInt8(block.count + 2)] + block, at: afterJFIF(result))
    }
    return result
  }

  /// Whether a segment is private: a comment or application data other than JFIF, the colour profile and the colour
  /// space.
  private static func isPrivate(_ marker: UInt8, _ body: ArraySlice<UInt8>) -> Bool {
    switch marker {
    case 0xFE: true
    case 0xE0: !body.starts(with: Array("JFIF\0".utf8))
    case 0xE2: !body.starts(with: Array("ICC_PROFILE\0".utf8))
    case 0xEE: !body.starts(with: Array("Adobe".utf8))
    case 0xE1, 0xE3...0xED, 0xEF: true
    default: false
    }
  }

  /// The offset of the marker after the compressed data of a scan.
  private static func endOfScan(_ bytes: [UInt8], from start: Int) -> Int {
    var place = start
    while place + 1 < bytes.count {
      let next = bytes[place + 1]
      if bytes[place] == 0xFF, next != 0, next != 0xFF, !(0xD0...0xD7).contains(next) { return place }
      place += 1
    }
    return bytes.count
  }

  /// The offset for Exif: after the JFIF segment, which must come first.
  private static func afterJFIF(_ bytes: [UInt8]) -> Int {
    guard bytes.count > 6, bytes[2] == 0xFF, bytes[3] == 0xE0 else { return 2 }
    return min(4 + (Int(bytes[4]) << 8 | Int(bytes[5])), bytes.count)
  }
}

/// The chunks of a PNG file.
///
/// - Source: PNG, third edition, 11.
private enum PNGParts {
  private static let isPrivate: Set<String> = ["eXIf", "tEXt", "zTXt", "iTXt", "tIME"]

  static func cleaned(_ bytes: [UInt8]) -> [UInt8]? {
    var result = Array(bytes.prefix(8))
    var place = 8
    var isChanged = false
    while place + 12 <= bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - place - 12 else { return nil }
      let name = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
      if name == "eXIf", let turn = PhotoPrivacy.orientation(bytes[place + 8..<place + 8 + length]) {
        result += chunk(name, PhotoPrivacy.exif(orientation: turn))
        isChanged = true
      } else if isPrivate.contains(name) {
        isChanged = true
      } else {
        result += bytes[place..<place + 12 + length]
      }
      place += 12 + length
      if name == "IEND" { break }
    }
    return isChanged || place < bytes.count ? result : bytes
  }

  private static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + body
    let sum = named.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
    return bigEndian(UInt32(body.count)) + named + bigEndian(~sum)
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
  }
}

/// The items of a HEIC file. They are overwritten where they are, because the file refers to offsets in it.
private enum HEICParts {
  /// An Exif block without entries.
  private static let exif: [UInt8] = [0, 0, 0, 0, 0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0]

  static func cleaned(_ bytes: [UInt8]) -> [UInt8]? {
    guard let items = HEICItems(bytes) else { return nil }
    var result = bytes
    for item in items.metadata {
      // The turn of the picture is a property, not an item. Texts become blank.
      var empty = (item.type == "Exif" ? exif : []).makeIterator()
      let filler: UInt8 = item.type == "Exif" ? 0 : 0x20
      for place in item.places.joined() { result[place] = empty.next() ?? filler }
    }
    return result
  }
}

/// The chunks of a WebP file.
///
/// - Source: WebP Container Specification.
private enum WebPParts {
  static func cleaned(_ bytes: [UInt8]) -> [UInt8]? {
    var result = Array(bytes.prefix(12))
    var place = 12
    var isChanged = false
    var flags: Int?
    var keepsExif = false
    while place + 8 <= bytes.count {
      let length = bytes[place + 4..<place + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
      let end = place + 8 + length + length % 2
      guard length <= bytes.count - place - 8 else { return nil }
      let name = String(decoding: bytes[place..<place + 4], as: UTF8.self)
      let whole = bytes[place..<min(end, bytes.count)]
      switch name {
      case "EXIF":
        isChanged = true
        let body = whole.dropFirst(8).prefix(length)
        let bare = body.starts(with: Array("Exif\0\0".utf8)) ? body.dropFirst(6) : body
        if let turn = PhotoPrivacy.orientation(bare) {
          let block = PhotoPrivacy.exif(orientation: turn)
          result += Array("EXIF".utf8) + littleEndian(block.count) + block
          keepsExif = true
        }
      case "XMP ": isChanged = true
      default:
        if name == "VP8X", length >= 1 { flags = result.count + 8 }
        result += whole
      }
      place = end
    }
    guard isChanged else { return bytes }
    // The header flags which chunks follow: bit 3 Exif, bit 2 XMP.
    if let flags { result[flags] &= keepsExif ? ~0x04 : ~0x0C }
    result.replaceSubrange(4..<8, with: littleEndian(result.count - 8))
    return result
  }

  private static func littleEndian(_ value: Int) -> [UInt8] {
    stride(from: 0, through: 24, by: 8).map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
