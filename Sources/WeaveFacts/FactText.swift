// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveExpressions
import WeaveTime

/// Formats facts as keys give them, the same in every locale.
enum FactText {
  /// The nearest whole number, rounding half away from zero; nil if it is not finite.
  static func whole(_ number: Double?) -> Value? {
    guard let number, number.isFinite else { return nil }
    // Adding 0 turns minus zero into zero; minus zero would print with a sign.
    return .number(number.rounded() + 0)
  }

  static func whole(_ number: Int?) -> Value? { number.map { .number(Double($0)) } }

  /// All digits, always with a decimal: `5250.0`.
  static func exact(_ number: Double?) -> Value? {
    guard let number, number.isFinite else { return nil }
    return .string((number + 0).description)
  }

  /// A number for lists and charts, unchanged.
  static func number(_ number: Double?) -> Value? {
    guard let number, number.isFinite else { return nil }
    return .number(number)
  }

  /// One decimal, `5.2`.
  static func tenths(_ number: Double?) -> Value? { fixed(number, places: 1) }

  static func percent(_ fraction: Double?) -> Value? { whole(fraction.map { $0 * 100 }) }

  static func instant(_ date: Date?) -> Value? { date.map { .string(InstantText.millisecondText($0)) } }

  static func day(_ day: LocalDay?) -> Value? { day.map { .string($0.description) } }

  /// A text; nil if it is empty.
  static func text(_ text: String?) -> Value? {
    guard let text, !text.isEmpty else { return nil }
    return .string(text)
  }

  static func flag(_ flag: Bool?) -> Value? { flag.map { .bool($0) } }

  /// The time on a clock, such as `14:05`.
  static func clock(_ date: Date?, in timeZone: TimeZone) -> Value? {
    guard let date else { return nil }
    return .string(CivilTime(seconds: date.timeIntervalSince1970, in: timeZone).clock)
  }

  /// Whole minutes in their largest unit: `5 min`, `3 h`, `2 d`.
  static func span(minutes: Double, in words: Words) -> String {
    let minutes = Int(min(max(minutes, 0), 1e10))
    if minutes < 60 { return words.count(.minutes, minutes) }
    return minutes < 1_440 ? words.count(.hours, minutes / 60) : words.count(.days, minutes / 1_440)
  }

  /// Four decimals, as on maps.
  static func coordinate(_ degrees: Double?) -> Value? { fixed(degrees, places: 4) }

  /// Hectopascals as inches of mercury with two decimals.
  static func inches(_ hectopascals: Double?) -> Value? {
    fixed(hectopascals.map { FactScale.pressure($0, in: .inchesOfMercury) }, places: 2)
  }

  /// A fixed number of decimals; half rounds to the even digit, as in C's `%.1f`.
  private static func fixed(_ number: Double?, places: Int) -> Value? {
    guard let number, number.isFinite else { return nil }
    let scale = (0..<places).reduce(1) { power, _ in power * 10 }
    let scaled = (number * Double(scale)).rounded(.toNearestOrEven)
    guard abs(scaled) < 1e15 else { return .string(number.description) }
    let (whole, rest) = Int(abs(scaled)).quotientAndRemainder(dividingBy: scale)
    return .string((scaled < 0 ? "-" : "") + "\(whole)." + CivilTime.digits(rest, places))
  }
}
