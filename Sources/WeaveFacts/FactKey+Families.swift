// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveExpressions

/// Facts that exist in several units: `__weather_temp`, `__weather_temp_c`, `__weather_temp_f`.
extension FactKey {
  typealias Reading = @Sendable (FactContext) -> Double?

  /// A temperature in whole degrees: in the reader's unit, as `_c` and as `_f`.
  static func temperature(
    _ name: String, from source: SnapshotKind?, changes grain: FactGrain = .snapshot, _ summary: String,
    celsius: @escaping Reading
  ) -> [FactKey] {
    [("", FactUnit.localTemperature), ("_c", .celsius), ("_f", .fahrenheit)].map { suffix, unit in
      FactKey(name + suffix, .integer, in: unit, from: source, changes: grain, summary) { context in
        FactText.whole(celsius(context).map { FactScale.temperature($0, in: unit.in(context.measures)) })
      }
    }
  }

  /// A speed in whole units: in the reader's unit, as `_kmh`, as `_mph`, and with one decimal as `_ms`.
  static func speed(
    _ name: String, from source: SnapshotKind?, changes grain: FactGrain = .snapshot, _ summary: String,
    metersPerSecond: @escaping Reading
  ) -> [FactKey] {
    let whole = [("", FactUnit.localSpeed), ("_kmh", .kilometersPerHour), ("_mph", .milesPerHour)].map { suffix, unit in
      FactKey(name + suffix, .integer, in: unit, from: source, changes: grain, summary) { context in
        FactText.whole(metersPerSecond(context).map { FactScale.speed($0, in: unit.in(context.measures)) })
      }
    }
    let exact = FactKey(name + "_ms", .number, in: .metersPerSecond, from: source, changes: grain, summary) {
      FactText.tenths(metersPerSecond($0))
    }
    return whole + [exact]
  }

  /// A share in whole percent, and unrounded from 0 to 1 as `_fraction`.
  static func share(
    _ name: String, from source: SnapshotKind?, changes grain: FactGrain = .snapshot, _ summary: String,
    fraction: @escaping Reading
  ) -> [FactKey] {
    [
      FactKey(name, .integer, in: .percent, from: source, changes: grain, summary) { FactText.percent(fraction($0)) },
      FactKey(name + "_fraction", .number, in: .fraction, from: source, changes: grain, summary) {
        FactText.exact(fraction($0))
      },
    ]
  }

  /// A distance with one decimal: in the reader's unit, as `_km` and as `_mi`.
  static func distance(
    _ name: String, from source: SnapshotKind?, changes grain: FactGrain = .snapshot, _ summary: String,
    meters: @escaping Reading
  ) -> [FactKey] {
    [("", FactUnit.localDistance), ("_km", .kilometers), ("_mi", .miles)].map { suffix, unit in
      FactKey(name + suffix, .number, in: unit, from: source, changes: grain, summary) { context in
        FactText.tenths(meters(context).map { FactScale.distance($0, in: unit.in(context.measures)) })
      }
    }
  }

  /// A moment: the time of day on the reader's clock, in the reader's format as `_local`, and the full date as `_iso`.
  static func moment(
    _ name: String, from source: SnapshotKind?, changes grain: FactGrain = .snapshot, _ summary: String,
    date: @escaping @Sendable (FactContext) -> Date?
  ) -> [FactKey] {
    [
      FactKey(name, .clock, from: source, changes: grain, summary) {
        FactText.clock(date($0), in: $0.timeZone)
      },
      FactKey(name + "_local", .text, from: source, changes: grain, summary + " In the reader's format.") { context in
        date(context).map { .string(context.clock.time($0)) }
      },
      FactKey(name + "_iso", .instant, from: source, changes: grain, summary) { FactText.instant(date($0)) },
    ]
  }
}

/// Converts values of snapshots to other units.
enum FactScale {
  static func temperature(_ celsius: Double, in unit: FactUnit) -> Double {
    unit == .fahrenheit ? celsius * 9 / 5 + 32 : celsius
  }

  static func speed(_ metersPerSecond: Double, in unit: FactUnit) -> Double {
    switch unit {
    case .kilometersPerHour: metersPerSecond * 3.6
    case .milesPerHour: metersPerSecond * 3_600 / metersPerMile
    default: metersPerSecond
    }
  }

  static func distance(_ meters: Double, in unit: FactUnit) -> Double {
    switch unit {
    case .kilometers: meters / 1_000
    case .miles: meters / metersPerMile
    default: meters
    }
  }

  static func pressure(_ hectopascals: Double, in unit: FactUnit) -> Double {
    unit == .inchesOfMercury ? hectopascals / hectopascalsPerInch : hectopascals
  }

  /// Meters in an international mile.
  private static let metersPerMile = 1_609.344
  /// The conventional inch of mercury at 0 °C, 3386.389 Pa (NIST SP 811, appendix B).
  private static let hectopascalsPerInch = 33.863_89
}
