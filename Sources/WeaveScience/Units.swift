// SPDX-License-Identifier: MIT

/// Quantities in other units than the formulas take.
public enum Units {
  /// Degrees Fahrenheit of degrees Celsius.
  public static func fahrenheit(celsius: Double) -> Double { celsius * 1.8 + 32 }
  /// Degrees Celsius of degrees Fahrenheit.
  public static func celsius(fahrenheit: Double) -> Double { (fahrenheit - 32) / 1.8 }
  /// From metres a second.
  public static func kilometersPerHour(metersPerSecond: Double) -> Double { metersPerSecond * 3.6 }
  /// From metres a second; the international mile has 1,609.344 metres.
  public static func milesPerHour(metersPerSecond: Double) -> Double { metersPerSecond / 0.44704 }
  /// From metres a second; the nautical mile has 1,852 metres.
  public static func knots(metersPerSecond: Double) -> Double { metersPerSecond * 3_600 / 1_852 }
  /// Metres a second of kilometres an hour.
  public static func metersPerSecond(kilometersPerHour: Double) -> Double { kilometersPerHour / 3.6 }
  /// Metres a second of international miles an hour.
  public static func metersPerSecond(milesPerHour: Double) -> Double { milesPerHour * 0.44704 }
}
