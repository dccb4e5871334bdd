// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveSpec

extension FactTable {
  /// The place of the widget.
  static let location: [FactKey] = joined(
    [
      key("__location_name", .text, "What people call the place.") { FactText.text($0.name) },
      key("__location_lat", .number, in: .degrees, "Its latitude, north positive.") {
        FactText.coordinate($0.latitude)
      },
      key("__location_lon", .number, in: .degrees, "Its longitude, east positive.") {
        FactText.coordinate($0.longitude)
      },
      key("__location_elevation_m", .integer, in: .meters, "Its height above the sea.") {
        FactText.whole($0.elevation)
      },
      key("__location_time_zone", .text, "Its time zone, where it has its own.") {
        FactText.text($0.timeZone?.identifier)
      },
    ], age(.location, "the location"), age(.ozone, "the ozone column"))

  private static func key(
    _ name: String, _ kind: FactKey.Kind, in unit: FactUnit? = nil, _ summary: String,
    value: @escaping @Sendable (Place) -> Value?
  ) -> FactKey {
    FactKey(name, kind, in: unit, from: .location, summary) { ($0.snapshots.location?.place).flatMap(value) }
  }
}
