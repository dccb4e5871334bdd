// SPDX-License-Identifier: MIT

/// Every key that designs can read without setting it.
public enum FactTable {
  /// By source, in the order of the reference.
  public static let all: [FactKey] =
    joined(time, weather, heat, sun, uv, steps, activity, calendar, reminders, location, air, photo)

  /// The key of a canonical name; nil where there is none.
  public static func key(_ name: String) -> FactKey? {
    // Most names are a design's own: they need not wait for the table to be built.
    guard name.utf8.starts(with: "__".utf8) || records.contains(name) else { return nil }
    return byName[name]
  }

  private static let records: Set = ["weather", "calendar", "steps", "reminders", "uv", "air", "time_words"]

  private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

  /// Groups of keys one after the other.
  static func joined(_ groups: [FactKey]...) -> [FactKey] { groups.flatMap { $0 } }
}
