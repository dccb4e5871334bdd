// SPDX-License-Identifier: MIT

/// A memory of what was asked for last: at least `capacity` entries, and at most twice as many.
///
/// Entries are kept in two halves. When the young one is full, it becomes the old one, whose entries are dropped but for those
/// that were asked for again: a display that shows new texts for years keeps those of each picture, and no more memory for it.
struct RecentEntries<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  private let capacity: Int

  init(capacity: Int) { self.capacity = capacity }

  /// The value of a key, which counts as young from now on; nil where there is none any more.
  mutating func value(of key: Key) -> Value? {
    if let known = young[key] { return known }
    guard let known = old.removeValue(forKey: key) else { return nil }
    keep(known, for: key)
    return known
  }

  mutating func removeAll() { (young, old) = ([:], [:]) }

  mutating func keep(_ value: Value, for key: Key) {
    if young.count >= capacity {
      swap(&young, &old)
      young.removeAll(keepingCapacity: true)
    }
    young[key] = value
  }
}
