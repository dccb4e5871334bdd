// SPDX-License-Identifier: MIT

public import FoundationEssentials
import WeaveDiagnostics
import WeaveJSON
import WeaveSchema
public import WeaveTime

/// Whether weave may read a source of facts.
public enum AccessState: String, Sendable, Hashable, CaseIterable {
  /// The phone's states; `notDetermined` means that the user was not asked yet.
  case unknown, notAvailable, notDetermined, authorised, denied
  /// Some values may be read and others not; only for activity.
  case partial

  /// Whether the values of a source in this state are real: a source without permission answers with zeros.
  public var allowsReading: Bool {
    switch self {
    case .unknown, .authorised, .partial: true
    case .notAvailable, .notDetermined, .denied: false
    }
  }
}

/// Steps today and on earlier days: `steps.json`.
public struct StepsSnapshot: Sendable, Hashable {
  /// When the values were taken; their age counts from then.
  public var fetchedAt: Date
  /// Whether weave may read the source of the counts.
  public var access: AccessState
  /// The count of the latest day, which is today only until that day ends; nil if unknown.
  public var today: StepsDay?
  /// Past days in order, without repeats. A missing day is unknown, which is not zero.
  public var history: [StepsDay]
  /// The person's goals.
  public var goals: StepsGoals

  /// Counts for today and for past days, without repeated days.
  public init(
    fetchedAt: Date, access: AccessState = .authorised, today: StepsDay? = nil, history: [StepsDay] = [],
    goals: StepsGoals = StepsGoals()
  ) {
    self.fetchedAt = fetchedAt
    self.access = access
    self.today = today
    self.history = history
    self.goals = goals
  }
}

/// The steps on a day, zero or more.
public struct StepsDay: Sendable, Hashable {
  /// The walker's local day.
  public var day: LocalDay
  /// The number of steps; 0 is a known day without steps.
  public var steps: Int

  /// The count of a day.
  public init(day: LocalDay, steps: Int) {
    self.day = day
    self.steps = steps
  }
}

/// A person's step goals, and how strictly a streak is counted.
public struct StepsGoals: Sendable, Hashable {
  /// How today counts in a streak while its goal is not reached.
  public enum StreakRule: String, Sendable, Hashable, CaseIterable {
    /// Today breaks the streak until its goal is reached.
    case strict
    /// Today counts once its goal is reached, and never breaks the streak.
    case completeDaysOnly
  }

  /// The goal for weekdays, in steps; 0 makes the day a rest day.
  public var weekday: Int
  /// The goal for Saturdays and Sundays.
  public var weekend: Int
  /// How today counts in a streak while its goal is not reached.
  public var streakRule: StreakRule

  /// Goals in steps.
  public init(weekday: Int = 10_000, weekend: Int = 10_000, streakRule: StreakRule = .completeDaysOnly) {
    self.weekday = weekday
    self.weekend = weekend
    self.streakRule = streakRule
  }
}

extension StepsSnapshot: SnapshotModel {
  /// Phones count steps every quarter of an hour.
  public static let definition = SnapshotDefinition(
    dateKey: "fetchedAt", exampleAddress: "steps.today", freshAge: 900.0, staleAge: 86_400.0,
    isShared: true, momentKeys: ["today"])

  /// `fetchedAt`.
  public var takenAt: Date? {
    get { fetchedAt }
    set { fetchedAt = newValue ?? fetchedAt }
  }

  /// The count of the latest day, and the number of past days.
  public var contents: [String?] { [today.map { "\($0.steps) on \($0.day)" }, count(history, "past day")] }
}

extension StepsSnapshot: SnapshotFile {
  static let forms = [
    SnapshotForm(.steps, .weave, SnapshotTable.steps, [SnapshotTable.stepsDay, SnapshotTable.stepsGoals]) {
      $0.steps($1)
    },
    SnapshotForm(.steps, .app, AppSnapshotTable.stepsToday) { $0.appStepsToday($1) },
    SnapshotForm(.steps, .appHistory, AppSnapshotTable.stepsHistory, [AppSnapshotTable.stepsDay]) {
      $0.appStepsHistory($1)
    },
  ]

