// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveJSON
import WeaveTime

extension FeedSource {
  /// `UDSFile_….json` of Garmin’s export, and other lists of days with `calendarDate` and `totalSteps`.
  ///
  /// - Source: the folder `DI-Connect-Aggregator` of the export that Garmin sends on request.
  static let garmin = FeedSource(
    "garmin", "Garmin", [.steps, .activity],
    recognises: { $0.isJSON && $0.contains("\"calendarDate\"") && $0.contains("\"totalSteps\"") }
  ) { source, request in
    var reading = FeedReading(source, request)
    guard let root = reading.json() else { return reading.checked([]) }
    let entries = root.elements ?? [root]
    var days: [LocalDay: Int] = [:]
    var last: (day: LocalDay, entry: JSONNode)?
    for entry in entries {
      guard let day = GarminDays.day(entry["calendarDate"]) else {
        reading.add(Diagnostic(.feedLine, "the entry has no `calendarDate`; skipped it", at: entry.range.beginning))
        continue
      }
      // A day on which the watch was not worn has no count.
      guard let node = entry["totalSteps"], !node.isNull else { continue }
      guard let steps = FitbitTime.count(node) else {
        reading.add(Diagnostic(.feedLine, "`totalSteps` is not a count; skipped the day", at: node.range))
        continue
      }
      days[day] = max(days[day] ?? 0, steps)
      if last.map({ $0.day <= day }) ?? true { last = (day, entry) }
    }
    guard !days.isEmpty else {
      reading.add(.noData(from: "Garmin", "no steps", at: root.range))
      return reading.checked([])
    }
    var snapshots = StepHistory.snapshots(days, .days, &reading)
    snapshots.activity = last.flatMap { last in
      snapshots.steps.flatMap { GarminDays.activity(last.entry, last.day, days[last.day], taken: $0.fetchedAt) }
    }
    return reading.checked([snapshots])
  }
}

enum GarminDays {
  /// `2026-03-28`, also with a time; in older exports `{"date": "Mar 28, 2026 12:00:00 AM"}`.
  static func day(_ node: JSONNode?) -> LocalDay? {
    guard let text = node?.stringValue ?? node?["date"]?.stringValue else { return nil }
    if let day = LocalDay(String(text.prefix(10))) { return day }
    let words = text.split { $0 == " " || $0 == "," || $0 == "\u{202F}" }
    guard words.count >= 3, let month = EnglishMonth.number(of: words[0]) else { return nil }
    guard let day = Int(words[1]), let year = Int(words[2]) else { return nil }
    return LocalDay(year: year, month: month, day: day)
  }

  static func activity(_ entry: JSONNode, _ day: LocalDay, _ steps: Int?, taken: Date) -> ActivitySnapshot? {
    func number(_ key: String) -> Double? {
      entry[key]?.numberValue.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    }
    var activity = ActivitySnapshot(fetchedAt: taken, access: .partial, day: day)
    activity.steps = steps
    activity.distance = number("totalDistanceMeters").map { min($0, 1e7) }
    activity.activeEnergy = number("activeKilocalories").map { min($0, 1e5) }
    // A floor is three metres, as Garmin counts it.
    activity.flightsClimbed = number("floorsAscendedInMeters").map { Int(min($0 / 3, 1e5)) }
    let isEmpty = activity.distance == nil && activity.activeEnergy == nil && activity.flightsClimbed == nil
    return isEmpty ? nil : activity
  }
}
