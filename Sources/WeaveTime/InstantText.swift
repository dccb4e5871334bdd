// SPDX-License-Identifier: MIT

public import FoundationEssentials

/// Moments in the format used in files: a profile of ISO 8601 (RFC 3339), years 0 to 9999.
public enum InstantText {
  /// The moment of a text such as `2026-02-01T09:30:00Z`; nil for any other text.
  ///
  /// Seconds may have a fraction. The zone is required: `Z`, `+01:00` or `+0100`. A leap second is read as the first
  /// second of the next minute.
  public static func date(_ text: String) -> Date? {
    var reader = Reader(bytes: Array(text.utf8.prefix(64)))
    guard var civil = reader.dateTime(), text.utf8.count <= 64 else { return nil }
    let leap = civil.second == 60 ? 1 : 0
    civil.second -= leap
    guard civil.isValid else { return nil }
    let fraction = reader.fraction()
    guard let offset = reader.offset(), reader.isAtEnd else { return nil }
    return Date(timeIntervalSince1970: Double(civil.secondNumber + leap - offset) + fraction)
  }

  /// The offset from UTC in a moment's text, in seconds: 3600 for `2026-03-28T14:05:00+01:00`; nil if the text is not a
  /// moment.
  public static func offset(_ text: String) -> Int? {
    guard date(text) != nil else { return nil }
    var reader = Reader(bytes: Array(text.utf8.prefix(64)))
    _ = reader.dateTime()
    _ = reader.fraction()
    return reader.offset()
  }

  /// A moment in UTC with whole seconds, `2026-02-01T09:30:00Z`; years outside 0...9999 are clamped to this range.
  public static func text(_ date: Date) -> String {
    let seconds = date.timeIntervalSince1970
    let whole = seconds.isNaN ? 0 : min(max(seconds.rounded(.down), earliest), latest)
    let civil = CivilTime(secondNumber: Int(whole))
    let time = [civil.hour, civil.minute, civil.second].map { CivilTime.digits($0, 2) }.joined(separator: ":")
    return "\(LocalDay(number: civil.dayNumber))T\(time)Z"
  }

  /// A moment in UTC with milliseconds, `2026-02-01T09:30:00.000Z`, rounded down as on a clock; clamped to the range of
  /// calendars.
  public static func millisecondText(_ date: Date) -> String {
    let civil = CivilTime(seconds: date.timeIntervalSince1970, in: .gmt)
    let day = [civil.month, civil.day].map { "-" + CivilTime.digits($0, 2) }.joined()
    let time = [civil.hour, civil.minute, civil.second].map { CivilTime.digits($0, 2) }.joined(separator: ":")
    let fraction = CivilTime.digits(civil.nanosecond / 1_000_000, 3)
    return "\(CivilTime.digits(civil.year, 4))\(day)T\(time).\(fraction)Z"
  }

  private static let earliest = Double(CivilTime(year: 0, month: 1, day: 1).secondNumber)
  private static let latest = Double(CivilTime(year: 10_000, month: 1, day: 1).secondNumber) - 1

  /// Reads digits and marks from left to right.
  private struct Reader {
    let bytes: [UInt8]
    var position = 0

    var isAtEnd: Bool { position == bytes.count }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private var digit: Int? { next.flatMap { (0x30...0x39).contains($0) ? Int($0 - 0x30) : nil } }

    /// Reads `2026-02-01T09:30:00`; fields may be out of range.
    mutating func dateTime() -> CivilTime? {
      guard let year = number(4), skip("-"), let month = number(2), skip("-"), let day = number(2), skip("T"),
        let hour = number(2), skip(":"), let minute = number(2), skip(":"), let second = number(2)
      else { return nil }
      return CivilTime(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
    }

    mutating func skip(_ mark: Unicode.Scalar) -> Bool {
      guard next == UInt8(ascii: mark) else { return false }
      position += 1
      return true
    }

    mutating func number(_ count: Int) -> Int? {
      var value = 0
      for _ in 0..<count {
        guard let digit else { return nil }
        value = value * 10 + digit
        position += 1
      }
      return value
    }

    /// Reads `.123`, or nothing.
    mutating func fraction() -> Double {
      guard skip(".") else { return 0 }
      var value = 0.0
      var unit = 0.1
      while let digit {
        value += Double(digit) * unit
        unit /= 10
        position += 1
      }
      return value
    }

    /// Reads `Z`, `+01:00` or `+0100`, in seconds.
    mutating func offset() -> Int? {
      if skip("Z") { return 0 }
      let sign = skip("+") ? 1 : skip("-") ? -1 : 0
      guard sign != 0, let hours = number(2) else { return nil }
      _ = skip(":")
      guard let minutes = number(2), hours < 24, minutes < 60 else { return nil }
      return sign * (hours * 3_600 + minutes * 60)
    }
  }
}
