// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveSystem

/// Counts the requests to each provider, over all profiles, so that no limit is exceeded.
struct CallLedger: Sendable {
  let folder: String

  /// Counts for two consecutive periods of a limit. Together they include all calls in any span of one period's length.
  struct Count: Codable, Hashable {
    var period: Int
    var calls: Double
    var before: Double
  }

  private static let fileName = "calls.json"

  /// Counts a request before it is sent, since a process that is killed may already have sent it.
  ///
  /// - Parameter places: the number of places in the request; each counts.
  /// - Throws: `.limit` with the seconds to wait if the request would exceed a limit; it is then not counted.
  func reserve(_ service: Service, places: Int = 1, now: Double) throws(FetchError) {
    if service.limits.isEmpty { return }
    do throws(FileError) {
      try makePrivateFolder(folder)
      let lock = try FolderLock(folder, patience: 10)
      let stored = (try? lock.read(Self.fileName, limit: 1 << 20)).flatMap { $0 } ?? []
      var counts = (try? JSONDecoder().decode([String: Count].self, from: Data(stored))) ?? [:]
      if let wait = Self.add(service, places: places, to: &counts, now: now) {
        throw FileError.failed(Self.fileName, reason: String(wait))
      }
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      if let bytes = try? encoder.encode(counts) { try lock.replace(Self.fileName, with: Array(bytes)) }
    } catch .failed(Self.fileName, let reason) {
      let wait = Double(reason) ?? 60
      throw FetchError(.limit(wait), "\(service.title) has had as many requests as its terms allow")
    } catch {
      throw FetchError(.passing, "the count of requests cannot be stored: \(error)")
    }
  }

  /// - Returns: seconds to wait; nil if all limits leave room, and the call has been counted.
  static func add(_ service: Service, places: Int = 1, to counts: inout [String: Count], now: Double) -> Double? {
    var changed = counts
    let weight = service.weight * Double(places)
    for limit in service.limits {
      let key = "\(service.provider) \(Int(limit.period))"
      let period = Int(now / limit.period)
      var count = counts[key] ?? Count(period: period, calls: 0, before: 0)
      if count.period != period {
        // If the clock was set back, counting continues in the known period.
        let isNext = count.period == period - 1
        if count.period < period { count = Count(period: period, calls: 0, before: isNext ? count.calls : 0) }
      }
      guard count.calls + count.before + weight <= max(limit.calls, weight) else {
        return (Double(count.period + 1) * limit.period - now).clamped(1, 2 * limit.period)
      }
      count.calls += weight
      changed[key] = count
    }
    counts = changed
    return nil
  }
}

extension Double {
  fileprivate func clamped(_ low: Double, _ high: Double) -> Double { min(max(self, low), high) }
}
