// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveExpressions
import WeaveScience
import WeaveTime

extension FactTable {
  /// The sun today at the place, and the moon, computed from place and time.
  static let sun: [FactKey] = joined(
    day, crossing("civil", \.civil), crossing("nautical", \.nautical), crossing("astronomical", \.astronomical), moon
  ).map(\.computed)

  private static let day: [FactKey] = joined(
    moment("__sun_rise", "When the sun rises; missing during midnight sun and polar night.") { $0.day.rise },
    moment("__sun_set", "When the sun sets.") { $0.day.set },
    FactKey.moment("__sun_next_rise", from: .location, changes: .minute, "The next sunrise, today's or tomorrow's.") {
      $0.nextSun(\.rise)
    },
    FactKey.moment("__sun_next_set", from: .location, changes: .minute, "The next sunset, today's or tomorrow's.") {
      $0.nextSun(\.set)
    },
    moment("__sun_noon", "When the sun is highest.") { $0.noon },
    [
      key("__sun_day", .text, changes: .day, "`rises`, `midnight sun` or `polar night`.") { context in
        context.sunTimes.map { .string($0.day.phrase) }
      },
      key("__sun_is_up", .flag, changes: .minute, "Whether the sun is up.") { FactText.flag($0.sunIsUp) },
      key("__sun_day_length_min", .integer, in: .minutes, changes: .day, "Minutes from sunrise to sunset.") {
        FactText.whole($0.sunTimes.map { $0.dayLength / 60 })
      },
      key("__sun_daylight_left_min", .integer, in: .minutes, changes: .minute, "Minutes of sunlight left today.") {
        FactText.whole($0.daylightLeft)
      },
      key(
        "__sun_altitude", .integer, in: .degrees, changes: .minute,
        "The height of the sun above the horizon; negative below it."
      ) {
        FactText.whole($0.sunPosition.map { 90 - $0.apparentZenith })
      },
      key("__sun_azimuth", .integer, in: .degrees, changes: .minute, "The direction of the sun, clockwise from north.")
      {
        FactText.whole($0.sunPosition?.azimuth)
      },
    ])

  private static func crossing(
    _ twilight: String, _ crossing: @escaping @Sendable (SunTimes) -> SunTimes.Crossing
  ) -> [FactKey] {
    joined(
      moment("__sun_\(twilight)_dawn", "When \(twilight) twilight begins in the morning.") { crossing($0).rise },
      moment("__sun_\(twilight)_dusk", "When \(twilight) twilight ends in the evening.") { crossing($0).set })
  }

  private static let moon: [FactKey] = joined(
    [
      moonKey("__moon_phase", .text, "The phase, one of eight words such as `waxingGibbous`.") {
        .string($0.phase.rawValue)
      },
      FactKey(
        "__moon_phase_title", .text, presence: .always, from: nil, changes: .minute,
        "The phase in the reader's language."
      ) { $0.translated(Moon(at: $0.now.timeIntervalSince1970)?.phase.title) },
      FactKey(
        "__moon_symbol", .symbol, presence: .always, from: nil, changes: .minute,
        "The moon as a symbol, lit on the same side as seen from the place."
      ) { context in
        Moon(at: context.now.timeIntervalSince1970).map { .string($0.phase.symbolName(isSouthern: context.isSouthern)) }
      },
      FactKey(
        "__moon_lit_side", .text, presence: .always, from: nil, changes: .minute,
        "The lit side as seen from the place, `right` or `left`; as in the north if no place is known."
      ) { context in
        Moon(at: context.now.timeIntervalSince1970).map {
          .string($0.isWaxing == context.isSouthern ? "left" : "right")
        }
      },
      moonKey("__moon_illuminated", .integer, in: .percent, "How much of the moon is lit.") {
        FactText.percent($0.illuminated)
      },
      moonKey("__moon_illuminated_fraction", .number, in: .fraction, "The same from 0 to 1.") {
        FactText.exact($0.illuminated)
      },
      moonKey("__moon_age_days", .number, in: .days, "Days since the mean new moon.") { FactText.tenths($0.age) },
      moonKey("__moon_is_waxing", .flag, "Whether the lit part grows.") { .bool($0.isWaxing) },
    ],
    nextPhase("full", .full), nextPhase("new", .new))

  private static func nextPhase(_ name: String, _ phase: Moon.PrincipalPhase) -> [FactKey] {
    let date: @Sendable (FactContext) -> Date? = { context in
      let moment = context.time.moment
      let next = Moon.next(phase, after: moment.timeIntervalSince1970).map(Date.init(timeIntervalSince1970:))
      // It stays the next one until it has come.
      context.time.narrow(to: next.map { FactPeriod(start: moment, end: $0) } ?? .only(moment))
      return next
    }
    let summary = "The next \(name) moon"
    return [
      FactKey("__moon_next_\(name)", .day, presence: .always, from: nil, changes: .minute, "\(summary), as a day.") {
        context in FactText.day(date(context).map { LocalDay($0, in: context.timeZone) })
      },
      FactKey(
        "__moon_next_\(name)_iso", .instant, presence: .always, from: nil, changes: .minute, "\(summary), as a moment."
      ) { FactText.instant(date($0)) },
    ]
  }

  private static func moonKey(
    _ name: String, _ kind: FactKey.Kind, in unit: FactUnit? = nil, _ summary: String,
    value: @escaping @Sendable (Moon) -> Value?
  ) -> FactKey {
    FactKey(name, kind, in: unit, presence: .always, from: nil, changes: .minute, summary) { context in
      Moon(at: context.now.timeIntervalSince1970).flatMap(value)
    }
  }

  private static func moment(
    _ name: String, _ summary: String, seconds: @escaping @Sendable (SunTimes) -> Double?
  ) -> [FactKey] {
    FactKey.moment(name, from: .location, changes: .day, summary) { context in
      context.sunTimes.flatMap(seconds).map(Date.init(timeIntervalSince1970:))
    }
  }

  private static func key(
    _ name: String, _ kind: FactKey.Kind, in unit: FactUnit? = nil, changes grain: FactGrain, _ summary: String,
    value: @escaping @Sendable (FactContext) -> Value?
  ) -> FactKey {
    FactKey(name, kind, in: unit, from: .location, changes: grain, summary, value: value)
  }
}

extension FactContext {
  /// Today's rise or set, or tomorrow's once that is over; nil if the sun does not cross the horizon.
  fileprivate func nextSun(_ moment: (SunTimes.Crossing) -> Double?) -> Date? {
    for ahead in 0...1 {
      guard let time = sunTimes(ahead: ahead).flatMap({ moment($0.day) }) else { continue }
      let date = Date(timeIntervalSince1970: time)
      if !hasCome(date) { return date }
    }
    return nil
  }
}

extension SunTimes.Crossing {
  fileprivate var rise: Double? { if case .crosses(let rise, _) = self { rise } else { nil } }
  fileprivate var set: Double? { if case .crosses(_, let set) = self { set } else { nil } }

  fileprivate var phrase: String {
    switch self {
    case .crosses: "rises"
    case .staysAbove: "midnight sun"
    case .staysBelow: "polar night"
    }
  }
}
