// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveJSON
import WeaveSchema
import WeaveTime

extension SnapshotReading {
  mutating func location(_ root: SnapshotObject) -> LocationSnapshot? {
    guard let updatedAt = date(root, "updatedAt"), let place = place(root.object("place")) else { return nil }
    return LocationSnapshot(
      updatedAt: updatedAt, place: place, attribution: root.string("attribution"),
      attributionURL: root.string("attributionURL"))
  }

  mutating func ozone(_ root: SnapshotObject) -> OzoneSnapshot? {
    guard let fetchedAt = date(root, "fetchedAt") else { return nil }
    let entries = (root.objects("days") ?? []).compactMap { object in
      object.day("day").map { day in
        TimedEntry(
          key: day, value: OzoneDay(day: day, column: object.number("ozoneDU"), uvIndex: object.number("uvIndex")),
          range: object.range("day"))
      }
    }
    return OzoneSnapshot(
      fetchedAt: fetchedAt, place: place(root.object("place")), days: inOrder(entries, of: "days"),
      attribution: root.string("attribution"), attributionURL: root.string("attributionURL"))
  }

  mutating func variables(_ root: SnapshotObject) -> StoredVariables? {
    guard let members = root.node("values")?.members else { return nil }
    let date = root.node("updatedAt") == nil ? nil : date(root, "updatedAt")
    return StoredVariables(updatedAt: date, values: values(members))
  }

  mutating func appVariables(_ root: SnapshotObject) -> StoredVariables? {
    StoredVariables(values: values(root.node.members ?? []))
  }

  /// The values by canonical key; of two spellings of one key the first holds.
  private mutating func values(_ members: [JSONMember]) -> [String: StoredVariables.Stored] {
    var values: [String: StoredVariables.Stored] = [:]
    var places: [String: SourceRange] = [:]
    if members.count > Limits.snapshotVariables {
      add(.tooManyVariables(members.count, at: members[Limits.snapshotVariables].keyRange))
    }
    for member in members.prefix(Limits.snapshotVariables) {
      let key = VariableKey.canonical(member.key)
      guard !key.isEmpty, let value = Self.stored(member.value) else { continue }
      if let first = places[key] {
        add(.twice("`\(key)`", "values", at: member.keyRange, first: first))
        continue
      }
      places[key] = member.keyRange
      values[key] = value
    }
    return values
  }

  private static func stored(_ node: JSONNode) -> StoredVariables.Stored? {
    node.isNull ? nil : DataValue(node)
  }
}

/// The app's variables: an object whose keys are all the author's own.
enum PlainVariables {
  /// Tells of values that are no variables.
  static func check(_ root: JSONNode, with check: inout TableCheck) {
    let value = Field("values", .map(.any), "")
    check.check(root, as: value.type, of: value)
  }
}

extension Diagnostic {
  fileprivate static func tooManyVariables(_ count: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .snapshotTooMany,
      "a snapshot holds at most \(Limits.snapshotVariables) variables, not \(count); this and what follows is left out",
      at: range)
  }
}
