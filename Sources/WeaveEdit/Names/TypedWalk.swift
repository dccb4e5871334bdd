// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON
import WeaveSchema
import WeaveSpec

/// A name that is known within a part of a design.
struct LocalName: Hashable {
  var name: String
  /// The bracket of the object that brings it; nil for a word that a place brings by itself.
  var owner: Int?
  /// The value of the list that it is an entry of, where it is one.
  var items: JSONNode?
  /// What documents say of it.
  var summary: String
}

/// A value of a design, with what the tables say of it.
struct TypedValue {
  var node: JSONNode
  var types: [PlainType]
  /// The field that it is the value of; nil for elements of maps.
  var field: Field?
  /// The object that it stands in.
  var owner: ObjectType?
  var key: String
  /// The key's place; nil for elements of lists.
  var keyRange: SourceRange?
  /// Names that are known here, the innermost last.
  var locals: [LocalName]
  /// Whether the value belongs to a content tree, where texts follow our own rules.
  var isContent: Bool
}

/// Visits every value of a file with its types.
struct TypedWalk {
  let visit: (TypedValue) -> Void

  /// - Parameter visit: is called for each value, an object before what is in it.
  init(visit: @escaping (TypedValue) -> Void) { self.visit = visit }

  func run(_ view: DesignView) {
    guard let root = view.root, view.kind != .other, let top = Shapes.root(root, isParts: view.kind == .parts) else {
      return
    }
    if let elements = root.elements {
      for element in elements {
        value(
          TypedValue(
            node: element, types: PlainType.all(of: [.object("WidgetSpec")]), key: "", locals: [], isContent: false),
          [.object("WidgetSpec")])
      }
      return
    }
    object(root.members ?? [], [top], opening: root.range.lower, [], isContent: false)
  }

  private func value(_ value: TypedValue, _ types: [FieldType]) {
    visit(value)
    switch value.node.value {
    case .object(let members):
      var shapes = Shapes.shapes(of: types, for: members)
      if value.key == "with", value.owner?.name == NodeType.use.rawValue { shapes = [Shape(form: .arguments)] }
      let isContent = value.isContent || types.contains { $0.objectName == "node" || $0.objectName == "component" }
      object(members, shapes, opening: value.node.range.lower, value.locals, isContent: isContent)
    case .array(let elements):
      let inner = Shapes.elements(of: types)
      for element in elements {
        var next = value
        next.node = element
        next.types = PlainType.all(of: inner)
        next.keyRange = nil
        self.value(next, inner)
      }
    case .null, .bool, .number, .string: break
    }
  }

  private func object(
    _ members: [JSONMember], _ shapes: [Shape], opening: Int, _ locals: [LocalName], isContent: Bool
  ) {
    for member in members {
      var types: [FieldType] = []
      var field: Field?
      var owner: ObjectType?
      for shape in shapes {
        let found = shape.types(of: member.key)
        types += found.types
        field = field ?? found.field
        if case .table(let object) = shape.form, found.field != nil { owner = owner ?? object }
      }
      let inner = Locals.names(of: members, in: owner, under: member.key, opening: opening, around: locals)
      value(
        TypedValue(
          node: member.value, types: PlainType.all(of: types), field: field, owner: owner, key: member.key,
          keyRange: member.keyRange, locals: inner,
          isContent: isContent || ["content", "components", "styles"].contains(member.key)), types)
    }
  }
}

/// The names that objects of a content tree bring to what is in them.
enum Locals {
  /// The names that are known under a key of an object.
  ///
  /// - Parameters:
  ///   - owner: the table of the object; nil where none is known.
  ///   - opening: where its bracket stands.
  static func names(
    of members: [JSONMember], in owner: ObjectType?, under key: String, opening: Int, around: [LocalName]
  ) -> [LocalName] {
    switch owner?.name {
    case NodeType.forEach.rawValue where ["children", "where", "sort"].contains(key):
      func name(_ key: String, _ standard: String) -> String {
        members.first { $0.key == key }?.value.stringValue ?? standard
      }
      let items = members.first { $0.key == "items" }?.value
      return around + [
        LocalName(name: name("as", "item"), owner: opening, items: items, summary: "The entry of the list around it."),
        LocalName(
          name: name("index", "index"), owner: opening, items: nil, summary: "The place of the entry, from 0."),
        LocalName(name: "first", owner: nil, items: nil, summary: "Whether this is the first entry."),
        LocalName(name: "last", owner: nil, items: nil, summary: "Whether this is the last entry."),
      ]
    case NodeType.forEach.rawValue where key == "more":
      return around + [
        LocalName(name: "more", owner: nil, items: nil, summary: "How many entries are not shown.")
      ]
    case "component" where key == "content":
      guard let parameters = members.first(where: { $0.key == "parameters" })?.value else { return [] }
      return (parameters.members ?? []).map { parameter in
        let type = parameter.value["type"]?.stringValue ?? "any"
        return LocalName(
          name: parameter.key, owner: parameters.range.lower, items: nil,
          summary: "A parameter of the component: \(type).")
      }
    case NodeType.chart.rawValue where key == "fill", "series" where key == "fill":
      guard ContentTable.hasFillPerValue(mark: members.first { $0.key == "mark" }?.value.stringValue) else {
        return around
      }
      let values = members.first { $0.key == "values" }?.value
      let own = [
        LocalName(name: "item", owner: nil, items: values, summary: "The value that the paint is for."),
        LocalName(name: "index", owner: nil, items: nil, summary: "The place of the value, from 0."),
      ]
      // The names of a `forEach` or a component around it go first.
      return around + own.filter { name in !around.contains { $0.name == name.name } }
    case "valueAxis" where key == "label":
      return around + [LocalName(name: "value", owner: nil, items: nil, summary: "The value that the label stands at.")]
    default: return around
    }
  }
}
