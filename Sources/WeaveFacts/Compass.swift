// SPDX-License-Identifier: MIT

import WeaveExpressions

/// Names of directions.
enum Compass {
  /// The nearest of 16 compass points for a direction in degrees, such as `NNW`; nil if it is not finite.
  static func point(_ degrees: Double, in words: Words) -> String? {
    nearest(degrees, of: 16).flatMap { words.direction(.compassPoints, at: $0) }
  }

  /// The nearest of 8 compass points in words, such as `north-west`.
  static func words(_ degrees: Double, in words: Words) -> String? {
    nearest(degrees, of: 8).flatMap { words.direction(.compassWords, at: $0) }
  }

  private static func nearest(_ degrees: Double, of count: Int) -> Int? {
    guard degrees.isFinite else { return nil }
    let turn = degrees / 360
    return Int(((turn - turn.rounded(.down)) * Double(count)).rounded()) % count
  }
}
