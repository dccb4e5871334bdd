// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveExpressions
import WeaveScience

/// The precipitation of the next hour, minute by minute, with its description.
///
/// Unknown minutes are not described. An hour is dry only if the minutes, or the forecast's hours after them, are dry
/// to its end. The end of a shower is known only if a dry minute follows it. If it rains or snows now, the next hour is
/// not called dry, unless the minutes since then show that it has ended.
///
/// - Source: the rules of WidgetWeaver's nowcast, with these differences: showers are separated, so that the end is
///   that of the first one; an end is the end of the last wet minute; an hour of steady rain states its strength; a
///   chance of rain is not a dry hour; and hours of the forecast replace missing minutes.
struct NextHour: Sendable {
  /// The first and last wet minute, in whole minutes from now.
  struct Shower: Sendable, Hashable {
    var first: Int
    var last: Int
  }

  /// The text if neither minutes nor hours are known.
  static let unknown = Words(.en)[.nextHourUnknown]

  /// The kind that falls, or would fall at the air's temperature.
  let kind: PrecipitationKind
  /// What falls now although the forecast is dry; nil if nothing does.
  private let unexplained: PrecipitationKind?
  private let words: Words
  var showers: [Shower] = []
  /// Expected millimetres per hour; nil without minutes.
  var peakIntensity: Double?
  /// The time of the heaviest rain, in minutes from now.
  var peakOffset: Int?
  var peakChance: Double?
  /// Whole minutes until it rains; nil if it does not.
  private(set) var start: Int?
  private(set) var headline = ""
  private(set) var secondLine: String?
  /// The number of minutes known from now without a gap, 0...60.
  private(set) var knownMinutes = 0
  /// Whether every minute is known and it is still raining at the end of the hour. Wet hours of the forecast do not
  /// count.
  private(set) var rainsPastHour = false

  /// The expected rain from which a minute is wet, in millimetres per hour.
  private static let wet = 0.005
  /// A dry spell shorter than this many minutes does not end a shower; up to this many missing minutes are bridged.
  private static let pause = 5
  /// The chance from which rain is mentioned.
  private static let likely = 0.35

  init?(_ weather: WeatherSnapshot?, now: Date, skyIsWet: Bool, words: Words = Words(.en)) {
    guard let weather else { return nil }
    self.words = words
    var minutes = NextHourMinutes(weather.minutes ?? [], from: now)
    minutes.find(wetFrom: Self.wet, pause: Self.pause)
    (showers, peakIntensity, peakOffset, peakChance) = (
      minutes.showers, minutes.peakIntensity, minutes.peakOffset, minutes.peakChance
    )
    let known = minutes.known
    knownMinutes = known
    let rest = HoursAhead(weather.hours, now: now.addingTimeInterval(Double(known) * 60))
    let begin = minutes.showers.first?.first ?? rest?.firstWet.map { known + $0.minutes } ?? 0
    kind = weather.precipitation(at: now.addingTimeInterval(Double(begin) * 60))
    unexplained = skyIsWet && !Self.hasEnded(weather, now) ? weather.precipitation(at: now) : nil
    if knownMinutes == 0 {
      describe(rest, skyIsWet: skyIsWet)
    } else {
      describeMinutes(rest, now: now)
    }
  }

  /// Whether rain or snow was expected after the weather was measured, and is over.
  private static func hasEnded(_ weather: WeatherSnapshot, _ now: Date) -> Bool {
    let measured = (weather.current.date ?? weather.fetchedAt).addingTimeInterval(-60)
    return (weather.minutes ?? []).contains { minute in
      minute.date > measured && minute.date <= now.addingTimeInterval(-60) && minute.expectedPrecipitation ?? 0 >= wet
    }
  }

  /// Says that an hour is dry, or what falls now in spite of that.
  private mutating func describeDry(_ text: String) {
    guard let unexplained else { return headline = text }
    headline = words.text(.kindNow, words.title(unexplained))
    secondLine = words[.nextHourUnknown]
    start = 0
  }

