// SPDX-License-Identifier: MIT

/// The kinds of record taken from an Apple Health export.
enum HealthKind: Int, CaseIterable {
  case steps, flights, distance, energy

  private static let prefix: StaticString = "HKQuantityTypeIdentifier"

  /// Whether records of a type are taken. If not, the rest of the record need not be read.
  static func mayBe(_ bytes: [UInt8], _ type: Range<Int>) -> Bool { HealthKind(bytes, type) != nil }

  init?(_ bytes: [UInt8], _ type: Range<Int>) {
    // The types differ in length, and almost all records of an export have another type.
    guard type.count > 24 else { return nil }
    let name: (HealthKind, StaticString)
    switch type.count {
    case 33: name = (.steps, "StepCount")
    case 38: name = (.flights, "FlightsClimbed")
    case 46: name = (.distance, "DistanceWalkingRunning")
    case 42: name = (.energy, "ActiveEnergyBurned")
    default: return nil
    }
    guard HealthScanner.starts(bytes, type.lowerBound, Self.prefix) == true,
      HealthScanner.starts(bytes, type.lowerBound + 24, name.1) == true
    else { return nil }
    self = name.0
  }

  /// The factor that converts a unit to counts, metres or kilocalories; nil for an unknown unit.
  func factor(_ unit: String) -> Double? {
    switch (self, unit) {
    case (.steps, "count"), (.flights, "count"): 1
    case (.distance, "m"): 1
    case (.distance, "km"): 1_000
    case (.distance, "mi"): 1_609.344
    case (.distance, "ft"): 0.3048
    case (.energy, "kcal"), (.energy, "Cal"): 1
    case (.energy, "cal"): 0.001
    case (.energy, "kJ"): 1 / 4.184
    case (.energy, "J"): 1 / 4_184
    default: nil
    }
  }
}
