// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveSchema

/// The keys of WidgetWeaver's own snapshots, as far as a picture can show them.
enum AppSnapshotTable {
  private static func begin(_ key: String, _ summary: String = "When the day began, in the phone's time zone.") -> Field
  {
    Field(key, .moment, required: true, summary)
  }

  private static let chance = SnapshotTable.chance
  private static let intensity = Field.quantity(
    "precipitationIntensity", .rainRate, SnapshotTable.rates, "The intensity of rain, or of snow as water.")

  private static func temperature(_ stem: String) -> Field {
    .quantity(stem, .temperature, SnapshotTable.temperatures, "A temperature.")
  }

  static let weather = ObjectType(
    "AppWeather", "The app's weather.",
    [
      SnapshotTable.fetchedAt, Field("locationName", .string, "The name of the place."),
      Field("latitude", .number(-90...90), "Degrees, north positive."),
      Field("longitude", .number(-180...180), "Degrees, east positive."),
      Field("isDaylight", .bool, "Whether the sun is up."),
      Field("conditionDescription", .string, "The sky in words."), SnapshotTable.symbolName,
      temperature("temperature"), temperature("apparentTemperature"), chance,
      .quantity("humidity", .fraction, 0...1, "Relative humidity."), temperature("highTemperature"),
      temperature("lowTemperature"),
      Field("minute", .array(.object("AppMinute"), atMost: Limits.snapshotMinutes), "The next hour."),
      Field(
        "hourly", .array(.object("AppHour"), atMost: Limits.snapshotHours), default: "[]", "The forecast by hours."),
      Field("daily", .array(.object("AppDay"), atMost: Limits.snapshotDays), default: "[]", "The forecast by days."),
    ])

  static let minute = ObjectType(
    "AppMinute", "A minute.", [begin("date", "When the minute begins."), chance, intensity])

  static let hour = ObjectType(
    "AppHour", "An hour.",
    [
      begin("date", "When the hour begins."), temperature("temperature"), SnapshotTable.symbolName, chance, intensity,
    ])

  static let day = ObjectType(
    "AppDay", "A day.",
    [
      begin("date", "A moment of the day."), temperature("highTemperature"), temperature("lowTemperature"),
      SnapshotTable.symbolName, chance,
    ])

  static let stepsToday = ObjectType(
    "AppStepsToday", "The app's steps of today.",
    [
      SnapshotTable.fetchedAt, begin("startOfDay"),
      Field("steps", .integer(SnapshotTable.stepCounts), required: true, "The number of steps."),
    ])

  static let stepsHistory = ObjectType(
    "AppStepsHistory", "The app's steps of past days.",
    [
      SnapshotTable.fetchedAt, Field("earliestDay", .moment, "The first day."),
      Field("latestDay", .moment, "The last."),
      Field(
        "days", .array(.object("AppStepsDay"), atMost: Limits.snapshotHistory), required: true, default: "[]",
        "The days."),
    ])

  static let stepsDay = ObjectType(
    "AppStepsDay", "A day.",
    [
      begin("dayStart"), Field("steps", .integer(SnapshotTable.stepCounts), required: true, "The number of steps."),
    ])

  static let activity = ObjectType(
    "AppActivity", "The app's activity of today.",
    [
      SnapshotTable.fetchedAt, begin("startOfDay"), Field("steps", .integer(SnapshotTable.stepCounts), "Steps."),
      Field("flightsClimbed", .integer(0...100_000), "Flights of stairs."),
      Field("distanceWalkingRunningMeters", .number(0...10_000_000), "Metres."),
      Field("activeEnergyBurnedKilocalories", .number(0...100_000), "Kilocalories."),
    ])

  static let calendar = ObjectType(
    "AppCalendar", "The app's next two events.",
    [
      SnapshotTable.generatedAt, Field("next", .object("AppEvent"), "The current or next event."),
      Field("second", .object("AppEvent"), "The one after it."),
    ])

  static let event = ObjectType(
    "AppEvent", "An event.",
    [
      Field("title", .string, required: true, "What it is."), begin("startDate", "When it begins."),
      begin("endDate", "When it ends."), Field("isAllDay", .bool, default: "false", "Whether it takes whole days."),
      Field("location", .string, "Where it is."),
    ])

  static let reminders = ObjectType(
    "AppReminders", "The app's reminders.",
    [
      SnapshotTable.generatedAt,
      Field("items", .array(.object("AppReminder"), atMost: Limits.snapshotReminders), default: "[]", "The reminders."),
      SnapshotTable.modes, Field("diagnostics", .object("AppRemindersDiagnostics"), "Whether they could be read."),
    ])

  static let reminder = ObjectType(
    "AppReminder", "Something to do.",
    [
      Field("id", .string, required: true, "Its identity."),
      Field("title", .string, required: true, "What is to be done."),
      Field("dueDate", .moment, "When it is due."),
      Field("dueHasTime", .bool, default: "false", "Whether the time of `dueDate` counts."),
      Field("startDate", .moment, "When it starts."),
      Field("startHasTime", .bool, default: "false", "Whether the time of `startDate` counts."),
    ] + SnapshotTable.reminderMarks)

  static let remindersDiagnostics = ObjectType(
    "AppRemindersDiagnostics", "Whether the reminders could be read.",
    [
      Field("kind", .token(RemindersSnapshot.Status.allCases.map(\.rawValue)), default: "\"ok\"", "The outcome."),
      Field("message", .string, "In words."), Field("at", .moment, "When."),
    ])

  static let location = ObjectType(
    "AppLocation", "The app's place.",
    [
      Field("name", .string, default: "\"\"", "The name shown to people."),
      Field("latitude", .number(-90...90), required: true, "Degrees, north positive."),
      Field("longitude", .number(-180...180), required: true, "Degrees, east positive."),
      Field("updatedAt", .moment, required: true, "When the place was found."),
    ])

  /// All its keys are the author's own.
  static let variables = ObjectType("AppVariables", "The app's variables.", [])
}
