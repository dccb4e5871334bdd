// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveSchema

extension SnapshotTable {
  /// More than anyone can walk in a day, and few enough that sums of them never overflow.
  static let stepCounts = 0...10_000_000

  static let steps = ObjectType(
    "Steps", "Steps of today and of the days before.",
    [
      schema, version, fetchedAt, access,
      Field("today", .object("StepsDay"), "The count of the day that is not over; read only as long as it lasts."),
      Field(
        "history", .array(.object("StepsDay"), atMost: Limits.snapshotHistory), default: "[]",
        "Past days. A day that is not listed is not known, which is not 0."),
      Field("goals", .object("StepsGoals"), default: "{}", "What the person wants to walk."),
    ])

  static let stepsDay = ObjectType(
    "StepsDay", "The steps of a day.",
    [
      Field("day", .day, required: true, "The day."),
      Field("steps", .integer(stepCounts), required: true, "How many steps."),
    ])

  static let stepsGoals = ObjectType(
    "StepsGoals", "Goals, and how strictly a streak is counted.",
    [
      Field("weekday", .integer(0...200_000), default: "10000", "Steps of a weekday; 0 makes it a rest day."),
      Field(
        "weekend", .integer(0...200_000), default: "10000", "Steps of a day of the weekend; 0 makes it a rest day."),
      Field(
        "streakRule", .token(StepsGoals.StreakRule.allCases.map(\.rawValue)), default: "\"completeDaysOnly\"",
        "Whether today breaks the streak until its goal is reached (`strict`), or only once it is over."),
    ])

  static let activity = ObjectType(
    "Activity", "What a person did on one day. A value that may not be read is left out.",
    [
      schema, version, fetchedAt, access,
      Field("day", .day, required: true, "The day that the values are of."),
      Field("steps", .integer(stepCounts), "Steps."),
      Field("flightsClimbed", .integer(0...100_000), "Flights of stairs, about three metres each."),
      .quantity("distance", .length, 0...10_000_000, "Walked and run."),
      .quantity("activeEnergy", .energy, 0...100_000, "Burned by moving, beyond what rest takes."),
    ])
}
