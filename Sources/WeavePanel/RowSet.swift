// SPDX-License-Identifier: MIT

/// A set of rows of a picture, from the top.
struct RowSet: Sequence, Hashable, Sendable {
  private var flags: [Bool]
  private(set) var count = 0

  /// An empty set for a picture of this height.
  init(height: Int) { flags = [Bool](repeating: false, count: height) }

  /// All rows of a picture of this height.
  init(all height: Int) { (flags, count) = ([Bool](repeating: true, count: height), height) }

  var isEmpty: Bool { count == 0 }

  func contains(_ row: Int) -> Bool { flags[row] }

  mutating func insert(_ row: Int) {
    if !flags[row] { (flags[row], count) = (true, count + 1) }
  }

  mutating func formUnion(_ other: RowSet) { for row in other { insert(row) } }

  func makeIterator() -> AnyIterator<Int> {
    var row = -1
    return AnyIterator {
      repeat { row += 1 } while row < flags.count && !flags[row]
      return row < flags.count ? row : nil
    }
  }
}
