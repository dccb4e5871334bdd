// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveTime

/// A list entry with a day or moment.
struct TimedEntry<Key: Comparable & Hashable, Value> {
  var key: Key
  var value: Value
  /// The range of its day or moment.
  var range: SourceRange
}

/// A day or a moment, with its form in messages.
protocol TimelineKey: Comparable, Hashable {
  var messageText: String { get }
}

extension LocalDay: TimelineKey {
  var messageText: String { description }
}

extension Date: TimelineKey {
  var messageText: String { InstantText.text(self) }
}

extension SnapshotReading {
  /// The entries sorted by time, without repeats; reports entries that were not.
  ///
  /// - Parameters:
  ///   - list: the key of the list.
  ///   - choose: picks one of two entries for the same time; the first in the file is the first argument.
  mutating func inOrder<Key: TimelineKey, Value>(
    _ entries: [TimedEntry<Key, Value>], of list: String, choose: (Value, Value) -> Value = { first, _ in first }
  ) -> [Value] {
    if let late = zip(entries, entries.dropFirst()).first(where: { $0.key > $1.key })?.1 {
      add(
        Diagnostic(
          .snapshotOrder, "`\(list)` is not in order: \(late.key.messageText) comes after a later entry",
          at: late.range))
    }
    var kept: [Key: TimedEntry<Key, Value>] = [:]
    kept.reserveCapacity(entries.count)
    for entry in entries {
      guard let first = kept[entry.key] else {
        kept[entry.key] = entry
        continue
      }
      add(.twice(entry.key.messageText, list, at: entry.range, first: first.range))
      kept[entry.key]?.value = choose(first.value, entry.value)
    }
    return kept.values.sorted { $0.key < $1.key }.map(\.value)
  }
}

extension Diagnostic {
  /// - Parameter what: the day, moment or identifier that occurs twice.
  static func twice(_ what: String, _ list: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .snapshotTwice, "`\(list)` has two entries for \(what)", at: range, notes: [Note("the other one", at: first)])
  }
}
