// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveJSON
import WeaveTime

extension FeedSource {
  /// `steps-YYYY-MM-DD.json` of Fitbit’s export through Google Takeout: steps per minute, in UTC.
  static let fitbit = FeedSource(
    "fitbit", "Fitbit", [.steps],
    recognises: { $0.isJSON && $0.contains("\"dateTime\"") && $0.contains("\"value\"") }
  ) { source, request in
    var reading = FeedReading(source, request)
    guard let root = reading.json() else { return reading.checked([]) }
    guard let entries = root.elements else {
      reading.add(.wrongShape(of: "Fitbit", expected: "it is not a list of minutes", at: root.range))
      return reading.checked([])
    }
    var days: [LocalDay: Int] = [:]
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
      let day = LocalDay(Date(timeIntervalSince1970: time), in: request.timeZone)
      days[day] = min((days[day] ?? 0) + steps, 10_000_000)
    }
    guard !days.isEmpty else {
      reading.add(.noData(from: "Fitbit", "no steps", at: root.range))
      return reading.checked([])
    }
    return reading.checked([StepHistory.snapshots(days, request)])
  }
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
