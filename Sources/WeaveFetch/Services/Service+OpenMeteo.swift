// SPDX-License-Identifier: MIT

extension Service {
  /// The limits of free use. One call covers ten variables for two weeks at one place.
  ///
  /// - Source: `open-meteo.com/en/terms` and `/en/pricing`.
  private static let openMeteoLimits = [
    Limit(600, per: 60), Limit(5_000, per: 3_600), Limit(10_000, per: 86_400), Limit(300_000, per: 30 * 86_400),
  ]

  static let openMeteo = Service(
    "open-meteo", provider: "open-meteo", needs: [.place], every: 1_800, atLeast: 300, limits: openMeteoLimits,
    weight: Double(current.count + quarters.count + hourly.count + daily.count) / 10,
    cost: "no key; free for non-commercial use, 10,000 calls a day"
  ) { context throws(FetchError) in
    try await context.answer(
      ifChanged: openMeteoAddress(
        context, "https://api.open-meteo.com", "/v1/forecast",
        [("current", current), ("minutely_15", quarters), ("hourly", hourly), ("daily", daily)],
        [("forecast_days", "7"), ("forecast_minutely_15", "12")]))
  }

  static let openMeteoAir = Service(
    "open-meteo-air", provider: "open-meteo", needs: [.place], every: 3_600, atLeast: 900, limits: openMeteoLimits,
    weight: Double(air.count) * 2 / 10, cost: "no key; free for non-commercial use, 10,000 calls a day"
  ) { context throws(FetchError) in
    try await context.answer(
      ifChanged: openMeteoAddress(
        context, "https://air-quality-api.open-meteo.com", "/v1/air-quality", [("current", air), ("hourly", air)],
        [("forecast_days", "3")]))
  }

  private static func openMeteoAddress(
    _ context: RequestContext, _ server: String, _ path: String, _ variables: [(String, [String])],
    _ rest: [(String, String)]
  ) throws(FetchError) -> WebAddress? {
    let (latitude, longitude) = context.allCoordinates
    return try context.address(server).with(
      path: path,
      [("latitude", latitude), ("longitude", longitude)] + variables.map { ($0.0, $0.1.joined(separator: ",")) } + rest
        + [("timezone", "auto")])
  }

  private static let sky = [
    "temperature_2m", "relative_humidity_2m", "apparent_temperature", "is_day", "precipitation", "weather_code",
    "cloud_cover", "pressure_msl", "wind_speed_10m", "wind_direction_10m", "wind_gusts_10m",
  ]
  private static let current = sky + ["dew_point_2m", "visibility", "uv_index"]
  private static let quarters = ["precipitation"]
  private static let hourly = sky + ["dew_point_2m", "visibility", "uv_index", "precipitation_probability"]
  private static let daily = [
    "weather_code", "temperature_2m_max", "temperature_2m_min", "sunrise", "sunset", "uv_index_max",
    "precipitation_sum",
    "precipitation_probability_max", "wind_speed_10m_max",
  ]
  private static let air = [
    "european_aqi", "us_aqi", "pm10", "pm2_5", "carbon_monoxide", "nitrogen_dioxide", "sulphur_dioxide", "ozone",
    "dust",
    "ammonia", "alder_pollen", "birch_pollen", "grass_pollen", "mugwort_pollen", "olive_pollen", "ragweed_pollen",
  ]
}
