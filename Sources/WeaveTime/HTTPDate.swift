// SPDX-License-Identifier: MIT

package import FoundationEssentials

/// A moment in whole seconds, as HTTP writes it.
///
/// - Source: RFC 9110, 5.6.7: `Sun, 06 Nov 1994 08:49:37 GMT`, and the two older formats that receivers accept.
package struct HTTPDate: Sendable, Hashable {
  /// Seconds since 1970, at most the end of the year 9999.
  package let seconds: Int
  /// The format that servers must write.
  package let text: String

  /// The second that contains a moment. Moments before 1970 and after 9999 become the nearest possible one.
  package init(_ date: Date) {
    self.init(seconds: Int(min(max(date.timeIntervalSince1970, 0), 253_402_300_799).rounded(.down)))
  }

  private init(seconds: Int) {
    self.seconds = seconds
    let time = CivilTime(secondNumber: seconds)
    let clock = [time.hour, time.minute, time.second].map { CivilTime.digits($0, 2) }.joined(separator: ":")
    let day = "\(CivilTime.digits(time.day, 2)) \(Self.months[time.month - 1]) \(CivilTime.digits(time.year, 4))"
    text = "\(Self.weekdays[time.weekday]), \(day) \(clock) GMT"
  }

  /// Reads a moment in any of the three formats; nil for other texts, and for moments before 1970.
  package init?(_ text: String) {
    let parts = text.split(whereSeparator: { " ,-".contains($0) }).map(String.init)
    guard parts.count >= 5 else { return nil }
    let seconds: Int?
    if let month = Self.month(parts[1]) {
      // asctime: Sun Nov  6 08:49:37 1994
      seconds = parts.count == 5 ? Self.seconds(day: parts[2], month, year: parts[4], clock: parts[3]) : nil
    } else if let month = Self.month(parts[2]), parts.count == 6, ["GMT", "UTC"].contains(parts[5]) {
      seconds = Self.seconds(day: parts[1], month, year: parts[3], clock: parts[4])
    } else {
      seconds = nil
    }
    guard let seconds, seconds >= 0 else { return nil }
    self.init(seconds: seconds)
  }

  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  private static func month(_ name: String) -> Int? { months.firstIndex(of: name).map { $0 + 1 } }

  private static func seconds(day: String, _ month: Int, year: String, clock: String) -> Int? {
    let time = clock.split(separator: ":").compactMap { Int($0) }
    guard let day = Int(day), var year = Int(year), time.count == 3, (0...9_999).contains(year),
      (0...60).contains(time[2])
    else { return nil }
    if year < 100 { year += year < 70 ? 2_000 : 1_900 }
    // A leap second counts as the second before it.
    let civil = CivilTime(
      year: year, month: month, day: day, hour: time[0], minute: time[1], second: min(time[2], 59))
    return civil.isValid ? civil.secondNumber : nil
  }
}
