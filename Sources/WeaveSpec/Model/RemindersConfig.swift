// SPDX-License-Identifier: MIT

/// What the reminders template lists, and how.
public struct RemindersConfig: Sendable, Hashable {
  /// Which reminders are shown.
  public enum Mode: String, SpecToken { case today, overdue, soon, flagged, focus, list }

  /// How they are shown: in many lines, one large, or under headings.
  public enum Presentation: String, SpecToken { case dense, focus, sectioned }

  /// Which reminders are shown.
  public var mode = Mode.today
  /// How they are shown.
  public var presentation = Presentation.dense
  /// Identifiers of lists; empty means all.
  public var selectedListIDs: [String] = []
  /// Whether reminders that are done are left out.
  public var hideCompleted = true
  /// Whether the time stands beside a reminder that is due at one.
  public var showDueTimes = true
  /// Whether a ring tells how many are done.
  public var showProgressBadge = true
  /// The window of mode `soon`, 15...44640; version 1 only.
  public var soonWindowMinutes = 1440
  /// Version 1 only.
  public var includeStartDatesInToday = true
  /// At least 1; from 2 on the rules of Smart Stack version 2 hold.
  public var smartStackKitVersion = 1
  /// Version 2 only.
  public var showsDesignTitleInWidget = true

  /// The app's standard: what is due today, in many lines.
  public init() {}
}
