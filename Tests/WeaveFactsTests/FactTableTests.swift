// SPDX-License-Identifier: MIT

import FactFixtures
import Foundation
import Testing
import WeaveData
import WeaveExpressions
import WeaveTime

@testable import WeaveFacts

/// What the table promises of its keys.
@Suite struct FactTableTests {
  @Test func namesAreCanonicalAndUnique() {
    let names = FactTable.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.filter { VariableScope.canonicalKey($0) != $0 }.isEmpty)
    let lost = names.filter { FactTable.key($0)?.name != $0 }
    #expect(lost.isEmpty)
  }

  @Test func everyKeyHasAValueWhereNothingIsMissing() {
    let facts = SampleFacts.facts()
    let missing = FactTable.all.filter { facts.value(of: $0) == nil }.map(\.name)
    // An album knows the year of its photo. Wind chill is for the cold, and a hazard for air that is worse than its wet bulb; a design pins a day; only the event that runs has time left; what is due first has no time of day.
    let cold = ["__wind_chill", "__wind_chill_c", "__wind_chill_f", "__wetbulb_hazard"]
    let later = ["__calendar_then_left", "__calendar_then_elapsed_fraction", "__calendar_then_left_min"]
    let pinned = ["_date", "", "_goal", "_fraction", "_outcome"].map { "__steps_pinned" + $0 }
    #expect(
      missing == cold + pinned + later + ["__reminders_next_time", "__reminders_next_time_local"] + [
        "__smartphoto_year"
      ])
  }

  @Test func presenceIsKept() {
    let facts = SampleFacts.facts(Snapshots())
    for key in FactTable.all {
      #expect((facts.value(of: key) != nil) == (key.presence == .always), "\(key.name)")
    }
  }

  /// The kind of each value, as far as its text can tell.
  @Test func valuesAreOfTheirKind() {
    let facts = SampleFacts.facts()
    for key in FactTable.all {
      guard let value = facts.value(of: key) else { continue }
      #expect(isOf(key.kind, value), "\(key.name) \(value)")
    }
  }

  @Test func membersAreOfTheirKind() {
    let facts = SampleFacts.facts()
    for key in FactTable.all where key.kind == .record {
      guard let record = facts.value(of: key) else { continue }
      check(record, key.members, key.name)
    }
  }

  @Test func sourcesAreReadFromTheirSnapshot() {
    for kind in SnapshotKind.allCases where kind != .weather && kind != .location && kind != .ozone {
      var world = SampleFacts.full
      world.remove(kind)
      let (all, rest) = (SampleFacts.facts(), SampleFacts.facts(world))
      for key in FactTable.all where key.source == kind && key.presence == .mayBeMissing {
        #expect(rest.value(of: key) == nil, "\(key.name)")
      }
      for key in FactTable.all where key.source != kind { #expect(rest.value(of: key) == all.value(of: key)) }
    }
  }

  private func isOf(_ kind: FactKey.Kind, _ value: Value) -> Bool {
    switch (kind, value) {
    case (.list, .list), (.record, .record), (.flag, .bool): true
    case (.integer, _): value.number.map { $0 == $0.rounded() } ?? false
    case (.number, _): value.number != nil
    case (.instant, .string(let text)): text.count == 24 && InstantText.date(text) != nil
    case (.day, .string(let text)): LocalDay(text) != nil
    case (.clock, .string(let text)): text.wholeMatch(of: /[0-2][0-9]:[0-5][0-9]/) != nil
    case (.color, .string(let text)): text.wholeMatch(of: /#[0-9A-F]{6}/) != nil
    case (.text, .string), (.symbol, .string): true
    default: false
    }
  }

  private func check(_ value: Value, _ members: [FactMember], _ path: String) {
    guard case .record(let found) = value else {
      Issue.record("\(path) is no record")
      return
    }
    #expect(Set(found.keys).subtracting(members.map(\.name)).isEmpty, "\(path)")
    for member in members {
      guard let value = found[member.name] else {
        #expect(member.presence == .mayBeMissing, "\(path).\(member.name)")
        continue
      }
      #expect(isOf(member.kind, value), "\(path).\(member.name)")
      if case .list(let entries) = value {
        #expect(!entries.isEmpty, "\(path).\(member.name)")
        for entry in entries { check(entry, member.members, "\(path).\(member.name)") }
      }
    }
  }
}