  var tree: JSONNode { SnapshotWriter.steps(self) }

  var moments: [Date] { [] }

  func sharesLists(with other: Self) -> Bool { history.sharesStorage(with: other.history) }

  var shortTexts: [String?] { [] }
}

// MARK: As a file

extension SnapshotTable {
  /// More than anyone can walk in a day, but small enough that sums never overflow.
  static let stepCounts = 0...10_000_000

  static let steps = ObjectType(
    "Steps", "Steps today and on earlier days.",
    [
      schema, version, fetchedAt, access,
      Field("today", .object("StepsDay"), "The count of the current day; only used until that day ends."),
      Field(
        "history", .array(.object("StepsDay"), atMost: Limits.snapshotHistory), default: "[]",
        "Past days. A missing day is unknown, which is not 0."),
      Field("goals", .object("StepsGoals"), default: "{}", "The person's goals."),
    ])

  static let stepsDay = ObjectType(
    "StepsDay", "The steps on a day.",
    [
      Field("day", .day, required: true, "The day."),
      Field("steps", .integer(stepCounts), required: true, "The number of steps."),
    ])

  static let stepsGoals = ObjectType(
    "StepsGoals", "Goals, and how strictly a streak is counted.",
    [
      Field("weekday", .integer(0...200_000), default: "10000", "The goal for weekdays; 0 makes the day a rest day."),
      Field(
        "weekend", .integer(0...200_000), default: "10000",
        "The goal for Saturdays and Sundays; 0 makes the day a rest day."),
      Field(
        "streakRule", .token(StepsGoals.StreakRule.allCases.map(\.rawValue)), default: "\"completeDaysOnly\"",
        "Whether today breaks the streak until its goal is reached (`strict`), or only once it is over."),
    ])
}

extension SnapshotReading {
  mutating func steps(_ root: SnapshotObject) -> StepsSnapshot? {
    guard let fetchedAt = date(root, "fetchedAt") else { return nil }
    let entries = (root.objects("history") ?? []).compactMap { object in
      stepsDay(object).map { TimedEntry(key: $0.day, value: $0, range: object.range("day")) }
    }
    return StepsSnapshot(
      fetchedAt: fetchedAt, access: root.token("access") ?? .authorised, today: root.object("today").flatMap(stepsDay),
      history: history(entries, of: "history"), goals: goals(root.object("goals")))
  }

  private func stepsDay(_ object: SnapshotObject) -> StepsDay? {
    guard let day = object.day("day"), let steps = object.integer("steps") else { return nil }
    return StepsDay(day: day, steps: steps)
  }

  /// The past days. If a day has two counts, the larger wins: counts only grow, so the smaller is older.
  mutating func history(_ entries: [TimedEntry<LocalDay, StepsDay>], of list: String) -> [StepsDay] {
    inOrder(entries, of: list) { $0.steps >= $1.steps ? $0 : $1 }
  }

  private func goals(_ object: SnapshotObject?) -> StepsGoals {
    let standard = StepsGoals()
    guard let object else { return standard }
    return StepsGoals(
      weekday: object.integer("weekday") ?? standard.weekday, weekend: object.integer("weekend") ?? standard.weekend,
      streakRule: object.token("streakRule") ?? standard.streakRule)
  }
}

extension SnapshotWriter {
  static func steps(_ steps: StepsSnapshot) -> JSONNode {
    .object([
      ("access", .text(steps.access.rawValue)), ("fetchedAt", .moment(steps.fetchedAt)),
      ("goals", goals(steps.goals)), ("history", .array(steps.history.map(stepsDay))),
      ("today", steps.today.map(stepsDay)), version,
    ])
  }

  private static func stepsDay(_ day: StepsDay) -> JSONNode {
    .object([("day", .day(day.day)), ("steps", .integer(day.steps))])
  }

  private static func goals(_ goals: StepsGoals) -> JSONNode {
    .object([
      ("streakRule", .text(goals.streakRule.rawValue)), ("weekday", .integer(goals.weekday)),
      ("weekend", .integer(goals.weekend)),
    ])
  }
}
