// SPDX-License-Identifier: MIT

import FoundationEssentials
import Synchronization
import WeaveTime

/// The facts at the moments that rows name, each read once.
final class MomentFactsStore: Sendable {
  private struct Key: Hashable {
    var now: WrittenMoment?
    var zone: TimeZone?
  }

  private struct Known {
    /// The facts used last. When there are many, they become the old ones, and only those old ones remain that are used
    /// again in the meantime.
    var facts: [Key: BatchOptions.MomentFacts] = [:]
    var old: [Key: BatchOptions.MomentFacts] = [:]

    mutating func facts(for key: Key) -> BatchOptions.MomentFacts? {
      if let facts = facts[key] { return facts }
      guard let facts = old[key] else { return nil }
      keep(facts, for: key)
      return facts
    }

    mutating func keep(_ new: BatchOptions.MomentFacts, for key: Key) {
      if facts.count >= 128 { (old, facts) = (facts, [:]) }
      facts[key] = new
    }
  }

  private let options: BatchOptions
  private let zone: TimeZone?
  private let known = Mutex(Known())

  /// - Parameter zone: the time zone for rows that name none; nil for the place's own.
  init(_ options: BatchOptions, zone: TimeZone?) {
    (self.options, self.zone) = (options, zone)
  }

  func facts(of row: BatchRow) throws -> BatchOptions.MomentFacts {
    let key = Key(now: row.now, zone: row.timeZone ?? zone)
    if let facts = known.withLock({ $0.facts(for: key) }) { return facts }
    let facts: BatchOptions.MomentFacts
    do { facts = try options.facts(key.now, key.zone) } catch { throw BatchError.source("\(error)") }
    known.withLock { $0.keep(facts, for: key) }
    return facts
  }
}
