// SPDX-License-Identifier: MIT

import WeaveData
import WeaveDiagnostics
import WeaveJSON

/// The US National Weather Service, whose answers lead from a place to a square of its grid, and to stations.
///
/// - Source: `weather.gov/documentation/services-web-api`.
extension Service {
  /// The forecast by hours, the forecast by days and nights, and the latest measurement of a station near the place.
  static let nationalWeatherService = Service(
    "nws", needs: [.place], every: 1_800, atLeast: 600, cost: "no key; only the US"
  ) { context throws(FetchError) in
    let point = try await NWSPoint(context)
    var joined = NWSAnswer()
    await joined.add("forecastHourly", "hourly forecast") { () async throws(FetchError) in
      try await point.answer("forecastHourly", "hourly forecast")
    }
    await joined.add("forecast", "forecast of days") { () async throws(FetchError) in
      try await point.answer("forecast", "forecast of days")
    }
    if let failure = joined.failureIfEmpty { throw failure }
    await joined.add("observation", "current weather") { () async throws(FetchError) in
      try await point.observation()
    }
    return joined.answer(timeZone: point.timeZone)
  }

  /// The latest measurements of a station near the place.
  static let nwsObservations = Service(
    "nws-observations", "nws", provider: "nws", needs: [.place], every: 1_800, atLeast: 600,
    cost: "no key; only the US"
  ) { context throws(FetchError) in try await NWSPoint(context).observation() }
}

/// What the service knows about a place: the addresses of its forecasts and stations.
private struct NWSPoint {
  private let context: RequestContext
  private let server: WebAddress
  private let points: WebAddress
  private let properties: JSONNode?

  /// The time zone of the place; nil if the service does not give it.
  var timeZone: String? { properties?["timeZone"]?.stringValue }

  init(_ context: RequestContext) async throws(FetchError) {
    self.context = context
    let (latitude, longitude) = context.coordinates
    server = try context.address("https://api.weather.gov")
    guard let points = server.with(path: "/points/\(latitude),\(longitude)") else {
      throw FetchError(.lasting, "the address of the feed cannot be completed")
    }
    self.points = points
    let answer = try await context.answer(WebRequest(points))
    properties = JSONParser.parse(SourceText(name: "points", bytes: answer.bytes)).output?["properties"]
  }

  /// The answer at an address that the service gives for the place.
  ///
  /// - Parameters:
  ///   - key: the key of the address.
  ///   - words: what the address is for, used in messages.
  func answer(_ key: String, _ words: String) async throws(FetchError) -> WebAnswer {
    try await context.answer(WebRequest(try address(key, words)))
  }

  private func address(_ key: String, _ words: String) throws(FetchError) -> WebAddress {
    guard let text = properties?[key]?.stringValue, let address = points.resolving(text) else {
      throw FetchError(.lasting, "\(server.host) has no \(words) for this place; it only covers the US")
    }
    guard address.hasSameOrigin(as: server) else {
      throw FetchError(.lasting, "the address of the feed cannot be completed")
    }
    return address
  }

  /// The most stations that are asked for a measurement.
  private static let stationLimit = 3

  /// The latest measurement of the nearest station that has a temperature. Stations send measurements without one
  /// between those that are complete.
  func observation() async throws(FetchError) -> WebAnswer {
    let stations = try await stations()
    var first: WebAnswer?
    var failure: FetchError?
    for station in stations.prefix(Self.stationLimit) {
      do throws(FetchError) {
        guard let address = server.with(path: "/stations/\(station)/observations/latest") else { continue }
        let answer = try await context.answer(WebRequest(address))
        if hasTemperature(answer) { return answer }
        first = first ?? answer
      } catch { failure = failure ?? error }
    }
    if let first { return first }
    throw failure ?? FetchError(.lasting, "\(server.host) knows no station near this place")
  }

  private func hasTemperature(_ answer: WebAnswer) -> Bool {
    let tree = JSONParser.parse(SourceText(name: "observation", bytes: answer.bytes)).output
    return tree?["properties"]?["temperature"]?["value"]?.numberValue != nil
  }

  /// The names of the stations, the nearest first.
  private func stations() async throws(FetchError) -> [String] {
    let list = try await answer("observationStations", "station")
    let tree = JSONParser.parse(SourceText(name: "stations", bytes: list.bytes)).output
    let names = tree?["features"]?.elements?.compactMap { $0["properties"]?["stationIdentifier"]?.stringValue } ?? []
    let plain = names.filter { name in
      !name.isEmpty
        && name.utf8.allSatisfy { byte in
          UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
        }
    }
    guard !plain.isEmpty else { throw FetchError(.lasting, "\(server.host) knows no station near this place") }
    return plain
  }
}

/// Answers joined into one object, under the keys of the point that leads to them. A part that fails does not affect
/// the others.
private struct NWSAnswer {
  private var parts: [(key: String, answer: WebAnswer)] = []
  private var notices: [String] = []
  private var failure: FetchError?

  /// The first failure, if there is no part.
  var failureIfEmpty: FetchError? { parts.isEmpty ? failure : nil }

  mutating func add(
    _ key: String, _ words: String, _ ask: () async throws(FetchError) -> WebAnswer
  ) async {
    do throws(FetchError) {
      let answer = try await ask()
      // A part that is cut off would spoil the others.
      let checked = JSONParser.parse(SourceText(name: key, bytes: answer.bytes))
      guard !checked.hasErrors, checked.output?.members != nil else {
        throw FetchError(.passing, "\(answer.host) sends something that is not whole")
      }
      parts.append((key, answer))
      notices += answer.notices
    } catch {
      failure = failure ?? error
      notices.append("no \(words): \(error.description)")
    }
  }

  func answer(timeZone: String?) -> WebAnswer {
    var members = parts.map { Array("\"\($0.key)\": ".utf8) + $0.answer.bytes }
    if let timeZone { members.insert(Array("\"timeZone\": \(JSONText.literal(timeZone))".utf8), at: 0) }
    let list = Array(members.joined(separator: Array(",\n".utf8)))
    var joined = WebAnswer()
    joined.bytes = Array("{".utf8) + list + Array("}".utf8)
    joined.type = "application/json"
    joined.host = parts.first?.answer.host ?? ""
    joined.notices = notices
    // Measurements come more often than forecasts.
    joined.freshFor = parts.filter { $0.key != "observation" }.compactMap(\.answer.freshFor).min()
    return joined
  }
}
