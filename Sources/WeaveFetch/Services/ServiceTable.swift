// SPDX-License-Identifier: MIT

/// Every service and kind of file that feeds may name, one row each.
public enum ServiceTable {
  /// All services, in the order of lists.
  public static let all: [Service] = [
    .openMeteo, .openMeteoAir, .metNorway, .metNowcast, .openWeatherCurrent, .openWeatherForecast, .openWeatherOneCall,
    .weatherKit, .nationalWeatherService, .nwsObservations, .temis, .iCalendar, .calDAV, .json, .csv, .homeAssistant,
    .homeAssistantCalendar, .homeAssistantLists, .homeEnergy, .prometheus, .nodeExporter, .uptimeKuma, .gtfsRealtime,
    .rss, .picture, .photoFolder, .immich, .todoTxt, .markdown, .todoist, .microsoftToDo, .appleHealth, .fitbit,
    .garmin, .samsungHealth, .withings, .healthAutoExport, .steps,
  ]

  /// The service with a name; nil if there is none.
  public static func service(_ name: String) -> Service? { all.first { $0.name == name } }
}
