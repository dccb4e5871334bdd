// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveData
public import WeaveExpressions
import WeaveFacts
public import WeaveSpec
import WeaveTime

/// What a playlist shows at a moment.
///
/// It is a function of the moment and the facts. Nothing is remembered from one picture to the next, so a restarted
/// server shows the same, and so do two displays with one playlist. Turns are counted from local midnight.
public struct PlaylistSchedule: Sendable {
  let playlist: Playlist
  let moment: Moment
  private let facts: Snapshots
  private let variables: [String: Value]

  /// What is shown, and until when.
  public struct Showing: Sendable, Hashable {
    /// The index in the playlist; nil for the fallback, and if nothing is shown.
    public var entry: Int?
    /// The file; nil if nothing is shown.
    public var show: String?
    /// Values for its texts, which take precedence over all others.
    public var variables: [String: Value]
    /// The first moment at which something else may be shown; at most a day later.
    public var until: Date
    /// The canonical names of the variables that the decision depends on.
    public var names: Set<String> = []
  }

  /// - Parameters:
  ///   - moment: when, and where: the times of entries are in its time zone.
  ///   - facts: the facts that conditions read.
  ///   - variables: values for conditions, which take precedence over facts.
  public init(_ playlist: Playlist, at moment: Moment, facts: Snapshots = Snapshots(), variables: [String: Value] = [:])
  {
    (self.playlist, self.moment, self.facts, self.variables) = (playlist, moment, facts, variables)
  }

  /// What is shown at `moment`.
  public func showing() -> Showing {
    var until = LocalDay(moment.now, in: moment.timeZone).advanced(by: 1).start(in: moment.timeZone)
    var present: [Int] = []
    var names: Set<String> = []
    for (index, entry) in playlist.entries.enumerated() {
      let (isIn, change) = window(of: entry)
      until = min(until, change)
      guard isIn else { continue }
      let condition = condition(of: entry)
      until = min(until, condition.until)
      names.formUnion(condition.names)
      if condition.holds { present.append(index) }
    }
    let urgent = present.filter { playlist.entries[$0].isUrgent }
    let turns = urgent.isEmpty ? present : urgent
    guard let (entry, end) = turn(of: turns) else {
      return Showing(entry: nil, show: playlist.otherwise, variables: [:], until: until, names: names)
    }
    let shown = playlist.entries[entry]
    if turns.count > 1 { until = min(until, end) }
    return Showing(entry: entry, show: shown.show, variables: shown.variables, until: until, names: names)
  }

  /// The first moment at which something else is shown, and what; nil if the same is shown all the time.
  ///
  /// - Parameter seconds: how far to look.
  public func change(within seconds: TimeInterval) -> (date: Date, showing: Showing)? {
    let (first, last) = (showing(), moment.now.addingTimeInterval(seconds))
    var next = first
    // Possible changes that do not happen are skipped. A condition that counts from the clock is evaluated each minute.
    while next.until <= last {
      var later = moment
      later.now = next.until
      next = PlaylistSchedule(playlist, at: later, facts: facts, variables: variables).showing()
      if next.show != first.show || next.variables != first.variables { return (later.now, next) }
      guard next.until > later.now else { return nil }
    }
    return nil
  }

  // MARK: Time

  /// Whether the moment is within an entry's window, and when that changes next.
  ///
  /// Yesterday's windows count too, because they may extend past midnight. Times are local clock times: when the clock
  /// is set forward or back, a window is an hour shorter or longer.
  func window(of entry: Playlist.Entry) -> (isIn: Bool, change: Date) {
    let today = LocalDay(moment.now, in: moment.timeZone)
    var isIn = false
    var change = Date.distantFuture
    for offset in -1...1 {
      let day = today.advanced(by: offset)
      guard entry.days.isEmpty || entry.days.contains(day.weekday) else { continue }
      let start = day.date(minute: entry.from, in: moment.timeZone)
      let end = day.date(minute: entry.from + entry.length, in: moment.timeZone)
      if start <= moment.now, moment.now < end { isIn = true }
      for edge in [start, end] where edge > moment.now { change = min(change, edge) }
    }
    return (isIn, change)
  }

  /// Which of some entries has its turn, and when that turn ends; nil if there are no entries.
  func turn(of entries: [Int]) -> (entry: Int, end: Date)? {
    let round = entries.reduce(0) { $0 + playlist.entries[$1].duration }
    guard round > 0 else { return nil }
    let midnight = LocalDay(moment.now, in: moment.timeZone).start(in: moment.timeZone)
    let passed = moment.now.timeIntervalSince(midnight).truncatingRemainder(dividingBy: round)
    let start = moment.now.addingTimeInterval(-passed)
    var end = 0.0
    for entry in entries {
      end += playlist.entries[entry].duration
      if passed < end { return (entry, start.addingTimeInterval(end)) }
    }
    return entries.last.map { ($0, start.addingTimeInterval(end)) }
  }

  // MARK: Conditions

  /// The result of an entry's condition at `moment`.
  struct Condition {
    var holds = true
    /// The missing facts that it depends on; the condition does not hold then.
    var missing: [String] = []
    /// The canonical names of the variables that were read.
    var names: Set<String> = []
    /// Until when the result is certain: at most a minute if it counts from the clock.
    var until = Date.distantFuture
  }

  /// Evaluates an entry's condition. A missing fact has no value: `rain < 60` does not hold if the rain is not known.
  func condition(of entry: Playlist.Entry) -> Condition {
    guard let condition = entry.condition else { return Condition() }
    let given = variables.merging(entry.variables) { $1 }
    let values = FactVariables(
      snapshots: facts, given: given, now: moment.now, timeZone: moment.timeZone, locale: moment.locale)
    var scope = VariableScope(facts: values, given: given)
    let log = ReadLog()
    scope.log = log
    let budget = EvaluationBudget()
    let context = EvaluationContext(
      scope: scope, now: moment.now, timeZone: moment.timeZone, locale: moment.locale, budget: budget)
    let truth = condition.certainty(in: context, isFact: Self.isFact)
    let missing = truth == nil ? condition.missingFacts(in: context, isFact: Self.isFact) : []
    let minute = Date(
      timeIntervalSince1970: ((moment.now.timeIntervalSince1970 / 60).rounded(.down) + 1) * 60)
    var until = budget.hasReadClock ? minute : Date.distantFuture
    for name in log.sourced.keys {
      guard let key = FactTable.key(name) else { continue }
      let period = values.reading(of: key).period
      until = min(until, period.isMoment ? minute : period.end)
    }
    return Condition(holds: truth ?? false, missing: missing, names: log.names ?? [], until: until)
  }

  /// Whether a name belongs to a fact or to a record of facts, known or not.
  private static func isFact(_ name: String) -> Bool {
    let root = VariableScope.canonicalKey(String(name.prefix { $0 != "." }))
    return root.hasPrefix("__") || FactTable.key(root) != nil
  }
}
