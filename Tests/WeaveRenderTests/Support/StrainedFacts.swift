// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveData
import WeaveDiagnostics
import WeaveJSON

/// Invented facts that put the most strain on a layout: three digits everywhere, long names, full lists, and no facts
/// at all.
enum StrainedFacts: String, CaseIterable, CustomTestStringConvertible {
  case heat, cold, crowd, nothing

  var testDescription: String { rawValue }

  /// Friday 20 November 2026, 09:41 UTC, as in `RenderEnvironment.fixed`.
  static let now = Date(timeIntervalSince1970: 1_795_167_660)

  private static let longPlace = "Taumatawhakatangihangakoauauotamatea"

  func snapshots() throws -> Snapshots {
    var all = Snapshots()
    for (kind, text) in texts {
      let source = SourceText(name: kind.fileName, text: text)
      let read = SnapshotReader.read(source, as: kind, now: Self.now, timeZone: .gmt)
      let wrong = read.diagnostics.filter { $0.severity == .error }
      try #require(wrong.isEmpty, "\(kind): \(wrong.map(\.message.text))")
      try all.merge(#require(read.output))
    }
    return all
  }

  private var texts: [(SnapshotKind, String)] {
    switch self {
    case .heat:
      [
        (.weather, weather(celsius: 46, step: 0.6, code: 0, wind: 1, humidity: 0.55, uv: 12, rain: 0, place: "Ahvaz")),
        (.steps, steps(today: 104_382, history: 29_000, goals: (100_000, 15_000))), (.activity, activity),
      ]
    case .cold:
      [
        (
          .weather,
          weather(celsius: -38, step: -0.7, code: 86, wind: 28, humidity: 1, uv: 0, rain: 1, place: Self.longPlace)
        ),
        (.steps, steps(today: 0, history: 12_000, goals: (10_000, 10_000))),
      ]
    case .crowd:
      [
        (
          .weather,
          weather(
            celsius: 21.4, step: -0.5, code: 99, wind: 17.6, humidity: 1, uv: 3, rain: 48,
            place: "Garmisch-Partenkirchen")
        ),
        (.calendar, calendar), (.reminders, reminders),
        (.steps, steps(today: 9_400, history: 9_000, goals: (10_000, 8_000))), (.activity, activity),
      ]
    case .nothing: []
    }
  }

  // MARK: Texts of snapshots

  private static func instant(_ minutes: Int) -> String {
    now.addingTimeInterval(Double(minutes) * 60).formatted(.iso8601)
  }

  private static func day(_ days: Int) -> String {
    now.addingTimeInterval(Double(days) * 86_400).formatted(.iso8601.year().month().day())
  }

  private func json(_ value: [String: Any]) -> String {
    let data = try? JSONSerialization.data(withJSONObject: value, options: .sortedKeys)
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  private func weather(
    celsius: Double, step: Double, code: Int, wind: Double, humidity: Double, uv: Double, rain: Double, place: String
  ) -> String {
    let isWet = rain > 0
    let hours = (-6..<30).map { hour -> [String: Any] in
      [
        "date": Self.instant(hour * 60 - 41), "temperatureC": celsius + step * Double(hour % 12), "weatherCode": code,
        "isDaylight": hour < 8, "windSpeedMS": wind, "humidity01": humidity,
        "apparentTemperatureC": celsius + (celsius > 0 ? 6 : -14), "precipitationChance01": isWet ? 1 : 0,
        "uvIndex": max(0, uv - Double(abs(hour - 2)) * 1.5),
      ]
    }
    let days = (0..<7).map { day -> [String: Any] in
      [
        "day": Self.day(day), "highC": celsius + 2, "lowC": celsius - 11, "weatherCode": code,
        "precipitationChance01": isWet ? 1 : 0, "uvIndexMax": uv,
      ]
    }
    let minutes = (0..<60).map { minute -> [String: Any] in
      [
        "date": Self.instant(minute), "precipitationMMPerHour": minute < 48 ? rain : 0,
        "precipitationChance01": isWet && minute < 48 ? 1 : 0,
      ]
    }
    return json([
      "version": 1, "fetchedAt": Self.instant(-5), "attribution": "Open-Meteo",
      "current": [
        "temperatureC": celsius, "apparentTemperatureC": celsius + (celsius > 0 ? 6 : -14), "humidity01": humidity,
        "windSpeedMS": wind, "windGustMS": wind * 2, "windDirectionDeg": 202, "pressureHPa": 1_048.6,
        "weatherCode": code, "isDaylight": true, "precipitationMMPerHour": rain,
        "precipitationChance01": isWet ? 1 : 0, "dewPointC": celsius - 4, "uvIndex": uv,
      ] as [String: Any],
      "place": ["name": place, "latitude": -40.35, "longitude": 176.55, "timeZone": "UTC"] as [String: Any],
      "hours": hours, "days": days, "minutes": minutes,
    ])
  }

  private func steps(today: Int, history: Int, goals: (weekday: Int, weekend: Int)) -> String {
    let days = (1..<371).reversed().map { back -> [String: Any] in
      ["day": Self.day(-back), "steps": history + back * 7_919 % 9_000 - 4_500]
    }
    return json([
      "version": 1, "fetchedAt": Self.instant(-1), "today": ["day": Self.day(0), "steps": today] as [String: Any],
      "goals": ["weekday": goals.weekday, "weekend": goals.weekend], "history": days,
    ])
  }

  private var activity: String {
    json([
      "version": 1, "fetchedAt": Self.instant(-1), "day": Self.day(0), "steps": 104_382, "flightsClimbed": 128,
      "distanceM": 81_234, "activeEnergyKcal": 4_128,
    ])
  }

  private var calendar: String {
    let titles = [
      "Quarterly planning with the studios in Lisbon and Kraków, part two of three", "1:1", "Deploy window", "Handover",
      "Physio", "Dinner", "Choir", "Call", "Lunch", "Tidy",
    ]
    let events = titles.enumerated().map { index, title -> [String: Any] in
      let start = index < 3 ? -30 + index * 10 : index * 45
      return [
        "title": title, "start": Self.instant(start), "end": Self.instant(start + 90), "color": "#BF5AF2",
        "calendar": "Work", "location": "Großer Sitzungssaal im Dachgeschoss, links vom Aufzug",
      ]
    }
    let allDay: [String: Any] = [
      "title": "Birthday of Great-Aunt Hildegard-Magdalena", "firstDay": Self.day(0), "color": "#34C759",
      "calendar": "Family",
    ]
    return json(["version": 1, "generatedAt": Self.instant(-1), "events": events + [allDay]])
  }

  private var reminders: String {
    let titles = [
      "Remember to ask the landlord about the broken radiator valve in the small bedroom", "Pay rent", "Milk",
      "Betriebskostenabrechnungsunterlagen zusammensuchen", "Flowers", "Dentist", "Cat", "Plants", "Bins", "Bike",
      "Stamps", "Tax", "Vitamin D", "Shoes",
    ]
    let items = titles.enumerated().map { index, title -> [String: Any] in
      [
        "id": "r\(index)", "title": title, "due": Self.instant(index * 60 - 180), "priority": index % 4,
        "listID": "a", "listTitle": "Haushalt und Wohnung", "isFlagged": index == 0, "isRecurring": index % 3 == 0,
      ]
    }
    return json(["version": 1, "generatedAt": Self.instant(-1), "items": items])
  }
}
