// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveTime

extension SnapshotReading {
  mutating func steps(_ root: SnapshotObject) -> StepsSnapshot? {
    guard let fetchedAt = date(root, "fetchedAt") else { return nil }
    let entries = (root.objects("history") ?? []).compactMap { object in
      stepsDay(object).map { TimedEntry(key: $0.day, value: $0, range: object.range("day")) }
    }
    return StepsSnapshot(
      fetchedAt: fetchedAt, access: root.token("access") ?? .authorised, today: root.object("today").flatMap(stepsDay),
      history: history(entries, of: "history"), goals: goals(root.object("goals")))
  }

  private func stepsDay(_ object: SnapshotObject) -> StepsDay? {
    guard let day = object.day("day"), let steps = object.integer("steps") else { return nil }
    return StepsDay(day: day, steps: steps)
  }

  /// Of two counts for a day the larger one holds: a count only grows, so the smaller is the older.
  mutating func history(_ entries: [TimedEntry<LocalDay, StepsDay>], of list: String) -> [StepsDay] {
    inOrder(entries, of: list) { $0.steps >= $1.steps ? $0 : $1 }
  }

  private func goals(_ object: SnapshotObject?) -> StepsGoals {
    let standard = StepsGoals()
    guard let object else { return standard }
    return StepsGoals(
      weekday: object.integer("weekday") ?? standard.weekday, weekend: object.integer("weekend") ?? standard.weekend,
      streakRule: object.token("streakRule") ?? standard.streakRule)
  }

  mutating func activity(_ root: SnapshotObject) -> ActivitySnapshot? {
    guard let fetchedAt = date(root, "fetchedAt"), let day = root.day("day") else { return nil }
    var activity = ActivitySnapshot(fetchedAt: fetchedAt, access: root.token("access") ?? .authorised, day: day)
    activity.steps = root.integer("steps")
    activity.flightsClimbed = root.integer("flightsClimbed")
    activity.distance = root.number("distanceM")
    activity.activeEnergy = root.number("activeEnergyKcal")
    return activity
  }
}
