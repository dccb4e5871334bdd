// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveData
import WeaveDiagnostics
import WeaveDisplay
public import WeaveResolve
import WeaveSpec

/// The next moment at which a picture can be another one, though nobody changes the design or its data.
public struct NextChange: Sendable, Hashable {
  /// The first moment of the new picture, to the millisecond and never after it.
  public var date: Date
  public var reasons: [Reason]

  /// A fact that is another one then.
  public struct Reason: Sendable, Hashable {
    /// A key of the table of facts; nil where the text counts from the clock, as `relative` does.
    public var key: String?
    /// What it gives before and then; empty where it is missing, and for lists.
    public var before, after: String

    public init(key: String?, before: String, after: String) {
      self.key = key
      self.before = before
      self.after = after
    }
  }
}

extension Renderer {
  /// When a design's picture changes by itself.
  ///
  /// A picture is a function of the facts that it reads. So it is laid out anew only where one of these has changed: at
  /// each full minute and at each moment that the snapshots name, then by halves to the millisecond. Within the first minute
  /// every second is looked at, for designs that show seconds.
  ///
  /// - Parameters:
  ///   - horizon: how far to look, in seconds; at most 31 days.
  ///   - snapshots: what is known at a moment; the same at each, or less and less where old data counts as missing.
  /// - Returns: nil if nothing changes until then.
  public func nextChange(
    of widget: CompiledWidget, in environment: RenderEnvironment, variables: [String: String] = [:],
    photos: PhotoFolder, within horizon: TimeInterval, snapshots: (Date) -> Snapshots
  ) throws(RenderError) -> NextChange? {
    let library = PhotoLibrary(photos)
    func shown(_ date: Date) throws(RenderError) -> Shown {
      try self.shown(widget, in: environment.at(date), variables, library, snapshots(date))
    }
    let start = environment.now
    var present = try shown(start)
    var last = start
    for date in Self.moments(from: start, within: horizon, present, snapshots(start)) {
      let facts = environment.at(date).facts(of: snapshots(date), for: widget, variables: variables)
      if !present.readsClock, present.isTold(by: facts) {
        last = date
        continue
      }
      let then = try shown(date)
      if then.commands != present.commands {
        return try Self.first(between: last, and: date, present, then, shown)
      }
      present = then
      last = date
    }
    return nil
  }

  /// The change between two moments, halved until they are a millisecond apart.
  private static func first(
    between early: Date, and late: Date, _ present: Shown, _ then: Shown, _ shown: (Date) throws(RenderError) -> Shown
  ) throws(RenderError) -> NextChange {
    var (low, high) = (early.milliseconds, late.milliseconds)
    var then = then
    while high - low > 1 {
      let middle = low + (high - low) / 2
      let half = try shown(Date(milliseconds: middle))
      if half.commands == present.commands { low = middle } else { (high, then) = (middle, half) }
    }
    return NextChange(date: Date(milliseconds: high), reasons: reasons(present, then))
  }

  /// The keys that changed. Clocks that tell the second always do, and records do with any of their entries: both are
  /// named only where nothing else has changed.
  private static func reasons(_ present: Shown, _ then: Shown) -> [NextChange.Reason] {
    let changed = present.facts.keys.filter { key in then.facts[key].map { $0 != present.facts[key] } ?? false }
    let telling = changed.filter { name in
      FactTable.key(name).map { $0.kind != .record && $0.grain != .second } ?? false
    }
    let told = (telling.isEmpty ? changed : telling).sorted().map { key in
      NextChange.Reason(key: key, before: text(present.facts[key]), after: text(then.facts[key]))
    }
    return told.isEmpty ? [NextChange.Reason(key: nil, before: "", after: "")] : told
  }

  private static func text(_ value: Value??) -> String {
    switch value {
    case .some(.some(let value)): value.text
    default: ""
    }
  }

  /// The moments at which to look, in order.
  private static func moments(
    from start: Date, within horizon: TimeInterval, _ present: Shown, _ snapshots: Snapshots
  ) -> [Date] {
    let end = start.addingTimeInterval(min(max(horizon, 0), 31 * 86_400))
    var moments = snapshots.moments.filter { $0 > start && $0 <= end }
    let second = Double((start.timeIntervalSince1970).rounded(.down))
    if present.readsClock || present.grain == .second {
      moments += (1...60).map { Date(timeIntervalSince1970: second + Double($0)) }
    }
    var minute = (start.timeIntervalSince1970 / 60).rounded(.down) * 60 + 60
    while minute <= end.timeIntervalSince1970 {
      moments.append(Date(timeIntervalSince1970: minute))
      minute += 60
    }
    return Array(Set(moments)).filter { $0 > start && $0 <= end }.sorted()
  }

  // MARK: A moment

  /// What a picture shows at a moment, and what it was made of.
  private struct Shown {
    var commands: DisplayList?
    /// Every fact that was read; nil for the missing ones.
    var facts: [String: Value?]
    var readsClock: Bool

    /// How often the finest of the facts changes.
    var grain: FactGrain { facts.keys.compactMap { FactTable.key($0)?.grain }.min() ?? .snapshot }

    /// Whether other facts say the same.
    func isTold(by other: FactVariables) -> Bool {
      facts.allSatisfy { key, value in FactTable.key(key).map { other.value(of: $0) == value } ?? true }
    }
  }

  private func shown(
    _ widget: CompiledWidget, in environment: RenderEnvironment, _ variables: [String: String], _ library: PhotoLibrary,
    _ snapshots: Snapshots
  ) throws(RenderError) -> Shown {
    let picture = try render(
      widget, in: environment, variables: variables, library: library, snapshots: snapshots
    ).output
    return Shown(
      commands: picture?.displayList, facts: picture?.facts.readSoFar ?? [:], readsClock: picture?.readsClock ?? false)
  }
}

extension RenderEnvironment {
  fileprivate func at(_ date: Date) -> RenderEnvironment {
    var copy = self
    copy.now = date
    return copy
  }
}

extension Date {
  fileprivate init(milliseconds: Int) { self.init(timeIntervalSince1970: Double(milliseconds) / 1_000) }

  /// Milliseconds since 1970, rounded down.
  fileprivate var milliseconds: Int {
    let value = (timeIntervalSince1970 * 1_000).rounded(.down)
    return Int(exactly: min(max(value, -8.64e15), 8.64e15)) ?? 0
  }
}
