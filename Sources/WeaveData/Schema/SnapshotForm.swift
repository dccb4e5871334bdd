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

  init(_ kind: SnapshotKind, _ origin: Origin, _ root: ObjectType, _ others: [ObjectType] = []) {
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
      ]),
    SnapshotForm(.steps, .weave, SnapshotTable.steps, [SnapshotTable.stepsDay, SnapshotTable.stepsGoals]),
    SnapshotForm(.activity, .weave, SnapshotTable.activity),
    SnapshotForm(.calendar, .weave, SnapshotTable.calendar, [SnapshotTable.event]),
    SnapshotForm(
      .reminders, .weave, SnapshotTable.reminders,
      [SnapshotTable.reminder, SnapshotTable.reminderMode, SnapshotTable.reminderSection]),
    SnapshotForm(.location, .weave, SnapshotTable.location, [SnapshotTable.place]),
    SnapshotForm(.ozone, .weave, SnapshotTable.ozone, [SnapshotTable.place, SnapshotTable.ozoneDay]),
    SnapshotForm(
      .air, .weave, SnapshotTable.air, [SnapshotTable.place, SnapshotTable.airConditions, SnapshotTable.airHour]),
    SnapshotForm(.variables, .weave, SnapshotTable.variables),
    SnapshotForm(
      .weather, .app, AppSnapshotTable.weather,
      [AppSnapshotTable.minute, AppSnapshotTable.hour, AppSnapshotTable.day]),
    SnapshotForm(.steps, .app, AppSnapshotTable.stepsToday),
    SnapshotForm(.steps, .appHistory, AppSnapshotTable.stepsHistory, [AppSnapshotTable.stepsDay]),
    SnapshotForm(.activity, .app, AppSnapshotTable.activity),
    SnapshotForm(.calendar, .app, AppSnapshotTable.calendar, [AppSnapshotTable.event]),
    SnapshotForm(
      .reminders, .app, AppSnapshotTable.reminders,
      [
        AppSnapshotTable.reminder, SnapshotTable.reminderMode, SnapshotTable.reminderSection,
        AppSnapshotTable.remindersDiagnostics,
      ]),
    SnapshotForm(.location, .app, AppSnapshotTable.location),
    SnapshotForm(.variables, .app, AppSnapshotTable.variables),
  ]

  /// The forms of one kind, ours first.
  static func forms(of kind: SnapshotKind) -> [SnapshotForm] { all.filter { $0.kind == kind } }

  /// Our own form of a kind.
  static func ours(_ kind: SnapshotKind) -> SnapshotForm? { forms(of: kind).first }
}
