// SPDX-License-Identifier: MIT

public import FoundationEssentials
import Synchronization
public import WeaveData
import WeaveDiagnostics
public import WeaveExpressions
import WeaveTime

/// The inputs of facts, except the moment: the snapshots, and the reader with place and locale.
public struct FactInputs: Sendable, Hashable {
  /// All snapshots.
  public let snapshots: Snapshots
  /// The reader's time zone, which determines the days of facts.
  public let timeZone: TimeZone
  /// The locale that determines the units and words of facts.
  public let locale: Locale
  /// Variables about the reader from the design's samples and from the caller, by canonical key.
  let samples, given: [String: Value]

  /// - Parameters:
  ///   - samples: a design's own variables. Facts depend on those that describe the reader: `heat_activity`,
  ///     `skin_type`, `exposed_skin`, `pinned_day`.
  ///   - given: variables from the caller. They take precedence over the stored ones, and these over the samples.
  ///   - timeZone: the reader's, for days and clocks.
  ///   - locale: the reader's, for names and units.
  public init(
    snapshots: Snapshots, samples: [String: Value] = [:], given: [String: Value] = [:], timeZone: TimeZone,
    locale: Locale
  ) {
    self.snapshots = snapshots
    self.samples = Self.preferences(samples)
    self.given = Self.preferences(given)
    self.timeZone = timeZone
    self.locale = locale
  }

  /// Whether both inputs give the same facts, byte for byte.
  func isCopy(of other: FactInputs) -> Bool {
    isForReader(of: other) && snapshots.isCopy(of: other.snapshots)
  }

  /// Whether the reader and the reader's place are the same.
  private func isForReader(of other: FactInputs) -> Bool {
    timeZone == other.timeZone && locale == other.locale && samples == other.samples && given == other.given
  }

  /// The kinds of snapshots that are equal in other inputs and whose facts read no other snapshots.
  func kinds(sharedWith other: FactInputs) -> [SnapshotKind] {
    guard isForReader(of: other) else { return [] }
    return Self.independent.filter { snapshots.isCopy(of: other.snapshots, in: $0) }
  }

  /// Both weather snapshots, if they are for the same reader and place, whatever the place is called. Services update
  /// the minutes of the next hour more often than hours and days, so the facts about hours and days can be reused.
  func weather(ofPlaceIn other: FactInputs) -> (mine: WeatherSnapshot, theirs: WeatherSnapshot)? {
    guard isForReader(of: other), let mine = snapshots.weather, let theirs = other.snapshots.weather,
      mine.place?.hasSamePosition(as: theirs.place) ?? (theirs.place == nil),
      snapshots.location?.place.hasSamePosition(as: other.snapshots.location?.place)
        ?? (other.snapshots.location == nil)
    else { return nil }
    return (mine, theirs)
  }

  /// The kinds whose facts depend only on their own snapshot, the clock and the reader.
  static let independent: [SnapshotKind] = [.steps, .activity, .calendar, .reminders]

  /// The variables that facts read.
  /// The canonical names of variables by which readers state their preferences.
  public static let preferences: Set<String> = ["heat_activity", "skin_type", "exposed_skin", "pinned_day"]

  private static func preferences(_ variables: [String: Value]) -> [String: Value] {
    let named = variables.filter { preferences.contains(VariableScope.canonicalKey($0.key)) }
    if named.isEmpty { return [:] }
    var known: [String: Value] = [:]
    // Sorted, so that with two spellings of a key the same one wins in every run.
    for (key, value) in named.sorted(by: { $0.key > $1.key }) { known[VariableScope.canonicalKey(key)] = value }
    return known
  }
}

/// A fact at a moment.
public struct FactReading: Sendable, Hashable {
  /// The value; nil if it is missing.
  public var value: Value?
  /// The period in which the value stays the same, as long as its snapshot does.
  public var period: FactPeriod

  /// The paths of the requested members of a record; nil if all of it was requested.
  public var members: Set<[String]>?

