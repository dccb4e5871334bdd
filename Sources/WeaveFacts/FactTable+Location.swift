// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveExpressions
import WeaveTime

extension FactTable {
  /// The place of the widget.
  static let location: [FactKey] = joined(
    [
      key("__location_name", .text, "The name of the place.") { FactText.text($0.name) },
      key("__location_lat", .number, in: .degrees, "Its latitude, north positive.") {
        FactText.coordinate($0.latitude)
      },
      key("__location_lon", .number, in: .degrees, "Its longitude, east positive.") {
        FactText.coordinate($0.longitude)
      },
      FactKey("__location_coordinates", .text, from: .location, "Both as text: `45.76° N, 4.84° E`.") { context in
        context.snapshots.location.map { .string(coordinates(of: $0.place, in: context)) }
      },
      key("__location_elevation_m", .integer, in: .meters, "Its height above sea level.") {
        FactText.whole($0.elevation)
      },
      key("__location_time_zone", .text, "Its time zone, if it has its own.") {
        FactText.text($0.timeZone?.identifier)
      },
    ], age(.location, "the location"), age(.ozone, "the ozone column"))

  /// Latitude and longitude of a place with two decimals, with a word in the reader's language instead of a sign.
  static func coordinates(of place: Place, in context: FactContext) -> String {
    let words = context.words
    func degrees(_ angle: Double, _ positive: Word, _ negative: Word) -> String {
      let number = NumberText.decimal(
        abs(angle), digits: 2, ties: .toNearestOrAwayFromZero, locale: context.locale)
      return words.text(angle < 0 ? negative : positive, number)
    }
    return words.text(
      .pair, degrees(place.latitude, .north, .south), degrees(place.longitude, .east, .west))
  }

  private static func key(
    _ name: String, _ kind: FactKey.Kind, in unit: FactUnit? = nil, _ summary: String,
    value: @escaping @Sendable (Place) -> Value?
  ) -> FactKey {
    FactKey(name, kind, in: unit, from: .location, summary) { ($0.snapshots.location?.place).flatMap(value) }
  }
}
