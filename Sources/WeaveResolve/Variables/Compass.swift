// SPDX-License-Identifier: MIT

/// Directions by name.
enum Compass {
  /// The nearest of 16 points of a direction in degrees, `NNW`; nil where it is not finite.
  static func point(_ degrees: Double) -> String? { nearest(degrees, points) }

  /// The nearest of 8 points in words, `north-west`.
  static func words(_ degrees: Double) -> String? { nearest(degrees, names) }

  private static func nearest(_ degrees: Double, _ names: [String]) -> String? {
    guard degrees.isFinite else { return nil }
    let turn = degrees / 360
    let step = ((turn - turn.rounded(.down)) * Double(names.count)).rounded()
    return names[Int(step) % names.count]
  }

  private static let points = [
    "N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW",
  ]
  private static let names = [
    "north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west",
  ]
}
