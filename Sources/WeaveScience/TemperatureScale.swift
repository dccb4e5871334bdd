// SPDX-License-Identifier: MIT

/// A colour scale for air temperatures, from violet for cold through green to red for heat.
public enum TemperatureScale {
  /// The colour for a temperature, `#RRGGBB`, mixed in sRGB between the two nearest stops.
  public static func color(atCelsius celsius: Double) -> String {
    guard celsius.isFinite, let first = stops.first, let last = stops.last else { return "#999999" }
    if celsius <= first.celsius { return hex(first.color) }
    if celsius >= last.celsius { return hex(last.color) }
    for (low, high) in zip(stops, stops.dropFirst()) where celsius <= high.celsius {
      let share = (celsius - low.celsius) / (high.celsius - low.celsius)
      return hex(mix(low.color, high.color, share))
    }
    return hex(last.color)
  }

  private static let stops: [(celsius: Double, color: UInt32)] = [
    (-10, 0x8E9BFF), (0, 0x64B5FF), (8, 0x62D8F0), (14, 0x6FE3B4), (19, 0xC6E66A), (23, 0xFFD84A), (28, 0xFFA23E),
    (36, 0xFF5F57),
  ]

  private static func mix(_ a: UInt32, _ b: UInt32, _ share: Double) -> UInt32 {
    [16, 8, 0].reduce(0) { color, shift in
      let (low, high) = (Double(a >> UInt32(shift) & 255), Double(b >> UInt32(shift) & 255))
      return color | UInt32((low + (high - low) * share).rounded()) << UInt32(shift)
    }
  }

  private static func hex(_ color: UInt32) -> String {
    let digits = String(color, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
