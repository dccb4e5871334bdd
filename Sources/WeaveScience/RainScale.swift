// SPDX-License-Identifier: MIT

/// The scale of a chart of rain, on which light rain still shows beside heavy rain.
public struct RainScale: Sendable, Hashable {
  /// Millimetres an hour at height 1.
  public var top: Double

  /// The first of 1, 2.5, 5 and 10 mm/h that is not below the peak; harder rain is its own top.
  public init(peak: Double) {
    top = [1, 2.5, 5, 10].first { $0 >= peak } ?? peak
  }

  /// The height of an intensity in millimetres an hour, 0...1.
  ///
  /// - Source: the exponent is that of WidgetWeaver's chart of the next hour.
  public func height(of intensity: Double) -> Double {
    intensity > 0 ? raise(min(intensity / top, 1), to: 0.62) : 0
  }
}
