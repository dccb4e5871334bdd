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
      rows.append(row(name, Self.kind(of: key.kind), given[name] ?? facts.value(of: key), isFact: true))
    }
    return rows
  }

  private func row(_ name: String, _ kind: String, _ value: Value?, isFact: Bool) -> JSONNode {
    .object([
      ("name", .text(name)), ("kind", .text(kind)), ("value", value.map { .text($0.text) }), ("isFact", .flag(isFact)),
    ])
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
