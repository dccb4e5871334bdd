// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveTime

/// Parses the times of step counters: `2026-03-26T08:00:00Z`, `2026-04-29 09:00:00 +1000`, `3/26/2026 8:00 AM`.
enum StepsMoment {
  /// Whether a text is a time without a day.
  static func isTimeOnly(_ text: String) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count >= 2 && (1...2).contains(parts[0].count) && parts[0].allSatisfy(\.isNumber)
  }

  /// Whether a text has a time of day other than midnight, so that it stands for a part of its day.
  static func hasTime(_ text: String) -> Bool {
    guard let time = time(in: text) else { return false }
    return time.seconds != 0
  }

  /// The moment of a text; without an offset, in the reader's zone. Nil for anything else.
  ///
  /// - Parameter day: reads the day of a text that does not begin with the year.
  static func date(_ text: String, _ zone: TimeZone, day: (String) -> LocalDay?) -> Date? {
    if let date = InstantText.date(text) { return date }
    let written = String(text.prefix { $0 != " " && $0 != "T" })
    guard let day = LocalDay(written) ?? day(written), let time = time(in: text) else { return nil }
    guard let offset = time.offset else {
      return day.start(in: zone).addingTimeInterval(Double(time.seconds))
    }
    return Date(timeIntervalSince1970: Double(day.number * 86_400 + time.seconds - offset))
  }

  /// Seconds since midnight, and from UTC if the text says so.
  private static func time(in text: String) -> (seconds: Int, offset: Int?)? {
    guard let mark = text.firstIndex(where: { $0 == " " || $0 == "T" }) else { return nil }
    var words = text[text.index(after: mark)...].split { $0 == " " || $0 == "\u{202F}" || $0 == "\u{A0}" }
    guard var clock = words.first.map(String.init) else { return nil }
    words.removeFirst()
    var offset = words.last.flatMap { Self.offset($0) }
    if clock.hasSuffix("Z") {
      offset = 0
      clock.removeLast()
    } else if let sign = clock.firstIndex(where: { $0 == "+" || $0 == "-" }) {
      offset = Self.offset(clock[sign...])
      clock = String(clock[..<sign])
    }
    let parts = clock.split(separator: ":").map { Int($0.prefix { $0.isNumber }) }
    guard (2...3).contains(parts.count), var hour = parts[0], let minute = parts[1], hour < 25, minute < 60 else {
      return nil
    }
    let half = words.first?.lowercased().replacing(".", with: "")
    if half == "pm", hour < 12 { hour += 12 }
    if half == "am", hour == 12 { hour = 0 }
    return (hour * 3_600 + minute * 60 + (parts.count > 2 ? min(parts[2] ?? 0, 59) : 0), offset)
  }

  /// `+0100`, `-05:00`.
  private static func offset(_ text: Substring) -> Int? {
    guard let sign = text.first, sign == "+" || sign == "-" else { return nil }
    let digits = text.dropFirst().filter(\.isNumber)
    guard digits.count == 4, let hours = Int(digits.prefix(2)), let minutes = Int(digits.suffix(2)) else { return nil }
    return (hours * 3_600 + minutes * 60) * (sign == "-" ? -1 : 1)
  }

  /// The length of the parts that counts begin at, in seconds: the smallest step between two, a minute to an hour.
  static func length(between starts: [Double]) -> Double {
    let sorted = Array(Set(starts)).sorted()
    let least = zip(sorted, sorted.dropFirst()).map { $1 - $0 }.min() ?? 60
    return min(max(least, 60), 3_600)
  }
}
