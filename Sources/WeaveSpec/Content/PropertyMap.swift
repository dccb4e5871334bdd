// SPDX-License-Identifier: MIT

/// Values by keys of the language. A bit for each key shows whether it is present; the number of set bits before it is
/// the index of its value.
public struct PropertyMap: Sendable, Hashable {
  /// One bit for each key, the first key in the lowest bit.
  private var present = SIMD4<UInt64>.zero
  /// The values of present keys, in the order of the keys.
  public private(set) var values: [Property] = []

  /// Makes an empty map.
  public init() {}

  /// The value of a key; nil if it is absent. Outside of this target, values are read by their declared keys.
  @usableFromInline subscript(key: PropertyKey) -> Property? {
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

  /// The keys that have values, in alphabetical order.
  public var keys: [PropertyKey] {
    (0..<present.scalarCount).flatMap { word in
      present[word].setBits.compactMap { PropertyKey(rawValue: word << 6 | $0) }
    }
  }

  /// The keys with their values, in alphabetical order.
  public var entries: [(key: PropertyKey, value: Property)] { zip(keys, values).map { ($0, $1) } }

  /// Whether a key that has a value satisfies a condition.
  func containsKey(where isWanted: (PropertyKey) -> Bool) -> Bool {
    for word in 0..<present.scalarCount {
      for bit in present[word].setBits {
        if let key = PropertyKey(rawValue: word << 6 | bit), isWanted(key) { return true }
      }
    }
    return false
  }

  /// The value of the first of these cases that is present; else of that for a dark or light ground, or the default.
  package func chosen(_ cases: [PropertyKey], isDark: Bool) -> Property? {
    for key in cases { if let value = self[key] { return value } }
    return self[isDark ? .dark : .light] ?? self[.default]
  }

  /// Whether a key has a value.
  @usableFromInline func contains(_ key: PropertyKey) -> Bool {
    let (word, bit) = Self.place(of: key)
    return present[word] & bit != 0
  }

  /// This map, with missing values taken from another.
  func completed(by other: PropertyMap) -> PropertyMap {
    var result = self
    for (key, value) in other.entries where !contains(key) { result[key] = value }
    return result
  }

  private static func place(of key: PropertyKey) -> (word: Int, bit: UInt64) {
    (key.rawValue >> 6, 1 << UInt64(key.rawValue & 63))
  }

  /// The number of values before a key.
  private func rank(_ word: Int, _ bit: UInt64) -> Int {
    (0..<word).reduce((present[word] & (bit - 1)).nonzeroBitCount) { $0 + present[$1].nonzeroBitCount }
  }
}

extension UInt64 {
  /// The indices of set bits, from the lowest.
  fileprivate var setBits: some Sequence<Int> {
    sequence(state: self) { rest -> Int? in
      guard rest != 0 else { return nil }
      defer { rest &= rest - 1 }
      return rest.trailingZeroBitCount
    }
  }
}
