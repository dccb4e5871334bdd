// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveExpressions
import WeaveScience

/// A headline about the next hour's rain or snow: the time until it begins or ends.
struct RainPhrase: Sendable, Hashable {
  var kind: PrecipitationKind
  /// The name of the kind: `Rain`.
  var title: String
  /// Whether it falls now.
  var isFalling: Bool
  /// `Rain in`, `Rain ends in` or `Rain`.
  var lead: String
  /// `9 min`, `all hour`, or `now` if the end is unknown.
  var wait: String
  /// `Moderate, until 14:58`, or the time at which it begins again.
  var note: String?
  /// `Until 14:58`, or the time at which it begins again; the strength if no time is known.
  var brief: String
  /// `Moderate rain until 14:58, heaviest at 14:39`.
  var detail: String?
  /// The name of its SF Symbol.
  var symbol: String

  init?(_ hour: NextHour, now: Date, clock: LocaleClock, words: Words = Words(.en)) {
    guard let shower = hour.showers.first else { return nil }
    func time(_ offset: Int) -> String { clock.time(now.addingTimeInterval(Double(offset) * 60)) }
    kind = hour.kind
    isFalling = shower.first <= 1
    title = words.title(kind)
    let strength = Self.strength(hour.peakIntensity ?? 0)
    let word = words[strength.alone]
    symbol = kind.symbolName(isHeavy: hour.peakIntensity ?? 0 >= 3.5)
    switch (isFalling, hour.end) {
    case (false, _): (lead, wait) = (words.text(.kindIn, title), words.count(.minutes, shower.first))
    case (true, let end?): (lead, wait) = (words.text(.kindEndsIn, title), words.count(.minutes, end))
    case (true, nil): (lead, wait) = (title, words[hour.rainsPastHour ? .allHour : .nowWord])
    }
    if isFalling, hour.showers.count > 1 {
      brief = words.text(.againAt, time(hour.showers[1].first))
      note = brief
    } else {
      brief = hour.end.map { words.text(.until, time($0)) } ?? word
      note = hour.end.map { words.text(.strengthUntil, word, time($0)) } ?? word
    }
    let rain = words.sentence(strength.ofKind, kind)
    let course =
      hour.end.map { words.text(.kindUntil, rain, time($0)) }
      ?? words.text(hour.rainsPastHour ? .kindPastHour : .kindEndUnknown, rain)
    let peak = hour.peakOffset.flatMap { $0 > max(shower.first, 1) && $0 <= shower.last ? time($0) : nil }
    detail = peak.map { words.text(.heaviestAt, course, $0) } ?? course
  }

  /// The word for the strength, alone and combined with the kind.
  private static func strength(_ intensity: Double) -> (alone: Word, ofKind: Word) {
    switch intensity {
    case ..<0.25: (.veryLight, .veryLightKind)
    case ..<1.2: (.light, .lightKind)
    case ..<3.5: (.moderate, .moderateKind)
    case ..<10: (.heavy, .heavyKind)
    default: (.veryHeavy, .veryHeavyKind)
    }
  }
}
