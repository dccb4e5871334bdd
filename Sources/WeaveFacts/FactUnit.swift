// SPDX-License-Identifier: MIT

/// The unit of a fact's value.
public enum FactUnit: String, Sendable, Hashable, CaseIterable {
  /// Degrees of a fixed scale.
  case celsius, fahrenheit
  /// °C, or °F if the reader's locale uses it.
  case localTemperature
  /// Percent.
  case percent
  /// A fraction, 0 to 1.
  case fraction
  /// Speeds in a fixed unit.
  case metersPerSecond, kilometersPerHour, milesPerHour
  /// km/h, or mph if the reader's locale uses it.
  case localSpeed
  /// The rate and the amount of rain.
  case millimetersPerHour, millimeters
  /// Counts of steps and the like, and lengths of time.
  case steps, flights, days, hours, minutes, seconds
  /// Distances in a fixed unit.
  case meters, kilometers, miles
  /// km, or miles if the reader's locale uses them.
  case localDistance
  /// Energy.
  case kilocalories
  /// An angle or a direction.
  case degrees
  /// Air pressure in a fixed unit.
  case hectopascals, inchesOfMercury
  /// hPa, or inHg if the reader's locale uses it.
  case localPressure
  /// Dobson units of ozone.
  case dobson
  /// Concentrations in the air.
  case microgramsPerCubicMeter, grainsPerCubicMeter
  /// A plain scale, such as the UV index or a weather code.
  case index
  /// Counts of other things.
  case count

  /// The quantity that is measured. Only values of the same dimension can be compared or added.
  public enum Dimension: String, Sendable, Hashable {
    /// Dimensions with units that can be converted into each other.
    case temperature, share, speed, rainRate, rain, steps, flights, time, length, energy, angle, pressure, ozone, scale
    /// The content of a cubic metre of air.
    case concentration, pollen
    /// Counts.
    case count
  }

  /// The quantity that the unit measures.
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

  /// The symbol of the unit, such as `°C`. A local unit names both; `in` says which one applies.
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

  /// The unit itself, if the locale chooses it; otherwise unchanged.
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
