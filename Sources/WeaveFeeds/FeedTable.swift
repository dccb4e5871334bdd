// SPDX-License-Identifier: MIT

/// Every source, one row each.
public enum FeedTable {
  /// In the order of lists; of two that know a file the first one reads it.
  public static let all: [FeedSource] = [
    .openMeteo, .openMeteoAir, .openMeteoGeocoding, .metNorway, .metNowcast, .openWeatherCurrent, .openWeatherForecast,
    .openWeatherOneCall, .weatherKit, .nationalWeatherService, .temis, .healthExport, .iCalendar, .fitbit, .stepsTable,
    .todoTxt, .markdown, .homeAssistant, .prometheus, .rss, .json, .csv,
  ]

  /// Apple Health's export, which is read piece by piece with `HealthExport`.
  public static var healthExport: FeedSource { .healthExport }

  /// The source of a name; nil where there is none.
  public static func source(_ name: String) -> FeedSource? { all.first { $0.name == name } }

  /// The source that a file is of, by its beginning; nil where none knows it.
  public static func source(of start: FileStart) -> FeedSource? { all.first { $0.recognises(start) } }
}
