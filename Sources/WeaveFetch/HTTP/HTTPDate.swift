// SPDX-License-Identifier: MIT

import WeaveTime

/// Moments in the formats of HTTP.
///
/// - Source: RFC 9110, 5.6.7: `Sun, 06 Nov 1994 08:49:37 GMT` and the two older formats that receivers accept.
enum HTTPDate {
  /// Seconds since 1970; nil if the text is not a moment.
  static func seconds(_ text: String) -> Double? {
    let parts = text.split(whereSeparator: { " ,-".contains($0) }).map(String.init)
    guard parts.count >= 5 else { return nil }
    // asctime: Sun Nov  6 08:49:37 1994
    if let month = month(parts[1]) { return moment(day: parts[2], month: month, year: parts[4], clock: parts[3]) }
    guard let month = month(parts[2]) else { return nil }
    return moment(day: parts[1], month: month, year: parts[3], clock: parts[4])
  }

  private static func month(_ name: String) -> Int? {
    ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"].firstIndex(of: name).map {
      $0 + 1
    }
  }

  private static func moment(day: String, month: Int, year: String, clock: String) -> Double? {
    let time = clock.split(separator: ":").compactMap { Int($0) }
    guard let day = Int(day), var year = Int(year), time.count == 3, (0...9_999).contains(year) else { return nil }
    if year < 100 { year += year < 70 ? 2_000 : 1_900 }
    let civil = CivilTime(
      year: year, month: month, day: day, hour: time[0], minute: time[1], second: min(time[2], 59))
    return civil.isValid ? Double(civil.secondNumber) : nil
  }
}
