// SPDX-License-Identifier: MIT

/// A bounded list of a few large entries, such as pictures, found by a search. For many small entries that are found by
/// a hash, use `RecentEntries`.
///
/// It keeps at most `capacity` entries that cost at most `costLimit` together, and drops those that were unused for
/// longest. The entry that was kept last always stays.
public struct RecentList<Entry> {
  /// Those unused for longest first.
  @usableFromInline var list: [Entry] = []
  /// The cost of all entries.
  @usableFromInline var total = 0
  @usableFromInline let capacity, costLimit: Int
  @usableFromInline let cost: @Sendable (Entry) -> Int

  /// An empty list.
  ///
  /// - Parameters:
  ///   - capacity: the most entries; at least 1.
  ///   - costLimit: the highest cost of all entries together, for entries of very different sizes.
  ///   - cost: the cost of an entry, such as its number of pixels. It must not change while the entry is kept.
  @inlinable public init(
    capacity: Int, costLimit: Int = .max, cost: @escaping @Sendable (Entry) -> Int = { _ in 0 }
  ) {
    self.capacity = max(capacity, 1)
    self.costLimit = costLimit
    self.cost = cost
  }

  /// All entries, those unused for longest first.
  @inlinable public var entries: [Entry] { list }

  /// The last used entry that matches, which counts as used now; nil if there is none.
  @inlinable public mutating func entry(where matches: (Entry) -> Bool) -> Entry? {
    guard let index = list.lastIndex(where: matches) else { return nil }
    if index < list.count - 1 { list.append(list.remove(at: index)) }
    return list[list.count - 1]
  }

  /// Keeps an entry, and drops those unused for longest until the others are within the limits.
  @inlinable public mutating func keep(_ entry: Entry) {
    list.append(entry)
    total += cost(entry)
    while list.count > 1, list.count > capacity || total > costLimit { _ = remove(at: 0) }
  }

  /// Removes and returns the entry at an index of `entries`.
  @inlinable public mutating func remove(at index: Int) -> Entry {
    let removed = list.remove(at: index)
    total -= cost(removed)
    return removed
  }

  /// Removes and returns the last used entry that matches; nil if there is none.
  @inlinable @discardableResult public mutating func remove(where matches: (Entry) -> Bool) -> Entry? {
    list.lastIndex(where: matches).map { remove(at: $0) }
  }

  /// Removes all entries that match.
  @inlinable public mutating func removeAll(where matches: (Entry) -> Bool) {
    list.removeAll(where: matches)
    total = list.reduce(0) { $0 + cost($1) }
  }
}

extension RecentList: Sendable where Entry: Sendable {}
