// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveExpressions
import WeaveFacts

/// Checks a unit that the author writes after a value: the `°F` of `{{__weather_temp_c}}°F`.
enum WrittenUnit {
  /// The errors in the unit at the beginning of a text that follows a value.
  ///
  /// - Parameter start: the byte at which that text begins.
  static func issues(of type: FactType, before text: String, at start: Int) -> [TemplateIssue] {
    guard let unit = type.unit, unit.isMeasure, let origin = type.origins.first,
      let (spelling, written, skipped) = read(text), unit != written
    else { return [] }
    let place = start + skipped..<start + skipped + spelling.utf8.count
    return [
      TemplateIssue(
        .factWrittenUnit, .wrongUnit(spelling, origin.name, unit), place,
        fixes: fixes(origin, unit, written, place, isOnly: type.origins.count == 1))
    ]
  }

  /// Fixes: use the key with the written unit, or write the unit of the key.
  private static func fixes(
    _ origin: FactMention, _ unit: FactUnit, _ written: FactUnit, _ place: Range<Int>, isOnly: Bool
  ) -> [TemplateFix] {
    var fixes: [TemplateFix] = []
    if isOnly, unit.dimension == written.dimension, let sibling = FactTable.sibling(of: origin.name, in: written) {
      let confidence: Diagnostic.Fix.Confidence = unit.isLocal || unit == .fraction ? .likely : .guess
      fixes.append(TemplateFix("read `\(sibling)`", confidence, origin.range, with: sibling))
    }
    if !unit.isLocal, unit != .fraction {
      fixes.append(TemplateFix("write `\(unit.symbol)`", .guess, place, with: unit.symbol))
    }
    return fixes
  }

  /// The unit at the beginning of a text, perhaps after one space, with its spelling and the number of bytes before it.
  private static func read(_ text: String) -> (spelling: String, unit: FactUnit, skipped: Int)? {
    let spaces: [Character] = [" ", "\u{A0}", "\u{2009}", "\u{202F}"]
    let skipped = text.first.map { spaces.contains($0) } == true ? 1 : 0
    let rest = text.dropFirst(skipped)
    for (spelling, unit) in spellings where rest.hasPrefix(spelling) {
      if let next = rest.dropFirst(spelling.count).first, next.isLetter || next.isNumber || next == "/" { continue }
      return (spelling, unit, text.utf8.count - rest.utf8.count)
    }
    return nil
  }

  /// Only unambiguous spellings: `m`, `s`, `h` and a bare `°` are left out.
  private static let spellings: [(String, FactUnit)] = [
    ("°C", .celsius), ("° C", .celsius), ("℃", .celsius), ("°F", .fahrenheit), ("° F", .fahrenheit),
    ("℉", .fahrenheit), ("km/h", .kilometersPerHour), ("kmh", .kilometersPerHour), ("kph", .kilometersPerHour),
    ("mph", .milesPerHour), ("m/s", .metersPerSecond), ("mm/h", .millimetersPerHour), ("mm", .millimeters),
    ("hPa", .hectopascals), ("mbar", .hectopascals), ("inHg", .inchesOfMercury), ("km", .kilometers),
    ("miles", .miles), ("mi", .miles), ("kcal", .kilocalories), ("%", .percent), ("steps", .steps),
  ]
}

extension FactUnit {
  /// Whether the locale chooses the unit.
  var isLocal: Bool {
    switch self {
    case .localTemperature, .localSpeed, .localDistance, .localPressure: true
    default: false
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func wrongUnit(_ spelling: String, _ name: String, _ unit: FactUnit) -> Self {
    if unit == .fraction { return "`\(name)` is a fraction, 0 to 1, and not in `\(spelling)`" }
    return unit.isLocal
      ? "`\(name)` is in the reader's unit, \(unit.symbol), and not always in `\(spelling)`"
      : "`\(name)` is in \(unit.symbol), not in `\(spelling)`"
  }
}
