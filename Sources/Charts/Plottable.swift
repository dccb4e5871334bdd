// SPDX-License-Identifier: MIT

import Foundation

/// A value that a chart can place: a number, a date or a name.
public protocol Plottable {
  /// A number, a string or a date.
  associatedtype PrimitivePlottable
  /// The value as a number, a string or a date.
  var primitivePlottable: PrimitivePlottable { get }
  /// The value of a number, a string or a date.
  init?(primitivePlottable: PrimitivePlottable)
}

extension Plottable where PrimitivePlottable == Self {
  /// The value itself.
  public var primitivePlottable: Self { self }
  /// The value itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable, PrimitivePlottable == RawValue {
  /// The raw value.
  public var primitivePlottable: RawValue { rawValue }
  /// The case of a raw value.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Double: Plottable {}
extension Float: Plottable {}
extension CGFloat: Plottable {}
extension Int: Plottable {}
extension Int32: Plottable {}
extension Int64: Plottable {}
extension UInt: Plottable {}
extension Decimal: Plottable {}
extension String: Plottable {}
extension Date: Plottable {}

/// A value with a label for readers who cannot see the chart.
public struct PlottableValue<Value: Plottable> {
  let label: String
  let value: Value
  /// The unit of the calendar that a date stands for.
  var unit: Calendar.Component?

  /// A value with a label.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(label: "\(labelKey)", value: value)
  }
  /// A value with a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue(label: String(label), value: value)
  }
  /// A value with a label.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(label: "", value: value)
  }

  var position: PlotPosition { PlotPosition(value.primitivePlottable, unit: unit) }
}

extension PlottableValue where Value == Date {
  /// A day, a month or another unit that a date lies in.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue { PlottableValue(label: "\(labelKey)", value: value, unit: unit) }
  /// A day, a month or another unit that a date lies in.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue { PlottableValue(label: String(label), value: value, unit: unit) }
}

/// Where a value lies along an axis.
enum PlotPosition: Hashable {
  /// A number.
  case number(Double)
  /// Seconds since 1970, and the unit that it stands for.
  case date(Double, Calendar.Component?)
  /// One of several names.
  case name(String)

  init(_ value: Any, unit: Calendar.Component? = nil) {
    switch value {
    case let value as Double: self = .number(value)
    case let value as any BinaryInteger: self = .number(Double(value))
    case let value as Float: self = .number(Double(value))
    case let value as CGFloat: self = .number(Double(value))
    case let value as Decimal: self = .number(Double("\(value)") ?? 0)
    case let value as Date: self = .date(value.timeIntervalSince1970, unit)
    default: self = .name("\(value)")
    }
  }

  /// The number or the seconds; nil for a name.
  var amount: Double? {
    switch self {
    case .number(let value), .date(let value, _): value.isFinite ? value : nil
    case .name: nil
    }
  }

  /// The name that is written for it, also in a legend.
  var text: String {
    switch self {
    case .number(let value): value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    case .date(let value, _): "\(Date(timeIntervalSince1970: value))"
    case .name(let name): name
    }
  }
}
