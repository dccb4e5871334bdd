// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveJSON
import WeaveTime

extension FeedSource {
  /// `steps-YYYY-MM-DD.json` of Fitbit’s export through Google Takeout: steps per minute, in UTC. Other quantities have
  /// files of the same form, so that only their names tell what they count.
  static let fitbit = FeedSource(
    "fitbit", "Fitbit", [.steps],
    recognises: {
      $0.isJSON && $0.contains("\"dateTime\"") && $0.contains("\"value\"") && !FitbitSteps.isOther($0.name)
    }
  ) { source, request in
    var reading = FeedReading(source, request)
    guard let root = reading.json() else { return reading.checked([]) }
    guard let entries = root.elements else {
      reading.add(.wrongShape(of: "Fitbit", expected: "it is not a list of minutes", at: root.range))
      return reading.checked([])
    }
    var spans = StepsSpans(request)
    for entry in entries {
      guard let time = entry["dateTime"]?.stringValue.flatMap(FitbitTime.seconds) else {
        reading.add(
          Diagnostic(.feedLine, "the entry has no time such as `03/28/26 07:14:00`", at: entry.range.beginning))
        continue
      }
      guard let steps = FitbitTime.count(entry["value"]) else {
        reading.add(Diagnostic(.feedLine, "the entry has no count of steps", at: entry.range.beginning))
        continue
      }
      spans.add(Double(steps), from: time, to: time + 60)
    }
    let days = spans.days
    guard !days.isEmpty else {
      reading.add(.noData(from: "Fitbit", "no steps", at: root.range))
      return reading.checked([])
    }
    return reading.checked([StepHistory.snapshots(days, .minutes, &reading)])
  }
}

enum FitbitSteps {
  /// What Fitbit exports besides steps, as its files are named.
  private static let others = [
    "altitude", "calories", "distance", "heart_rate", "resting_heart_rate", "time_in_heart_rate_zones",
    "lightly_active_minutes", "moderately_active_minutes", "very_active_minutes", "sedentary_minutes", "active_zone",
    "demographic_vo2_max", "run_vo2_max", "swim_lengths", "exercise", "sleep", "weight", "height", "water_logs",
    "food_logs", "estimated_oxygen_variation", "badge",
  ]

  /// Whether a file of Fitbit's counts something other than steps.
  ///
  /// - Parameter name: in lower case, without folders.
  static func isOther(_ name: String) -> Bool { others.contains { name.hasPrefix($0) } }
}

enum FitbitTime {
  /// `03/28/26 07:14:00` in seconds since 1970.
  static func seconds(_ text: String) -> Double? {
    let parts = text.split { "/ :".contains($0) }.map { Int($0) }
    guard parts.count == 6, let month = parts[0], let day = parts[1], let year = parts[2], let hour = parts[3],
      let minute = parts[4], let second = parts[5], (0...9_999).contains(year)
    else { return nil }
    let civil = CivilTime(
      year: year < 100 ? 2_000 + year : year, month: month, day: day, hour: hour, minute: minute, second: second)
    return civil.isValid ? Double(civil.secondNumber) : nil
  }

  static func count(_ node: JSONNode?) -> Int? {
    let number = node?.numberValue.flatMap { Int(exactly: $0) } ?? node?.stringValue.flatMap { Int($0) }
    return number.flatMap { (0...10_000_000).contains($0) ? $0 : nil }
  }
}
