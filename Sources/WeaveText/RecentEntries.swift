// SPDX-License-Identifier: MIT

/// A cache of recent entries: at least `capacity`, and at most twice as many.
///
/// Entries are kept in two halves. When the young half is full, it becomes the old one, whose entries are dropped
/// unless they are requested again. A display that shows new texts for years keeps those of each picture, and its
/// memory does not grow.
struct RecentEntries<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  private let capacity: Int

  init(capacity: Int) { self.capacity = capacity }

  /// The value of a key, which counts as young from now on; nil if it is not kept.
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
