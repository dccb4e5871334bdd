// SPDX-License-Identifier: MIT

import WeaveData
import WeaveExpressions

extension FactTable {
  /// A person's activity today, other than walking.
  static let activity: [FactKey] = joined(
    [
      FactKey("__activity_access", .text, presence: .always, from: .activity, "Whether activity may be read.") {
        .string(($0.snapshots.activity?.access ?? .unknown).rawValue)
      },
      key("__activity_steps_today", .integer, in: .steps, "Steps today.") { FactText.whole($0.steps) },
      key("__activity_flights_today", .integer, in: .flights, "Flights of stairs climbed today.") {
        FactText.whole($0.flightsClimbed)
      },
    ], distances, energy, age(.activity, "the activity"))

  private static let distances: [FactKey] = joined(
    [
      key("__activity_distance_m", .integer, in: .meters, "Metres walked and run today.") {
        FactText.whole($0.distance)
      },
      key("__activity_distance_m_exact", .number, in: .meters, "Metres walked and run today, unrounded.") {
        FactText.exact($0.distance)
      },
    ],
    FactKey.distance("__activity_distance", from: .activity, changes: .day, "The way walked and run today.") {
      $0.activityToday?.distance
    },
    [
      key("__activity_distance_km_exact", .number, in: .kilometers, "Kilometres walked and run today, unrounded.") {
        FactText.exact($0.distance.map { $0 / 1_000 })
      }
    ])

  private static let energy: [FactKey] = {
    let energy = key("__activity_active_energy_kcal", .integer, in: .kilocalories, "Energy burned by moving today.") {
      FactText.whole($0.activeEnergy)
    }
    let exact = key(
      "__activity_active_energy_kcal_exact", .number, in: .kilocalories, "Energy burned by moving today, unrounded."
    ) {
      FactText.exact($0.activeEnergy)
    }
    return [energy, energy.alias("__activity_calories"), exact]
  }()

  private static func key(
    _ name: String, _ kind: FactKey.Kind, in unit: FactUnit? = nil, _ summary: String,
    value: @escaping @Sendable (ActivitySnapshot) -> Value?
  ) -> FactKey {
    FactKey(name, kind, in: unit, from: .activity, changes: .day, summary) { $0.activityToday.flatMap(value) }
  }
}

extension FactContext {
  /// The activity, if it is for the reader's today and may be read.
  var activityToday: ActivitySnapshot? {
    snapshots.activity.flatMap { $0.day == today && $0.access.allowsReading ? $0 : nil }
  }
}
