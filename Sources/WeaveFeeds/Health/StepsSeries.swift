// SPDX-License-Identifier: MIT

public import WeaveData
import WeaveDiagnostics
import WeaveTime

/// The files of an export that counts minutes, such as Fitbit's with one file a month.
///
/// They are cut at midnight in UTC. A day of the reader at which one file ends and the next begins is then in both, with
/// a part of its steps in each.
public struct StepsSeries {
  private struct Part {
    /// The name of the file, without folders.
    var name: String
    /// The place of its facts in the list of all.
    var index: Int
    var days: [StepsDay]
  }

  private var parts: [Part] = []

  /// No files yet.
  public init() {}

  /// Adds what was read from a file, if it is one of such a series.
  ///
  /// - Parameter index: the place of the facts in the list that is given to `total`.
  public mutating func add(_ file: FactFile, _ facts: Snapshots, at index: Int) {
    guard let steps = facts.steps, let feed = file.feed else { return }
    let name = String(file.source.name.split(separator: "/").last ?? "").lowercased()
    let isTakeout = feed.name == "steps-csv" && name.hasPrefix("steps_") && name.hasSuffix(".csv")
    guard feed.name == "fitbit" || isTakeout else { return }
    parts.append(Part(name: name, index: index, days: steps.history + [steps.today].compactMap { $0 }))
  }

  /// Gives the later of two files the whole count of the day that both have at their edge. The same file, given twice,
  /// counts once.
  public func total(_ facts: inout [Snapshots]) {
    var seen: Set<String> = []
    let sorted = parts.filter { !$0.days.isEmpty && seen.insert($0.name).inserted }
      .sorted { ($0.days[0].day, $0.name) < ($1.days[0].day, $1.name) }
    for (part, next) in zip(sorted, sorted.dropFirst()) {
      guard let last = part.days.last, let first = next.days.first, last.day == first.day else { continue }
      let whole = StepsDay(day: first.day, steps: min(first.steps + last.steps, 10_000_000))
      if facts[next.index].steps?.today?.day == whole.day {
        facts[next.index].steps?.today = whole
      } else if facts[next.index].steps?.history.first?.day == whole.day {
        facts[next.index].steps?.history[0] = whole
      }
    }
  }
}
