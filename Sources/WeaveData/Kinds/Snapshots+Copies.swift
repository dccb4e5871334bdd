// SPDX-License-Identifier: MIT

extension Snapshots {
  /// Whether another value is a copy of this one, so that results computed from it can be reused.
  ///
  /// The check is fast: lists with separate storage count as different, even if they are equal. Texts are compared by
  /// their bytes, because Swift treats an é as equal to an e with a combining accent, and fonts do not.
  public func isCopy(of other: Snapshots) -> Bool {
    SnapshotKind.allCases.allSatisfy { isCopy(of: other, in: $0) }
  }

  /// Whether the snapshots of one kind are copies.
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

  /// Compares the short texts one by one.
  func hasShortTexts(of other: Self) -> Bool {
    zip(shortTexts, other.shortTexts).allSatisfy { ($0 ?? "").utf8.elementsEqual(($1 ?? "").utf8) }
  }
}

extension Array {
  /// Whether two lists share their storage.
  func sharesStorage(with other: [Element]) -> Bool {
    guard count == other.count else { return false }
    return isEmpty
      || withUnsafeBufferPointer { a in other.withUnsafeBufferPointer { a.baseAddress == $0.baseAddress } }
  }
}

extension Dictionary {
  /// Whether two dictionaries share their storage, judged by its address.
  func sharesStorage(with other: [Key: Value]) -> Bool {
    withUnsafeBytes(of: self) { a in withUnsafeBytes(of: other) { b in a.elementsEqual(b) } }
  }
}
