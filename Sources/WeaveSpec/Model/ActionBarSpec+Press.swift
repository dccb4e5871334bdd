// SPDX-License-Identifier: MIT

public import FoundationEssentials
import WeaveTime

extension ActionBarSpec.Action {
  /// The new value of the variable after a press.
  ///
  /// - Parameters:
  ///   - stored: the variable's text; nil if it is not stored. A text that is not a whole number counts as 0, as in the
  ///     app.
  ///   - now: the moment of the press.
  ///   - timeZone: the reader's zone, for a date and a time.
  public func value(after stored: String?, now: Date, timeZone: TimeZone) -> String {
    switch kind {
    case .incrementVariable: String(Self.sum(stored.flatMap { Int($0) } ?? 0, incrementAmount))
    case .setVariableToNow: nowFormat.text(now, timeZone)
    }
  }

  /// The sum, limited to the range of `Int`.
  private static func sum(_ a: Int, _ b: Int) -> Int {
    let (sum, overflows) = a.addingReportingOverflow(b)
    return overflows ? (b < 0 ? .min : .max) : sum
  }
}

extension ActionBarSpec.Action.NowFormat {
  fileprivate func text(_ now: Date, _ timeZone: TimeZone) -> String {
    let seconds = now.timeIntervalSince1970
    switch self {
    case .iso8601: return InstantText.millisecondText(now)
    case .unixSeconds: return Self.whole(seconds)
    case .unixMilliseconds: return Self.whole(seconds * 1_000)
    case .dateOnly: return LocalDay(now, in: timeZone).description
    case .timeOnly: return CivilTime(seconds: seconds, in: timeZone).clock
    }
  }

  /// The value rounded down, limited to the range of `Int`.
  private static func whole(_ value: Double) -> String {
    String(Int(exactly: value.rounded(.down)) ?? (value < 0 ? .min : value > 0 ? .max : 0))
  }
}
