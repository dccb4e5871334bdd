// SPDX-License-Identifier: MIT

/// Values under keys of the language. Each key has a bit that tells whether it is there; how many bits before it are set
/// is the place of its value.
public struct PropertyMap: Sendable, Hashable {
  /// A bit for each key, the first in the lowest.
  private var present = SIMD4<UInt64>.zero
  /// The values of keys that are there, in the order of keys.
  public private(set) var values: [Property] = []

  /// No values.
  public init() {}

  /// The value of a key; nil where it has none.
  public subscript(key: PropertyKey) -> Property? {
    get {
      let (word, bit) = Self.place(of: key)
      return present[word] & bit == 0 ? nil : values[rank(word, bit)]
    }
    set {
      let (word, bit) = Self.place(of: key)
      let rank = rank(word, bit)
      switch (present[word] & bit != 0, newValue) {
      case (true, let value?): values[rank] = value
      case (true, nil):
        values.remove(at: rank)
        present[word] &= ~bit
      case (false, let value?):
        values.insert(value, at: rank)
        present[word] |= bit
      case (false, nil): break
      }
    }
  }

  /// The keys that have values, by the alphabet.
  public var keys: [PropertyKey] {
    (0..<present.scalarCount).flatMap { word in
      present[word].setBits.compactMap { PropertyKey(rawValue: word << 6 | $0) }
    }
  }

  /// The keys with their values, by the alphabet.
  public var entries: [(key: PropertyKey, value: Property)] { zip(keys, values).map { ($0, $1) } }

  /// Whether there is a value under a key.
  public func contains(_ key: PropertyKey) -> Bool {
    let (word, bit) = Self.place(of: key)
    return present[word] & bit != 0
  }

  /// This map with the values of another under keys that it lacks.
  public func completed(by other: PropertyMap) -> PropertyMap {
    var result = self
    for (key, value) in other.entries where !contains(key) { result[key] = value }
    return result
  }

  private static func place(of key: PropertyKey) -> (word: Int, bit: UInt64) {
    (key.rawValue >> 6, 1 << UInt64(key.rawValue & 63))
  }

  /// How many values stand before a key.
  private func rank(_ word: Int, _ bit: UInt64) -> Int {
    (0..<word).reduce((present[word] & (bit - 1)).nonzeroBitCount) { $0 + present[$1].nonzeroBitCount }
  }
}

extension UInt64 {
  /// The places of bits that are set, from the lowest.
  fileprivate var setBits: some Sequence<Int> {
    sequence(state: self) { rest -> Int? in
      guard rest != 0 else { return nil }
      defer { rest &= rest - 1 }
      return rest.trailingZeroBitCount
    }
  }
}
