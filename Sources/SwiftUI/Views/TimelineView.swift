// SPDX-License-Identifier: MIT

/// A view that changes with time. A picture shows it at its moment.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  let schedule: Schedule
  let content: (Context) -> Content

  /// The moment of a picture.
  public struct Context {
    /// How often it changes.
    public enum Cadence: Sendable, Comparable {
      /// All the time, each second, or each minute.
      case live, seconds, minutes
    }
    /// The moment.
    public let date: Date
    /// How often it changes.
    public let cadence: Cadence
  }
}

/// The moment of a picture.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  /// It has no body.
  public typealias Body = Never
  /// A view that changes at some moments.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    (self.schedule, self.content) = (schedule, content)
  }
  /// The nodes that are drawn: at the last moment of the schedule before that of the picture.
  public func _nodes(in scope: _ViewScope) -> [_ViewNode] {
    let scope = scope.child("TimelineView")
    let moment = schedule.moment(at: scope.now)
    return scope.nodes(of: content(Context(date: moment, cadence: .seconds)))
  }
}

/// The moments at which a view changes.
public protocol TimelineSchedule {
  /// The type of the moments.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The moments from a moment on.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// How often moments may be.
public enum TimelineScheduleMode: Sendable, Hashable {
  /// As often as wanted, or seldom.
  case normal, lowFrequency
}

extension TimelineSchedule {
  /// How often moments may be.
  public typealias Mode = TimelineScheduleMode

  /// The last of its moments up to a moment; that moment if there is none.
  fileprivate func moment(at now: Date) -> Date {
    var last: Date?
    for entry in entries(from: now, mode: .normal).lazy.prefix(2) where entry <= now { last = entry }
    return last ?? now
  }
}

/// Moments in equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval
  /// Moments from a start on, in seconds.
  public init(from startDate: Date, by interval: TimeInterval) { (start, self.interval) = (startDate, interval) }
  /// The moments from a moment on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    let (start, interval) = (start, max(interval, 0.001))
    let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return AnySequence(
      sequence(first: max(0, passed)) { $0 + 1 }.lazy.map { start.addingTimeInterval($0 * interval) })
  }
}

/// The beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Makes the schedule.
  public init() {}
  /// The moments from a moment on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: -1e9), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// Moments of your own.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries
  /// Moments of your own.
  public init(_ dates: Entries) { self.dates = dates }
  /// The moments, from the last one before a moment on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
    let all = dates.sorted()
    let first = all.lastIndex { $0 <= startDate } ?? 0
    return Array(all[min(first, all.count)...])
  }
}

/// All moments.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Moments in a distance of at least some seconds.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
  /// The moment itself.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [startDate] }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Moments from a start on, in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    Self(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginning of each minute.
  public static var everyMinute: Self { Self() }
}
extension TimelineSchedule {
  /// Moments of your own.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// All moments.
  public static var animation: Self { Self() }
  /// All moments in a distance of at least some seconds.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self { Self() }
}
