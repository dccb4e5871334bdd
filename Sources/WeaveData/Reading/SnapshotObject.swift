// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveJSON
import WeaveSchema
import WeaveTime

/// Reads the keys of one object by its table, which gives ranges, words and units.
///
/// It reports no mistakes, because `TableCheck` does; an unusable value reads as a missing one.
struct SnapshotObject {
  let node: JSONNode
  let type: ObjectType
  private let vocabulary: Vocabulary
  private let members: [JSONMember]

  init(_ node: JSONNode, _ form: SnapshotForm) {
    self.init(node, form.root, form.vocabulary, node.members ?? [])
  }

  private init(_ node: JSONNode, _ type: ObjectType, _ vocabulary: Vocabulary, _ members: [JSONMember]) {
    self.node = node
    self.type = type
    self.vocabulary = vocabulary
    self.members = members
  }

  /// The value of a key; nil if it is missing or `null`.
  func node(_ key: String) -> JSONNode? {
    guard let node = members.first(where: { $0.key == key })?.value, node.value != .null else { return nil }
    return node
  }

  /// The range of a key's value, or of the object's start if the key is missing.
  func range(_ key: String) -> SourceRange {
    node(key)?.range ?? SourceRange(node.range.lower, min(node.range.lower + 1, node.range.upper))
  }

  // MARK: Plain values

  func string(_ key: String) -> String? { node(key)?.stringValue }

  func bool(_ key: String) -> Bool? { node(key)?.boolValue }

  func token<T: RawRepresentable<String>>(_ key: String, as type: T.Type = T.self) -> T? {
    string(key).flatMap { T(rawValue: field(key).canonicalToken($0) ?? $0) }
  }

  func moment(_ key: String) -> Date? { string(key).flatMap(InstantText.date) }

  func day(_ key: String) -> LocalDay? { string(key).flatMap { LocalDay($0) } }

  /// Nil if the number is not whole or outside the table's range.
  func integer(_ key: String) -> Int? {
    guard let number = node(key)?.numberValue, let whole = Int(exactly: number) else { return nil }
    guard case .integer(let range) = field(key).type else { return whole }
    return range.contains(whole) ? whole : nil
  }

  /// The number in the field's base unit, whichever unit the file uses. Nil if it is out of range, or given in two
  /// units.
  func number(_ key: String) -> Double? {
    let field = field(key)
    guard let measure = field.measure, let stem = field.stem else {
      return node(key)?.numberValue.flatMap { within(field, $0) }
    }
    let said = measure.units.compactMap { unit in node(stem + unit.suffix).map { (unit, $0) } }
    guard said.count == 1, let (unit, node) = said.first, let value = node.numberValue else { return nil }
    guard case .number(let range) = field.type, unit != measure.base else { return within(field, value) }
    guard unit.bounds(range).contains(value) else { return nil }
    return min(max(unit.converted(value), range.lowerBound), range.upperBound)
  }

  private func within(_ field: Field, _ value: Double) -> Double? {
    guard case .number(let range) = field.type, range.contains(value) else { return nil }
    return value
  }

  // MARK: Composed values

  func object(_ key: String) -> SnapshotObject? { node(key).flatMap { object($0, of: key) } }

  /// The objects in a list, up to the table's limit; entries that are not objects are left out.
  func objects(_ key: String) -> [SnapshotObject]? {
    guard let elements = node(key)?.elements else { return nil }
    var limit = elements.count
    if case .array(_, let most?) = field(key).type { limit = min(limit, most) }
    return elements.prefix(limit).compactMap { object($0, of: key) }
  }

  func strings(_ key: String) -> [String]? {
    guard case .array(_, let limit) = field(key).type else { return nil }
    return node(key)?.elements?.prefix(limit ?? .max).compactMap(\.stringValue)
  }

  private func object(_ node: JSONNode, of key: String) -> SnapshotObject? {
    guard let name = field(key).type.objectName, let type = vocabulary.object(name), let members = node.members else {
      return nil
    }
    return SnapshotObject(node, type, vocabulary, members)
  }

  private func field(_ key: String) -> Field {
    guard let field = type.field(key) else { preconditionFailure("the table of \(type.name) has no key \(key)") }
    return field
  }
}
