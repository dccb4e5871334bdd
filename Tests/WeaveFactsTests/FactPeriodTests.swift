// SPDX-License-Identifier: MIT

import FactFixtures
import Foundation
import Testing
import WeaveData
import WeaveExpressions
import WeaveTime

@testable import WeaveFacts

/// Each fact says until when it is the same. Those who draw only where something has changed rely on it.
@Suite struct FactPeriodTests {
  /// At 14:05 on the day before summer time, in Lyon: see `SampleFacts`. The walk ends at 14:20, a reminder is due at 15:05.
  @Test(arguments: [
    ("__time", "2026-03-28T13:06:00.000Z"), ("__hour", "2026-03-28T14:00:00.000Z"),
    ("__today", "2026-03-28T23:00:00.000Z"), ("__calendar_next_title", "2026-03-28T13:20:00.000Z"),
    ("__weather_age_min", "2026-03-28T13:06:00.000Z"), ("__weather_is_fresh", "2026-03-28T13:10:00.000Z"),
    ("__weather_temp", "2026-03-28T13:40:00.000Z"), ("steps", "2026-03-28T23:00:00.000Z"),
    ("reminders", "2026-03-28T14:05:00.000Z"), ("__calendar_then_in", "2026-03-28T13:06:00.000Z"),
    // Taken at 13:40: more than half an hour ago when 31 minutes are full, more than three hours when 181 are.
    ("__wetbulb_is_aged", "2026-03-28T13:11:00.000Z"), ("__uv_is_stale", "2026-03-28T15:41:00.000Z"),
  ])
  func endsWhereTheFactCanChange(name: String, end: String) throws {
    let key = try #require(FactTable.key(name))
    let period = SampleFacts.facts().reading(of: key).period
    #expect(period.contains(SampleFacts.now))
    #expect(InstantText.millisecondText(period.end) == end)
  }

