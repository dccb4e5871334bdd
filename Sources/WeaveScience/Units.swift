// SPDX-License-Identifier: MIT

/// Conversions between the units of the formulas and other units.
public enum Units {
  /// Converts degrees Celsius to Fahrenheit.
  public static func fahrenheit(celsius: Double) -> Double { celsius * 1.8 + 32 }
  /// Converts degrees Fahrenheit to Celsius.
  public static func celsius(fahrenheit: Double) -> Double { (fahrenheit - 32) / 1.8 }
  /// Converts metres per second to kilometres per hour.
  public static func kilometersPerHour(metersPerSecond: Double) -> Double { metersPerSecond * 3.6 }
  /// Converts metres per second to miles per hour; the international mile has 1,609.344 metres.
  public static func milesPerHour(metersPerSecond: Double) -> Double { metersPerSecond / 0.44704 }
  /// Converts metres per second to knots; the nautical mile has 1,852 metres.
  public static func knots(metersPerSecond: Double) -> Double { metersPerSecond * 3_600 / 1_852 }
  /// Converts kilometres per hour to metres per second.
  public static func metersPerSecond(kilometersPerHour: Double) -> Double { kilometersPerHour / 3.6 }
  /// Converts international miles per hour to metres per second.
  public static func metersPerSecond(milesPerHour: Double) -> Double { milesPerHour * 0.44704 }
}
