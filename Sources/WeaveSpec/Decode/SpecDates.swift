// SPDX-License-Identifier: MIT

import FoundationEssentials

/// How the dates of one file are written.
enum DateForm: Sendable {
  /// `2026-02-01T09:30:00Z`
  case iso8601
  /// Seconds since 2001-01-01T00:00:00Z.
  case number
  /// Each date in either form.
  case either
}

/// Dates as exchange files write them: a profile of ISO 8601 (RFC 3339), years 0 to 9999.
enum SpecDates {
  /// The date of a text such as `2026-02-01T09:30:00Z`; fractions of a second and offsets (`+01:00`) are read too.
  static func date(_ text: String) -> Date? {
    var digits = Scanner(bytes: Array(text.utf8))
    guard let year = digits.number(4), digits.skip("-"), let month = digits.number(2), digits.skip("-"),
      let day = digits.number(2), digits.skip("T"), let hour = digits.number(2), digits.skip(":"),
      let minute = digits.number(2), digits.skip(":"), let second = digits.number(2),
      (1...12).contains(month), (1...daysInMonth(month, of: year)).contains(day), hour < 24, minute < 60, second <= 60
    else { return nil }
    let fraction = digits.fraction()
    guard let offset = digits.offset(), digits.isAtEnd else { return nil }
    let days = daysSince2001(year, month, day)
    return Date(
      timeIntervalSinceReferenceDate: Double(days * 86_400 + hour * 3600 + minute * 60 + second - offset) + fraction)
  }

  /// A date in whole seconds of UTC, `2026-02-01T09:30:00Z`; years outside of 0...9999 give the nearest that is inside.
  static func text(_ date: Date) -> String {
    let earliest = Double(daysSince2001(0, 1, 1)) * 86_400
    let latest = Double(daysSince2001(10_000, 1, 1)) * 86_400 - 1
    let interval = date.timeIntervalSinceReferenceDate
    let seconds = Int(interval.isNaN ? 0 : min(max(interval.rounded(.down), earliest), latest))
    let days = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
    let rest = seconds - days * 86_400
    let (year, month, day) = civil(days)
    let date = "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    return "\(date)T\(padded(rest / 3600, 2)):\(padded(rest / 60 % 60, 2)):\(padded(rest % 60, 2))Z"
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }

  private static func daysInMonth(_ month: Int, of year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  // Both by Howard Hinnant, "chrono-compatible low-level date algorithms": years begin in March, so that the day that
  // leaps is the last one; an era is 400 years, 146097 days. 1970-01-01 is day 719468 of that count, 2001-01-01 719468
  // + 11323.
  private static let referenceDay = 730_791

  private static func daysSince2001(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let y = month <= 2 ? year - 1 : year
    let era = (y >= 0 ? y : y - 399) / 400
    let yearOfEra = y - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - referenceDay
  }

  private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + referenceDay
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    return (
      yearOfEra + era * 400 + (month < 10 ? 0 : 1), month < 10 ? month + 3 : month - 9,
      dayOfYear - (153 * month + 2) / 5 + 1
    )
  }
}

/// Reads a date's digits and marks from left to right.
private struct Scanner {
  let bytes: [UInt8]
  var position = 0

  var isAtEnd: Bool { position == bytes.count }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private static func digit(_ byte: UInt8?) -> Int? {
    guard let byte, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
    return Int(byte - UInt8(ascii: "0"))
  }

  mutating func skip(_ mark: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  mutating func number(_ count: Int) -> Int? {
    var value = 0
    for _ in 0..<count {
      guard let digit = Self.digit(next) else { return nil }
      value = value * 10 + digit
      position += 1
    }
    return value
  }

  /// `.123`, or nothing.
  mutating func fraction() -> Double {
    guard skip(".") else { return 0 }
    var value = 0.0
    var unit = 0.1
    while let digit = Self.digit(next) {
      value += Double(digit) * unit
      unit /= 10
      position += 1
    }
    return value
  }

  /// `Z`, `+01:00` or `+0100`, in seconds.
  mutating func offset() -> Int? {
    if skip("Z") { return 0 }
    let sign = skip("+") ? 1 : skip("-") ? -1 : 0
    guard sign != 0, let hours = number(2) else { return nil }
    _ = skip(":")
    guard let minutes = number(2), hours < 24, minutes < 60 else { return nil }
    return sign * (hours * 3600 + minutes * 60)
  }
}
