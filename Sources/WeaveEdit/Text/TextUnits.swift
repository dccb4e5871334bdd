// SPDX-License-Identifier: MIT

public import WeaveDiagnostics

/// Converts between byte offsets in a text and UTF-16 offsets, which web pages use.
public struct TextUnits: Sendable {
  private let bytes: [UInt8]
  /// The number of units before each 256th byte.
  private var marks: [Int] = []

  /// The conversion table of a text.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var count = 0
    marks.reserveCapacity(bytes.count / 256 + 1)
    for (index, byte) in bytes.enumerated() {
      if index % 256 == 0 { marks.append(count) }
      count += PositionEncoding.utf16.units(ofByte: byte)
    }
    if marks.isEmpty { marks = [0] }
  }

  /// The number of units before a byte; past the end, the number in the whole text.
  public func units(before offset: Int) -> Int {
    let offset = min(max(offset, 0), bytes.count)
    let mark = min(offset / 256, marks.count - 1)
    return bytes[(mark * 256)..<offset].reduce(marks[mark]) { $0 + PositionEncoding.utf16.units(ofByte: $1) }
  }

  /// The byte at a number of units; inside a character, the character's start.
  public func offset(ofUnit unit: Int) -> Int {
    var (low, high) = (0, marks.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if marks[middle] <= unit { low = middle } else { high = middle }
    }
    var (at, count) = (low * 256, marks[low])
    while at < bytes.count, count < unit {
      count += PositionEncoding.utf16.units(ofByte: bytes[at])
      if count > unit { break }
      at += 1
      while at < bytes.count, bytes[at] & 0xC0 == 0x80 { at += 1 }
    }
    while at > 0, at < bytes.count, bytes[at] & 0xC0 == 0x80 { at -= 1 }
    return at
  }

  /// The UTF-16 range of some bytes.
  public func units(of range: SourceRange) -> (from: Int, to: Int) {
    (units(before: range.lower), units(before: range.upper))
  }
}
