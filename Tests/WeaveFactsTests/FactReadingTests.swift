// SPDX-License-Identifier: MIT

import Testing
import WeaveExpressions
import WeaveFacts

/// A record says the same to a picture as long as what the picture asked of it does.
@Suite struct FactReadingTests {
  private func reading(rain: Double, hour: String, asked members: Set<[String]>?) -> FactReading {
    let record: Value = .record(["rain": .record(["chance": .number(rain)]), "hour": .string(hour)])
    return FactReading(value: record, period: .always, members: members)
  }

  @Test func whatWasNotAskedForMayChange() {
    let asked = reading(rain: 1, hour: "14", asked: [["hour"]])
    #expect(asked.isTold(by: reading(rain: 2, hour: "14", asked: nil)))
    #expect(!asked.isTold(by: reading(rain: 1, hour: "15", asked: nil)))
  }

  @Test func membersOfMembersAreCompared() {
    let asked = reading(rain: 1, hour: "14", asked: [["rain", "chance"]])
    #expect(asked.isTold(by: reading(rain: 1, hour: "15", asked: nil)))
    #expect(!asked.isTold(by: reading(rain: 2, hour: "14", asked: nil)))
  }

  @Test func theWholeIsComparedWhereItWasAskedFor() {
    #expect(!reading(rain: 1, hour: "14", asked: nil).isTold(by: reading(rain: 2, hour: "14", asked: nil)))
  }

  @Test func aRecordThatIsGoneIsNotTheSame() {
    let asked = reading(rain: 1, hour: "14", asked: [["wind"]])
    #expect(!asked.isTold(by: FactReading(value: nil, period: .always)))
  }

  @Test func onlyMembersThatWereAskedForCanShow() {
    let asked = reading(rain: 1, hour: "14", asked: [["rain", "chance"]])
    #expect(asked.isAsked(for: "rain") && !asked.isAsked(for: "hour"))
    #expect(reading(rain: 1, hour: "14", asked: nil).isAsked(for: "hour"))
  }

  @Test func twoSlotsAskForWhatEitherAsks() {
    let rain = reading(rain: 1, hour: "14", asked: [["rain"]])
    let both = reading(rain: 1, hour: "14", asked: [["hour"]]).asked(for: rain)
    #expect(both.members == [["hour"], ["rain"]])
    #expect(both.asked(for: reading(rain: 1, hour: "14", asked: nil)).members == nil)
  }
}
