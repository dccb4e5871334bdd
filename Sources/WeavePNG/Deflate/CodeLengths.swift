// SPDX-License-Identifier: MIT

/// The header of a dynamic block: the code lengths, which are compressed themselves.
///
/// - Source: RFC 1951, section 3.2.7.
struct CodeLengths {
  /// 0 to 15 for a length, 16 to repeat the previous length, 17 and 18 for runs of zeros; with the value of the extra
  /// bits.
  private var symbols: [(symbol: UInt8, extra: UInt8)] = []
  private let literalCount, distanceCount: Int
  private let code: HuffmanCode
  /// How many code lengths of `code` are written.
  private let written: Int
  /// The size of the header in bits.
  let size: Int

  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  init(literals: [UInt8], distances: [UInt8]) {
    literalCount = max(257, Self.used(literals))
    distanceCount = max(1, Self.used(distances))
    symbols = Self.runs(Array(literals[..<literalCount] + distances[..<distanceCount]))
    var counts = [UInt32](repeating: 0, count: 19)
    for symbol in symbols { counts[Int(symbol.symbol)] += 1 }
    let code = unsafe counts.withUnsafeBufferPointer { unsafe HuffmanCode(counts: $0, limit: 7) }
    self.code = code
    written = max(4, (Self.order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
    let extra = (16...18).reduce(0) { $0 + Int(counts[$1]) * Self.extraBits($1) }
    size = unsafe 14 + 3 * written + extra + counts.withUnsafeBufferPointer { unsafe code.size(of: $0) }
  }

  func write(to writer: inout BitWriter) {
    unsafe writer.add(UInt64(literalCount - 257), 5)
    unsafe writer.add(UInt64(distanceCount - 1), 5)
    unsafe writer.add(UInt64(written - 4), 4)
    unsafe writer.flush()
    for symbol in Self.order[..<written] {
      unsafe writer.add(UInt64(code.lengths[symbol]), 3)
      unsafe writer.flush()
    }
    for (symbol, extra) in symbols {
      unsafe writer.add(UInt64(code.codes[Int(symbol)]), Int(code.lengths[Int(symbol)]))
      unsafe writer.add(UInt64(extra), Self.extraBits(Int(symbol)))
      unsafe writer.flush()
    }
  }

  private static func used(_ lengths: [UInt8]) -> Int { (lengths.lastIndex { $0 > 0 } ?? -1) + 1 }

  private static func extraBits(_ symbol: Int) -> Int {
    switch symbol {
    case 16: 2
    case 17: 3
    case 18: 7
    default: 0
    }
  }

  private static func runs(_ lengths: [UInt8]) -> [(symbol: UInt8, extra: UInt8)] {
    var symbols: [(symbol: UInt8, extra: UInt8)] = []
    symbols.reserveCapacity(lengths.count)
    var start = 0
    while start < lengths.count {
      let length = lengths[start]
      var end = start + 1
      while end < lengths.count, lengths[end] == length { end += 1 }
      appendRun(of: length, count: end - start, to: &symbols)
      start = end
    }
    return symbols
  }

  private static func appendRun(of length: UInt8, count: Int, to symbols: inout [(symbol: UInt8, extra: UInt8)]) {
    var rest = count
    if length > 0 {
      symbols.append((length, 0))
      rest -= 1
    }
    while rest >= 3 {
      let part: Int
      if length > 0 {
        part = min(rest, 6)
        symbols.append((16, UInt8(part - 3)))
      } else if rest <= 10 {
        part = rest
        symbols.append((17, UInt8(part - 3)))
      } else {
        part = min(rest, 138)
        symbols.append((18, UInt8(part - 11)))
      }
      rest -= part
    }
    for _ in 0..<rest { symbols.append((length, 0)) }
  }
}
