// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveJSON
import WeaveSchema

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

  static func activity(_ activity: ActivitySnapshot) -> JSONNode {
    .object([
      ("access", .text(activity.access.rawValue)), ("activeEnergyKcal", .number(activity.activeEnergy)),
      ("day", .day(activity.day)), ("distanceM", .number(activity.distance)),
      ("fetchedAt", .moment(activity.fetchedAt)), ("flightsClimbed", .integer(activity.flightsClimbed)),
      ("steps", .integer(activity.steps)), version,
    ])
  }

  static func calendar(_ calendar: CalendarSnapshot) -> JSONNode {
    .object([
      ("events", .array(calendar.events.map(event))), ("generatedAt", .moment(calendar.generatedAt)), version,
    ])
  }

  private static func event(_ event: CalendarEvent) -> JSONNode {
    .object(
      span(event.span) + [
        ("calendar", .text(event.calendarName)), ("color", .text(event.color)),
        ("isCancelled", event.isCancelled ? .flag(true) : nil),
        ("isTransparent", event.isTransparent ? .flag(true) : nil), ("location", .text(event.location)),
        ("title", .text(event.title)),
      ])
  }

  private static func span(_ span: CalendarEvent.Span) -> [(String, JSONNode?)] {
    switch span {
    case .timed(let start, let end): [("end", .moment(end)), ("start", .moment(start))]
    case .allDay(let first, let last): [("firstDay", .day(first)), ("lastDay", last == first ? nil : .day(last))]
    }
  }

  static func reminders(_ reminders: RemindersSnapshot) -> JSONNode {
    .object([
      ("generatedAt", .moment(reminders.generatedAt)), ("items", .array(reminders.items.map(reminder))),
      ("modes", reminders.modes.isEmpty ? nil : .array(reminders.modes.map(mode))),
      ("status", .text(reminders.status.rawValue)), ("statusMessage", .text(reminders.statusMessage)), version,
    ])
  }

  private static func reminder(_ reminder: Reminder) -> JSONNode {
    .object([
      ("due", reminder.due.map(when)), ("id", .text(reminder.id)), ("isCompleted", .flag(reminder.isCompleted)),
      ("isFlagged", .flag(reminder.isFlagged)), ("isRecurring", .flag(reminder.isRecurring)),
      ("listID", .text(reminder.listID)), ("listTitle", .text(reminder.listTitle)),
      ("priority", .integer(reminder.priority)), ("start", reminder.start.map(when)), ("title", .text(reminder.title)),
    ])
  }

  private static func when(_ when: Reminder.When) -> JSONNode {
    switch when {
    case .moment(let date): .moment(date)
    case .day(let day): .day(day)
    }
  }

  private static func mode(_ mode: RemindersSnapshot.Mode) -> JSONNode {
    let sections = mode.sections.map { section in
      JSONNode.object([
        ("id", .text(section.id)), ("itemIDs", .array(section.itemIDs.map { .text($0) })),
        ("subtitle", .text(section.subtitle)), ("title", .text(section.title)),
      ])
    }
    return .object([
      ("itemIDs", .array(mode.itemIDs.map { .text($0) })), ("mode", .text(mode.mode)), ("sections", .array(sections)),
    ])
  }
}
