// SPDX-License-Identifier: MIT

public import FoundationEssentials
import WeaveTime

/// The time keys of a moment: `__now`, `__now_unix`, `__today`, `__time`, `__weekday`. All are texts.
public struct TimeVariables: VariableLayer {
  /// Every time key, in the order of the reference.
  public static let keys = ["__now", "__now_unix", "__today", "__time", "__weekday"]

  /// All time keys, at every moment.
  public var keys: [String] { Self.keys }

  private let context: EvaluationContext

  /// The time keys of a moment in the reader's zone; the locale determines the name of the weekday.
  public init(now: Date, timeZone: TimeZone, locale: Locale) {
    context = EvaluationContext(now: now, timeZone: timeZone, locale: locale)
  }

  /// Whether the key is a time key.
  public func knows(_ canonicalKey: String) -> Bool { Self.keys.contains(canonicalKey) }

  /// One time key's value; nil for another key. Only `__weekday` needs the locale's names.
  public func value(for key: String) -> Value? {
    guard key.utf8.starts(with: "__".utf8) else { return nil }
    switch key {
    case "__now": return .string(InstantText.millisecondText(context.now))
    case "__now_unix": return .string(PlainNumber.text(of: context.nowSeconds.rounded(.down)))
    case "__today": return .string(formatted("yyyy-MM-dd", Self.plain))
    case "__time": return .string(formatted("HH:mm", Self.plain))
    case "__weekday": return .string(formatted("EEE", context.locale))
    default: return nil
    }
  }

  /// All time keys as a dictionary; a scope with this source computes only those that are read.
  public static func values(now: Date, timeZone: TimeZone, locale: Locale) -> [String: Value] {
    let variables = TimeVariables(now: now, timeZone: timeZone, locale: locale)
    var values: [String: Value] = [:]
    for key in keys { values[key] = variables.value(for: key) }
    return values
  }

  /// A locale with the digits 0 to 9, which date filters and formulas read.
  private static let plain = Locale(identifier: "en_US_POSIX")

  private func formatted(_ pattern: String, _ locale: Locale) -> String {
    var context = context
    context.locale = locale
    return DatePattern(pattern).format(seconds: context.nowSeconds, in: context)
  }
}