  /// The description from hours; without any, only whether the sky looks wet.
  private mutating func describe(_ hours: HoursAhead?, skyIsWet: Bool) {
    guard let hours, hours.firstWet != nil || hours.dryCount > 0 else {
      headline = skyIsWet ? words.text(.kindNow, title) : words[.nextHourUnknown]
      secondLine = skyIsWet ? words[.nextHourUnknown] : nil
      if skyIsWet { start = 0 }
      return
    }
    peakChance = hours.chance
    guard let wet = hours.firstWet else {
      describeDry(
        hours.dryCount == 1
          ? words.text(.noKindThisHour, word) : words.text(.noKindHours, [.number(hours.dryCount), .text(word)]))
      return
    }
    start = wet.minutes
    peakIntensity = wet.intensity
    headline = beginning(inMinutes: wet.minutes)
    secondLine = wet.chance.map(chance) ?? wet.intensity.map { _ in label }
  }

  /// - Parameter rest: the hours after the last minute.
  private mutating func describeMinutes(_ rest: HoursAhead?, now: Date) {
    let share = peakChance ?? 0
    let isCertain = knownMinutes >= 60
    start = showers.first?.first
    guard let shower = showers.first else {
      if share >= Self.likely {
        headline = words.text(.chanceOfKind, words.percent(share), word)
      } else if isCertain {
        describeDry(words.text(.noKindNextHour, word))
      } else if let wet = rest?.firstWet, knownMinutes + wet.minutes < 60 {
        start = knownMinutes + wet.minutes
        headline = beginning(inMinutes: wet.date <= now ? 0 : knownMinutes + wet.minutes)
        secondLine = wet.chance.map(chance)
      } else if let rest, rest.minutes(dryFrom: knownMinutes) >= 60 {
        describeDry(words.text(.noKindNextHour, word))
      } else {
        describeDry(words.text(.noKindSpan, word, words.count(.minutesShort, knownMinutes)))
      }
      return
    }
    rainsPastHour = isCertain && shower.last >= knownMinutes - 1
    if shower.first <= 1 {
      headline = words.text(.kindNow, title)
      secondLine =
        end.map { $0 <= 2 ? words[.endingNow] : words.text(.endsInSpanTitle, words.count(.minutesShort, $0)) } ?? label
    } else {
      headline = words.text(.kindInSpan, title, words.count(.minutesShort, shower.first))
      secondLine = peakChance.map { $0 < Self.likely ? chance($0) : label } ?? label
    }
  }

  private func beginning(inMinutes minutes: Int) -> String {
    switch minutes {
    case 0: words.text(.kindThisHour, title)
    case ..<60: words.text(.kindInSpan, title, words.count(.minutesShort, minutes))
    default: words.text(.kindInSpan, title, words.count(.hoursShort, (minutes + 30) / 60))
    }
  }

  private func chance(_ fraction: Double) -> String { words.text(.chance, words.percent(fraction)) }

  /// The kind at the beginning of a sentence: `Rain`, `Snow`.
  private var title: String { words.title(kind) }

  /// The kind within a sentence: `rain`, `snow`.
  private var word: String { words.word(kind) }

  private var label: String {
    switch (kind, peakIntensity ?? 0) {
    case (.rain, ..<0.05): words[.lightDrizzle]
    case (.rain, ..<0.25): words[.drizzle]
    case (_, ..<1.2): words.sentence(.lightKind, kind)
    case (_, ..<3.5): words.sentence(.moderateKind, kind)
    case (_, ..<10): words.sentence(.heavyKind, kind)
    default: words.sentence(.veryHeavyKind, kind)
    }
  }
}

extension NextHour {
  /// Minutes until the first shower ends, rounded up; nil if that is not known or not within the hour.
  var end: Int? { showers.first.flatMap { $0.last < knownMinutes - 1 ? $0.last + 1 : nil } }

  /// The time until it rains: `Now` or `9m`.
  var startText: String? { start.map { $0 <= 1 ? words[.now] : words.count(.minutesShort, $0) } }
}

extension WeatherSnapshot {
  /// The kind that falls, or would fall, at a moment: by the code of its hour, its symbol, the current sky, or the
  /// temperature.
  func precipitation(at date: Date) -> PrecipitationKind {
    let hour = hours.last { $0.date <= date && date < $0.date.addingTimeInterval(3_600) }?.conditions
    let skies = [hour, current].compactMap { $0 }
    for sky in skies {
      let kind =
        sky.weatherCode.map { PrecipitationKind(code: WeatherCode(rawValue: $0)) }
        ?? sky.symbolName.flatMap(PrecipitationKind.init(symbolName:))
      if let kind { return kind }
    }
    return skies.compactMap(\.temperature).first.map(PrecipitationKind.init(temperature:)) ?? .rain
  }
}
