// SPDX-License-Identifier: MIT

/// Finds the records of an Apple Health export in pieces of its bytes.
///
/// A full XML parser would make texts of a hundred million attributes, of which only a few are needed. The file has one
/// writer and one shape, so finding tags is enough: `<` never occurs in a value. The document type, comments and all
/// other elements are skipped. A tag cut by the end of a piece waits for the next one.
struct HealthScanner {
  /// The parts of a record that are read, as ranges of bytes.
  struct Record {
    var type: Slice?
    var unit: Slice?
    var value: Slice?
    var source: Slice?
    var device: Slice?
    var start: Slice?
    var end: Slice?
  }

  /// A range in the current piece.
  typealias Slice = Range<Int>

  enum Tag {
    case record(Record, isEmpty: Bool)
    case recordEnd
    /// A note on the open record.
    case metadata(key: Slice?, value: Slice?)
    case exportDate(Slice?)
    case documentEnd
  }

  /// The number of bytes before the current piece.
  private(set) var offset = 0
  /// What is left of the last piece: the beginning of a tag.
  private var rest: [UInt8] = []
  private static let longestTag = 1 << 16

  /// Passes each relevant tag to `handle`, with the bytes that hold it and its place in the file.
  mutating func read(_ piece: [UInt8], _ handle: (Tag, [UInt8], _ place: Int) -> Void) {
    var bytes = rest
    if bytes.isEmpty { bytes = piece } else { bytes.append(contentsOf: piece) }
    rest = []
    var position = 0
    while let open = Self.first(UInt8(ascii: "<"), in: bytes, from: position) {
      switch tag(in: bytes, at: open) {
      case .found(let tag, let end):
        handle(tag, bytes, offset + open)
        position = end
      case .other(let end): position = end
      case .cut:
        // Anything longer than the longest possible tag is not a tag.
        if bytes.count - open > Self.longestTag {
          position = open + 1
          continue
        }
        rest = Array(bytes[open...])
        offset += open
        return
      }
    }
    offset += bytes.count
  }

  // MARK: Tags

  private enum Found {
    case found(Tag, end: Int)
    case other(end: Int)
    /// The piece ends within the tag.
    case cut
  }

  private func tag(in bytes: [UInt8], at open: Int) -> Found {
    guard open + 1 < bytes.count else { return .cut }
    switch bytes[open + 1] {
    case UInt8(ascii: "R"):
      guard let isRecord = Self.starts(bytes, open + 1, "Record") else { return .cut }
      return isRecord ? record(in: bytes, at: open + 7) : .other(end: open + 2)
    case UInt8(ascii: "/"):
      guard let isRecord = Self.starts(bytes, open + 2, "Record>") else { return .cut }
      if isRecord { return .found(.recordEnd, end: open + 9) }
      guard let isEnd = Self.starts(bytes, open + 2, "HealthData>") else { return .cut }
      return isEnd ? .found(.documentEnd, end: open + 13) : .other(end: open + 2)
    case UInt8(ascii: "M"):
      guard let isMetadata = Self.starts(bytes, open + 1, "MetadataEntry") else { return .cut }
      return isMetadata ? metadata(in: bytes, at: open + 14) : .other(end: open + 2)
    case UInt8(ascii: "E"):
      guard let isDate = Self.starts(bytes, open + 1, "ExportDate") else { return .cut }
      return isDate ? exportDate(in: bytes, at: open + 11) : .other(end: open + 2)
    case UInt8(ascii: "!"):
      guard let isComment = Self.starts(bytes, open + 1, "!--") else { return .cut }
      return isComment ? comment(in: bytes, at: open + 4) : .other(end: open + 2)
    default: return .other(end: open + 2)
    }
  }

