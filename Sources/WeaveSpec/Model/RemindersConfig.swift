// SPDX-License-Identifier: MIT

/// The options of the reminders template.
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
  /// Whether completed reminders are left out.
  public var hideCompleted = true
  /// Whether the time is shown beside a reminder that is due at a time.
  public var showDueTimes = true
  /// Whether a ring shows the number of completed reminders.
  public var showProgressBadge = true
  /// The window of mode `soon` in minutes, 15...44640; version 1 only.
  public var soonWindowMinutes = 1440
  /// Whether start dates count for mode `today`; version 1 only.
  public var includeStartDatesInToday = true
  /// At least 1; from 2 on, the rules of Smart Stack version 2 apply.
  public var smartStackKitVersion = 1
  /// Whether the design's title is shown; version 2 only.
  public var showsDesignTitleInWidget = true

  /// Makes the app's standard: what is due today, in many lines.
  public init() {}
}
