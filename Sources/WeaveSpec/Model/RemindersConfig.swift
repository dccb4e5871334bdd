// SPDX-License-Identifier: MIT

/// What the reminders template lists, and how.
public struct RemindersConfig: Sendable, Hashable {
  public enum Mode: String, SpecToken { case today, overdue, soon, flagged, focus, list }

  public enum Presentation: String, SpecToken { case dense, focus, sectioned }

  public var mode = Mode.today
  public var presentation = Presentation.dense
  /// Identifiers of lists; empty means all.
  public var selectedListIDs: [String] = []
  public var hideCompleted = true
  public var showDueTimes = true
  public var showProgressBadge = true
  /// The window of mode `soon`, 15...44640; version 1 only.
  public var soonWindowMinutes = 1440
  /// Version 1 only.
  public var includeStartDatesInToday = true
  /// At least 1; from 2 on the rules of Smart Stack version 2 hold.
  public var smartStackKitVersion = 1
  /// Version 2 only.
  public var showsDesignTitleInWidget = true

  public init() {}
}
