// SPDX-License-Identifier: MIT

package import FoundationEssentials
package import WeaveDiagnostics
package import WeaveJSON

/// Compares a tree with a table of fields: unknown and missing keys, types, words, ranges, units.
///
/// Rules about the meaning of values belong to the readers of each file.
package struct TableCheck {
  let vocabulary: Vocabulary
  let source: SourceText
  /// Makes the identifier for the fix that adds a missing one.
  let makeID: @Sendable () -> UUID
  package private(set) var diagnostics: [Diagnostic] = []

  package init(_ vocabulary: Vocabulary, source: SourceText, makeID: @escaping @Sendable () -> UUID = { UUID() }) {
    self.vocabulary = vocabulary
    self.source = source
    self.makeID = makeID
  }

  private var errors = 0

  var codes: Vocabulary.Codes { vocabulary.codes }

  /// Whether there are so many errors that more would not help.
  package var isFull: Bool { errors >= Limits.diagnostics / 2 }

  /// Whether another warning fits: errors and warnings get half of the limit each, so that neither hides the other.
  var hasRoomForWarnings: Bool { diagnostics.count - errors < Limits.diagnostics / 2 }

  package mutating func add(_ diagnostic: Diagnostic) {
    let isError = diagnostic.severity == .error
    guard isError ? !isFull : hasRoomForWarnings else { return }
    if isError { errors += 1 }
    diagnostics.append(diagnostic)
  }

  /// Checks all keys of an object; reports a value that is not an object.
  ///
  /// - Parameter label: the object's name in messages, such as `layout` or `actions`.
  package mutating func check(_ node: JSONNode, as object: ObjectType, called label: String) {
    guard case .object(let members) = node.value else {
      return add(.wrongType(label, expected: "an object", node, codes, fixes: shortForm(of: object, for: node)))
    }
    checkRequired(members, of: object, in: node, called: label)
    let present = Set(members.map(\.key))
    checkSiblings(members, of: object)
    for member in members where !isFull {
      guard let field = object.field(member.key) else {
        if checkQuantity(member, of: object) { continue }
        checkUnknown(member, besides: present, of: object)
        continue
      }
      if let deprecation = field.deprecation { add(.deprecated(member, deprecation)) }
      // The app never writes null, and reads it as a missing key.
      if member.value.value != .null { check(member.value, as: field.type, of: field) }
    }
  }

  /// Checks one value of a key.
  package mutating func check(_ node: JSONNode, as type: FieldType, of field: Field) {
    if isFull { return }
    switch type {
    case .any: return
    case .bool, .string, .template, .color, .share: checkKind(node, type, field)
    case .integer, .number: checkNumber(node, type, field)
    case .token(let words): checkToken(node, words, field)
    case .uuid, .date, .moment, .day: checkForm(node, type, field)
    case .object(let name):
      guard let object = vocabulary.object(name) else { return }
      check(node, as: object, called: field.key)
    case .array(let element, let limit): checkArray(node, element, limit, field)
    case .map(let element): checkMap(node, element, field)
    case .anyOf(let types):
      let matches = types.filter { $0.accepts(node.value) }
      guard let match = matches.first(where: { $0.matchesForm(node.value) }) ?? matches.first else {
        return add(.wrongType(field.key, expected: type.expectation, node, codes))
      }
      check(node, as: match, of: field)
    case .dynamic(let base): checkDynamic(node, base, field)
    }
  }

  private mutating func checkArray(_ node: JSONNode, _ element: FieldType, _ limit: Int?, _ field: Field) {
    guard case .array(let elements) = node.value else {
      let fix = Diagnostic.Fix(
        "write a list with this one element", .likely,
        [.init(node.range, with: "[\(source.text(in: node.range))]")])
      let fits = element.accepts(node.value)
      return add(.wrongType(field.key, expected: "a list", node, codes, fixes: fits ? [fix] : []))
    }
    if let limit, elements.count > limit {
      add(.tooMany(field.key, limit: limit, count: elements.count, at: elements[limit].range, codes))
    }
    for (index, value) in elements.enumerated() where !isFull {
      if case .object(let name) = element, let object = vocabulary.object(name) {
        check(value, as: object, called: "\(field.key)[\(index)]")
      } else {
        check(value, as: element, of: field)
      }
    }
  }

  private mutating func checkMap(_ node: JSONNode, _ element: FieldType, _ field: Field) {
    guard case .object(let members) = node.value else {
      return add(.wrongType(field.key, expected: "an object", node, codes))
    }
    for member in members where member.value.value != .null {
      if isFull { return }
      guard element.accepts(member.value.value) else {
        add(.wrongType(member.key, expected: element.expectation, member.value, codes))
        continue
      }
    }
  }

  /// An expression, or an object with a value per size or appearance. Both are checked when they are parsed.
  private mutating func checkDynamic(_ node: JSONNode, _ base: FieldType, _ field: Field) {
    if let text = node.stringValue, text.hasPrefix("=") { return }
    if case .object = node.value, base.objectName == nil { return }
    check(node, as: base, of: field)
  }
}

extension Diagnostic {
  fileprivate static func deprecated(_ member: JSONMember, _ instead: String) -> Diagnostic {
    Diagnostic(
      .specDeprecatedKey, "nothing reads `\(member.key)` any more", at: member.keyRange, notes: [.init(.init(instead))])
  }

  fileprivate static func tooMany(
    _ key: String, limit: Int, count: Int, at range: SourceRange, _ codes: Vocabulary.Codes
  ) -> Diagnostic {
    Diagnostic(
      codes.tooManyElements,
      "`\(key)` holds at most \(limit) elements, not \(count); this one and the rest are left out",
      at: range)
  }
}
