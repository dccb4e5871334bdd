// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveTime

/// Snapshots from daily counts.
enum StepHistory {
  /// How the counts of a file were read, for messages.
  enum Rule: String {
    case minutes = "the counts of a day's parts are added"
    case totals = "the greatest count of a day holds"
    case days = "each row is a day"
    case allDevices = "the rows of all devices together count"
    case records = "records of several devices count once"
  }

  /// A day with more steps than this is reported: few people ever walk so far.
  private static let most = 200_000
  /// A day of a file of minutes with fewer steps than this is reported.
  private static let fewest = 100

  /// A table does not state when it was made. It counts as made at the end of its last day, or now if that is earlier.
  static func snapshots(_ days: [LocalDay: Int], _ rule: Rule, _ reading: inout FeedReading) -> Snapshots {
    let request = reading.request
    let today = LocalDay(request.now, in: request.timeZone)
    let sorted = days.map { StepsDay(day: $0.key, steps: $0.value) }.filter { $0.day <= today }.sorted {
      $0.day < $1.day
    }
    for diagnostic in doubts(sorted, rule, today) { reading.add(diagnostic) }
    let last = sorted.last.map { $0.day.advanced(by: 1).start(in: request.timeZone) } ?? request.now
    var snapshots = Snapshots()
    snapshots.steps = StepsSnapshot(
      fetchedAt: min(last, request.now), today: sorted.last { $0.day == today },
      history: Array(sorted.filter { $0.day < today }.suffix(Limits.snapshotHistory)))
    return snapshots
  }

  /// Counts that make no sense for their kind of file. They are used as they are, because some days are like that.
  static func doubts(_ days: [StepsDay], _ rule: Rule, _ today: LocalDay) -> [Diagnostic] {
    let many = days.filter { $0.steps > most }
    // Today has only begun, and a day without any step may be a day without the device.
    let few = rule == .minutes ? days.filter { $0.steps > 0 && $0.steps < fewest && $0.day < today } : []
    return [doubt(many, "more than \(most)", rule), doubt(few, "fewer than \(fewest)", rule)].compactMap { $0 }
  }

  private static func doubt(_ days: [StepsDay], _ words: String, _ rule: Rule) -> Diagnostic? {
    guard let first = days.first else { return nil }
    let which =
      days.count == 1
      ? "\(first.day) has \(first.steps) steps, \(words)"
      : "\(days.count) days have \(words) steps, the first is \(first.day) with \(first.steps)"
    var diagnostic = Diagnostic(.feedCount, .init(which), at: nil)
    diagnostic.notes.append(.init("the rule for this file: \(rule.rawValue)"))
    return diagnostic
  }
}
