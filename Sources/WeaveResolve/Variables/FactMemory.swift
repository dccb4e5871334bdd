// SPDX-License-Identifier: MIT

public import FoundationEssentials
import Synchronization
public import WeaveData
public import WeaveSpec
import WeaveTime

/// All that facts are computed from besides the moment: the snapshots, and who reads them where.
public struct FactInputs: Sendable, Hashable {
  /// Everything that is known of the world.
  public let snapshots: Snapshots
  /// The reader's zone, whose days facts count.
  public let timeZone: TimeZone
  /// Whose units and words facts are in.
  public let locale: Locale
  /// What the design's samples and the caller say of the reader, by canonical key.
  let samples, given: [String: Value]

  /// - Parameters:
  ///   - samples: a design's own variables, which may say of the reader what facts depend on: `heat_activity`,
  ///     `skin_type`, `exposed_skin`, `pinned_day`.
  ///   - given: those that the caller sets; they go before the stored ones, and these before the samples.
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

  /// Whether facts of the one are facts of the other, to the letter.
  func isCopy(of other: FactInputs) -> Bool {
    isForReader(of: other) && snapshots.isCopy(of: other.snapshots)
  }

  /// Whether the same is known of who reads, and where.
  private func isForReader(of other: FactInputs) -> Bool {
    timeZone == other.timeZone && locale == other.locale && samples == other.samples && given == other.given
  }

  /// The kinds of snapshots whose facts read no other ones, and come to the same as those of other inputs.
  func kinds(sharedWith other: FactInputs) -> [SnapshotKind] {
    guard isForReader(of: other) else { return [] }
    return Self.independent.filter { snapshots.isCopy(of: other.snapshots, in: $0) }
  }

  /// Both weathers where one reader is told of one place by them, whatever it is called: services tell the minutes of the next hour more
  /// often than hours and days, and what is told of these stays.
  func weather(ofPlaceIn other: FactInputs) -> (mine: WeatherSnapshot, theirs: WeatherSnapshot)? {
    guard isForReader(of: other), let mine = snapshots.weather, let theirs = other.snapshots.weather,
      mine.place?.isWhere(theirs.place) ?? (theirs.place == nil),
      snapshots.location?.place.isWhere(other.snapshots.location?.place) ?? (other.snapshots.location == nil)
    else { return nil }
    return (mine, theirs)
  }

  /// The kinds whose facts come from their own snapshot, the clock and the reader alone.
  static let independent: [SnapshotKind] = [.steps, .activity, .calendar, .reminders]

  /// The variables that facts read.
  private static let preferences: Set<String> = ["heat_activity", "skin_type", "exposed_skin", "pinned_day"]

  private static func preferences(_ variables: [String: Value]) -> [String: Value] {
    let named = variables.filter { preferences.contains(VariableScope.canonicalKey($0.key)) }
    if named.isEmpty { return [:] }
    var known: [String: Value] = [:]
    // Sorted, so that of two spellings of one key the same wins in every run.
    for (key, value) in named.sorted(by: { $0.key > $1.key }) { known[VariableScope.canonicalKey(key)] = value }
    return known
  }
}

/// A fact at a moment.
public struct FactReading: Sendable, Hashable {
  /// Nil where it is missing.
  public var value: Value?
  /// The time in which it is the same, as long as its snapshot is.
  public var period: FactPeriod

  /// The names that lead into it, of each member of a record that was asked for; nil where all of it was.
  public var members: Set<[String]>?

  /// The times in which members of a record are the same that may be so for longer than the whole.
  private var parts: [String: FactPeriod]
  /// The members of a record that were worked out, where others were not asked for; nil for all.
  private var told: Set<String>?

  /// A value, nil where it is missing, and the time in which it is the same.
  public init(value: Value?, period: FactPeriod, members: Set<[String]>? = nil) {
    self.init(value: value, period: period, parts: [:])
    self.members = members
  }

  fileprivate init(value: Value?, period: FactPeriod, parts: [String: FactPeriod], told: Set<String>? = nil) {
    self.value = value
    self.period = period
    self.parts = parts
    self.told = told
  }

  /// Whether it says what a member is; nil for all of them.
  func tells(_ member: String?) -> Bool {
    guard let told else { return true }
    return member.map { told.contains(VariableScope.canonicalKey($0)) } ?? false
  }

  /// Whether it may say less than the whole record.
  var isPart: Bool { told != nil }

  /// The same with the members of another reading of the moment.
  fileprivate func adding(_ other: FactReading) -> FactReading {
    guard let told else { return self }
    guard let more = other.told, case .record(let own)? = value, case .record(let others)? = other.value else {
      return other
    }
    return FactReading(
      value: .record(own.merging(others) { $1 }), period: period.narrowed(to: other.period),
      parts: parts.merging(other.parts) { $1 }, told: told.union(more))
  }

