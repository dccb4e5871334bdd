// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveExpressions
import WeaveFacts

/// Finds values of one design that are printed in units of two systems: °C beside °F, or the reader's unit beside a
/// fixed one.
///
/// A fact printed in both is intended, as in `14 °C / 57 °F`, and does not count. Neither do keys that only conditions
/// read, where a fixed unit is right.
struct UnitMixture {
  private struct Use {
    var mention: FactMention
    var text: DesignText
    var literal: SourceRange
    var system: System
  }

  private enum System: Hashable { case metric, imperial, local }

  private var uses: [FactUnit.Dimension: [Use]] = [:]

  mutating func add(_ mention: FactMention, of text: DesignText, in literal: SourceRange) {
    guard let unit = mention.unit, let system = Self.system(of: unit) else { return }
    uses[unit.dimension, default: []].append(Use(mention: mention, text: text, literal: literal, system: system))
  }

  /// One finding for each dimension with mixed units.
  var findings: [FactCheck.Finding] {
    uses.keys.sorted { $0.rawValue < $1.rawValue }.compactMap { finding(uses[$0] ?? []) }
  }

  private func finding(_ all: [Use]) -> FactCheck.Finding? {
    let systems = Dictionary(grouping: all) { FactTable.stem(of: $0.mention.name) }
      .mapValues { Set($0.map(\.system)) }
    let uses = all.filter { systems[FactTable.stem(of: $0.mention.name)]?.count == 1 }
    guard let first = uses.first, let other = uses.first(where: { $0.system != first.system }),
      let firstUnit = first.mention.unit, let unit = other.mention.unit
    else { return nil }
    let sibling = FactTable.sibling(of: other.mention.name, in: firstUnit)
    // A fact that exists in only one unit cannot be written otherwise.
    guard sibling != nil || FactTable.sibling(of: first.mention.name, in: unit) != nil else { return nil }
    var issue = TemplateIssue(
      .factMixedUnits, .mixed(other.mention.name, unit, first.mention.name, firstUnit), other.mention.range)
    if let sibling { issue.fixes = [TemplateFix("read `\(sibling)`", .guess, other.mention.range, with: sibling)] }
    var finding = other.text.finding(issue, in: other.literal)
    finding.related = [
      FactCheck.Related(
        message: "`\(first.mention.name)` is in \(firstUnit.symbol)", range: first.mention.range,
        literal: first.literal, shift: first.text.shift)
    ]
    return finding
  }

  private static func system(of unit: FactUnit) -> System? {
    switch unit {
    case .celsius, .kilometersPerHour, .kilometers, .hectopascals: .metric
    case .fahrenheit, .milesPerHour, .miles, .inchesOfMercury: .imperial
    case .localTemperature, .localSpeed, .localDistance, .localPressure: .local
    default: nil
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func mixed(
    _ name: String, _ unit: FactUnit, _ first: String, _ firstUnit: FactUnit
  ) -> Self {
    "`\(name)` is in \(unit.symbol), beside `\(first)` in \(firstUnit.symbol)"
  }
}
