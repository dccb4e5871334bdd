// SPDX-License-Identifier: MIT

import FoundationEssentials
import Synchronization
import WeaveData

/// The facts at the moments that rows ask for, each read once.
final class WorldStore: Sendable {
  struct World: Sendable {
    var now: Date
    var zone: TimeZone
    var snapshots: Snapshots
  }

  private struct Key: Hashable {
    var now: Date
    var zone: TimeZone?
  }

  private let options: BatchOptions
  private let now: Date
  private let zone: TimeZone?
  private let known = Mutex<[Key: World]>([:])

  /// - Parameters:
  ///   - now: the moment of rows that name none.
  ///   - zone: their zone; nil for the place's.
  init(_ options: BatchOptions, now: Date, zone: TimeZone?) {
    (self.options, self.now, self.zone) = (options, now, zone)
  }

  func world(of row: BatchRow) throws -> World {
    let key = Key(now: row.now ?? now, zone: row.timeZone ?? zone)
    if let world = known.withLock({ $0[key] }) { return world }
    let read: (snapshots: Snapshots, zone: TimeZone)
    do { read = try options.world(key.now, key.zone) } catch { throw BatchError.source("\(error)") }
    let world = World(now: key.now, zone: read.zone, snapshots: read.snapshots)
    known.withLock { known in
      if known.count >= 256 { known.removeAll() }
      known[key] = world
    }
    return world
  }
}
