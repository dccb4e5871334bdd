// SPDX-License-Identifier: MIT

extension Snapshots {
  /// Whether another value is a copy of this one, as those who keep what they computed from it must know.
  ///
  /// It is found quickly: lists that were made apart count as others, though they hold the same. Texts are compared by
  /// their bytes, as Swift takes an é for an e with an accent after it, and fonts do not.
  public func isCopy(of other: Snapshots) -> Bool {
    SnapshotKind.allCases.allSatisfy { isCopy(of: other, in: $0) }
  }

  /// The same of one kind alone.
  package func isCopy(of other: Snapshots, in kind: SnapshotKind) -> Bool {
    guard let mine = file(kind), let theirs = other.file(kind) else { return has(kind) == other.has(kind) }
    return mine.isCopy(of: theirs)
  }
}

extension SnapshotFile {
  fileprivate func isCopy(of other: any SnapshotFile) -> Bool {
    guard let other = other as? Self, sharesLists(with: other), self == other else { return false }
    return hasTexts(of: other)
  }

  func hasTexts(of other: Self) -> Bool { hasShortTexts(of: other) }

  /// The same, text by text.
  func hasShortTexts(of other: Self) -> Bool {
    zip(shortTexts, other.shortTexts).allSatisfy { ($0 ?? "").utf8.elementsEqual(($1 ?? "").utf8) }
  }
}

extension Array {
  /// Whether another list is this one, and not one that was made apart.
  func isStored(with other: [Element]) -> Bool {
    guard count == other.count else { return false }
    return isEmpty
      || withUnsafeBufferPointer { a in other.withUnsafeBufferPointer { a.baseAddress == $0.baseAddress } }
  }
}

extension Dictionary {
  /// Whether another dictionary is this one: it is the address of its storage.
  func isStored(with other: [Key: Value]) -> Bool {
    withUnsafeBytes(of: self) { a in withUnsafeBytes(of: other) { b in a.elementsEqual(b) } }
  }
}
