// SPDX-License-Identifier: MIT

extension Service {
  static let iCalendar = anyAddress("icalendar", every: 3_600)
  static let json = anyAddress("json", [.url, .picks], every: 900)
  static let csv = anyAddress("csv", [.url, .picks], every: 900)
  static let todoTxt = anyAddress("todo-txt", every: 900)
  static let markdown = anyAddress("markdown", every: 900)

  static let appleHealth = file("apple-health")
  static let fitbit = file("fitbit")
  static let steps = file("steps-csv")

  /// Whatever stands at an address or in a file of the user's own.
  private static func anyAddress(_ name: String, _ needs: [Need] = [.url], every interval: Double) -> Service {
    Service(name, needs: needs, every: interval, cost: "nothing; your own server or file") {
      asking throws(FetchError) in
      try await asking.answer(ifChanged: asking.address(nil))
    }
  }

  private static func file(_ name: String) -> Service {
    Service(name, needs: [.file], every: 3_600, cost: "nothing; a file of your own") { _ throws(FetchError) in
      throw FetchError(.lasting, "this source reads files alone")
    }
  }
}
