// SPDX-License-Identifier: MIT

public import FoundationEssentials

/// The time in which a fact is the same as long as its snapshot is: from a moment until before another.
public struct FactPeriod: Sendable, Hashable {
  /// The first moment of which it is known.
  public private(set) var start: Date
  /// The first moment at which it may be another one; the start where nothing is known but of that moment.
  public private(set) var end: Date

  /// All moments.
  public static let always = FactPeriod(start: .distantPast, end: .distantFuture)

  /// One moment alone: of what goes on without a step, such as the height of the sun.
  public static func only(_ moment: Date) -> FactPeriod { FactPeriod(start: moment, end: moment) }

  /// - Parameter end: not before the start.
  public init(start: Date, end: Date) {
    self.start = start
    self.end = max(start, end)
  }

  /// Whether it is one moment alone.
  public var isMoment: Bool { start == end }

  /// Whether it has an end.
  public var ends: Bool { end < .distantFuture }

  /// Whether a moment lies in it.
  public func contains(_ moment: Date) -> Bool { start <= moment && (moment < end || isMoment && moment == start) }

  /// The moments of both, of which there is at least one.
  public func narrowed(to other: FactPeriod) -> FactPeriod {
    FactPeriod(start: max(start, other.start), end: min(end, other.end))
  }

  /// The part before or after a date, whichever a moment lies in.
  func split(at date: Date, keeping moment: Date) -> FactPeriod {
    date <= moment ? FactPeriod(start: max(start, date), end: end) : FactPeriod(start: start, end: min(end, date))
  }
}

extension Date {
  /// The first date after this one that is told apart from it by its seconds since 1970, which facts count in.
  var next: Date { Date(timeIntervalSince1970: timeIntervalSince1970.nextUp) }
}
