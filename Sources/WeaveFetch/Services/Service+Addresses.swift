// SPDX-License-Identifier: MIT

extension Service {
  static let iCalendar = anyAddress("icalendar", every: 3_600)
  static let json = anyAddress("json", [.url, .picks], every: 900)
  static let csv = anyAddress("csv", [.url, .picks], every: 900)
  static let todoTxt = anyAddress("todo-txt", every: 900)
  static let markdown = anyAddress("markdown", every: 900)

  static let todoist = anyAddress("todoist", every: 900)
  static let microsoftToDo = anyAddress("microsoft-todo", every: 900)
  static let rss = anyAddress("rss", every: 1_800)
  static let gtfsRealtime = anyAddress("gtfs-realtime", [.url, .query], every: 60, atLeast: 30)

  /// One request per entity; the answers are joined into a list.
  ///
  /// - Source: Home Assistant, REST API.
  static let homeAssistant = Service(
    "home-assistant", needs: [.url, .entities], every: 300, cost: "nothing; your own server, a long-lived `token`"
  ) { context throws(FetchError) in
    let server = try context.address(nil)
    var joined = WebAnswer()
    var states: [[UInt8]] = []
    for entity in context.feed.entities {
      guard let address = server.with(path: "/api/states/\(entity)") else {
        throw FetchError(.lasting, "the address of the feed cannot be completed")
      }
      let answer: WebAnswer
      do throws(FetchError) { answer = try await context.answer(WebRequest(address)) } catch {
        // A missing entity does not affect the others.
        guard error.description.contains("(404)") else { throw error }
        joined.notices.append("Home Assistant has no `\(entity)`")
        continue
      }
      (joined.host, joined.type) = (answer.host, answer.type)
      states.append(answer.bytes)
      joined.notices += answer.notices
    }
    if states.isEmpty { throw FetchError(.lasting, "\(server.host) has none of the entities of the feed (404)") }
    joined.bytes = Array("[".utf8) + states.joined(separator: Array(",".utf8)) + Array("]".utf8)
    return joined
  }

  /// - Source: Prometheus, HTTP API.
  static let prometheus = Service(
    "prometheus", needs: [.url, .query], every: 300, cost: "nothing; your own server"
  ) { context throws(FetchError) in
    try await context.answer(
      ifChanged: context.address(nil).with(path: "/api/v1/query", [("query", context.feed.query ?? "")]))
  }

  static let appleHealth = file("apple-health")
  static let fitbit = file("fitbit")
  static let garmin = file("garmin")
  static let samsungHealth = file("samsung-health")
  static let withings = file("withings")
  static let healthAutoExport = file("health-auto-export")
  static let steps = file("steps-csv")

  /// Anything at an address or in a file of the user.
  static func anyAddress(
    _ name: String, _ needs: [Need] = [.url], every interval: Double, atLeast least: Double = 60
  ) -> Service {
    Service(
      name, needs: needs, every: interval, atLeast: least, cost: "nothing; your own server or file", acceptsBody: true
    ) { context throws(FetchError) in
      try await context.answer(ifChanged: context.address(nil))
    }
  }

  private static func file(_ name: String) -> Service {
    Service(name, needs: [.file], every: 3_600, cost: "nothing; a file of your own") { _ throws(FetchError) in
      throw FetchError(.lasting, "this source only reads files")
    }
  }
}
