// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveExpressions
import WeaveScience
import WeaveTime

extension FactTable {
  /// Ultraviolet light: from the forecast and the ozone service, otherwise computed.
  static let uv: [FactKey] = joined(index, peak, exposure, [uvRecord])

  private static let index: [FactKey] = [
    key(
      "__uv_now", .number, in: .index, "The UV index now; if the forecast is over a day old, from sun and ozone only."
    ) { FactText.tenths($0.uvNow) },
    key("__uv_max", .number, in: .index, changes: .day, "Today's highest UV index.") {
      FactText.tenths($0.uvMax)
    },
    key("__uv_clear_sky", .number, in: .index, from: .ozone, "The current index under a clear sky.") {
      FactText.tenths($0.clearSkyUV(at: $0.now))
    },
    key("__uv_band", .text, "The band of the UV index now, in the WHO's words.") { $0.translated($0.bandNow) },
    key("__uv_color", .color, "The colour of that band.") { FactText.text($0.bandNow?.color) },
    key(
      "__uv_protection", .text,
      "When an index of 3 or more ends or begins: `3+ to 18:05`, `3+ from 09:40`, `was 7 at 14:00`, `all day`."
    ) {
      FactText.text($0.uvProtection)
    },
    key("__uv_is_stale", .flag, "Whether the index was measured more than three hours ago.") {
      FactText.flag($0.isOlder(.weather, thanMinutes: 180))
    },
    key("__uv_needs_protection", .flag, "Whether the index is 3 or more.") {
      FactText.flag($0.bandNow?.needsProtection)
    },
    key("__uv_max_band", .text, changes: .day, "The band of today's highest UV index.") {
      $0.translated($0.bandOfDay)
    },
    key("__uv_max_color", .color, changes: .day, "The colour of that band.") { FactText.text($0.bandOfDay?.color) },
    key("__uv_ozone", .integer, in: .dobson, from: .ozone, changes: .day, "The ozone over the place today.") {
      FactText.whole($0.ozoneColumn(of: $0.placeToday))
    },
  ]

  private static let peak: [FactKey] =
    FactKey.moment("__uv_max_time", from: .weather, changes: .day, "When the index is highest today.") {
      $0.uvPeak?.date
    } + [
      key("__uv_max_is_over", .flag, "Whether that time has passed.") { context in
        FactText.flag(context.uvPeak.map { context.hasCome($0.date) })
      }
    ]

  private static let exposure: [FactKey] =
    FactKey.moment(
      "__uv_burn_time", from: .weather, changes: .minute,
      "When skin in the sun burns, starting now; missing if it will not burn today."
    ) { $0.burnMoment } + durations

  private static let durations: [FactKey] = [
    key(
      "__uv_burn_min", .integer, in: .minutes,
      "Minutes until skin burns, from the dose of today's curve; missing if it will not burn today."
    ) { FactText.whole($0.burnTime?.minutes(.down)) },
    key("__uv_vitamin_d_min", .integer, in: .minutes, "Minutes of sun for 1,000 units of vitamin D; an estimate.") {
      FactText.whole($0.vitaminDTime?.minutes(.up))
    },
    key("__uv_vitamin_d", .text, "The same in words: `12 min`, or `not possible` if the sun is too low.") {
      FactText.text($0.vitaminDTime?.phrase(.up, $0.words))
    },
    key(
      "__uv_burn", .text,
      "The minutes until skin burns in words; `not possible` if it will not burn today, missing if unknown."
    ) {
      FactText.text($0.burnTime?.phrase(.down, $0.words))
    },
    key("__uv_skin_type", .text, "The type of skin: the variable `skin_type` from 1 to 6, or else 2.") {
      $0.uvNow == nil ? nil : .string($0.skinType.numeral)
    },
  ]

  private static let uvRecord = FactKey(
    .uv, from: .weather, changes: .minute,
    members: [
      FactMember("hours", .list, presence: .always, members: hours.members, "The hours from now on."),
      FactMember("days", .list, presence: .always, members: days.members, "Today and the days after it."),
      FactMember("course", .record, members: UVCourse.members, "The course of today's index, for charts."),
    ], "Ultraviolet light as lists for `forEach`."
  ) { context in
    let (hoursAhead, daysAhead) = (context.uvHours, context.uvDays)
    guard !hoursAhead.isEmpty || !daysAhead.isEmpty else { return nil }
    var record: [String: Value] = [:]
    record["hours"] = context.part("hours") { hours.list(of: hoursAhead, in: $0) }
    record["days"] = context.part("days") { days.list(of: daysAhead, in: $0) }
    record["course"] = context.part("course") { UVCourse($0)?.record($0.uvNow) }
    return .record(record)
  }

  private static let hours = MemberTable<UVEntry>(
    MemberField.moment("time", presence: .always, "When the hour begins.") { hour, _ in hour.date },
    [
      MemberField("index", .number, in: .index, presence: .always, "The UV index.") { hour, _ in
        FactText.number(hour.index)
      },
      MemberField("band", .text, presence: .always, "Its band.") { $1.translated($0.band) },
      MemberField("color", .color, presence: .always, "The colour of the band.") { hour, _ in
        FactText.text(hour.band?.color)
      },
    ])

  private static let days = MemberTable<(day: LocalDay, max: Double)>(
    MemberField.day("day", "The day at the place.") { day, _ in day.day },
    [
      MemberField("max", .number, in: .index, presence: .always, "The highest UV index.") { day, _ in
        FactText.number(day.max)
      },
      MemberField("band", .text, presence: .always, "Its band.") {
        $1.translated(UVBand(index: $0.max))
      },
      MemberField("color", .color, presence: .always, "The colour of the band.") { day, _ in
        FactText.text(UVBand(index: day.max)?.color)
      },
    ])

  private static func key(
    _ name: String, _ kind: FactKey.Kind, in unit: FactUnit? = nil, from source: SnapshotKind = .weather,
    changes grain: FactGrain = .minute, _ summary: String, value: @escaping @Sendable (FactContext) -> Value?
  ) -> FactKey {
    FactKey(name, kind, in: unit, from: source, changes: grain, summary, value: value)
  }
}

extension FactContext {
  /// A band in the words of the WHO.
  fileprivate func translated(_ band: UVBand?) -> Value? {
    band.map { band in
      switch band {
      case .low: .string(words[.uvLow])
      case .moderate: .string(words[.uvModerate])
      case .high: .string(words[.uvHigh])
      case .veryHigh: .string(words[.uvVeryHigh])
      case .extreme: .string(words[.uvExtreme])
      }
    }
  }

  fileprivate var bandNow: UVBand? { uvNow.flatMap { UVBand(index: $0) } }
  fileprivate var bandOfDay: UVBand? { uvMax.flatMap { UVBand(index: $0) } }
}

extension SunExposure.Duration {
  /// Whole minutes, rounded to the safe side: down for the time until skin burns, up for the time until there is
  /// enough.
  fileprivate func minutes(_ rule: FloatingPointRoundingRule) -> Double? {
    if case .minutes(let minutes) = self { minutes.rounded(rule) } else { nil }
  }

  fileprivate func phrase(_ rule: FloatingPointRoundingRule, _ words: Words) -> String {
    minutes(rule).map { words.span(minutes: Int(min(max($0, 0), 10_000))) } ?? words[.notPossible]
  }
}
