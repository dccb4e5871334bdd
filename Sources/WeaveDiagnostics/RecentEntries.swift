// SPDX-License-Identifier: MIT

/// A bounded cache of recent entries: it stores at least `capacity`, and at most twice as much.
///
/// Entries are stored in two halves. When the young half is full, it becomes the old one, whose entries are dropped
/// unless they are requested again. So a display can show new texts for years without growing memory.
///
/// A young entry is found with a single lookup in a dictionary.
public struct RecentEntries<Key: Hashable, Value> {
  @usableFromInline var young: [Key: Value] = [:]
  @usableFromInline var old: [Key: Value] = [:]
  /// The sizes of the young entries together.
  @usableFromInline var youngSize = 0
  @usableFromInline let capacity: Int
  @usableFromInline let size: @Sendable (Value) -> Int

  /// An empty cache.
  ///
  /// - Parameters:
  ///   - capacity: the number of entries in a half, or their sizes together; at least 1.
  ///   - size: the size of an entry, for entries of very different sizes, such as pictures. By default, each counts 1.
  @inlinable public init(capacity: Int, size: @escaping @Sendable (Value) -> Int = { _ in 1 }) {
    self.capacity = max(capacity, 1)
    self.size = size
  }

  /// The number of entries.
  @inlinable public var count: Int { young.count + old.count }

  /// The value of a key, which counts as young from now on; nil if it is not stored.
  @inlinable public mutating func value(of key: Key) -> Value? {
    if let known = young[key] { return known }
    guard let known = old.removeValue(forKey: key) else { return nil }
    keep(known, for: key)
    return known
  }

  /// Stores a value, and drops the old half if the young one is full.
  @inlinable public mutating func keep(_ value: Value, for key: Key) {
    if youngSize >= capacity {
      swap(&young, &old)
      young.removeAll(keepingCapacity: true)
      youngSize = 0
    }
    if let replaced = young.updateValue(value, forKey: key) { youngSize -= size(replaced) }
    youngSize += size(value)
  }

  /// Forgets all entries.
  @inlinable public mutating func removeAll() { (young, old, youngSize) = ([:], [:], 0) }
}

extension RecentEntries: Sendable where Key: Sendable, Value: Sendable {}
