// SPDX-License-Identifier: MIT

public import FoundationEssentials

/// The period in which a fact stays the same, as long as its snapshot does: from a moment until just before another.
public struct FactPeriod: Sendable, Hashable {
  /// The first moment of the period.
  public private(set) var start: Date
  /// The first moment at which the fact may differ; equal to the start if only that moment is known.
  public private(set) var end: Date

  /// All moments.
  public static let always = FactPeriod(start: .distantPast, end: .distantFuture)

  /// A single moment, for values that change continuously, such as the height of the sun.
  public static func only(_ moment: Date) -> FactPeriod { FactPeriod(start: moment, end: moment) }

  /// - Parameter end: not before the start.
  public init(start: Date, end: Date) {
    self.start = start
    self.end = max(start, end)
  }

  /// Whether it is a single moment.
  public var isMoment: Bool { start == end }

  /// Whether it has an end.
  public var ends: Bool { end < .distantFuture }

  /// Whether a moment lies in the period.
  public func contains(_ moment: Date) -> Bool { start <= moment && (moment < end || isMoment && moment == start) }

  /// The moments in both periods, which must overlap.
  public func narrowed(to other: FactPeriod) -> FactPeriod {
    FactPeriod(start: max(start, other.start), end: min(end, other.end))
  }

  /// The part before or after a date, whichever contains a moment.
  func split(at date: Date, keeping moment: Date) -> FactPeriod {
    date <= moment ? FactPeriod(start: max(start, date), end: end) : FactPeriod(start: start, end: min(end, date))
  }
}

extension Date {
  /// The next date that differs from this one in seconds since 1970, the unit in which facts count.
  var next: Date { Date(timeIntervalSince1970: timeIntervalSince1970.nextUp) }
}
