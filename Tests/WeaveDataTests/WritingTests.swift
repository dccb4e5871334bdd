// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveData
import WeaveDiagnostics
import WeaveTime

/// Snapshots written in our form, and read again.
@Suite struct WritingTests {
  @Test func readingGivesWhatWasWritten() throws {
    for seed in 0..<200 as Range<UInt64> {
      var random = RandomSnapshots(seed: seed)
      let all = random.snapshots()
      var read = Snapshots()
      for kind in SnapshotKind.allCases {
        let text = try #require(SnapshotWriter.text(kind, of: all))
        let checked = Reading.read(text, as: kind)
        #expect(checked.diagnostics.map(\.message.text) == [], "seed \(seed), \(kind)\n\(text)")
        read.merge(try #require(checked.output, "seed \(seed), \(kind)"))
      }
      // Hours keep their own moment only.
      var expected = all
      for index in all.weather?.hours.indices ?? 0..<0 { expected.weather?.hours[index].conditions.date = nil }
      for index in read.air?.hours.indices ?? 0..<0 { read.air?.hours[index].conditions.date = nil }
      for index in read.weather?.hours.indices ?? 0..<0 { read.weather?.hours[index].conditions.date = nil }
      #expect(read == expected, "seed \(seed)")
    }
  }

  @Test func keepsMilliseconds() throws {
    var all = Snapshots()
    all.steps = StepsSnapshot(fetchedAt: Date(timeIntervalSince1970: 1_774_703_099.25))
    let text = try #require(SnapshotWriter.text(.steps, of: all))
    #expect(text.contains("2026-03-28T13:04:59.250Z"))
    #expect(Reading.read(text, as: .steps).output == all)
  }

  @Test func leavesOutWhatIsNotKnown() throws {
    var all = Snapshots()
    all.weather = WeatherSnapshot(fetchedAt: Reading.now, current: WeatherConditions())
    all.weather?.current.temperature = .nan
    let text = try #require(SnapshotWriter.text(.weather, of: all))
    #expect(!text.contains("null") && !text.contains("temperature") && !text.contains("minutes"))
    #expect(SnapshotWriter.text(.steps, of: all) == nil)
  }
}
