// SPDX-License-Identifier: MIT

public import FoundationEssentials

/// A day of the Gregorian calendar, without hour or zone.
public struct LocalDay: Sendable, Hashable, Comparable {
  /// Days since 1970-01-01, within the range of calendars.
  public let number: Int

  /// A day by its number, which is clamped to the limits.
  public init(number: Int) { self.number = min(max(number, -Self.limit), Self.limit) }

  /// The date at a moment in a time zone.
  public init(_ date: Date, in timeZone: TimeZone) {
    self.init(number: CivilTime(seconds: date.timeIntervalSince1970, in: timeZone).dayNumber)
  }

  /// The day of a text such as `2026-03-28`; nil for any other text and for days that do not exist.
  public init?(_ text: String) {
    guard text.utf8.count == 10 else { return nil }
    var numbers = [0]
    for (place, byte) in text.utf8.enumerated() {
      if place == 4 || place == 7 {
        guard byte == UInt8(ascii: "-") else { return nil }
        numbers.append(0)
      } else {
        guard (0x30...0x39).contains(byte) else { return nil }
        numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(byte & 0x0F)
      }
    }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// The day of a date in the years 0 to 9999; nil for days that do not exist.
  public init?(year: Int, month: Int, day: Int) {
    guard (0...9_999).contains(year), (1...12).contains(month), (1...31).contains(day) else { return nil }
    let civil = CivilTime(year: year, month: month, day: day)
    guard civil.isValid else { return nil }
    self.init(number: civil.dayNumber)
  }

  /// Year, month and day, at midnight.
  public var civil: CivilTime { CivilTime(dayNumber: number) }

  /// 0 for Sunday to 6 for Saturday.
  public var weekday: Int { civil.weekday }

  /// The day a number of days later, or earlier if negative.
  public func advanced(by days: Int) -> LocalDay {
    LocalDay(number: number + min(max(days, -2 * Self.limit), 2 * Self.limit))
  }

  /// The number of days since `earlier`.
  public func days(since earlier: LocalDay) -> Int { number - earlier.number }

  /// The moment when the day begins in a time zone. If summer time skips midnight, it is the first moment that exists.
  public func start(in timeZone: TimeZone) -> Date {
    Date(timeIntervalSince1970: civil.seconds(in: timeZone))
  }

  /// The moment at which local clocks show a time of the day. A time that summer time skips is moved
  /// past the jump.
  ///
  /// - Parameter minute: minutes after midnight; 1,440 and more are on later days.
  public func date(minute: Int, in timeZone: TimeZone) -> Date {
    var civil = advanced(by: minute / 1_440).civil
    (civil.hour, civil.minute) = (minute % 1_440 / 60, minute % 60)
    return Date(timeIntervalSince1970: civil.seconds(in: timeZone))
  }

  /// Orders by time.
  public static func < (a: LocalDay, b: LocalDay) -> Bool { a.number < b.number }

  /// 100 million days, the range of ECMAScript's dates.
  private static let limit = 100_000_000
}

extension LocalDay: CustomStringConvertible {
  /// `2026-03-28`; years beyond 0 to 9999 have as many digits as they need.
  public var description: String {
    let civil = civil
    return [(civil.year, 4), (civil.month, 2), (civil.day, 2)].map { CivilTime.digits($0, $1) }.joined(separator: "-")
  }
}
