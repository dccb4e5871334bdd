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
    #expect(asked.isSame(as: reading(rain: 2, hour: "14", asked: nil)))
    #expect(!asked.isSame(as: reading(rain: 1, hour: "15", asked: nil)))
  }

  @Test func membersOfMembersAreCompared() {
    let asked = reading(rain: 1, hour: "14", asked: [["rain", "chance"]])
    #expect(asked.isSame(as: reading(rain: 1, hour: "15", asked: nil)))
    #expect(!asked.isSame(as: reading(rain: 2, hour: "14", asked: nil)))
  }

  @Test func theWholeIsComparedWhereItWasAskedFor() {
    #expect(!reading(rain: 1, hour: "14", asked: nil).isSame(as: reading(rain: 2, hour: "14", asked: nil)))
  }

  @Test func aRecordThatIsGoneIsNotTheSame() {
    let asked = reading(rain: 1, hour: "14", asked: [["wind"]])
    #expect(!asked.isSame(as: FactReading(value: nil, period: .always)))
  }

  @Test func onlyMembersThatWereAskedForCanShow() {
    let asked = reading(rain: 1, hour: "14", asked: [["rain", "chance"]])
    #expect(asked.requests("rain") && !asked.requests("hour"))
    #expect(reading(rain: 1, hour: "14", asked: nil).requests("hour"))
  }

  @Test func twoSlotsAskForWhatEitherAsks() {
    let rain = reading(rain: 1, hour: "14", asked: [["rain"]])
    let both = reading(rain: 1, hour: "14", asked: [["hour"]]).addingRequests(of: rain)
    #expect(both.members == [["hour"], ["rain"]])
    #expect(both.addingRequests(of: reading(rain: 1, hour: "14", asked: nil)).members == nil)
  }
}
