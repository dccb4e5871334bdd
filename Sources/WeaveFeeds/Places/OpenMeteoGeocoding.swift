// SPDX-License-Identifier: MIT

import WeaveData
import WeaveDiagnostics
import WeaveJSON
import WeaveSchema

extension FeedSource {
  static let geocodingAttribution = Attribution(
    "Places by Open-Meteo.com, GeoNames", link: "https://open-meteo.com/en/docs/geocoding-api")

  /// `/v1/search`: places by name, best match first. Each is a separate snapshot, so that a reader can choose.
  ///
  /// - Source: `open-meteo.com/en/docs/geocoding-api`. If nothing is found, the answer has no `results`.
  static let openMeteoGeocoding = FeedSource(
    "open-meteo-places", "Open-Meteo places", [.location], geocodingAttribution,
    recognises: { start in
      start.isJSON && start.contains("\"generationtime_ms\"")
        && (start.contains("\"results\"") || !start.contains("\"latitude\""))
    }
  ) { source, request in
    var reading = FeedReading(source, request)
    guard let root = reading.json() else { return reading.checked([]) }
    if root["error"]?.boolValue == true {
      reading.add(.refused(by: "Open-Meteo", root["reason"]?.stringValue, at: root["reason"]?.range ?? root.range))
      return reading.checked([])
    }
    guard root.members != nil else {
      reading.add(.wrongShape(of: "Open-Meteo", expected: "it has no `results`", at: root.range))
      return reading.checked([])
    }
    guard let results = root["results"]?.elements, !results.isEmpty else {
      reading.add(.noData(from: "Open-Meteo", "no place of this name", at: root.range))
      return reading.checked([])
    }
    let found = results.prefix(Limits.feedPlaces).compactMap { place(of: $0, &reading) }
    return reading.checked(found)
  }

  private static func place(of result: JSONNode, _ reading: inout FeedReading) -> Snapshots? {
    let place = JSONNode.made(
      [
        ("name", result["name"]), ("latitude", result["latitude"]), ("longitude", result["longitude"]),
        ("elevationM", result["elevation"].flatMap { $0.numberValue == 9_999 ? nil : $0 }),
        ("timeZone", result["timezone"]),
      ], at: result.range.beginning)
    return reading.snapshots(
      .location,
      [
        ("updatedAt", .moment(reading.request.now)), ("attribution", .text(geocodingAttribution.text)),
        ("attributionURL", .text(geocodingAttribution.link)), ("place", place),
      ])
  }
}
