// SPDX-License-Identifier: MIT

/// Numbers in the shortest form that SVG allows: no zero before the decimal point, no trailing zeros.
enum SVGNumber {
  /// `value` with at most `decimals` decimals. Values beyond ±10⁹, including infinities, are clamped; NaN is 0.
  static func text(_ value: Double, decimals: Int = 3) -> String {
    text(units: units(value, decimals: decimals), decimals: decimals)
  }

  /// `value` in units of its last decimal.
  static func units(_ value: Double, decimals: Int) -> Int {
    guard !value.isNaN else { return 0 }
    let scaled = (min(max(value, -1e9), 1e9) * power(decimals)).rounded()
    return Int(scaled)
  }

  static func text(units: Int, decimals: Int) -> String {
    let one = Int(power(decimals))
    var digits = String(units.magnitude % one.magnitude)
    digits = String(repeating: "0", count: max(0, decimals - digits.count)) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    let whole = units.magnitude / one.magnitude
    let sign = units < 0 ? "-" : ""
    if digits.isEmpty { return sign + String(whole) }
    return sign + (whole == 0 ? "" : String(whole)) + "." + digits
  }

  private static func power(_ decimals: Int) -> Double { powers[min(max(decimals, 0), powers.count - 1)] }

  private static let powers: [Double] = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000]
}
