// SPDX-License-Identifier: MIT

import WeaveData
import WeaveDiagnostics

/// The files of an export that counts minutes, such as Fitbit's with one file a month.
///
/// They are cut at midnight in UTC. A day of the reader on which one file ends and the next begins has a part of its
/// steps in each.
public enum StepsSeries {
  private struct Part {
    /// The name of the file, without folders.
    var name: String
    /// The place of the file in the list of all.
    var index: Int
    var days: [StepsDay]
  }

  /// Gives the later of two files the whole count of the day that is split between them. The same file, given twice,
  /// counts once.
  public static func join(_ files: inout [FactFile]) {
    var seen: Set<String> = []
    let parts = files.indices.compactMap { part(of: files[$0], at: $0) }
      .filter { seen.insert($0.name).inserted }
      .sorted { ($0.days[0].day, $0.name) < ($1.days[0].day, $1.name) }
    for (part, next) in zip(parts, parts.dropFirst()) {
      guard let last = part.days.last, last.day == next.days[0].day else { continue }
      let whole = StepsDay(day: last.day, steps: min(last.steps + next.days[0].steps, 10_000_000))
      if files[next.index].checked.output?[0].steps?.today?.day == whole.day {
        files[next.index].checked.output?[0].steps?.today = whole
      } else {
        files[next.index].checked.output?[0].steps?.history[0] = whole
      }
    }
  }

  /// Nil for files that are not of such a series, or have no steps.
  private static func part(of file: FactFile, at index: Int) -> Part? {
    guard let feed = file.feed, let steps = file.checked.output?.first?.steps else { return nil }
    let name = String(file.source.name.split(separator: "/").last ?? "").lowercased()
    let isTakeout = feed.name == "steps-csv" && name.hasPrefix("steps_") && name.hasSuffix(".csv")
    guard feed.name == "fitbit" || isTakeout else { return nil }
    let days = steps.history + [steps.today].compactMap { $0 }
    return days.isEmpty ? nil : Part(name: name, index: index, days: days)
  }
}
