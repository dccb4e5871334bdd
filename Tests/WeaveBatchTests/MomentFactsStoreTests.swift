// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing
import WeaveData
import WeaveGraphics
import WeaveResolve
import WeaveTime

@testable import WeaveBatch

/// The facts of rows that name moments.
@Suite struct MomentFactsStoreTests {
  /// Counts how often facts are requested.
  private final class Source: Sendable {
    let requests = Mutex(0)
  }

  private func store(_ source: Source) -> MomentFactsStore {
    let options = BatchOptions(source: "rows.csv", output: .folder("out")) { size, appearance, scale in
      RenderEnvironment(
        now: .distantPast, timeZone: .gmt, locale: Locale(identifier: "en_US"), appearance: appearance, size: size,
        canvas: Size(width: 10, height: 10), scale: Double(scale))
    } facts: { now, zone in
      source.requests.withLock { $0 += 1 }
      let zone = zone ?? .gmt
      return .init(now: now?.date(in: zone) ?? .distantPast, zone: zone, snapshots: Snapshots())
    }
    return MomentFactsStore(options, zone: .gmt)
  }

  /// A row at so many minutes after midnight; nil for a row without a moment.
  private func row(_ minute: Int?) -> BatchRow {
    var row = BatchRow(place: "rows.csv:2", number: 1)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    row.now = minute.flatMap { WrittenMoment("2026-03-28T\(two($0 / 60)):\(two($0 % 60))") }
    return row
  }

  /// However many moments there are, those of the last 60 rows are known, and one that is used again and again. In
  /// between, 120 others are used.
  @Test func recentMomentsStayKnown() throws {
    let source = Source()
    let store = store(source)
    for minute in 0..<1_000 {
      _ = try store.facts(of: row(minute))
      _ = try store.facts(of: row(nil))
      let recent = max(0, minute - 60)
      #expect(try store.facts(of: row(recent)).now == Date(timeIntervalSince1970: 1_774_656_000 + Double(recent) * 60))
    }
    #expect(source.requests.withLock { $0 } == 1_001)
  }
}