  private func record(in bytes: [UInt8], at start: Int) -> Found {
    var record = Record()
    var isWanted = true
    let end = attributes(of: bytes, from: start) { name, value in
      switch (bytes[name.lowerBound], name.count) {
      case (UInt8(ascii: "t"), 4):
        record.type = value
        isWanted = HealthKind.mayBe(bytes, value)
      case (UInt8(ascii: "u"), 4): record.unit = value
      case (UInt8(ascii: "v"), 5): record.value = value
      case (UInt8(ascii: "s"), 10): record.source = value
      case (UInt8(ascii: "d"), 6): record.device = value
      case (UInt8(ascii: "s"), 9): record.start = value
      case (UInt8(ascii: "e"), 7): record.end = value
      default: break
      }
      return isWanted
    }
    guard isWanted else { return .other(end: start) }
    guard let end else { return .cut }
    return .found(.record(record, isEmpty: end.isEmpty), end: end.position)
  }

  private func metadata(in bytes: [UInt8], at start: Int) -> Found {
    var key: Slice?
    var value: Slice?
    let end = attributes(of: bytes, from: start) { name, slice in
      if bytes[name.lowerBound] == UInt8(ascii: "k") { key = slice } else { value = slice }
      return true
    }
    return end.map { .found(.metadata(key: key, value: value), end: $0.position) } ?? .cut
  }

  private func exportDate(in bytes: [UInt8], at start: Int) -> Found {
    var value: Slice?
    let end = attributes(of: bytes, from: start) { _, slice in
      value = slice
      return true
    }
    return end.map { .found(.exportDate(value), end: $0.position) } ?? .cut
  }

  private func comment(in bytes: [UInt8], at start: Int) -> Found {
    var position = start
    while let dash = Self.first(UInt8(ascii: "-"), in: bytes, from: position), dash + 2 < bytes.count {
      if bytes[dash + 1] == UInt8(ascii: "-"), bytes[dash + 2] == UInt8(ascii: ">") { return .other(end: dash + 3) }
      position = dash + 1
    }
    return .cut
  }

  /// Walks over `name="value"` until the tag ends or `handle` returns false.
  ///
  /// - Returns: where the tag ends, and whether it ends in `/>`; nil if the piece ends first or `handle` stopped.
  private func attributes(
    of bytes: [UInt8], from start: Int, _ handle: (_ name: Slice, _ value: Slice) -> Bool
  ) -> (position: Int, isEmpty: Bool)? {
    var position = start
    let count = bytes.count
    while position < count {
      let byte = bytes[position]
      if byte == UInt8(ascii: ">") { return (position + 1, bytes[position - 1] == UInt8(ascii: "/")) }
      guard byte > 0x20, byte != UInt8(ascii: "/") else {
        position += 1
        continue
      }
      guard byte != UInt8(ascii: "<") else { return (position, true) }
      let name = position
      while position < count, bytes[position] != UInt8(ascii: "="), bytes[position] > 0x20,
        bytes[position] != UInt8(ascii: ">")
      {
        position += 1
      }
      let nameEnd = position
      while position < count, bytes[position] <= 0x20 || bytes[position] == UInt8(ascii: "=") { position += 1 }
      guard position < count else { return nil }
      let quote = bytes[position]
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { continue }
      guard let end = Self.first(quote, in: bytes, from: position + 1) else { return nil }
      if nameEnd > name, !handle(name..<nameEnd, (position + 1)..<end) { return nil }
      position = end + 1
    }
    return nil
  }

  // MARK: Bytes

  /// Whether some bytes stand at a place; nil if the piece ends too early to tell.
  static func starts(_ bytes: [UInt8], _ place: Int, _ text: StaticString) -> Bool? {
    var index = place
    let count = bytes.count
    return text.withUTF8Buffer { expected in
      for byte in expected {
        guard index < count else { return nil }
        if bytes[index] != byte { return false }
        index += 1
      }
      return true
    }
  }

  /// The first place of a byte, at or after a start.
  static func first(_ byte: UInt8, in bytes: [UInt8], from start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    return bytes[start...].firstIndex(of: byte)
  }
}
