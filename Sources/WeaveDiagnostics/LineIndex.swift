// SPDX-License-Identifier: MIT

/// The line starts of a text, stored in a few bytes per block of the text.
///
/// A list of all line starts would take eight bytes per line: 192 MB for a file of line breaks. A long line would
/// have to be counted through for each column. Here both cost one block.
struct LineIndex: Sendable {
  static let blockSize = 4096

  /// The number of line breaks before each block; the last element is the total.
  private var breaks: [Int] = [0]
  /// The number of Unicode scalars before each block; the last element is the total.
  private var scalars: [Int] = [0]

  init(_ bytes: [UInt8]) {
    let blocks = (bytes.count + Self.blockSize - 1) / Self.blockSize
    breaks.reserveCapacity(blocks + 1)
    scalars.reserveCapacity(blocks + 1)
    var breakCount = 0
    var scalarCount = 0
    for block in 0..<blocks {
      let lower = block * Self.blockSize
      // Narrow counters let the compiler count many bytes at once; a block has fewer than 65,536.
      var blockBreaks: UInt16 = 0
      var blockScalars: UInt16 = 0
      for byte in bytes[lower..<min(lower + Self.blockSize, bytes.count)] {
        blockBreaks &+= byte == 0x0A ? 1 : 0
        blockScalars &+= byte & 0xC0 != 0x80 ? 1 : 0
      }
      breakCount += Int(blockBreaks)
      scalarCount += Int(blockScalars)
      breaks.append(breakCount)
      scalars.append(scalarCount)
    }
  }

  /// The number of line breaks in the text.
  var breakCount: Int { breaks[breaks.count - 1] }

  /// The number of line breaks before an offset in `0...bytes.count`.
  func breaks(before offset: Int, in bytes: [UInt8]) -> Int {
    let block = offset / Self.blockSize
    return breaks[block] + bytes[block * Self.blockSize..<offset].count { $0 == 0x0A }
  }

  /// The number of scalars that begin before an offset; every byte that is not a continuation byte (10xxxxxx) begins
  /// one.
  func scalars(before offset: Int, in bytes: [UInt8]) -> Int {
    let block = offset / Self.blockSize
    return scalars[block] + bytes[block * Self.blockSize..<offset].count { $0 & 0xC0 != 0x80 }
  }

  /// The offset at which a line begins, counted from 0; there are `breakCount + 1` lines.
  func start(ofLine line: Int, in bytes: [UInt8]) -> Int {
    if line <= 0 { return 0 }
    var low = 0
    var high = breaks.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if breaks[middle] < line { low = middle } else { high = middle }
    }
    var seen = breaks[low]
    for offset in low * Self.blockSize..<bytes.count where bytes[offset] == 0x0A {
      seen += 1
      if seen == line { return offset + 1 }
    }
    return bytes.count
  }
}
