// SPDX-License-Identifier: MIT

import WeaveTime

/// A time in iCalendar: a day, a local time, or a moment in UTC.
struct ICalTime: Hashable {
  enum Form { case day, local, utc }

  /// Seconds of the clock time as written, as in `CivilTime.secondNumber`.
  var seconds: Int
  var form: Form

  init(seconds: Int, form: Form) {
    self.seconds = seconds
    self.form = form
  }

  /// `20260328`, `20260328T090000`, `20260328T090000Z`; nil for any other text and for dates that do not exist.
  init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count == 8 || bytes.count == 15 || bytes.count == 16 else { return nil }
    func digits(_ start: Int, _ count: Int) -> Int? {
      var value = 0
      for byte in bytes[start..<(start + count)] {
        guard (0x30...0x39).contains(byte) else { return nil }
        value = value * 10 + Int(byte - 0x30)
      }
      return value
    }
    guard let year = digits(0, 4), let month = digits(4, 2), let day = digits(6, 2) else { return nil }
    var civil = CivilTime(year: year, month: month, day: day)
    form = .day
    if bytes.count > 8 {
      guard bytes[8] == UInt8(ascii: "T"), let hour = digits(9, 2), let minute = digits(11, 2),
        let second = digits(13, 2)
      else { return nil }
      (civil.hour, civil.minute, civil.second) = (hour, minute, min(second, 59))
      form = .local
      guard second <= 60 else { return nil }
    }
    if bytes.count == 16 {
      guard bytes[15] == UInt8(ascii: "Z") else { return nil }
      form = .utc
    }
    guard civil.isValid, year >= 1_600 else { return nil }
    seconds = civil.secondNumber
  }

  func advanced(by seconds: Int) -> ICalTime { ICalTime(seconds: self.seconds + seconds, form: form) }

  var day: LocalDay { LocalDay(number: CivilTime.floorDivision(seconds, 86_400).quotient) }
}

/// A duration in iCalendar, `P1DT2H`: days are calendar days, the rest is exact.
struct ICalDuration: Hashable {
  var days = 0
  var seconds = 0

  /// nil for any other text, and for durations over a century.
  init?(_ text: some StringProtocol) {
    var rest = text[...]
    let sign = rest.first == "-" ? -1 : 1
    if rest.first == "-" || rest.first == "+" { rest = rest.dropFirst() }
    guard rest.first == "P" else { return nil }
    rest = rest.dropFirst()
    var isTime = false
    var digits = ""
    for letter in rest {
      if letter == "T" {
        isTime = true
        continue
      }
      if letter.isASCII, letter.isNumber {
        digits.append(letter)
        continue
      }
      guard let count = Int(digits), count <= 4_000_000_000 else { return nil }
      digits = ""
      switch (letter, isTime) {
      case ("W", false): days += 7 * count * sign
      case ("D", false): days += count * sign
      case ("H", true): seconds += 3_600 * count * sign
      case ("M", true): seconds += 60 * count * sign
      case ("S", true): seconds += count * sign
      default: return nil
      }
      guard abs(days) <= 36_525, abs(seconds) <= 36_525 * 86_400 else { return nil }
    }
    guard digits.isEmpty, rest.count >= 2 else { return nil }
  }
}
