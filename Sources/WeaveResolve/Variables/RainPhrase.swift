// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData

/// What a large line says of the next hour's rain: how long until it begins or ends.
struct RainPhrase: Sendable, Hashable {
  /// `Rain in`, `Rain ends in` or `Rain`.
  var lead: String
  /// `9 min` or `all hour`.
  var wait: String
  /// `Moderate, until 14:58`, or when it begins again.
  var note: String?
  /// `Moderate rain until 14:58, heaviest at 14:39`.
  var detail: String?

  init?(_ hour: NextHour, now: Date, clock: LocaleClock) {
    guard let shower = hour.showers.first else { return nil }
    func time(_ offset: Int) -> String { clock.time(now.addingTimeInterval(Double(offset) * 60)) }
    let isRaining = shower.first <= 1
    let ends = shower.last < 59 ? shower.last + 1 : nil
    let word = Self.word(hour.peakIntensity ?? 0)
    switch (isRaining, ends) {
    case (false, _): (lead, wait) = ("Rain in", "\(shower.first) min")
    case (true, let end?): (lead, wait) = ("Rain ends in", "\(end) min")
    case (true, nil): (lead, wait) = ("Rain", "all hour")
    }
    if isRaining, hour.showers.count > 1 {
      note = "Again at \(time(hour.showers[1].first))"
    } else {
      note = ends.map { "\(word), until \(time($0))" } ?? word
    }
    let until = ends.map { " until \(time($0))" } ?? " past the hour"
    let peak = hour.peakOffset.flatMap {
      $0 > max(shower.first, 1) && $0 <= shower.last ? ", heaviest at \(time($0))" : nil
    }
    detail = "\(word) rain\(until)\(peak ?? "")"
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