  /// The periods of record members that may stay the same longer than the whole.
  private var parts: [String: FactPeriod]
  /// The members of a record that were computed, if others were not requested; nil for all.
  private var computed: Set<String>?

  /// Makes a reading from a value, nil if it is missing, and the period in which it stays the same.
  public init(value: Value?, period: FactPeriod, members: Set<[String]>? = nil) {
    self.init(value: value, period: period, parts: [:])
    self.members = members
  }

  fileprivate init(value: Value?, period: FactPeriod, parts: [String: FactPeriod], computed: Set<String>? = nil) {
    self.value = value
    self.period = period
    self.parts = parts
    self.computed = computed
  }

  /// Whether it contains a member; nil asks for all members.
  func contains(_ member: String?) -> Bool {
    guard let computed else { return true }
    return member.map { computed.contains(VariableScope.canonicalKey($0)) } ?? false
  }

  /// Whether it may contain less than the whole record.
  package var isPart: Bool { computed != nil }

  /// The same reading with the members of another one for the same moment.
  fileprivate func adding(_ other: FactReading) -> FactReading {
    guard let computed else { return self }
    guard let more = other.computed, case .record(let own)? = value, case .record(let others)? = other.value else {
      return other
    }
    return FactReading(
      value: .record(own.merging(others) { $1 }), period: period.narrowed(to: other.period),
      parts: parts.merging(other.parts) { $1 }, computed: computed.union(more))
  }

  /// The same reading for some members only, which may stay the same longer; nil for all.
  public func limited(to members: Set<[String]>?) -> FactReading {
    var limited = self
    limited.members = members
    if let computed, let members {
      // So that the result does not depend on members computed for others.
      let names = Set(members.compactMap(\.first).map(VariableScope.canonicalKey)).intersection(computed)
      limited.computed = names
      if case .record(let record)? = value { limited.value = .record(record.filter { names.contains($0.key) }) }
    }
    if let members, !members.isEmpty {
      let periods = members.map { path in path.first.flatMap { parts[$0] } ?? period }
      limited.period = periods.dropFirst().reduce(periods[0]) { $0.narrowed(to: $1) }
    }
    return limited
  }

  /// Whether any part of a member was requested; nil asks for the whole record.
  public func requests(_ member: String?) -> Bool {
    guard let members, let member else { return true }
    let name = VariableScope.canonicalKey(member)
    return members.contains { $0.first.map(VariableScope.canonicalKey) == name }
  }

  /// Whether another reading gives the same values, byte for byte, for everything requested in this one.
  public func isSame(as other: FactReading) -> Bool {
    guard let members else { return Self.isSame(value, other.value) }
    return (value == nil) == (other.value == nil)
      && members.allSatisfy { path in
        Self.isSame(path.reduce(value) { $0?.member($1) }, path.reduce(other.value) { $0?.member($1) })
      }
  }

  /// The same reading, extended by the requests of another.
  public func addingRequests(of more: FactReading) -> FactReading {
    var all = adding(more)
    all.members = members.flatMap { own in more.members.map(own.union) }
    all.period = period.narrowed(to: more.period)
    return all
  }

  private static func isSame(_ a: Value?, _ b: Value?) -> Bool {
    switch (a, b) {
    case (let a?, let b?): a.isSpelled(like: b)
    case (nil, nil): true
    default: false
    }
  }
}

/// Facts already computed from the same inputs, each with the period in which it is valid. For example, a record of a
/// year's steps is built once a day instead of once per picture.
///
/// It does not change any result: a fact that is no longer valid is computed again.
public final class FactMemory: Sendable {
  /// The inputs of all facts.
  public let inputs: FactInputs
  let measures: LocalMeasures
  /// The words of the reader's language.
  let words: Words
  let week: RegionalWeek
  let clock: LocaleClock
  let nextHour = CachedValue<NextHour?>()
  let steps: CachedValue<StepsRecord?>
  let agenda: CachedValue<Agenda?>
  let reminders: CachedValue<ReminderBoard?>
  let today = CachedValue<LocalDay>()
  let placeToday = CachedValue<LocalDay>()
  let uvToday = CachedValue<UVDay>()
  let uvHours = CachedValue<[UVEntry]>()
  let uvDays = CachedValue<[(day: LocalDay, max: Double)]>()
  let conditions = CachedValue<WeatherConditions?>()
  let weatherHours, weatherDays: CachedValue<Value>
  /// Records of the forecast's minutes, by start. Except for the distance from now, they do not depend on the moment.
  private let weatherMinutes: RecordCache
  /// The short names of weekdays, which are needed for each day of a list.
  private let weekdayNames = Mutex<[Int: Value?]>([:])
  private let facts: Mutex<KnownFacts?>
  /// The stored variables.
  let stored: NameTable<Value>

