// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveSchema
import WeaveTime

/// Reads dates in variables and fallbacks.
package enum DateText {
  /// A text as a moment, in seconds since 1970; nil if it is not a date. The first matching form counts:
  ///
  /// 1. `now`, and local midnight of `today`, `tomorrow`, `yesterday`;
  /// 2. a number: milliseconds beyond ±1e11, otherwise seconds, since 1970;
  /// 3. ISO 8601 with a zone, with or without a fraction of a second;
  /// 4. local `yyyy-MM-dd`, optionally with ` HH:mm` and `:ss`, also with `/`;
  /// 5. `H:mm` of today.
  static func seconds(_ text: String, in context: EvaluationContext) -> Double? {
    guard text.utf8.count <= 128 else { return nil }
    let text = text.trimmed
    if let word = namedMoment(text.lowercased(), in: context) { return word }
    if let number = PlainNumber.parse(text) { return seconds(ofNumber: number) }
    var reader = DigitReader(text)
    guard let moment = reader.moment(today: context) else { return nil }
    return abs(moment) <= CivilTime.limit ? moment : nil
  }

  /// Whether a text is a date in any of these forms.
  package static func isDate(_ text: String) -> Bool {
    seconds(text, in: EvaluationContext(now: Date(timeIntervalSince1970: 0))) != nil
  }

  private static func namedMoment(_ word: String, in context: EvaluationContext) -> Double? {
    let days: Int
    switch word {
    case "now": return context.nowSeconds
    case "today": days = 0
    case "tomorrow": days = 1
    case "yesterday": days = -1
    default: return nil
    }
    let today = CivilTime(seconds: context.nowSeconds, in: context.timeZone)
    return CivilTime(dayNumber: today.dayNumber + days).seconds(in: context.timeZone)
  }

  private static func seconds(ofNumber number: Double) -> Double? {
    let seconds = abs(number) > 1e11 ? number / 1_000 : number
    return abs(seconds) <= CivilTime.limit ? seconds : nil
  }
}

/// A cursor over a date's digits and signs.
private struct DigitReader {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  /// The whole text as a moment, in seconds since 1970.
  mutating func moment(today context: EvaluationContext) -> Double? {
    let start = rest
    if let time = clock(), rest.isEmpty {
      let today = CivilTime(seconds: context.nowSeconds, in: context.timeZone)
      var local = CivilTime(dayNumber: today.dayNumber)
      (local.hour, local.minute) = (time.hour, time.minute)
      return time.hasSeconds || !local.isValid ? nil : local.seconds(in: context.timeZone)
    }
    rest = start
    return fullDate(in: context)
  }

  private mutating func fullDate(in context: EvaluationContext) -> Double? {
    guard let year = number(4...4), let separator = rest.popFirst(), separator == 0x2D || separator == 0x2F,
      let month = number(1...2), take(separator), let day = number(1...2)
    else { return nil }
    var local = CivilTime(year: year, month: month, day: day)
    if rest.isEmpty { return local.isValid ? local.seconds(in: context.timeZone) : nil }
    let isISO = take(UInt8(ascii: "T"))
    guard isISO || take(UInt8(ascii: " ")), let time = clock() else { return nil }
    (local.hour, local.minute, local.second) = (time.hour, time.minute, time.second)
    guard local.isValid else { return nil }
    if !isISO { return rest.isEmpty ? local.seconds(in: context.timeZone) : nil }
    let parts = fraction()
    guard time.hasSeconds, let offset = zone(), rest.isEmpty else { return nil }
    return Double(local.secondNumber - offset) + parts
  }

  /// `H:mm` or `H:mm:ss`.
  private mutating func clock() -> (hour: Int, minute: Int, second: Int, hasSeconds: Bool)? {
    guard let hour = number(1...2), take(UInt8(ascii: ":")), let minute = number(2...2) else { return nil }
    guard take(UInt8(ascii: ":")) else { return (hour, minute, 0, false) }
    guard let second = number(2...2) else { return nil }
    return (hour, minute, second, true)
  }

  /// `.123` as a fraction of a second; 0 if there is none.
  private mutating func fraction() -> Double {
    guard take(UInt8(ascii: ".")) else { return 0 }
    let digits = rest.prefix { (0x30...0x39).contains($0) }
    rest = rest.dropFirst(digits.count)
    return Double("0." + String(decoding: digits, as: UTF8.self)) ?? 0
  }

  /// `Z`, `+02:00`, `+0200` or `+02`, in seconds east of UTC.
  private mutating func zone() -> Int? {
    if take(UInt8(ascii: "Z")) { return 0 }
    let isWest = take(UInt8(ascii: "-"))
    guard isWest || take(UInt8(ascii: "+")), let hours = pair(), hours < 24 else { return nil }
    var minutes = 0
    if !rest.isEmpty {
      _ = take(UInt8(ascii: ":"))
      guard let read = pair(), read < 60 else { return nil }
      minutes = read
    }
    return (hours * 3_600 + minutes * 60) * (isWest ? -1 : 1)
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard rest.first == byte else { return false }
    rest.removeFirst()
    return true
  }

  /// Two digits; anything may follow.
  private mutating func pair() -> Int? {
    let digits = rest.prefix(2)
    guard digits.count == 2, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    rest = rest.dropFirst(2)
    return Int(String(decoding: digits, as: UTF8.self))
  }

  private mutating func number(_ length: ClosedRange<Int>) -> Int? {
    let digits = rest.prefix { (0x30...0x39).contains($0) }
    guard length.contains(digits.count) else { return nil }
    rest = rest.dropFirst(digits.count)
    return Int(String(decoding: digits, as: UTF8.self))
  }
}
