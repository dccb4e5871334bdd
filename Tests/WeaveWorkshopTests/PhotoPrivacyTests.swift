// SPDX-License-Identifier: MIT

import Testing

@testable import WeaveWorkshop

/// What photos say besides their picture leaves them, and nothing else does.
@Suite struct PhotoPrivacyTests {
  /// Exif with an orientation of 6 and an entry for a place, as cameras write it, little-endian.
  private static let exif: [UInt8] =
    Array("Exif\0\0".utf8) + [0x49, 0x49, 42, 0, 8, 0, 0, 0, 2, 0]
    + [0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0] + [0x25, 0x88, 4, 0, 1, 0, 0, 0, 38, 0, 0, 0] + [0, 0, 0, 0]
    + Array("N 51.5 W 0.1".utf8)

  private static func segment(_ marker: UInt8, _ body: [UInt8]) -> [UInt8] {
    [0xFF, marker, UInt8((body.count + 2) >> 8), UInt8((body.count + 2) & 255)] + body
  }

  private static let jfif = segment(0xE0, Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0])
  private static let tables = segment(0xDB, [0] + [UInt8](repeating: 16, count: 64))
  /// The scan with a stuffed byte and a restart marker in its data.
  private static let scan = segment(0xDA, [1, 1, 0, 0, 63, 0]) + [0x12, 0xFF, 0, 0xFF, 0xD0, 0x34]

  @Test func aPhotoThatSaysNothingStays() {
    let photo = [0xFF, 0xD8] + Self.jfif + Self.tables + Self.scan + [0xFF, 0xD9]
    #expect(PhotoPrivacy.cleaned(photo) == photo)
    #expect(PhotoPrivacy.cleaned([1, 2, 3]) == [1, 2, 3])
    #expect(PhotoPrivacy.cleaned(Array(photo.prefix(30))) == Array(photo.prefix(30)))
  }

  @Test func placeAndDateLeaveAJPEGAndItsTurnStays() {
    let icc = Self.segment(0xE2, Array("ICC_PROFILE\0".utf8) + [1, 1, 9])
    let photo: [UInt8] =
      [0xFF, 0xD8] + Self.jfif + Self.segment(0xE1, Self.exif)
      + Self.segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0<x/>".utf8))
      + Self.segment(0xED, Array("Photoshop".utf8))
      + Self.segment(0xFE, Array("At home".utf8)) + icc + Self.tables + Self.scan + [0xFF, 0xD9]
      // A film with the place in it, as phones hang one on.
      + Array("ftyp-mp4".utf8)
    let turned = Self.segment(
      0xE1,
      Array("Exif\0\0".utf8)
        + [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0])
    #expect(
      PhotoPrivacy.cleaned(photo) == [0xFF, 0xD8] + Self.jfif + turned + icc + Self.tables + Self.scan + [0xFF, 0xD9])
  }

  /// The blocks stay as long as they were, because the file refers to offsets in it.
  @Test func blocksOfAHEICAreOverwritten() {
    func box(_ type: String, _ content: [UInt8]) -> [UInt8] {
      [0, 0, 0, UInt8(content.count + 8)] + Array(type.utf8) + content
    }
    func item(_ number: UInt8, _ type: String) -> [UInt8] {
      box("infe", [2, 0, 0, 0, 0, number, 0, 0] + Array(type.utf8) + [0])
    }
    func place(_ number: UInt8, _ offset: UInt8, _ length: UInt8) -> [UInt8] {
      [0, number, 0, 0, 0, 1, offset, length]
    }
    func file(_ exif: [UInt8], _ text: String) -> [UInt8] {
      let kind = box("ftyp", Array("heic".utf8) + [0, 0, 0, 0])
      let items = box("iinf", [0, 0, 0, 0, 0, 3] + item(1, "hvc1") + item(2, "Exif") + item(3, "mime"))
      func meta(_ start: Int) -> [UInt8] {
        let start = UInt8(start)
        // Offsets and lengths have one byte each.
        let places = place(1, start, 3) + place(2, start + 3, 24) + place(3, start + 27, 6)
        return box("meta", [0, 0, 0, 0] + items + box("iloc", [0, 0, 0, 0, 0x11, 0, 0, 3] + places))
      }
      return kind + meta(kind.count + meta(0).count + 8) + box("mdat", [7, 8, 9] + exif + Array(text.utf8))
    }
    let home = [UInt8](Self.exif.suffix(24))
    let empty: [UInt8] = [0, 0, 0, 0, 0x4D, 0x4D, 0, 42, 0, 0, 0, 8] + [UInt8](repeating: 0, count: 12)
    #expect(PhotoPrivacy.cleaned(file(home, "<x:x/>")) == file(empty, "      "))
    #expect(PhotoPrivacy.cleaned(file(empty, "      ")) == file(empty, "      "))
  }

  @Test func textsLeaveAPNG() {
    func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
      [0, 0, 0, UInt8(body.count)] + Array(name.utf8) + body + [1, 2, 3, 4]
    }
    let head: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", [UInt8](repeating: 1, count: 13))
    let tail = chunk("IDAT", [7]) + chunk("IEND", [])
    let photo =
      head + chunk("tEXt", Array("Location\0Home".utf8)) + chunk("gAMA", [0, 0, 1, 1]) + chunk("tIME", [1]) + tail
    #expect(PhotoPrivacy.cleaned(photo) == head + chunk("gAMA", [0, 0, 1, 1]) + tail)
    #expect(PhotoPrivacy.cleaned(head + tail) == head + tail)
  }

  @Test func blocksLeaveAWebP() {
    func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
      Array(name.utf8) + [UInt8(body.count), 0, 0, 0] + body + (body.count % 2 == 1 ? [0] : [])
    }
    func file(_ chunks: [UInt8]) -> [UInt8] {
      Array("RIFF".utf8) + [UInt8(chunks.count + 4), 0, 0, 0] + Array("WEBP".utf8) + chunks
    }
    let picture = chunk("VP8 ", [1, 2, 3])
    let photo = file(
      chunk("VP8X", [0x0C, 0, 0, 0, 1, 0, 0, 1, 0, 0]) + picture + chunk("EXIF", [1]) + chunk("XMP ", [2, 3]))
    #expect(PhotoPrivacy.cleaned(photo) == file(chunk("VP8X", [0, 0, 0, 0, 1, 0, 0, 1, 0, 0]) + picture))
  }
}
