// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON

extension TableCheck {
  /// Checks a key that gives a quantity in a different unit from the field's, or in an unknown unit.
  ///
  /// - Returns: whether the key is one of these.
  mutating func checkQuantity(_ member: JSONMember, of object: ObjectType) -> Bool {
    if let (field, unit) = object.quantity(member.key) {
      if member.value.value != .null { check(member.value, field, in: unit, key: member.key) }
      return true
    }
    guard let field = object.quantity(inUnknownUnit: member.key), let measure = field.measure, let stem = field.stem
    else { return false }
    add(.unknownUnit(member, measure, stem: stem))
    return true
  }

  /// Checks a value against the range of its field, converted into its unit.
  private mutating func check(_ node: JSONNode, _ field: Field, in unit: Measure.Unit, key: String) {
    guard case .number(let range) = field.type else { return }
    let bounds = FieldType.number(unit.bounds(range))
    checkNumber(node, bounds, Field(key, bounds, field.summary))
  }

  /// Reports quantities that an object gives in two units.
  mutating func checkSiblings(_ members: [JSONMember], of object: ObjectType) {
    guard object.fields.contains(where: { $0.measure != nil }) else { return }
    var seen: [String: JSONMember] = [:]
    for member in members where member.value.value != .null {
      guard let (field, _) = object.quantity(member.key) else { continue }
      if let first = seen[field.key] { add(.twoUnits(first, member)) } else { seen[field.key] = member }
    }
  }
}

extension Diagnostic {
  fileprivate static func unknownUnit(_ member: JSONMember, _ measure: Measure, stem: String) -> Diagnostic {
    let unit = String(member.key.dropFirst(stem.count))
    let suffixes = measure.units.map(\.suffix)
    let known = measure.units.map { "`\(stem)\($0.suffix)` (\($0.name))" }.joined(separator: ", ")
    let near = suffixes.filter { $0.lowercased() == unit.lowercased() }
    // With one unit there is only one meaning.
    let meant = near.count == 1 ? near : suffixes.count == 1 ? suffixes : nearest(to: unit, in: suffixes)
    let fixes = meant.map { suffix in
      Fix.replace(member.keyRange, with: quoted(stem + suffix), near.count == 1 ? .sure : .guess)
    }
    return Diagnostic(
      .snapshotUnknownUnit,
      unit.isEmpty ? "`\(member.key)` has no unit" : "unknown unit `\(unit)` in `\(member.key)`",
      at: member.keyRange, notes: [Note(.init("the keys of this \(measure.name) are \(known)"))], fixes: fixes)
  }

  fileprivate static func twoUnits(_ first: JSONMember, _ second: JSONMember) -> Diagnostic {
    Diagnostic(
      .snapshotTwoUnits, "`\(second.key)` repeats `\(first.key)` in another unit; neither is used", at: second.keyRange,
      notes: [Note("first given here", at: first.keyRange)])
  }
}
