// SPDX-License-Identifier: MIT

import WeaveJSON
import WeaveSchema
import WeaveSpec

/// The members that an object may have: one of the compiler's tables, or the author's own keys.
struct Shape {
  enum Form {
    case table(ObjectType)
    /// The author's own keys, each with a value of a type.
    case map(FieldType)
    /// A value per size or appearance.
    case cases(FieldType)
    /// The arguments that a `use` passes to a component or template.
    case arguments
  }

  var form: Form

  /// The types allowed for a key's value, with the key's field.
  func types(of key: String) -> (types: [FieldType], field: Field?) {
    switch form {
    case .table(let object):
      guard let field = object.field(key) else { return ([], nil) }
      return ([field.type], field)
    case .map(let type): return ([type], nil)
    case .cases(let base): return (ContentCase.words.contains(key) ? [.dynamic(base)] : [], nil)
    case .arguments: return ([.dynamic(.any)], nil)
    }
  }
}

/// Maps types of the compiler's tables to the shapes of objects.
enum Shapes {
  /// The keys of a file of parts.
  static let parts = ObjectType(
    "parts", "Parts for several designs.",
    FieldTable.object("WidgetSpec")?.fields.filter { DesignParts.keys.contains($0.key) } ?? [])

  /// The shape of a file's root object.
  static func root(_ root: JSONNode?, isParts: Bool) -> Shape? {
    if isParts { return Shape(form: .table(parts)) }
    if root?.isBoard ?? false { return Shape(form: .table(BoardTable.board)) }
    let marks: Set<String> = ["magic", "formatVersion", "specs", "images"]
    let isExchange = root?.members?.contains { marks.contains($0.key) } ?? false
    return FieldTable.object(isExchange ? "Exchange" : "WidgetSpec").map { Shape(form: .table($0)) }
  }

  /// The shapes that an object may have for some types; only one if its keys decide.
  ///
  /// - Parameter members: the members written so far.
  static func shapes(of types: [FieldType], for members: [JSONMember]) -> [Shape] {
    var found: [Shape] = []
    for type in types { add(type, isDynamic: false, members, to: &found) }
    guard found.count > 1, !members.isEmpty else { return found }
    let keys = Set(members.map(\.key))
    let fitting = found.filter { shape in
      switch shape.form {
      case .table(let object):
        let required = object.fields.filter(\.isRequired).map(\.key)
        return !required.isEmpty && required.allSatisfy(keys.contains)
      case .cases: return keys.isSubset(of: Set(ContentCase.words))
      case .map, .arguments: return false
      }
    }
    if !fitting.isEmpty { return fitting }
    let near = found.filter { shape in
      if case .table(let object) = shape.form { keys.contains { object.field($0) != nil } } else { false }
    }
    return near.isEmpty ? found : near
  }

  private static func add(_ type: FieldType, isDynamic: Bool, _ members: [JSONMember], to found: inout [Shape]) {
    switch type {
    case .object("node"): found.append(Shape(form: .table(node(members))))
    case .object(let name):
      if let object = FieldTable.object(name) ?? ContentTable.object(name) ?? BoardTable.object(name) {
        found.append(Shape(form: .table(object)))
      }
    case .map(let element): found.append(Shape(form: .map(element)))
    case .anyOf(let types): for type in types { add(type, isDynamic: isDynamic, members, to: &found) }
    case .dynamic(let base):
      add(base, isDynamic: true, members, to: &found)
      found.append(Shape(form: .cases(base)))
    case .any: found.append(Shape(form: .map(.any)))
    default: break
    }
  }

  /// The table of a node, chosen by its `type`; without one, the keys of all nodes.
  static func node(_ members: [JSONMember]) -> ObjectType {
    let word = members.first { $0.key == "type" }?.value.stringValue ?? ""
    return NodeType(rawValue: word).map(ContentTable.node) ?? anyNode
  }

  /// A node of unknown kind.
  private static let anyNode = ObjectType("node", "A node of a content tree.", ContentTable.modifiers)

  /// The types of a list's elements.
  static func elements(of types: [FieldType]) -> [FieldType] {
    types.flatMap { type -> [FieldType] in
      switch type {
      case .array(let element, _): [element]
      case .anyOf(let types): elements(of: types)
      case .dynamic(let base): elements(of: [base])
      case .any: [.any]
      default: []
      }
    }
  }
}

/// One form that a value may have.
struct PlainType {
  var type: FieldType
  /// Whether an expression may stand in for it.
  var isDynamic: Bool

  /// The plain forms of some types, without wrappers.
  static func all(of types: [FieldType], isDynamic: Bool = false) -> [PlainType] {
    types.flatMap { type -> [PlainType] in
      switch type {
      case .anyOf(let inner): all(of: inner, isDynamic: isDynamic)
      case .dynamic(let base): all(of: [base], isDynamic: true)
      default: [PlainType(type: type, isDynamic: isDynamic)]
      }
    }
  }
}