  /// Makes a memory for one set of snapshots and one reader.
  ///
  /// - Parameter last: a memory of other inputs; facts of unchanged snapshots are taken over.
  public init(_ inputs: FactInputs, after last: FactMemory? = nil) {
    self.inputs = inputs
    let shared = last.map { inputs.kinds(sharedWith: $0.inputs) } ?? []
    steps = shared.contains(.steps) ? last?.steps ?? CachedValue() : CachedValue()
    agenda = shared.contains(.calendar) ? last?.agenda ?? CachedValue() : CachedValue()
    reminders = shared.contains(.reminders) ? last?.reminders ?? CachedValue() : CachedValue()
    let weather = last.flatMap { inputs.weather(ofPlaceIn: $0.inputs) }
    let forecast = weather.flatMap { $0.mine.sharesForecast(with: $0.theirs) ? last : nil }
    weatherHours = forecast?.weatherHours ?? CachedValue()
    weatherDays = forecast?.weatherDays ?? CachedValue()
    let minutes = weather.flatMap { $0.mine.sharesMinutes(with: $0.theirs) ? last : nil }
    weatherMinutes = minutes?.weatherMinutes ?? RecordCache()
    let known = shared.isEmpty ? nil : last?.facts.withLock { $0 }
    facts = Mutex(known.map { KnownFacts(inputs.snapshots, after: $0, of: shared) })
    measures = LocalMeasures(inputs.locale)
    words = Words(inputs.locale)
    week = RegionalWeek(inputs.locale)
    clock = LocaleClock(inputs.locale, in: inputs.timeZone)
    stored = NameTable(
      (inputs.snapshots.variables?.scope ?? [:]).lazy.map { (VariableName(canonical: $0.key), $0.value) })
  }

  /// The facts by their places in the table. Created on the first read, because the table is large.
  private struct KnownFacts {
    var readings: [FactReading?]
    /// Whether data supplies the value, so that it takes precedence over a sample of the same name.
    let isSupplied: [Bool]

    /// - Parameters:
    ///   - last: facts of other snapshots.
    ///   - kinds: the kinds that are the same in both.
    init(_ snapshots: Snapshots, after last: KnownFacts? = nil, of kinds: [SnapshotKind] = []) {
      readings = Array(repeating: nil, count: FactTable.all.count)
      if let last {
        for (place, source) in FactTable.sources.enumerated() where source.map(kinds.contains) ?? false {
          readings[place] = last.readings[place]
        }
      }
      let known = Set(SnapshotKind.allCases.filter(snapshots.has))
      isSupplied = FactTable.suppliers.map { $0.map { $0.isAlways || known.contains($0.source) } ?? false }
    }
  }

  /// Whether data supplies the value of the key at a place in the table, so that it takes precedence over a sample of
  /// the same name.
  func isSupplied(_ place: Int) -> Bool {
    facts.withLock { facts in
      if facts == nil { facts = KnownFacts(inputs.snapshots) }
      return facts?.isSupplied[place] ?? false
    }
  }

  private enum Answer {
    case known(FactReading)
    /// Not known; the value holds what is known of other members.
    case unknown(FactReading?)
    /// In another layer.
    case elsewhere
  }

