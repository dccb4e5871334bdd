// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveSpec
import WeaveTime

extension FactTable {
  /// Ultraviolet light, as the forecast and the ozone service tell it.
  static let uv: [FactKey] = [
    key("__uv_now", .number, in: .index, changes: .hour, "The UV index now.") { FactText.tenths($0.uvNow) },
    key("__uv_max", .number, in: .index, changes: .day, "The highest UV index of today.") {
      FactText.tenths($0.uvMax)
    },
    key("__uv_band", .text, changes: .hour, "The band of the UV index now, in WHO's words.") {
      FactText.text($0.uvNow.flatMap(UVBand.name))
    },
    key("__uv_max_band", .text, changes: .day, "The band of today's highest UV index.") {
      FactText.text($0.uvMax.flatMap(UVBand.name))
    },
    uvRecord,
  ]

  private static let uvRecord = FactKey(
    "uv", .record, from: .weather, changes: .hour,
    members: [
      FactMember("hours", .list, presence: .always, members: hours.members, "The hours from now on."),
      FactMember("days", .list, presence: .always, members: days.members, "The days from today on."),
    ], "Ultraviolet light as lists for `forEach`."
  ) { context in
    guard let weather = context.snapshots.weather else { return nil }
    let ahead = weather.hours.filter {
      $0.conditions.uvIndex != nil && $0.date.addingTimeInterval(3_600) > context.now
    }
    return .record([
      "hours": hours.list(of: ahead, in: context),
      "days": days.list(
        of: weather.days.filter { $0.uvIndexMax != nil && $0.day >= context.placeToday }, in: context),
    ])
  }

  private static let hours = MemberTable<WeatherHour>(
    MemberField.moment("time", presence: .always, "When the hour begins.") { hour, _ in hour.date },
    [
      MemberField("index", .number, in: .index, presence: .always, "The UV index.") { hour, _ in
        FactText.number(hour.conditions.uvIndex)
      },
      MemberField("band", .text, presence: .always, "Its band.") { hour, _ in
        FactText.text(hour.conditions.uvIndex.flatMap(UVBand.name))
      },
    ])

  private static let days = MemberTable<WeatherDay>(
    MemberField.day("day", "The day at the place.") { day, _ in day.day },
    [
      MemberField("max", .number, in: .index, presence: .always, "The highest UV index.") { day, _ in
        FactText.number(day.uvIndexMax)
      },
      MemberField("band", .text, presence: .always, "Its band.") { day, _ in
        FactText.text(day.uvIndexMax.flatMap(UVBand.name))
      },
    ])

  private static func key(
    _ name: String, _ kind: FactKey.Kind, in unit: FactUnit? = nil, changes grain: FactGrain, _ summary: String,
    value: @escaping @Sendable (FactContext) -> Value?
  ) -> FactKey {
    FactKey(name, kind, in: unit, from: .weather, changes: grain, summary, value: value)
  }
}

extension FactContext {
  /// The forecast's hour of now, else what was measured with the snapshot.
  var uvNow: Double? {
    let hour = snapshots.weather?.hours.last { $0.date <= now && $0.date.addingTimeInterval(3_600) > now }
    return hour?.conditions.uvIndex ?? conditions?.uvIndex
  }

  /// Today's highest, of the forecast or at the noon of the ozone service.
  var uvMax: Double? {
    day(ahead: 0)?.uvIndexMax ?? snapshots.ozone?.days.first { $0.day == placeToday }?.uvIndex
  }
}

/// The bands of the UV index.
enum UVBand {
  /// - Source: WHO, Global Solar UV Index (2002): bands of the rounded index.
  static func name(_ index: Double) -> String? {
    guard index.isFinite, index >= 0 else { return nil }
    return switch index.rounded() {
    case ..<3: "Low"
    case ..<6: "Moderate"
    case ..<8: "High"
    case ..<11: "Very high"
    default: "Extreme"
    }
  }
}
