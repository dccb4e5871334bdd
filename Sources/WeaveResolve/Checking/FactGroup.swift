// SPDX-License-Identifier: MIT

import WeaveData
import WeaveFacts

/// Groups of facts that are present or missing together, so that a test of one is a test of all.
///
/// The usual facts of a snapshot are one group: an author who tests for a temperature has thought of missing weather.
/// Facts that are missing on a dry day, or without a further event, are groups of their own and need their own test.
enum FactGroup {
  /// The group of a key. The group of the usual facts has the name of their snapshot.
  static func name(of key: FactKey) -> String {
    let name = key.aliasOf ?? key.name
    guard let source = key.source else { return name }
    if let prefix = apart.first(where: name.hasPrefix) { return prefix }
    if mayLack.contains(where: name.hasSuffix), source == .calendar || source == .reminders { return name }
    switch source {
    // `__calendar_next_title` and `__calendar_next_time`, but not `__calendar_then_title`.
    case .calendar, .reminders: return name.split(separator: "_").prefix(2).joined(separator: "_")
    default: return source.rawValue
    }
  }

  /// Facts that an event or a reminder may lack.
  private static let mayLack = [
    "_location", "_time", "_time_local", "_end", "_end_local", "_left_min", "_due", "_notes",
  ]

  /// Facts that their snapshot may lack.
  private static let apart = [
    "__weather_rain_", "__weather_nowcast_secondary", "__weather_gust", "__weather_showers", "__uv_burn",
    "__uv_vitamin", "__steps_best", "__wetbulb_recommendation", "__wetbulb_hazard",
  ]
}
