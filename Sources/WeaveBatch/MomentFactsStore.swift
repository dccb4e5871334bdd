// SPDX-License-Identifier: MIT

import FoundationEssentials
import Synchronization
import WeaveDiagnostics
import WeaveTime

/// The facts at the moments that rows name, each read once.
final class MomentFactsStore: Sendable {
  private struct Key: Hashable {
    var now: WrittenMoment?
    var zone: TimeZone?
  }

  private let options: BatchOptions
  private let zone: TimeZone?
  private let known = Mutex(RecentEntries<Key, BatchOptions.MomentFacts>(capacity: 128))

  /// - Parameter zone: the time zone for rows that name none; nil for the place's own.
  init(_ options: BatchOptions, zone: TimeZone?) {
    (self.options, self.zone) = (options, zone)
  }

  func facts(of row: BatchRow) throws(BatchError) -> BatchOptions.MomentFacts {
    let key = Key(now: row.now, zone: row.timeZone ?? zone)
    if let facts = known.withLock({ $0.value(of: key) }) { return facts }
    let facts = try options.facts(key.now, key.zone)
    known.withLock { $0.keep(facts, for: key) }
    return facts
  }
}
