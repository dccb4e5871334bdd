// SPDX-License-Identifier: MIT

extension Value {
  /// Whether two values are equal, and their texts of the same bytes: Swift takes an é for an e with an accent after it,
  /// and fonts do not.
  package func isSpelled(like other: Value) -> Bool {
    switch (self, other) {
    case (.string(let a), .string(let b)): a.utf8.elementsEqual(b.utf8)
    case (.list(let a), .list(let b)):
      a.count == b.count && (a.isStored(with: b) || zip(a, b).allSatisfy { $0.isSpelled(like: $1) })
    case (.record(let a), .record(let b)):
      a.count == b.count
        && a.allSatisfy { key, value in
          guard let index = b.index(forKey: key) else { return false }
          return b[index].key.utf8.elementsEqual(key.utf8) && b[index].value.isSpelled(like: value)
        }
    default: self == other
    }
  }
}

extension [Value] {
  /// Whether both are copies of one list that nobody has changed since: lists of facts are long, and seldom new.
  fileprivate func isStored(with other: [Value]) -> Bool {
    withUnsafeBufferPointer { a in other.withUnsafeBufferPointer { b in a.baseAddress == b.baseAddress } }
  }
}
