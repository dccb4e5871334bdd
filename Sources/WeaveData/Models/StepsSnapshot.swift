// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveJSON
public import WeaveTime

/// Whether a source of facts may be read.
public enum AccessState: String, Sendable, Hashable, CaseIterable {
  case unknown, notAvailable, notDetermined, authorised, denied
  /// Some of its values may be read and others not; activity only.
  case partial

  /// Whether what a source of this state says is what it counted: one that may not be read answers with zeros.
  public var allowsReading: Bool {
    switch self {
    case .unknown, .authorised, .partial: true
    case .notAvailable, .notDetermined, .denied: false
    }
  }
}

/// Steps of today and of the days before: `steps.json`.
public struct StepsSnapshot: Sendable, Hashable {
  public var fetchedAt: Date
  public var access: AccessState
  /// The count of one day, which is today only as long as that day lasts; nil where it is not known.
  public var today: StepsDay?
  /// Past days, each once, in order. A day that is not there is not known, which is not zero.
  public var history: [StepsDay]
  public var goals: StepsGoals

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

/// The steps of a day, zero or more.
public struct StepsDay: Sendable, Hashable {
  public var day: LocalDay
  public var steps: Int

  public init(day: LocalDay, steps: Int) {
    self.day = day
    self.steps = steps
  }
}

/// What a person wants to walk, and how strictly a streak is counted.
public struct StepsGoals: Sendable, Hashable {
  public enum StreakRule: String, Sendable, Hashable, CaseIterable {
    /// Today breaks the streak until its goal is reached.
    case strict
    /// Today counts once its goal is reached, and breaks nothing before.
    case completeDaysOnly
  }

  /// Steps; 0 makes the day a rest day.
  public var weekday: Int
  public var weekend: Int
  public var streakRule: StreakRule

  public init(weekday: Int = 10_000, weekend: Int = 10_000, streakRule: StreakRule = .completeDaysOnly) {
    self.weekday = weekday
    self.weekend = weekend
    self.streakRule = streakRule
  }
}

extension StepsSnapshot: SnapshotModel {
  public static let dateKey = "fetchedAt"
  public static let exampleAddress = "steps.today"
  public static let freshAge = 900.0
  public static let staleAge = 86_400.0

  public var takenAt: Date? {
    get { fetchedAt }
    set { fetchedAt = newValue ?? fetchedAt }
  }

  public var contents: [String?] { [today.map { "\($0.steps) on \($0.day)" }, count(history, "past day")] }

  public var tree: JSONNode { SnapshotWriter.steps(self) }
}
