// SPDX-License-Identifier: MIT

import WeaveFacts

/// Keys of the same fact in other units.
extension FactTable {
  /// The key of a fact in another unit: `__weather_temp_f` for `__weather_temp` in °F; nil if there is none.
  static func sibling(of name: String, in unit: FactUnit) -> String? {
    let stem = stem(of: name)
    return suffixes.lazy.map { stem + $0 }.first { key($0)?.unit == unit && key($0)?.aliasOf == nil }
  }

  /// A key's name without its unit. It is the same for all units of one fact.
  static func stem(of name: String) -> String {
    let name = key(name)?.aliasOf ?? name
    guard let suffix = suffixes.first(where: { !$0.isEmpty && name.hasSuffix($0) }) else { return name }
    return String(name.dropLast(suffix.count))
  }

  private static let suffixes = [
    "", "_c", "_f", "_kmh", "_mph", "_ms", "_km", "_mi", "_m", "_hpa", "_inhg", "_fraction", "_percent",
  ]
}
