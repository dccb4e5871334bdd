// SPDX-License-Identifier: MIT

import FoundationEssentials
import Weave
import WeaveData
import WeaveJSON
import WeaveResolve
import WeaveSchema
import WeaveSpec

/// The variables and facts of designs, as fields of the page.
struct PreviewVariables {
  private let widgets: [CompiledWidget]
  private let given: [String: Value]
  private let read: Set<String>
  private let facts: FactVariables

  /// - Parameter read: the facts that the pictures show.
  init(
    _ widgets: [CompiledWidget], _ given: [String: Value], _ read: Set<String>, _ moment: Moment, _ snapshots: Snapshots
  ) {
    (self.widgets, self.given, self.read) = (widgets, given, read)
    facts = FactVariables(
      snapshots: snapshots, given: given, now: moment.now, timeZone: moment.timeZone, locale: moment.locale)
  }

  /// Each with its name, the kind of its field, its value, and whether it is a fact.
  var list: [JSONNode] {
    var seen: Set<String> = []
    var rows: [JSONNode] = []
    for widget in widgets {
      for (name, sample) in widget.spec.variables.sorted(by: { $0.key < $1.key }) {
        guard seen.insert(VariableScope.canonicalKey(name)).inserted, let kind = Self.kind(of: sample.value) else {
          continue
        }
        rows.append(row(name, kind, given[name] ?? sample.value, isFact: false))
      }
      for member in widget.spec.types where seen.insert(VariableScope.canonicalKey(member.name)).inserted {
        guard let kind = Self.kind(of: member.type) else { continue }
        rows.append(row(member.name, kind, given[member.name], isFact: false))
      }
    }
    for name in read.sorted() {
      guard let key = FactTable.key(name), key.kind != .list, key.kind != .record, seen.insert(name).inserted else {
        continue
      }
      rows.append(row(name, Self.kind(of: key.kind), given[name] ?? facts.value(of: key), isFact: true, key))
    }
    return rows
  }

  private func row(_ name: String, _ kind: String, _ value: Value?, isFact: Bool, _ key: FactKey? = nil) -> JSONNode {
    let bounds = key?.unit.flatMap(Self.bounds)
    return .object([
      ("name", .text(name)), ("kind", .text(kind)), ("value", value.map { .text($0.text) }), ("isFact", .flag(isFact)),
      ("says", key.map { .text($0.summary) }), ("unit", key?.unit.map { .text($0.symbol) }),
      ("low", bounds.map { .number($0.lowerBound) }), ("high", bounds.map { .number($0.upperBound) }),
      ("isWhole", key.map { .flag($0.kind == .integer) }),
    ])
  }

  /// What a slider of a unit goes over: all that is possible, or likely where anything is.
  private static func bounds(of unit: FactUnit) -> ClosedRange<Double>? {
    switch unit {
    case .percent: 0...100
    case .fraction: 0...1
    case .celsius, .localTemperature: -30...45
    case .fahrenheit: -20...115
    case .degrees: 0...360
    case .hours: 0...24
    case .minutes, .seconds: 0...60
    case .steps: 0...30_000
    case .flights: 0...60
    case .hectopascals, .localPressure: 950...1_050
    default: nil
    }
  }

  private static func kind(of value: Value) -> String? {
    switch value {
    case .number: "number"
    case .bool: "flag"
    case .string, .date, .span, .missing: "text"
    case .list, .record: nil
    }
  }

  private static func kind(of type: DataType) -> String? {
    switch type {
    case .number: "number"
    case .flag: "flag"
    case .text, .date, .any: "text"
    case .list, .record: nil
    }
  }

  private static func kind(of kind: FactKey.Kind) -> String {
    switch kind {
    case .integer, .number: "number"
    case .flag: "flag"
    default: "text"
    }
  }
}