  /// Two days of each key, from end to end: at the last moment of each period, and in its middle, the fact is as it said.
  @Test func noFactChangesWithinItsPeriod() throws {
    let end = SampleFacts.now.addingTimeInterval(2 * 86_400)
    for key in FactTable.all {
      var moment = SampleFacts.now
      for step in 0..<8 where moment < end {
        let reading = SampleFacts.facts(now: moment).reading(of: key)
        guard reading.period.contains(moment) else {
          Issue.record("\(key.name) does not hold at \(moment)")
          break
        }
        guard !reading.period.isMoment else {
          moment.addTimeInterval(Double(step + 1) * 4_321.5)
          continue
        }
        let last = min(reading.period.end, end)
        for share in [0.5, 1] {
          let later = moment.addingTimeInterval(max(last.timeIntervalSince(moment) * share - 0.002, 0))
          #expect(
            SampleFacts.facts(now: later).value(of: key) == reading.value, "\(key.name) at \(InstantText.text(later))")
        }
        moment = last
      }
    }
  }

  /// The forecast changes with the rain of each minute; who asks for its hours alone need not look before what was measured
  /// at 13:40 is an hour old, and goes for the running one no longer.
  @Test func membersHoldLongerThanTheirRecord() throws {
    let key = try #require(FactTable.key("weather"))
    let whole = SampleFacts.facts().reading(of: key)
    let hours = whole.limited(to: [["hourly"]])
    #expect(InstantText.millisecondText(whole.period.end) == "2026-03-28T13:06:00.000Z")
    #expect(InstantText.millisecondText(hours.period.end) == "2026-03-28T13:40:00.000Z")
    let last = SampleFacts.facts(now: hours.period.end.addingTimeInterval(-0.002)).reading(of: key)
    #expect(hours.isSame(as: last) && !whole.isSame(as: last))
    #expect(whole.limited(to: [["hourly"], ["minutes"]]).period == whole.period)
  }

  /// Each member of each record, asked for alone, is what it is in the whole, and stays so until its period is over.
  @Test func membersAloneAreThoseOfTheWhole() {
    for key in FactTable.all where key.kind == .record {
      let whole = SampleFacts.facts().reading(of: key)
      for member in key.members.map(\.name) {
        let alone = SampleFacts.facts().reading(of: key, members: [[member]])
        #expect(alone.value?.member(member) == whole.value?.member(member), "\(key.name).\(member)")
        #expect(alone.isSame(as: whole) && alone.period.contains(SampleFacts.now), "\(key.name).\(member)")
        let last = min(alone.period.end, SampleFacts.now.addingTimeInterval(86_400)).addingTimeInterval(-0.002)
        let later = SampleFacts.facts(now: max(last, SampleFacts.now)).reading(of: key)
        #expect(alone.period.isMoment || alone.isSame(as: later), "\(key.name).\(member)")
      }
    }
  }

  /// What is asked for bit by bit is as if it had been asked for at once, and no more.
  @Test func membersComeTogether() throws {
    let key = try #require(FactTable.key("weather"))
    let facts = SampleFacts.facts()
    let whole = SampleFacts.facts().reading(of: key)
    for member in ["rain", "daily", "rain", "hourly"] {
      guard case .record(let record)? = facts.reading(of: key, members: [[member]]).value else {
        Issue.record("no record with \(member)")
        continue
      }
      #expect(Array(record.keys) == [member])
    }
    let both = facts.reading(of: key, members: [["hourly"], ["daily", "first"]])
    #expect(both.isSame(as: whole))
    #expect(both.value?.member("daily") != nil && both.value?.member("rain") == nil)
    #expect(facts.reading(of: key).value == whole.value)
    let hours = facts.reading(of: key, members: [["hourly"]])
    #expect(hours.addingRequests(of: facts.reading(of: key, members: [["daily"]])).value?.member("daily") != nil)
  }

  /// Facts of these kinds may stay while other snapshots change.
  @Test func independentFactsReadTheirOwnSnapshotAlone() {
    for key in FactTable.all {
      guard let kind = key.source, FactInputs.independent.contains(kind) else { continue }
      var own = Snapshots()
      own[kind] = SampleFacts.full[kind]
      let locale = Locale(identifier: "en_IE")
      let alone = FactVariables(snapshots: own, now: SampleFacts.now, timeZone: SampleFacts.zone, locale: locale)
      let full = FactVariables(
        snapshots: SampleFacts.full, now: SampleFacts.now, timeZone: SampleFacts.zone, locale: locale)
      #expect(alone.reading(of: key) == full.reading(of: key), "\(key.name)")
    }
  }

  /// A place, a step and a reminder that change are seen at once, and all else is as if it had been computed anew.
  @Test func factsOfSnapshotsThatStayAreTakenOver() {
    let memories = FactMemories()
    var snapshots = SampleFacts.full
    for change in 0..<10 {
      switch change {
      case 1: snapshots.weather?.place?.name = "Elsewhere"
      case 2: snapshots.steps = nil
      case 3: (snapshots.steps, snapshots.reminders) = (SampleFacts.full.steps, nil)
      // Hours and days of the forecast stay, or come to something else, by what alone has changed of the weather.
      case 4: snapshots.weather?.minutes?.removeFirst(2)
      case 5: snapshots.weather?.current.temperature = -7
      case 6: snapshots.weather?.place?.latitude += 40
      case 7: snapshots.weather?.hours.removeFirst()
      case 8: snapshots.weather?.days.removeFirst()
      case 9: snapshots.weather?.fetchedAt -= 86_400
      default: break
      }
      let inputs = FactInputs(
        snapshots: snapshots, timeZone: SampleFacts.zone, locale: Locale(identifier: "en_IE"))
      let now = SampleFacts.now.addingTimeInterval(Double(change) * (change < 4 ? 7_200 : 60))
      let kept = FactVariables(memories.memory(of: inputs), at: now)
      let anew = FactVariables(FactMemory(inputs), at: now)
      for key in FactTable.all { #expect(kept.value(of: key) == anew.value(of: key), "\(change): \(key.name)") }
    }
  }

  /// What is kept from moment to moment is what would be computed anew.
  @Test func keptFactsAreThoseOfTheMoment() throws {
    let inputs = FactInputs(
      snapshots: SampleFacts.full, timeZone: SampleFacts.zone, locale: Locale(identifier: "en_IE"))
    let memory = FactMemory(inputs)
    for step in 0..<24 {
      let now = SampleFacts.now.addingTimeInterval(Double(step * step) * 301.25)
      let (kept, alone) = (FactVariables(memory, at: now), SampleFacts.facts(now: now))
      for key in FactTable.all {
        #expect(kept.value(of: key) == alone.value(of: key), "\(key.name) at \(InstantText.text(now))")
      }
    }
  }
}