  /// The same where some members alone are asked for, which may hold for longer; nil for all.
  public func asking(for members: Set<[String]>?) -> FactReading {
    var asked = self
    asked.members = members
    if let told, let members {
      // So that it is the same whatever else was worked out for others.
      let names = Set(members.compactMap(\.first).map(VariableScope.canonicalKey)).intersection(told)
      asked.told = names
      if case .record(let record)? = value { asked.value = .record(record.filter { names.contains($0.key) }) }
    }
    if let members, !members.isEmpty {
      let periods = members.map { path in path.first.flatMap { parts[$0] } ?? period }
      asked.period = periods.dropFirst().reduce(periods[0]) { $0.narrowed(to: $1) }
    }
    return asked
  }

  /// Whether anything of a member was asked for; nil for the whole.
  public func isAsked(for member: String?) -> Bool {
    guard let members, let member else { return true }
    let name = VariableScope.canonicalKey(member)
    return members.contains { $0.first.map(VariableScope.canonicalKey) == name }
  }

  /// Whether another reading says the same of what was asked for in this one, to the letter.
  public func isTold(by other: FactReading) -> Bool {
    guard let members else { return Self.isSame(value, other.value) }
    return (value == nil) == (other.value == nil)
      && members.allSatisfy { path in
        Self.isSame(path.reduce(value) { $0?.member($1) }, path.reduce(other.value) { $0?.member($1) })
      }
  }

