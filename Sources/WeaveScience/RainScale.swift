// SPDX-License-Identifier: MIT

/// The scale of a rain chart, on which light rain remains visible next to heavy rain.
public struct RainScale: Sendable, Hashable {
  /// The intensity at height 1, in millimetres per hour.
  public var top: Double

  /// The first of 1, 2.5, 5 and 10 mm/h that is not below the peak; a higher peak is used itself.
  public init(peak: Double) {
    top = [1, 2.5, 5, 10].first { $0 >= peak } ?? peak
  }

  /// The height of an intensity in millimetres per hour, 0...1.
  ///
  /// - Source: the exponent of WidgetWeaver's chart of the next hour.
  public func height(of intensity: Double) -> Double {
    intensity > 0 ? raise(min(intensity / top, 1), to: 0.62) : 0
  }
}
