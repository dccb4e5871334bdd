// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveExpressions
import WeaveFacts
import WeaveJSON
import WeaveRender
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
      let types = Dictionary(widget.spec.types.map { (VariableScope.canonicalKey($0.name), $0.type) }) { $1 }
      for (name, sample) in widget.spec.variables.sorted(by: { $0.key < $1.key }) {
        let key = VariableScope.canonicalKey(name)
        guard seen.insert(key).inserted else { continue }
        rows.append(row(name, given[name] ?? sample.value, types[key] ?? Self.type(of: sample.value)))
      }
      for member in widget.spec.types where seen.insert(VariableScope.canonicalKey(member.name)).inserted {
        rows.append(row(member.name, given[member.name], member.type))
      }
    }
    for name in read.sorted() {
      guard let key = FactTable.key(name), seen.insert(name).inserted else { continue }
      let value = given[name] ?? facts.value(of: key)
      rows.append(row(name, value, Self.type(of: key.kind), key))
    }
    return rows
  }

  /// - Parameter key: the key of a fact; nil for a variable of a design.
  private func row(_ name: String, _ value: Value?, _ type: DataType, _ key: FactKey? = nil) -> JSONNode {
    let kind = Self.kind(of: type)
    let bounds = key?.unit.flatMap(Self.bounds)
    let written = kind == "data" ? value.map { JSONWriter.compact(Self.node(of: $0)) } : value?.text
    return .object([
      ("name", .text(name)), ("kind", .text(kind)), ("value", written.map { .text($0) }),
      ("isFact", .flag(key != nil)), ("type", kind == "data" ? Self.node(of: type) : nil),
      ("says", key.map { .text($0.summary) }), ("unit", key?.unit.map { .text($0.symbol) }),
      ("low", bounds.map { .number($0.lowerBound) }), ("high", bounds.map { .number($0.upperBound) }),
      ("isWhole", key.map { .flag($0.kind == .integer) }),
    ])
  }

  // MARK: Lists and records

  /// A type for the page: a word, `[type]`, or an object with its members in order, `[name, type, isOptional]`.
  private static func node(of type: DataType) -> JSONNode {
    switch type {
    case .any: .text("any")
    case .text: .text("text")
    case .number(let unit): .text(unit.map { "number \($0)" } ?? "number")
    case .flag: .text("flag")
    case .date: .text("date")
    case .list(let entry): .array([node(of: entry)])
    case .record(let members):
      .object([
        ("members", .array(members.map { .array([.text($0.name), node(of: $0.type), .flag($0.isOptional)]) }))
      ])
    }
  }

  private static func node(of value: Value) -> JSONNode {
    switch value {
    case .missing: .null
    case .number(let number): number.isFinite ? .number(number) : .null
    case .bool(let flag): .flag(flag)
    case .string(let text): .text(text)
    case .date, .span: .text(value.text)
    case .list(let entries): .array(entries.map(node))
    case .record(let members): .object(members.sorted { $0.key < $1.key }.map { ($0.key, node(of: $0.value)) })
    }
  }

  /// The range of a slider for a unit: all possible values, or the likely ones if there is no limit.
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

  /// The type that a value reveals.
  private static func type(of value: Value) -> DataType {
    switch value {
    case .number: .number(unit: nil)
    case .bool: .flag
    case .string, .date, .span, .missing: .text
    // The page sees their contents in the value.
    case .list: .list(.any)
    case .record: .record([])
    }
  }

  private static func type(of kind: FactKey.Kind) -> DataType {
    switch kind {
    case .integer, .number: .number(unit: nil)
    case .flag: .flag
    case .list: .list(.any)
    case .record: .record([])
    default: .text
    }
  }

  /// The kind of a field.
  private static func kind(of type: DataType) -> String {
    switch type {
    case .number: "number"
    case .flag: "flag"
    case .text, .date, .any: "text"
    case .list, .record: "data"
    }
  }
}
