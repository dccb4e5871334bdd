// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveSchema

/// One form in which a kind of snapshot is written: ours, or one of the app's.
struct SnapshotForm: Sendable {
  enum Origin: Sendable, Hashable {
    /// Our own form, with a version.
    case weave
    /// What WidgetWeaver keeps.
    case app
    /// The app's steps of the days before today, apart from today's.
    case appHistory
  }

  let kind: SnapshotKind
  let origin: Origin
  let root: ObjectType
  let vocabulary: Vocabulary
  /// Makes the snapshot of a file's object; nil where it lacks what it needs.
  let read: Read

  typealias Read = @Sendable (inout SnapshotReading, SnapshotObject) -> (any SnapshotModel)?

  init(
    _ kind: SnapshotKind, _ origin: Origin, _ root: ObjectType, _ others: [ObjectType] = [], read: @escaping Read
  ) {
    self.read = read
    self.kind = kind
    self.origin = origin
    self.root = root
    vocabulary = Vocabulary(
      "snapshot", root: root.name, [root] + others, codes: Self.codes, excess: .dropped)
  }

  private static let codes = Vocabulary.Codes(
    unknownKey: .snapshotUnknownKey, misplacedKey: .snapshotMisplacedKey, missingKey: .snapshotMissingKey,
    wrongType: .snapshotWrongType, unknownToken: .snapshotUnknownToken, outOfRange: .snapshotOutOfRange,
    notInteger: .snapshotNotInteger, invalidDate: .snapshotInvalidDate, tooManyElements: .snapshotTooMany)

  /// Every form, ours of each kind first.
  static let all: [SnapshotForm] = [
    SnapshotForm(
      .weather, .weave, SnapshotTable.weather,
      [
        SnapshotTable.place, SnapshotTable.conditions, SnapshotTable.minute, SnapshotTable.hour,
        SnapshotTable.weatherDay,
      ]
    ) { $0.weather($1) },
    SnapshotForm(.steps, .weave, SnapshotTable.steps, [SnapshotTable.stepsDay, SnapshotTable.stepsGoals]) {
      $0.steps($1)
    },
    SnapshotForm(.activity, .weave, SnapshotTable.activity) { $0.activity($1) },
    SnapshotForm(.calendar, .weave, SnapshotTable.calendar, [SnapshotTable.event]) { $0.calendar($1) },
    SnapshotForm(
      .reminders, .weave, SnapshotTable.reminders,
      [SnapshotTable.reminder, SnapshotTable.reminderMode, SnapshotTable.reminderSection]
    ) { $0.reminders($1) },
    SnapshotForm(.location, .weave, SnapshotTable.location, [SnapshotTable.place]) { $0.location($1) },
    SnapshotForm(.ozone, .weave, SnapshotTable.ozone, [SnapshotTable.place, SnapshotTable.ozoneDay]) { $0.ozone($1) },
    SnapshotForm(
      .air, .weave, SnapshotTable.air, [SnapshotTable.place, SnapshotTable.airConditions, SnapshotTable.airHour]
    ) { $0.air($1) },
    SnapshotForm(.variables, .weave, SnapshotTable.variables) { $0.variables($1) },
    SnapshotForm(
      .weather, .app, AppSnapshotTable.weather,
      [AppSnapshotTable.minute, AppSnapshotTable.hour, AppSnapshotTable.day]
    ) { $0.appWeather($1) },
    SnapshotForm(.steps, .app, AppSnapshotTable.stepsToday) { $0.appStepsToday($1) },
    SnapshotForm(.steps, .appHistory, AppSnapshotTable.stepsHistory, [AppSnapshotTable.stepsDay]) {
      $0.appStepsHistory($1)
    },
    SnapshotForm(.activity, .app, AppSnapshotTable.activity) { $0.appActivity($1) },
    SnapshotForm(.calendar, .app, AppSnapshotTable.calendar, [AppSnapshotTable.event]) { $0.appCalendar($1) },
    SnapshotForm(
      .reminders, .app, AppSnapshotTable.reminders,
      [
        AppSnapshotTable.reminder, SnapshotTable.reminderMode, SnapshotTable.reminderSection,
        AppSnapshotTable.remindersDiagnostics,
      ]
    ) { $0.appReminders($1) },
    SnapshotForm(.location, .app, AppSnapshotTable.location) { $0.appLocation($1) },
    SnapshotForm(.variables, .app, AppSnapshotTable.variables) { $0.appVariables($1) },
  ]

  /// The forms of one kind, ours first.
  static func forms(of kind: SnapshotKind) -> [SnapshotForm] { all.filter { $0.kind == kind } }

  /// Our own form of a kind.
  static func ours(_ kind: SnapshotKind) -> SnapshotForm? { forms(of: kind).first }
}
