// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveJSON
import WeaveSchema
import WeaveTime

extension FeedSource {
  /// Calendars of Home Assistant: the events of one, or a list of records with `entity_id`, `name` and `events`.
  ///
  /// - Source: Home Assistant, REST API, `GET /api/calendars/<entity_id>?start=…&end=…`. A day at the end of an event is
  ///   the first one after it.
  static let homeAssistantCalendar = FeedSource(
    "home-assistant-calendar", "Home Assistant", [.calendar],
    recognises: { start in
      start.isJSON && start.contains("\"summary\"") && start.contains("\"recurrence_id\"")
        && start.contains("\"rrule\"")
    }
  ) { source, request in
    var reading = FeedReading(source, request)
    guard let root = reading.json() else { return reading.checked([]) }
    guard let entries = root.elements else {
      reading.add(
        root["message"].map { .refused(by: "Home Assistant", $0.stringValue, at: $0.range) }
          ?? .wrongShape(of: "Home Assistant", expected: "it is not a list of events", at: root.range))
      return reading.checked([])
    }
    let calendars = entries.first?["events"] == nil ? [root] : entries
    let events = calendars.flatMap { calendar in
      (calendar["events"]?.elements ?? calendar.elements ?? []).map { event(of: $0, in: calendar, request) }
    }
    let members: Members = [("generatedAt", .moment(request.now)), ("events", .array(events))]
    return reading.checked(reading.snapshots(.calendar, members).map { [$0] } ?? [])
  }

  private static func event(of node: JSONNode, in calendar: JSONNode, _ request: FeedRequest) -> JSONNode {
    let (start, end) = (node["start"], node["end"])
    let name = request.name.map { JSONNode.text($0) } ?? calendar["name"]
    return .made(
      [
        ("title", node["summary"]), ("start", start?["dateTime"]), ("end", end?["dateTime"]),
        ("firstDay", start?["date"]),
        ("lastDay", end?["date"]?.mapText { text in LocalDay(text)?.advanced(by: -1).description ?? text }),
        ("location", node["location"]), ("calendar", name), ("color", request.color.map { .text($0) }),
      ], at: node.range.beginning)
  }
}
