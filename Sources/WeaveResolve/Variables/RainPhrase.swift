// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveScience

/// What a large line says of the next hour's rain or snow: how long until it begins or ends.
struct RainPhrase: Sendable, Hashable {
  var kind: PrecipitationKind
  /// Whether it falls now.
  var isFalling: Bool
  /// `Rain in`, `Rain ends in` or `Rain`.
  var lead: String
  /// `9 min`, `all hour`, or `now` where nobody knows the end.
  var wait: String
  /// `Moderate, until 14:58`, or when it begins again.
  var note: String?
  /// `Until 14:58`, or when it begins again; the strength where no time is known.
  var brief: String
  /// `Moderate rain until 14:58, heaviest at 14:39`.
  var detail: String?
  /// The name of its symbol in SF Symbols.
  var symbol: String

  init?(_ hour: NextHour, now: Date, clock: LocaleClock) {
    guard let shower = hour.showers.first else { return nil }
    func time(_ offset: Int) -> String { clock.time(now.addingTimeInterval(Double(offset) * 60)) }
    kind = hour.kind
    isFalling = shower.first <= 1
    let name = kind.title
    let word = Self.word(hour.peakIntensity ?? 0)
    symbol = kind.symbolName(isHeavy: hour.peakIntensity ?? 0 >= 3.5)
    switch (isFalling, hour.end) {
    case (false, _): (lead, wait) = ("\(name) in", "\(shower.first) min")
    case (true, let end?): (lead, wait) = ("\(name) ends in", "\(end) min")
    case (true, nil): (lead, wait) = (name, hour.goesOn ? "all hour" : "now")
    }
    let ending = hour.end.map { "until \(time($0))" }
    if isFalling, hour.showers.count > 1 {
      brief = "Again at \(time(hour.showers[1].first))"
      note = brief
    } else {
      brief = hour.end.map { "Until \(time($0))" } ?? word
      note = ending.map { "\(word), \($0)" } ?? word
    }
    let until = ending.map { " \($0)" } ?? (hour.goesOn ? " past the hour" : ", its end is not known")
    let peak = hour.peakOffset.flatMap {
      $0 > max(shower.first, 1) && $0 <= shower.last ? ", heaviest at \(time($0))" : nil
    }
    detail = "\(word) \(name.lowercased())\(until)\(peak ?? "")"
  }

  /// The strength in one word.
  private static func word(_ intensity: Double) -> String {
    switch intensity {
    case ..<0.25: "Very light"
    case ..<1.2: "Light"
    case ..<3.5: "Moderate"
    case ..<10: "Heavy"
    default: "Very heavy"
    }
  }
}
