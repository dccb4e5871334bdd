// SPDX-License-Identifier: MIT

/// Every source, one row each.
public enum FeedTable {
  /// All sources, in the order of lists. If several recognise a file, the first one reads it.
  public static let all: [FeedSource] = [
    .openMeteo, .openMeteoAir, .openMeteoGeocoding, .metNorway, .metNowcast, .openWeatherCurrent, .openWeatherForecast,
    .openWeatherOneCall, .weatherKit, .nationalWeatherService, .temis, .healthExport, .iCalendar, .todoist,
    .microsoftToDo, .fitbit, .garmin, .samsungHealth, .withings, .healthAutoExport, .stepsTable, .todoTxt, .markdown,
    .homeAssistant, .homeAssistantCalendar, .homeAssistantLists, .homeEnergy, .prometheus, .nodeExporter, .uptimeKuma,
    .gtfsRealtime, .rss, .picture, .photoFolder, .immich, .json, .csv,
  ]

  /// Apple Health's export, which `HealthExport` reads piece by piece.
  public static var healthExport: FeedSource { .healthExport }

  /// The source with a name; nil if there is none.
  public static func source(_ name: String) -> FeedSource? { all.first { $0.name == name } }

  /// The source of a file, recognised by its beginning; nil if none recognises it.
  public static func source(of start: FileStart) -> FeedSource? { all.first { $0.recognises(start) } }
}
