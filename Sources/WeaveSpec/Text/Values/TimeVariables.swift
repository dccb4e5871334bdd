// SPDX-License-Identifier: MIT

public import FoundationEssentials
import WeaveTime

/// The time keys of a moment: `__now`, `__now_unix`, `__today`, `__time`, `__weekday`. All are texts.
public struct TimeVariables: Sendable {
  /// Every time key, in the order of the reference.
  public static let keys = ["__now", "__now_unix", "__today", "__time", "__weekday"]

  private let context: EvaluationContext

  public init(now: Date, timeZone: TimeZone, locale: Locale) {
    context = EvaluationContext(now: now, timeZone: timeZone, locale: locale)
  }

  /// One time key's value; nil for another key. Only `__weekday` needs the locale's names.
  public func value(for key: String) -> Value? {
    guard key.utf8.starts(with: "__".utf8) else { return nil }
    switch key {
    case "__now": return .string(Self.isoText(ofSeconds: context.nowSeconds))
    case "__now_unix": return .string(PlainNumber.text(of: context.nowSeconds.rounded(.down)))
    case "__today": return .string(formatted("yyyy-MM-dd"))
    case "__time": return .string(formatted("HH:mm"))
    case "__weekday": return .string(formatted("EEE"))
    default: return nil
    }
  }

  /// All time keys at once, for those who need a dictionary; `VariableScope(time:)` computes only what is read.
  public static func values(now: Date, timeZone: TimeZone, locale: Locale) -> [String: Value] {
    let variables = TimeVariables(now: now, timeZone: timeZone, locale: locale)
    var values: [String: Value] = [:]
    for key in keys { values[key] = variables.value(for: key) }
    return values
  }

  private func formatted(_ pattern: String) -> String {
    DatePattern(pattern).format(seconds: context.nowSeconds, in: context)
  }

  /// ISO 8601 in UTC with milliseconds, cut off as a clock shows them.
  private static func isoText(ofSeconds seconds: Double) -> String {
    let civil = CivilTime(seconds: seconds, in: .gmt)
    let date = [civil.month, civil.day].map { "-" + CivilTime.digits($0, 2) }.joined()
    let time = [civil.hour, civil.minute, civil.second].map { CivilTime.digits($0, 2) }.joined(separator: ":")
    let fraction = CivilTime.digits(civil.nanosecond / 1_000_000, 3)
    return "\(CivilTime.digits(civil.year, 4))\(date)T\(time).\(fraction)Z"
  }
}