  /// The fact at a place in the table, if it belongs to the requested layer.
  ///
  /// - Parameters:
  ///   - isSupplied: whether the fact must be supplied by data or must not be; nil for either.
  ///   - member: the only requested member of a record, so that others may be left out; nil for all.
  func reading(at place: Int, isSupplied: Bool?, member: String? = nil, at moment: Date) -> FactReading? {
    let answer = facts.withLock { facts -> Answer in
      if facts == nil { facts = KnownFacts(inputs.snapshots) }
      guard let facts, isSupplied ?? facts.isSupplied[place] == facts.isSupplied[place] else { return .elsewhere }
      guard let known = facts.readings[place], known.period.contains(moment) else { return .unknown(nil) }
      return known.contains(member) ? .known(known) : .unknown(known)
    }
    switch answer {
    case .elsewhere: return nil
    case .known(let reading): return reading
    case .unknown(let known):
      // Outside the lock, because it may take long. Computing the same fact twice does no harm.
      let made = compute(FactTable.all[place], member: member, at: moment)
      let reading = known?.adding(made) ?? made
      facts.withLock { $0?.readings[place] = reading }
      return reading
    }
  }

  private func compute(_ key: FactKey, member: String? = nil, at moment: Date) -> FactReading {
    let requested = member.map(VariableScope.canonicalKey)
    let clock = FactClock(moment, member: requested)
    let value = key.value(FactContext(self, clock))
    let computed = clock.leavesOut ? requested.map { [$0] as Set } : nil
    return FactReading(value: value, period: clock.period, parts: clock.parts, computed: computed)
  }

  /// The record of a minute of the forecast; calls `make` only if it is not known.
  func weatherMinute(_ start: Date, _ make: () -> [String: Value]) -> [String: Value] {
    weatherMinutes.record(of: start, make)
  }

  /// The short name of a weekday; calls `make` only if it is not known.
  func weekdayName(_ weekday: Int, _ make: () -> Value?) -> Value? {
    if let known = weekdayNames.withLock({ $0[weekday] }) { return known }
    let made = make()
    weekdayNames.withLock { $0[weekday] = .some(made) }
    return made
  }

  /// The fact of a key at a moment.
  func reading(of key: FactKey, at moment: Date) -> FactReading {
    let known = FactTable.place(of: VariableName(canonical: key.name)).flatMap {
      reading(at: $0, isSupplied: nil, at: moment)
    }
    return known ?? compute(key, at: moment)
  }
}

/// Records that do not depend on the moment, each made once.
final class RecordCache: Sendable {
  private let known = Mutex<[Date: [String: Value]]>([:])

  /// The record for a start date; calls `make` only if it is not known.
  func record(of start: Date, _ make: () -> [String: Value]) -> [String: Value] {
    if let record = known.withLock({ $0[start] }) { return record }
    let made = make()
    known.withLock { $0[start] = made }
    return made
  }
}

/// An intermediate result shared by several facts, cached while it is valid.
final class CachedValue<Wrapped: Sendable>: Sendable {
  private let last = Mutex<(value: Wrapped, period: FactPeriod)?>(nil)

  /// The value at the context's moment; calls `make` only if the last one is not valid.
  func value(in context: FactContext, _ make: (FactContext) -> Wrapped) -> Wrapped {
    if let known = last.withLock({ $0 }), known.period.contains(context.time.moment) {
      context.time.narrow(to: known.period)
      return known.value
    }
    let time = FactClock(context.time.moment)
    let value = make(FactContext(context.memory, time))
    let period = time.period
    last.withLock { $0 = (value, period) }
    context.time.narrow(to: period)
    return value
  }
}

/// The facts of the inputs that were used last, for one thread.
public final class FactMemories {
  /// More than the inputs of a screen, or of a board for several people.
  private var memories = RecentList<FactMemory>(capacity: 24)

  /// Makes an empty collection.
  public init() {}

  /// The memory for some inputs; an earlier one if the inputs are the same.
  public func memory(of inputs: FactInputs) -> FactMemory {
    if let known = memories.entry(where: { $0.inputs.isCopy(of: inputs) }) { return known }
    let made = FactMemory(inputs, after: memories.entries.last)
    memories.keep(made)
    return made
  }
}
