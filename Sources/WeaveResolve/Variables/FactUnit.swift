// SPDX-License-Identifier: MIT

/// The unit of a fact's value.
public enum FactUnit: String, Sendable, Hashable, CaseIterable {
  /// Degrees of a fixed scale.
  case celsius, fahrenheit
  /// °C, or °F where the reader's locale measures so.
  case localTemperature
  /// Of a hundred.
  case percent
  /// 0 to 1.
  case fraction
  /// Of a fixed system.
  case metersPerSecond, kilometersPerHour, milesPerHour
  /// km/h, or mph where the reader's locale measures so.
  case localSpeed
  /// Of rain, a rate and an amount.
  case millimetersPerHour, millimeters
  /// Things that are counted, and lengths of time.
  case steps, flights, days, hours, minutes, seconds
  /// Of a fixed system.
  case meters, kilometers, miles
  /// km, or miles where the reader's locale measures so.
  case localDistance
  /// Of energy.
  case kilocalories
  /// Of an angle or a direction.
  case degrees
  /// Of the air's pressure, in a fixed system.
  case hectopascals, inchesOfMercury
  /// hPa, or inHg where the reader's locale measures so.
  case localPressure
  /// Dobson units of ozone.
  case dobson
  /// In the air.
  case microgramsPerCubicMeter, grainsPerCubicMeter
  /// A bare scale, such as the UV index or a weather code.
  case index
  /// Of other things that are counted.
  case count

  /// What is measured: only values of the same dimension can be compared or added.
  public enum Dimension: String, Sendable, Hashable {
    /// Each has units that can be converted into each other.
    case temperature, share, speed, rainRate, rain, steps, flights, time, length, energy, angle, pressure, ozone, scale
    /// What is in a cubic metre of air.
    case concentration, pollen
    /// Things that are counted.
    case count
  }

  /// What it measures.
  public var dimension: Dimension {
    switch self {
    case .celsius, .fahrenheit, .localTemperature: .temperature
    case .percent, .fraction: .share
    case .metersPerSecond, .kilometersPerHour, .milesPerHour, .localSpeed: .speed
    case .millimetersPerHour: .rainRate
    case .millimeters: .rain
    case .steps: .steps
    case .flights: .flights
    case .days, .hours, .minutes, .seconds: .time
    case .meters, .kilometers, .miles, .localDistance: .length
    case .kilocalories: .energy
    case .degrees: .angle
    case .hectopascals, .inchesOfMercury, .localPressure: .pressure
    case .dobson: .ozone
    case .microgramsPerCubicMeter: .concentration
    case .grainsPerCubicMeter: .pollen
    case .index: .scale
    case .count: .count
    }
  }

  /// How the unit is written: `°C`. A local unit names both, as `in` says which.
  public var symbol: String {
    switch self {
    case .celsius: "°C"
    case .fahrenheit: "°F"
    case .localTemperature: "°C or °F"
    case .percent: "%"
    case .fraction: "0…1"
    case .metersPerSecond: "m/s"
    case .kilometersPerHour: "km/h"
    case .milesPerHour: "mph"
    case .localSpeed: "km/h or mph"
    case .millimetersPerHour: "mm/h"
    case .millimeters: "mm"
    case .steps: "steps"
    case .flights: "flights"
    case .days: "d"
    case .hours: "h"
    case .minutes: "min"
    case .seconds: "s"
    case .meters: "m"
    case .kilometers: "km"
    case .miles: "mi"
    case .localDistance: "km or mi"
    case .kilocalories: "kcal"
    case .degrees: "°"
    case .hectopascals: "hPa"
    case .inchesOfMercury: "inHg"
    case .localPressure: "hPa or inHg"
    case .dobson: "DU"
    case .microgramsPerCubicMeter: "µg/m³"
    case .grainsPerCubicMeter: "grains/m³"
    case .index: "index"
    case .count: "count"
    }
  }

  /// The unit itself where a locale chooses it.
  public func `in`(_ measures: LocalMeasures) -> FactUnit {
    switch self {
    case .localTemperature: measures.temperature
    case .localSpeed: measures.speed
    case .localDistance: measures.distance
    case .localPressure: measures.pressure
    default: self
    }
  }
}
