// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveTime

/// A part of each day in which a display is not woken: `22:00-06:30` in its own time zone.
public struct QuietHours: Sendable, Hashable, CustomStringConvertible {
  /// Minutes of the day. If the end is not after the start, it is on the next day.
  public var from: Int, until: Int

  /// Reads `22:00-06:30`; nil for any other text, and for a start that is the end.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Self.minutes(String($0)) }
    guard parts.count == 2, let from = parts[0], let until = parts[1], from != until else { return nil }
    (self.from, self.until) = (from, until)
  }

  /// As it was read.
  public var description: String { "\(Self.clock(from))-\(Self.clock(until))" }

  private static func minutes(_ text: String) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.utf8.count == 2 && $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let hour = Int(parts[0]), let minute = Int(parts[1]), hour < 24, minute < 60
    else { return nil }
    return hour * 60 + minute
  }

  private static func clock(_ minutes: Int) -> String {
    [minutes / 60, minutes % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }

  /// The end of the quiet hours that a moment lies in; nil if it lies in none. Times are local clock times, also on the
  /// days on which the clock changes.
  func end(after moment: Date, in zone: TimeZone) -> Date? {
    let today = LocalDay(moment, in: zone)
    for offset in -1...0 {
      let day = today.advanced(by: offset)
      let start = day.date(minute: from, in: zone)
      let end = day.date(minute: until > from ? until : until + 1_440, in: zone)
      if start <= moment, moment < end { return end }
    }
    return nil
  }
}
