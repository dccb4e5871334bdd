// SPDX-License-Identifier: MIT

import WeaveFacts

/// Where to begin among the facts: the lists, and the keys that are asked for most. The primer, `docs/spec.md` and the
/// search for facts read it.
public enum FactGuide {
  /// The twenty keys that people want first.
  public static let keys = [
    "__time_local", "__weekday", "__today", "__weather_temp", "__weather_condition", "__weather_symbol",
    "__weather_high", "__weather_low", "__weather_rain_start", "__steps_today", "__steps_goal_today", "__steps_streak",
    "__activity_distance", "__calendar_next_title", "__calendar_next_wait", "__reminders_open_count",
    "__reminders_next_title", "__sun_rise_local", "__sun_set_local", "__moon_symbol",
  ]

  /// The lists that `forEach` and charts show, with the members that are used first.
  public static let lists: [(name: String, members: [String])] = [
    ("weather.hourly", ["label", "temp", "symbol", "precip"]),
    ("weather.daily", ["weekday", "high", "low", "symbol", "precip"]),
    ("weather.minutes", ["offset", "rain_mmh"]),
    ("steps.week", ["letter", "steps", "goal", "is_today"]),
    ("steps.days", ["day", "steps", "goal", "is_goal_hit"]),
    ("steps.month", ["day_of_month", "steps", "level", "is_blank"]),
    ("calendar.events", ["title", "time_local", "wait", "weekday", "location"]),
    ("reminders.items", ["title", "list", "time_local", "is_overdue"]),
    ("reminders.today", ["title", "time_local"]),
    ("uv.hours", ["time_local", "index", "band"]),
    ("air.hours", ["time_local", "eu", "eu_band"]),
  ]

  /// The facts that match some words, a line each; the guide itself without words, and the members of a list by its
  /// name.
  public static func lines(for words: String) -> [String] {
    let parts = words.lowercased().split { $0.isWhitespace || $0 == "," }.map(String.init)
    if parts.isEmpty { return overview }
    if parts.count == 1, let part = part(parts[0]) { return described(part) }
    let kept = parts.filter { !filler.contains($0) }
    let ranked = entries.compactMap { entry -> (hits: Int, line: String)? in
      let hits = kept.count { entry.searched.contains(stem($0)) }
      return hits > 0 ? (hits, entry.line) : nil
    }
    let most = ranked.map(\.hits).max() ?? 0
    return Array(ranked.filter { $0.hits == most }.map(\.line).prefix(60))
  }

  private static let filler: Set<String> = ["the", "a", "of", "my", "in", "for", "and", "how", "many", "is", "next"]

  /// A word without a plural ending, so that `events` finds `event`.
  private static func stem(_ word: String) -> String {
    word.count > 4 && word.hasSuffix("s") ? String(word.dropLast()) : word
  }

  private static let overview: [String] =
    ["Lists, for `forEach` and charts (inside `forEach`, {{item.member}}):"]
    + lists.map { "\($0.name): \($0.members.joined(separator: ", ")), …" }
    + ["", "The most used keys, as {{key}} in a text:"]
    + keys.compactMap { FactTable.key($0).map(line) }
    + ["", "Search with words for the other keys; give a list's name for all of its members."]

  private static func line(_ key: FactKey) -> String {
    "\(key.name)  \(key.kind)\(key.unit.map { " \($0.symbol)" } ?? ""): \(key.summary)"
  }

  private static func line(_ member: FactMember) -> String {
    "\(member.name)  \(member.kind)\(member.unit.map { " \($0.symbol)" } ?? ""): \(member.summary)"
  }

  /// All plain keys, and the lists and records inside records.
  private static let entries: [(searched: String, line: String)] =
    FactTable.sections.flatMap { section in
      section.keys.filter { $0.aliasOf == nil }.flatMap { key in key.members.isEmpty ? [key] : key.parts }.map { key in
        ("\(key.name) \(key.summary) \(section.name)".lowercased(), line(key))
      }
    }

  /// The record, or the list in a record, with a name.
  private static func part(_ name: String) -> FactKey? {
    let records = FactTable.all.filter { $0.kind == .record && $0.aliasOf == nil }
    return records.first { $0.name == name } ?? records.flatMap(\.parts).first { $0.name == name }
  }

  private static func described(_ key: FactKey) -> [String] {
    let isList = key.kind == .list
    return [
      isList ? "\(key.name), a list: \(key.summary) Each entry has:" : "\(key.name), a record: \(key.summary) It has:"
    ]
      + key.members.map { member in
        member.members.isEmpty || isList
          ? line(member) : "\(key.name).\(member.name)  \(member.kind): \(member.summary)"
      }
  }
}
