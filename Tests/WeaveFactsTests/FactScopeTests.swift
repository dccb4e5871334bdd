// SPDX-License-Identifier: MIT

import FactFixtures
import Foundation
import Testing
import WeaveData
import WeaveExpressions
import WeaveJSON

@testable import WeaveFacts

/// Which of several values of one name a design reads.
@Suite struct FactScopeTests {
  private func scope(
    _ snapshots: Snapshots = SampleFacts.full, samples: [String: Value] = [:], given: [String: Value] = [:]
  )
    -> VariableScope
  {
    VariableScope(facts: SampleFacts.facts(snapshots), samples: samples, given: given)
  }

  private let samples: [String: Value] = [
    "__weather_temp": .string("sample"), "__time": .string("noon"), "weather": .string("mine"), "streak": .number(1),
    "__steps_goal_today": .string("sample"),
  ]

  @Test func dataGoesBeforeSamples() {
    let scope = scope(samples: samples)
    #expect(scope.exactValue(for: "__weather_temp") == .number(11))
    #expect(scope.exactValue(for: "__steps_goal_today") == .number(0))
    // The clock and the records stand under what the author writes.
    #expect(scope.exactValue(for: "__time") == .string("noon"))
    #expect(scope.exactValue(for: "weather") == .string("mine"))
  }

  @Test func samplesStandInForMissingData() {
    let scope = scope(Snapshots(), samples: samples)
    #expect(scope.exactValue(for: "__weather_temp") == .string("sample"))
    #expect(scope.exactValue(for: "__steps_goal_today") == .string("sample"))
    #expect(self.scope(Snapshots()).exactValue(for: "__steps_goal_today") == .number(10_000))
  }

  @Test func storedVariablesGoBeforeSamplesAndUnderFacts() {
    var world = SampleFacts.full
    world.variables = StoredVariables(values: ["streak": .number(7), "__weather_temp": .text("stored")])
    let scope = scope(world, samples: samples)
    #expect(scope.exactValue(for: "streak") == .number(7))
    #expect(scope.exactValue(for: "__weather_temp") == .number(11))
  }

  @Test func theCallerGoesBeforeAll() {
    #expect(scope(given: ["__weather_temp": .string("99")]).exactValue(for: "__weather_temp") == .string("99"))
  }

  @Test func listsAreReadByTheirDottedNames() {
    let context = EvaluationContext(scope: scope(), now: SampleFacts.now, timeZone: SampleFacts.zone)
    for (source, expected) in [
      ("weather.hourly[0].time", "14:00"), ("weather.daily[1].high", "16"), ("calendar.events[1].title", "Tea"),
      ("steps.days[29].steps", "7423"), ("reminders.sections[0].items[0].title", "Pay rent"),
    ] {
      let expression = Expression.parse(source, strict: true).expression
      #expect(expression?.evaluate(in: context).text == expected, "\(source)")
    }
  }

  /// March 2026 begins on a Sunday: six places are empty before it in France and none in the US.
  @Test(arguments: [("fr_FR", 6, 42), ("en_US", 0, 35)])
  func theMonthHasWholeWeeks(locale: String, blanks: Int, count: Int) {
    guard case .record(let steps)? = SampleFacts.facts(locale: locale).value(for: "steps"),
      case .list(let month)? = steps["month"], case .list(let year)? = steps["year"]
    else {
      Issue.record("no steps")
      return
    }
    let isBlank = month.map { cell in
      if case .record(let cell) = cell { cell["is_blank"] == .bool(true) } else { false }
    }
    #expect(isBlank.prefix { $0 }.count == blanks)
    #expect(month.count == count)
    #expect(isBlank.count { !$0 } == 31)
    #expect(year.count == 371)
  }
}
