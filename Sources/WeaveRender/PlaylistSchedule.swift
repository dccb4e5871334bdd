// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveData
import WeaveResolve
public import WeaveSpec
import WeaveTime

/// What a playlist shows at a moment.
///
/// It is a function of the moment and the facts: nothing is remembered from one picture to the next, so that a server that
/// starts anew, and two displays with one playlist, show the same. Turns are counted from the place's midnight.
public struct PlaylistSchedule: Sendable {
  let playlist: Playlist
  let moment: Moment
  private let facts: Snapshots
  private let variables: [String: Value]

  /// What is shown, and until when.
  public struct Showing: Sendable, Hashable {
    /// Its place in the playlist; nil for what is shown otherwise, and for nothing.
    public var entry: Int?
    /// The file; nil where nothing is to be shown.
    public var show: String?
    /// Values for its texts, which go before all others.
    public var variables: [String: Value]
    /// The first moment at which something else may be shown; within a day.
    public var until: Date
  }

  /// - Parameters:
  ///   - moment: when, and where: the clock of entries is that of its zone.
  ///   - facts: what conditions read.
  ///   - variables: values for conditions, which go before facts.
  public init(_ playlist: Playlist, at moment: Moment, facts: Snapshots = Snapshots(), variables: [String: Value] = [:])
  {
    (self.playlist, self.moment, self.facts, self.variables) = (playlist, moment, facts, variables)
  }

  /// What is shown at the moment.
  public func showing() -> Showing {
    var until = LocalDay(moment.now, in: moment.timeZone).advanced(by: 1).start(in: moment.timeZone)
    var present: [Int] = []
    for (index, entry) in playlist.entries.enumerated() {
      let (isIn, change) = window(of: entry)
      until = min(until, change)
      guard isIn else { continue }
      let condition = condition(of: entry)
      until = min(until, condition.until)
      if condition.holds { present.append(index) }
    }
    let urgent = present.filter { playlist.entries[$0].isUrgent }
    let turns = urgent.isEmpty ? present : urgent
    guard let (entry, end) = turn(of: turns) else {
      return Showing(entry: nil, show: playlist.otherwise, variables: [:], until: until)
    }
    let shown = playlist.entries[entry]
    if turns.count > 1 { until = min(until, end) }
    return Showing(entry: entry, show: shown.show, variables: shown.variables, until: until)
  }

  /// The first moment at which something else is shown, and what; nil where the same is shown all the time.
  ///
  /// - Parameter seconds: how far to look.
  public func change(within seconds: TimeInterval) -> (date: Date, showing: Showing)? {
    let (first, last) = (showing(), moment.now.addingTimeInterval(seconds))
    var next = first
    // What may change and does not is passed over; a condition that counts from the clock is looked at each minute.
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

  /// Whether an entry's time is now, and when that changes next.
  ///
  /// Yesterday's windows count too, as they may reach over midnight. Times are those of the clock: where it is set forward or
  /// back, a window is an hour shorter or longer.
  func window(of entry: Playlist.Entry) -> (isIn: Bool, change: Date) {
    let today = LocalDay(moment.now, in: moment.timeZone)
    var isIn = false
    var change = Date.distantFuture
    for offset in -1...1 {
      let day = today.advanced(by: offset)
      guard entry.days.isEmpty || entry.days.contains(day.weekday) else { continue }
      let start = date(of: day, minute: entry.from)
      let end = date(of: day, minute: entry.from + entry.length)
      if start <= moment.now, moment.now < end { isIn = true }
      for edge in [start, end] where edge > moment.now { change = min(change, edge) }
    }
    return (isIn, change)
  }

  func date(of day: LocalDay, minute: Int) -> Date {
    var civil = day.advanced(by: minute / 1_440).civil
    (civil.hour, civil.minute) = (minute % 1_440 / 60, minute % 60)
    return Date(timeIntervalSince1970: civil.seconds(in: moment.timeZone))
  }

  /// Whose turn it is among some entries, and when it ends; nil where there are none.
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

  /// What an entry's condition says at the moment.
  struct Condition {
    var holds = true
    /// Facts that it depends on and that are missing; it does not hold then.
    var missing: [String] = []
    /// Until when that is certain: within a minute where it counts from the clock.
    var until = Date.distantFuture
  }

  /// What an entry's condition says. A fact that is missing is none: `rain < 60` does not hold where no rain is known of.
  func condition(of entry: Playlist.Entry) -> Condition {
    guard let condition = entry.condition else { return Condition() }
    let given = variables.merging(entry.variables) { $1 }
    let told = FactVariables(
      snapshots: facts, given: given, now: moment.now, timeZone: moment.timeZone, locale: moment.locale)
    var scope = VariableScope(facts: told, given: given)
    let log = ReadLog(keepsReads: false)
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
      let period = told.reading(of: key).period
      until = min(until, period.isMoment ? minute : period.end)
    }
    return Condition(holds: truth ?? false, missing: missing, until: until)
  }

  /// Whether a name is that of a fact, or of a record of facts, known or not.
  private static func isFact(_ name: String) -> Bool {
    let root = VariableScope.canonicalKey(String(name.prefix { $0 != "." }))
    return root.hasPrefix("__") || FactTable.key(root) != nil
  }
}