  /// The same answer where more was asked for.
  public func asked(for more: FactReading) -> FactReading {
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

/// Facts of the same inputs that were computed for some moment, each with the time in which it holds: a record of a year's
/// steps is built once a day, not once a picture.
///
/// It changes no answer: what holds no longer is computed again.
public final class FactMemory: Sendable {
  /// What all facts are computed from.
  public let inputs: FactInputs
  let measures: LocalMeasures
  /// The words of the reader's language.
  let words: Words
  let week: RegionalWeek
  let clock: LocaleClock
  let nextHour = Kept<NextHour?>()
  let steps: Kept<StepsRecord?>
  let agenda: Kept<Agenda?>
  let reminders: Kept<ReminderBoard?>
  let today = Kept<LocalDay>()
  let placeToday = Kept<LocalDay>()
  let uvToday = Kept<UVDay>()
  let conditions = Kept<WeatherConditions?>()
  let weatherHours, weatherDays: Kept<Value>
  /// The records of minutes of the forecast, by when they begin, which say the same at every moment but for how far away they are.
  private let weatherMinutes: KeptRecords
  /// The short names of weekdays, which every day of a list has.
  private let weekdayNames = Mutex<[Int: Value?]>([:])
  private let facts: Mutex<KnownFacts?>
  /// The stored variables.
  let stored: NameTable<Value>

  /// A memory of facts of one set of snapshots and one reader.
  ///
  /// - Parameter last: of other inputs; facts of snapshots that have stayed are taken over.
  public init(_ inputs: FactInputs, after last: FactMemory? = nil) {
    self.inputs = inputs
    let shared = last.map { inputs.kinds(sharedWith: $0.inputs) } ?? []
    steps = shared.contains(.steps) ? last?.steps ?? Kept() : Kept()
    agenda = shared.contains(.calendar) ? last?.agenda ?? Kept() : Kept()
    reminders = shared.contains(.reminders) ? last?.reminders ?? Kept() : Kept()
    let weather = last.flatMap { inputs.weather(ofPlaceIn: $0.inputs) }
    let forecast = weather.flatMap { $0.mine.sharesForecast(with: $0.theirs) ? last : nil }
    weatherHours = forecast?.weatherHours ?? Kept()
    weatherDays = forecast?.weatherDays ?? Kept()
    let minutes = weather.flatMap { $0.mine.sharesMinutes(with: $0.theirs) ? last : nil }
    weatherMinutes = minutes?.weatherMinutes ?? KeptRecords()
    let known = shared.isEmpty ? nil : last?.facts.withLock { $0 }
    facts = Mutex(known.map { KnownFacts(inputs.snapshots, after: $0, of: shared) })
    measures = LocalMeasures(inputs.locale)
    words = Words(inputs.locale)
    week = RegionalWeek(inputs.locale)
    clock = LocaleClock(inputs.locale, in: inputs.timeZone)
    stored = NameTable(
      (inputs.snapshots.variables?.scope ?? [:]).lazy.map { (VariableName(canonical: $0.key), $0.value) })
  }

  /// The facts of the table, by their places; made when the first is read, as the table is large.
  private struct KnownFacts {
    var readings: [FactReading?]
    /// Whether data gives the value, so that it goes before a sample of the same name.
    let isAnswered: [Bool]

    /// - Parameters:
    ///   - last: facts of other snapshots.
    ///   - kinds: those that are the same in both.
    init(_ snapshots: Snapshots, after last: KnownFacts? = nil, of kinds: [SnapshotKind] = []) {
      readings = Array(repeating: nil, count: FactTable.all.count)
      if let last {
        for (place, source) in FactTable.sources.enumerated() where source.map(kinds.contains) ?? false {
          readings[place] = last.readings[place]
        }
      }
      let known = Set(SnapshotKind.allCases.filter(snapshots.has))
      isAnswered = FactTable.givers.map { $0.map { $0.isAlways || known.contains($0.source) } ?? false }
    }
  }

  /// Whether data gives the value of the key at a place of the table, so that it goes before a sample of the same name.
  func isAnswered(_ place: Int) -> Bool {
    facts.withLock { facts in
      if facts == nil { facts = KnownFacts(inputs.snapshots) }
      return facts?.isAnswered[place] ?? false
    }
  }

  private enum Answer {
    case known(FactReading)
    /// With what is known of other members.
    case unknown(FactReading?)
    /// Of another layer.
    case elsewhere
  }

  /// The fact at a place of the table, if data gives it or does not, as is asked for.
  ///
  /// - Parameters:
  ///   - isAnswered: nil for either.
  ///   - member: that of a record which alone is asked for, so that others may be left out; nil for all.
  func reading(at place: Int, isAnswered: Bool?, member: String? = nil, at moment: Date) -> FactReading? {
    let answer = facts.withLock { facts -> Answer in
      if facts == nil { facts = KnownFacts(inputs.snapshots) }
      guard let facts, isAnswered ?? facts.isAnswered[place] == facts.isAnswered[place] else { return .elsewhere }
      guard let known = facts.readings[place], known.period.contains(moment) else { return .unknown(nil) }
      return known.tells(member) ? .known(known) : .unknown(known)
    }
    switch answer {
    case .elsewhere: return nil
    case .known(let reading): return reading
    case .unknown(let known):
      // Outside of the lock, as it may take long; twice the same fact does no harm.
      let made = workedOut(FactTable.all[place], member: member, at: moment)
      let reading = known?.adding(made) ?? made
      facts.withLock { $0?.readings[place] = reading }
      return reading
    }
  }

  private func workedOut(_ key: FactKey, member: String? = nil, at moment: Date) -> FactReading {
    let asked = member.map(VariableScope.canonicalKey)
    let clock = FactClock(moment, asking: asked)
    let value = key.value(FactContext(self, clock))
    let told = clock.leavesOut ? asked.map { [$0] as Set } : nil
    return FactReading(value: value, period: clock.period, parts: clock.parts, told: told)
  }

  /// The record of a minute of the forecast; `make` runs only where it is not known.
  func weatherMinute(_ start: Date, _ make: () -> [String: Value]) -> [String: Value] {
    weatherMinutes.record(of: start, make)
  }

  /// The short name of a weekday; `make` runs only where it is not known.
  func weekdayName(_ weekday: Int, _ make: () -> Value?) -> Value? {
    if let known = weekdayNames.withLock({ $0[weekday] }) { return known }
    let made = make()
    weekdayNames.withLock { $0[weekday] = .some(made) }
    return made
  }

  /// A key's fact at a moment.
  func reading(of key: FactKey, at moment: Date) -> FactReading {
    let known = FactTable.place(of: VariableName(canonical: key.name)).flatMap {
      reading(at: $0, isAnswered: nil, at: moment)
    }
    return known ?? workedOut(key, at: moment)
  }
}

/// Records that say the same at every moment, each made once.
final class KeptRecords: Sendable {
  private let known = Mutex<[Date: [String: Value]]>([:])

  /// The record of what begins at a moment; `make` runs only where it is not known.
  func record(of start: Date, _ make: () -> [String: Value]) -> [String: Value] {
    if let record = known.withLock({ $0[start] }) { return record }
    let made = make()
    known.withLock { $0[start] = made }
    return made
  }
}

/// A part of facts that several share, kept as long as it holds.
final class Kept<Wrapped: Sendable>: Sendable {
  private let last = Mutex<(value: Wrapped, period: FactPeriod)?>(nil)

  /// The value at a context's moment; `make` runs only where the last one does not hold.
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
  /// The latest last.
  private var memories: [FactMemory] = []
  /// More than a screen, or a board of several people, has data for.
  private static let capacity = 24

  /// Memories for no reader so far.
  public init() {}

  /// The memory of some inputs, an earlier one where they are the same.
  public func memory(of inputs: FactInputs) -> FactMemory {
    if let known = memories.last(where: { $0.inputs.isCopy(of: inputs) }) { return known }
    let made = FactMemory(inputs, after: memories.last)
    if memories.count >= Self.capacity { memories.removeFirst() }
    memories.append(made)
    return made
  }
}
