// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveExpressions
import WeaveScience

/// The rain of the next hour for a chart: minute by minute, on a scale that keeps light rain visible.
struct RainCurve: Sendable {
  /// The heights of the 60 minutes from now, 0...1; nil for a dry or unknown minute.
  private(set) var heights = [Double?](repeating: nil, count: 60)
  /// The certainty of the rain, 0...1, at the 13 edges of the twelve five-minute intervals.
  private(set) var certainty: [Double] = []
  let scale: RainScale

  /// The expected rain from which a minute is wet, in millimetres per hour.
  private static let wet = 0.005
  /// The lower bounds of the words for rain, in millimetres per hour.
  private static let words: [(Word, Double)] = [(.light, 0.25), (.moderate, 1.2), (.heavy, 3.5)]

  init?(_ weather: WeatherSnapshot?, from now: Date) {
    var rain = [Double](repeating: 0, count: 60)
    var chances = [Double?](repeating: nil, count: 60)
    var isKnown = false
    for minute in weather?.minutes ?? [] {
      let offset = (minute.date.timeIntervalSince(now) / 60).rounded(.down)
      guard (0..<60).contains(offset) else { continue }
      isKnown = true
      let expected = minute.expectedPrecipitation ?? 0
      rain[Int(offset)] = max(rain[Int(offset)], expected.isFinite ? expected : 0)
      chances[Int(offset)] = minute.precipitationChance.map { max($0, chances[Int(offset)] ?? 0) }
    }
    guard isKnown else { return nil }
    let scale = RainScale(peak: rain.max() ?? 0)
    self.scale = scale
    heights = rain.map { $0 < Self.wet ? nil : scale.height(of: $0) }
    certainty = (0...12).map { piece in
      let chance = chances[min(piece * 5, 59)] ?? 1
      return 0.38 + 0.62 * min(1, chance / 0.7)
    }
  }

  /// The words below the top, with their heights.
  var guides: [(title: Word, height: Double)] {
    Self.words.filter { $0.1 < scale.top }.map { ($0.0, scale.height(of: $0.1)) }
  }
}

extension RainCurve {
  static let members: [FactMember] = [
    FactMember("is_wet", .flag, presence: .always, "Whether it rains in any minute."),
    FactMember("curve", .list, presence: .always, "Heights of the 60 minutes, 0 to 1; empty for dry minutes."),
    FactMember(
      "certainty", .list, presence: .always, "The certainty of the rain every five minutes, 0 to 1, for `fades`."),
    FactMember("now", .number, in: .fraction, presence: .always, "The height of the current minute."),
    FactMember("peak", .number, in: .fraction, presence: .always, "The greatest height."),
    FactMember("peak_at", .number, in: .fraction, "Its position in the hour."),
    FactMember("reference_mmh", .number, in: .millimetersPerHour, presence: .always, "The rain at height 1."),
    FactMember(
      "guides", .list, presence: .always,
      members: [
        FactMember("title", .text, presence: .always, "`Light`, `Moderate` or `Heavy`."),
        FactMember("height", .number, in: .fraction, presence: .always, "The height at which it begins."),
      ], "The strengths of rain that fit into the chart."),
    FactMember("known", .number, in: .fraction, presence: .always, "The known part of the hour, from now on."),
    FactMember("kind", .text, "What falls: `Rain`, `Snow`, `Sleet`, `Hail`, `Freezing rain`, `Freezing drizzle`."),
    FactMember("symbol", .symbol, "Its symbol."),
    FactMember("is_falling", .flag, "Whether it falls now."),
    FactMember("lead", .text, "`Rain in`, `Snow in`, `Rain ends in`, `Rain`."),
    FactMember("wait", .text, "How long: `9 min`, `all hour`; `now` if the end is unknown."),
    FactMember("note", .text, "`Moderate, until 14:58`, or when it begins again."),
    FactMember("brief", .text, "The same without the strength, if a time is known: `Until 14:58`."),
    FactMember("detail", .text, "How hard it rains, until when, and when it is heaviest."),
  ]

  /// The record for designs.
  func record(_ phrase: RainPhrase?, known: Double = 1, in words: Words) -> Value {
    let peak = heights.compactMap { $0 }.max() ?? 0
    var record: [String: Value] = [
      "is_wet": .bool(peak > 0), "curve": .list(heights.map { $0.map(Value.number) ?? .missing }),
      "certainty": .list(certainty.map(Value.number)), "now": .number((heights.first ?? nil) ?? 0),
      "peak": .number(peak), "reference_mmh": .number(scale.top), "known": .number(known),
      "guides": .list(
        guides.map { .record(["title": .string(words[$0.title]), "height": .number($0.height)]) }),
    ]
    if peak > 0, let minute = heights.firstIndex(of: peak) {
      record["peak_at"] = .number((Double(minute) + 0.5) / 60)
    }
    let texts = [
      ("kind", phrase?.title), ("symbol", phrase?.symbol), ("lead", phrase?.lead), ("wait", phrase?.wait),
      ("note", phrase?.note), ("brief", phrase?.brief), ("detail", phrase?.detail),
    ]
    record["is_falling"] = phrase.map { .bool($0.isFalling) }
    for (name, text) in texts { record[name] = FactText.text(text) }
    return .record(record)
  }
}

extension FactContext {
  /// The phrase for the next hour's rain.
  var rainPhrase: RainPhrase? { nextHour.flatMap { RainPhrase($0, now: runningMinute, clock: clock, words: words) } }
}
