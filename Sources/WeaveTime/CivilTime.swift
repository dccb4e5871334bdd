// SPDX-License-Identifier: MIT

public import FoundationEssentials

/// A moment split into Gregorian date and 24-hour time, at some offset from UTC.
public struct CivilTime: Sendable, Hashable {
  /// The astronomical year: 0 is 1 BC.
  public var year: Int
  /// 1 to 12.
  public var month: Int
  /// 1 to 31.
  public var day: Int
  /// 0 to 23.
  public var hour = 0
  /// 0 to 59.
  public var minute = 0
  /// 0 to 60.
  public var second = 0
  /// 0 to 999,999,999.
  public var nanosecond = 0

  /// A date and time without a zone; not checked for validity.
  public init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0, nanosecond: Int = 0) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
    self.nanosecond = nanosecond
  }

  /// Days since 1970-01-01.
  ///
  /// - Source: Howard Hinnant, "chrono-compatible low-level date algorithms", `days_from_civil`.
  public var dayNumber: Int {
    let y = month <= 2 ? year - 1 : year
    let era = (y >= 0 ? y : y - 399) / 400
    let yearOfEra = y - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// Whole seconds since 1970-01-01, as if the clock showed UTC.
  public var secondNumber: Int { dayNumber * 86_400 + secondOfDay }

  /// Seconds since midnight, on a day without a change of summer time.
  public var secondOfDay: Int { hour * 3_600 + minute * 60 + second }

  /// 0 for Sunday to 6 for Saturday.
  public var weekday: Int { Self.floorDivision(dayNumber + 4, 7).remainder }

  /// 1 for the first of January.
  public var dayOfYear: Int { dayNumber - CivilTime(year: year, month: 1, day: 1).dayNumber + 1 }

  /// The number of days in a month, 28 to 31.
  public static func daysInMonth(_ month: Int, ofYear year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }

  /// Whether the date and time exist; leap seconds count as invalid.
  public var isValid: Bool {
    (1...12).contains(month) && day >= 1 && day <= Self.daysInMonth(month, ofYear: year)
      && (0...23).contains(hour) && (0...59).contains(minute) && (0...59).contains(second)
  }
}

extension CivilTime {
  /// Midnight of the day with a day number.
  ///
  /// - Source: Hinnant, `civil_from_days`.
  public init(dayNumber: Int) {
    let shifted = dayNumber + 719_468
    let (era, dayOfEra) = Self.floorDivision(shifted, 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// The local date and time of a moment, in seconds since 1970.
  public init(seconds: Double, in timeZone: TimeZone) {
    let seconds = Self.clamped(seconds)
    let whole = seconds.rounded(.down)
    self.init(secondNumber: Int(whole) + Self.offset(of: timeZone, at: whole))
    // Dates are doubles and miss round milliseconds by fractions of a microsecond, so finer digits are noise.
    nanosecond = min(Int(((seconds - whole) * 1e6).rounded()), 999_999) * 1_000
  }

  /// The date and time of a second number, the inverse of `secondNumber`.
  public init(secondNumber: Int) {
    let (days, rest) = Self.floorDivision(secondNumber, 86_400)
    self.init(dayNumber: days)
    hour = rest / 3_600
    minute = rest / 60 % 60
    second = rest % 60
  }

  /// The moment when clocks in a time zone show this date and time, in seconds since 1970.
  ///
  /// For a time in the hour that summer time skips, it is moved past the jump. For a time in the hour that occurs
  /// twice, it is the first occurrence.
  public func seconds(in timeZone: TimeZone) -> Double {
    let local = Double(secondNumber)
    let before = Double(Self.offset(of: timeZone, at: local - 86_400))
    let first = local - before
    let offset = Double(Self.offset(of: timeZone, at: first))
    if offset == before { return first }
    let second = local - offset
    return Double(Self.offset(of: timeZone, at: second)) == offset ? second : first
  }

  /// Seconds east of UTC at a moment.
  public static func offset(of timeZone: TimeZone, at seconds: Double) -> Int {
    timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: seconds))
  }

  /// Seconds limited to 100 million days around 1970, the range that calendars must handle; 0 for NaN.
  public static func clamped(_ seconds: Double) -> Double {
    seconds.isNaN ? 0 : min(max(seconds, -limit), limit)
  }

  /// 100 million days, the range of ECMAScript's dates.
  public static let limit = 8.64e12

  /// The quotient rounded down, with a remainder that is not negative.
  public static func floorDivision(_ a: Int, _ b: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = a.quotientAndRemainder(dividingBy: b)
    return remainder < 0 ? (quotient - 1, remainder + b) : (quotient, remainder)
  }

  /// The hour and the minute on a clock of 24 hours: `14:05`.
  public var clock: String { "\(Self.digits(hour, 2)):\(Self.digits(minute, 2))" }

  /// A number in ASCII digits, zero-padded to a width; a minus sign is added in front.
  public static func digits(_ value: Int, _ width: Int) -> String {
    let digits = String(value.magnitude)
    let zeros = String(repeating: "0", count: max(width - digits.utf8.count, 0))
    return (value < 0 ? "-" : "") + zeros + digits
  }
}
