// SPDX-License-Identifier: MIT

/// The items of a HEIC file: pictures, and what is known about them.
///
/// - Source: ISO/IEC 14496-12, section 8.11; ISO/IEC 23008-12 (HEIF).
package struct HEICItems {
  /// The boxes of `meta`.
  private let boxes: [MediaBox]
  private let fileSize: Int

  /// Nil if the file has no items.
  package init?(_ bytes: [UInt8]) {
    // Many boxes begin with a version and flags, four bytes.
    guard let meta = MediaBox.boxes(in: bytes[...]).first("meta") else { return nil }
    boxes = MediaBox.boxes(in: meta.content.dropFirst(4))
    fileSize = bytes.count
  }

  // MARK: The picture

  /// The item that is shown; nil if none is named.
  private var primary: Int? {
    guard let reader = boxes.first("pitm")?.reader, let version = reader.byte(0) else { return nil }
    return reader.number(4, bytes: version == 0 ? 2 : 4, isBig: true)
  }

  /// The properties of the item that is shown, in the order in which they apply.
  var properties: [MediaBox] {
    guard let primary, let box = boxes.first("iprp") else { return [] }
    let parts = MediaBox.boxes(in: box.content)
    guard let all = parts.first("ipco").map({ MediaBox.boxes(in: $0.content) }) else { return [] }
    let numbers = parts.filter { $0.type == "ipma" }.lazy.compactMap { $0.properties(of: primary) }.first ?? []
    return numbers.filter { all.indices.contains($0 - 1) }.map { all[$0 - 1] }
  }

  // MARK: Metadata

  /// The items that are no pictures, with their type and the offsets of their bytes in the file: Exif, XMP and others.
  package var metadata: [(type: String, places: [Range<Int>])] {
    guard let list = boxes.first("iinf"), let locations = boxes.first("iloc"), let version = list.reader.byte(0) else {
      return []
    }
    let entries = MediaBox.boxes(in: list.content.dropFirst(version == 0 ? 6 : 8)).compactMap(\.item)
    let types = entries.filter { ["Exif", "mime", "uri "].contains($0.type) }
    let places = locations.places(fileSize: fileSize, data: boxes.first("idat")?.content)
    return types.compactMap { item in places[item.number].map { (type: item.type, places: $0) } }
  }
}

extension MediaBox {
  /// The numbers of an item's properties, from 1, in an `ipma` box; nil if it does not name the item.
  fileprivate func properties(of item: Int) -> [Int]? {
    let reader = reader
    guard let version = reader.byte(0), let flags = reader.byte(3), let count = reader.big32(4) else { return nil }
    let (itemBytes, width) = (version == 0 ? 2 : 4, flags & 1 == 0 ? 1 : 2)
    var offset = 8
    for _ in 0..<min(count, Self.most) {
      guard let number = reader.number(offset, bytes: itemBytes, isBig: true),
        let length = reader.byte(offset + itemBytes)
      else { return nil }
      offset += itemBytes + 1
      if number == item {
        // The highest bit says whether the property is essential.
        return (0..<Int(length)).compactMap { index in
          reader.number(offset + index * width, bytes: width, isBig: true).map { $0 & (width == 1 ? 0x7F : 0x7FFF) }
        }
      }
      offset += Int(length) * width
    }
    return nil
  }

  /// The number and type in an `infe` box; nil for versions 0 and 1, which have no type.
  fileprivate var item: (number: Int, type: String)? {
    let reader = reader
    guard type == "infe", let version = reader.byte(0), version >= 2 else { return nil }
    let width = version == 2 ? 2 : 4
    guard let number = reader.number(4, bytes: width, isBig: true), let type = reader.tag(6 + width) else { return nil }
    return (number, type)
  }

  /// Where the items of an `iloc` box lie in the file. Places outside it are left out.
  fileprivate func places(fileSize: Int, data: ArraySlice<UInt8>?) -> [Int: [Range<Int>]] {
    let reader = reader
    guard let version = reader.byte(0), let sizes = reader.big16(4) else { return [:] }
    let (offsetBytes, lengthBytes, baseBytes) = (sizes >> 12, sizes >> 8 & 15, sizes >> 4 & 15)
    let indexBytes = version == 0 ? 0 : sizes & 15
    var offset = 6
    /// The next number; nil at the end, and for a number that no file has.
    func next(_ count: Int) -> Int? {
      guard count <= 8, let value = reader.number(offset, bytes: count, isBig: true), (0...1 << 40).contains(value)
      else { return nil }
      offset += count
      return value
    }
    var places: [Int: [Range<Int>]] = [:]
    // Items do not overlap. Stops: thousands of items that are each the whole file.
    var left = fileSize
    let idBytes = version < 2 ? 2 : 4
    for _ in 0..<min(next(idBytes) ?? 0, Self.most) {
      guard let item = next(idBytes), let method = version == 0 ? 0 : next(2), next(2) != nil,
        let base = next(baseBytes), let extents = next(2)
      else { return places }
      for _ in 0..<min(extents, 32) {
        guard next(indexBytes) != nil, let start = next(offsetBytes), let length = next(lengthBytes) else {
          return places
        }
        // Method 0 counts from the beginning of the file, and 1 from that of `idat`.
        let whole: Range<Int>? =
          switch method & 15 {
          case 0: 0..<fileSize
          case 1: data.map { $0.startIndex..<$0.endIndex }
          default: nil
          }
        guard let whole, base + start + length <= whole.count, length <= left else { continue }
        left -= length
        places[item, default: []].append(whole.lowerBound + base + start..<whole.lowerBound + base + start + length)
      }
    }
    return places
  }
}
