// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveJSON
import WeaveSchema
import WeaveTime

extension Service {
  /// One request per calendar; the answers are joined into a list, with the names that their owner gave them.
  ///
  /// - Source: Home Assistant, REST API: `GET /api/calendars`, `GET /api/calendars/<entity_id>?start=…&end=…`.
  static let homeAssistantCalendar = Service(
    "home-assistant-calendar", needs: [.url, .entities], every: 900,
    cost: "nothing; your own server, a long-lived `token`"
  ) { context throws(FetchError) in
    let server = try context.address(nil)
    let names = await calendarNames(context, server)
    let today = LocalDay(Date(timeIntervalSince1970: context.now), in: context.timeZone)
    let end = today.advanced(by: context.feed.daysAhead + 1)
    let window = [
      ("start", InstantText.text(today.start(in: context.timeZone))),
      ("end", InstantText.text(end.start(in: context.timeZone))),
    ]
    var joined = WebAnswer()
    var calendars: [[UInt8]] = []
    for entity in context.feed.entities {
      guard let address = server.with(path: "/api/calendars/\(entity)", window) else {
        throw FetchError(.lasting, "the address of the feed cannot be completed")
      }
      let answer = try await context.answer(WebRequest(address))
      guard JSONParser.parse(SourceText(name: entity, bytes: answer.bytes)).output?.elements != nil else {
        throw FetchError(.lasting, "\(server.host) gives no events for `\(entity)`")
      }
      (joined.host, joined.type) = (answer.host, answer.type)
      joined.notices += answer.notices
      let name = JSONWriter.compact(
        .text(names[entity] ?? entity.split(separator: ".").last.map(String.init) ?? entity))
      calendars.append(Array("{\"name\":\(name),\"events\":".utf8) + answer.bytes + Array("}".utf8))
    }
    joined.bytes = Array("[".utf8) + calendars.joined(separator: Array(",".utf8)) + Array("]".utf8)
    return joined
  }

  /// The names of all calendars by entity; empty if the server does not list them.
  private static func calendarNames(_ context: RequestContext, _ server: WebAddress) async -> [String: String] {
    guard let address = server.with(path: "/api/calendars"),
      let answer = try? await context.answer(WebRequest(address)),
      let entries = JSONParser.parse(SourceText(name: "calendars", bytes: answer.bytes)).output?.elements
    else { return [:] }
    let pairs = entries.compactMap { entry in
      entry["entity_id"]?.stringValue.flatMap { id in entry["name"]?.stringValue.map { (id, $0) } }
    }
    return Dictionary(pairs) { first, _ in first }
  }
}
