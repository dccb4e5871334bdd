// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveSchema

extension SnapshotTable {
  static let calendar = ObjectType(
    "Calendar", "Events of the days ahead.",
    [
      schema, version, generatedAt,
      Field("events", .array(.object("Event"), atMost: Limits.snapshotEvents), default: "[]", "The events."),
    ])

  static let event = ObjectType(
    "Event", "An event: at some time (`start`, `end`), or of whole days (`firstDay`, `lastDay`).",
    [
      Field("title", .string, required: true, "What it is; a blank one is shown as `Untitled`."),
      Field("start", .moment, "When it begins."),
      Field("end", .moment, "When it ends; at its beginning where missing."),
      Field("firstDay", .day, "Its first day, wherever the reader is."),
      Field("lastDay", .day, "Its last day, which is part of it; the first where missing."),
      Field("location", .string, "Where it is."),
      Field("calendar", .string, "The calendar that it stands in."),
      Field("color", .string, "The calendar's colour as `#RRGGBB`."),
      Field("isCancelled", .bool, default: "false", "Whether it does not take place."),
      Field("isTransparent", .bool, default: "false", "Whether it leaves the time free, as a birthday does."),
    ])

  static let reminders = ObjectType(
    "Reminders", "Things to do.",
    [
      schema, version, generatedAt,
      Field(
        "status", .token(RemindersSnapshot.Status.allCases.map(\.rawValue)), default: "\"ok\"",
        "Whether the reminders could be read."),
      Field("statusMessage", .string, "What went wrong, in the source's words."),
      Field(
        "items", .array(.object("Reminder"), atMost: Limits.snapshotReminders), default: "[]", "The reminders."),
      modes,
    ])

  static let modes = Field(
    "modes", .array(.object("Mode"), atMost: Limits.snapshotModes), default: "[]",
    "Lists that were made ready for some modes; they go before what would be computed.")

  static let reminder = ObjectType(
    "Reminder", "Something to do.",
    [
      Field("id", .string, required: true, "Its identity; no two have the same."),
      Field("title", .string, required: true, "What is to be done; a blank one is shown as `Untitled`."),
      Field("due", .anyOf([.moment, .day]), "When it is due: a moment, or any time of a day."),
      Field("start", .anyOf([.moment, .day]), "When it starts."),
    ] + reminderMarks)

  /// What our form and the app's have in common.
  static let reminderMarks: [Field] = [
    Field("priority", .integer(0...9), default: "0", "1 is the highest, 9 the lowest, 0 none."),
    Field("isCompleted", .bool, default: "false", "Whether it is done."),
    Field("isFlagged", .bool, default: "false", "Whether it is marked."),
    Field("isRecurring", .bool, default: "false", "Whether it comes again."),
    Field("listID", .string, default: "\"\"", "The identity of its list."),
    Field("listTitle", .string, default: "\"\"", "The name of its list."),
  ]

  static let reminderMode = ObjectType(
    "Mode", "What one mode of template `reminders` lists.",
    [
      Field("mode", .string, required: true, "The mode: `today`, `overdue`, `soon`, `flagged`, `focus` or `list`."),
      itemIDs,
      Field(
        "sections", .array(.object("Section"), atMost: Limits.snapshotModes), default: "[]",
        "The same in parts with titles."),
    ])

  static let reminderSection = ObjectType(
    "Section", "A part of a list.",
    [
      Field("id", .string, required: true, "Its identity."),
      Field("title", .string, required: true, "Its title."),
      Field("subtitle", .string, "A smaller text under it."),
      itemIDs,
    ])

  private static let itemIDs = Field(
    "itemIDs", .array(.string, atMost: Limits.snapshotReminders), required: true, "The reminders, in order.")
}
