// SPDX-License-Identifier: MIT

/// A Huffman code with limited length: short codes for frequent symbols.
struct HuffmanCode {
  /// The length of each symbol's code in bits; 0 if the symbol does not occur.
  private(set) var lengths: [UInt8]
  /// Each symbol's code with its first bit lowest, as DEFLATE writes it.
  private(set) var codes: [UInt16]

  /// The code for symbols with given counts.
  ///
  /// If only one or two symbols occur, there are two codes of one bit each, because decoders require a complete code.
  /// - Parameters:
  ///   - counts: at most 288, their sum below 2³¹.
  ///   - limit: bits, up to 15; 2 to the power of `limit` must be at least the number of symbols.
  init(counts: UnsafeBufferPointer<UInt32>, limit: Int) {
    lengths = [UInt8](repeating: 0, count: counts.count)
    codes = [UInt16](repeating: 0, count: counts.count)
    let leaves = unsafe Self.sortedLeaves(counts)
    let depths = Self.depths(of: leaves.map { UInt32(truncatingIfNeeded: $0 >> 16) })
    let numbers = Self.limited(depths, limit)
    var rank = leaves.count
    for (length, number) in numbers.enumerated() {
      for _ in 0..<number {
        rank -= 1
        lengths[Int(leaves[rank] & 0xFFFF)] = UInt8(length)
      }
    }
    assignCodes(numbers)
  }

  /// The code with given lengths, which must form a complete code.
  init(lengths: [UInt8]) {
    self.lengths = lengths
    codes = [UInt16](repeating: 0, count: lengths.count)
    var numbers = [Int](repeating: 0, count: 16)
    for length in lengths where length > 0 { numbers[Int(length)] += 1 }
    assignCodes(numbers)
  }

  /// The bits that symbols with these counts take.
  func size(of counts: UnsafeBufferPointer<UInt32>) -> Int {
    var bits = 0
    for (symbol, length) in lengths.enumerated() where symbol < counts.count {
      bits &+= unsafe Int(counts[symbol]) &* Int(length)
    }
    return bits
  }

  /// The symbols that occur, rarest first, each packed as its count above 16 bits of symbol.
  private static func sortedLeaves(_ counts: UnsafeBufferPointer<UInt32>) -> [UInt64] {
    var leaves: [UInt64] = []
    leaves.reserveCapacity(counts.count)
    for symbol in 0..<counts.count where unsafe counts[symbol] > 0 {
      leaves.append(unsafe UInt64(counts[symbol]) << 16 | UInt64(symbol))
    }
    // A decoder may reject a code with fewer than two symbols.
    var spare = 0
    while leaves.count < 2, spare < counts.count {
      if unsafe counts[spare] == 0 { leaves.append(1 << 16 | UInt64(spare)) }
      spare += 1
    }
    return sorted(leaves)
  }

  /// Leaves sorted by count, equal counts in their original order: a radix sort, one byte at a time from the lowest.
  ///
  /// - Source: distribution counting, D. E. Knuth, The Art of Computer Programming 3, section 5.2.5.
  private static func sorted(_ leaves: [UInt64]) -> [UInt64] {
    var leaves = leaves
    let highest = leaves.reduce(0, |)
    var shift: UInt64 = 16
    while highest >> shift > 0 {
      var next = [Int](repeating: 0, count: 257)
      for leaf in leaves { next[Int(leaf >> shift & 0xFF) + 1] += 1 }
      for value in 1..<257 { next[value] += next[value - 1] }
      var sorted = leaves
      for leaf in leaves {
        let value = Int(leaf >> shift & 0xFF)
        sorted[next[value]] = leaf
        next[value] += 1
      }
      leaves = sorted
      shift += 8
    }
    return leaves
  }

  /// The number of leaves at each depth of an optimal tree.
  ///
  /// - Parameter weights: at least two, in ascending order.
  /// - Source: A. Moffat and J. Katajainen, "In-Place Calculation of Minimum-Redundancy Codes", WADS 1995: one array
  ///   holds first the weights, then the parents, then the depths.
  private static func depths(of weights: [UInt32]) -> [Int] {
    var tree = weights
    let count = tree.count
    var (leaf, root) = (0, 0)
    for next in 0..<(count - 1) {
      var weight: UInt32 = 0
      for _ in 0..<2 {
        if leaf >= count || (root < next && tree[root] < tree[leaf]) {
          weight &+= tree[root]
          tree[root] = UInt32(next)
          root += 1
        } else {
          weight &+= tree[leaf]
          leaf += 1
        }
      }
      tree[next] = weight
    }
    return leafDepths(parents: &tree)
  }

  private static func leafDepths(parents tree: inout [UInt32]) -> [Int] {
    let count = tree.count
    var numbers = [Int](repeating: 0, count: max(count, 16))
    var inner = [Int](repeating: 0, count: max(count, 16))
    tree[count - 2] = 0
    inner[0] = 1
    for node in stride(from: count - 3, through: 0, by: -1) {
      tree[node] = tree[Int(tree[node])] + 1
      inner[Int(tree[node])] += 1
    }
    // The children of one level's inner nodes that are not inner nodes themselves are leaves.
    for depth in 1..<numbers.count { numbers[depth] = 2 * inner[depth - 1] - inner[depth] }
    return numbers
  }

  /// The number of leaves at each depth, with none deeper than `limit`.
  ///
  /// - Source: ITU-T T.81 (JPEG), K.2, figure K.3: of two leaves that are too deep, one takes the place of their
  ///   parent, and the other moves below a leaf further up.
  private static func limited(_ depths: [Int], _ limit: Int) -> [Int] {
    var numbers = depths
    for depth in stride(from: numbers.count - 1, to: limit, by: -1) {
      while numbers[depth] > 0 {
        var upper = depth - 2
        while upper > 0, numbers[upper] == 0 { upper -= 1 }
        numbers[depth] -= 2
        numbers[depth - 1] += 1
        numbers[upper + 1] += 2
        numbers[upper] -= 1
      }
    }
    return Array(numbers[...limit])
  }

  /// - Source: RFC 1951, section 3.2.2: codes of one length are consecutive, in the order of their symbols.
  private mutating func assignCodes(_ numbers: [Int]) {
    var next = [UInt16](repeating: 0, count: 17)
    for length in 1..<16 {
      let number = length < numbers.count ? numbers[length] : 0
      next[length + 1] = (next[length] &+ UInt16(truncatingIfNeeded: number)) << 1
    }
    for symbol in lengths.indices where lengths[symbol] > 0 {
      let length = Int(lengths[symbol])
      codes[symbol] = Self.reversed(next[length], length)
      next[length] &+= 1
    }
  }

  @inline(__always)
  private static func reversed(_ code: UInt16, _ length: Int) -> UInt16 {
    var v = code
    v = (v & 0x5555) << 1 | (v >> 1) & 0x5555
    v = (v & 0x3333) << 2 | (v >> 2) & 0x3333
    v = (v & 0x0F0F) << 4 | (v >> 4) & 0x0F0F
    return v.byteSwapped >> UInt16(16 - length)
  }
}
