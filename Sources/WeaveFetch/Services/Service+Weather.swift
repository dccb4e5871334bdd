// SPDX-License-Identifier: MIT

import WeaveData

extension Service {
  // MARK: MET Norway

  /// - Source: `api.met.no/doc/TermsOfService`: 20 calls per second by all users of a program together.
  private static let metLimits = [Limit(20, per: 1)]
  private static let metCost = "no key; needs a `contact`"

  static let metNorway = Service(
    "met-norway", provider: "met-norway", needs: [.place, .contact], every: 3_600, atLeast: 600, limits: metLimits,
    spread: 600,
    cost: metCost
  ) { context throws(FetchError) in try await fetchMet(context, "/weatherapi/locationforecast/2.0/complete") }

  static let metNowcast = Service(
    "met-nowcast", provider: "met-norway", needs: [.place, .contact], every: 600, atLeast: 300, limits: metLimits,
    spread: 60,
    cost: metCost
  ) { context throws(FetchError) in try await fetchMet(context, "/weatherapi/nowcast/2.0/complete") }

  private static func fetchMet(_ context: RequestContext, _ path: String) async throws(FetchError) -> WebAnswer {
    let (latitude, longitude) = context.coordinates
    var items = [("lat", latitude), ("lon", longitude)]
    if let elevation = context.place?.elevation { items.append(("altitude", String(Int(elevation.rounded())))) }
    return try await context.answer(ifChanged: context.address("https://api.met.no").with(path: path, items))
  }

  // MARK: OpenWeatherMap

  /// - Source: `openweathermap.org/price`: 60 calls per minute and a million per month are free.
  private static let openWeatherLimits = [Limit(60, per: 60), Limit(1_000_000, per: 30 * 86_400)]

  static let openWeatherCurrent = Service(
    "openweathermap", provider: "openweathermap", needs: [.place, .key], every: 1_800, atLeast: 600,
    limits: openWeatherLimits,
    cost: "a key; 60 calls a minute free"
  ) { context throws(FetchError) in try await fetchOpenWeather(context, "/data/2.5/weather") }

  static let openWeatherForecast = Service(
    "openweathermap-forecast", provider: "openweathermap", needs: [.place, .key], every: 3_600, atLeast: 600,
    limits: openWeatherLimits, cost: "a key; 60 calls a minute free"
  ) { context throws(FetchError) in try await fetchOpenWeather(context, "/data/2.5/forecast") }

  static let openWeatherOneCall = Service(
    "openweathermap-onecall", provider: "openweathermap-onecall", needs: [.place, .key], every: 1_800, atLeast: 600,
    limits: [Limit(60, per: 60), Limit(1_000, per: 86_400)], cost: "a key; 1,000 calls a day free"
  ) { context throws(FetchError) in try await fetchOpenWeather(context, "/data/3.0/onecall") }

  private static func fetchOpenWeather(_ context: RequestContext, _ path: String) async throws(FetchError) -> WebAnswer
  {
    let (latitude, longitude) = context.coordinates
    return try await context.answer(
      ifChanged: context.address("https://api.openweathermap.org").with(
        path: path, [("lat", latitude), ("lon", longitude), ("units", "metric"), ("appid", context.key)]))
  }

  // MARK: Ultraviolet light

  static let temis = Service("temis", needs: [.place], every: 6 * 3_600, atLeast: 3_600, cost: "no key") {
    context throws(FetchError) in
    let (latitude, longitude) = context.coordinates
    return try await context.answer(
      ifChanged: context.address("https://www.temis.nl").with(
        path: "/uvradiation/nrt/uvindex.php", [("lon", longitude), ("lat", latitude)]))
  }
}
