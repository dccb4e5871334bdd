// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON
import WeaveSchema
import WeaveSpec

/// A name that is known only in a part of a design.
struct LocalName: Hashable {
  var name: String
  /// The offset of the bracket of the object that defines it; nil for a built-in name.
  var owner: Int?
  /// The value of the list whose entry it is, if any.
  var items: JSONNode?
  /// The documentation.
  var summary: String
}

/// A value in a design, with its type information.
struct TypedValue {
  var node: JSONNode
  var types: [PlainType]
  /// The field that it is the value of; nil for elements of maps.
  var field: Field?
  /// The type of the object around it.
  var owner: ObjectType?
  var key: String
  /// The range of its key; nil for elements of lists.
  var keyRange: SourceRange?
  /// The local names known here, innermost last.
  var locals: [LocalName]
  /// Whether the value belongs to a content tree, whose texts follow weave's own rules.
  var isContent: Bool
}

/// Visits every value in a file with its types.
struct TypedWalk {
  let visit: (TypedValue) -> Void

  /// - Parameter visit: called for each value; an object comes before its contents.
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

/// The local names that objects of a content tree define for their contents.
enum Locals {
  /// The names known under a key of an object.
  ///
  /// - Parameters:
  ///   - owner: the object's table; nil if none is known.
  ///   - opening: the offset of its bracket.
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
        LocalName(name: name("as", "item"), owner: opening, items: items, summary: "The entry of the enclosing list."),
        LocalName(
          name: name("index", "index"), owner: opening, items: nil, summary: "The index of the entry, from 0."),
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
        LocalName(name: "index", owner: nil, items: nil, summary: "The index of the value, from 0."),
      ]
      // Names from a surrounding `forEach` or component come first.
      return around + own.filter { name in !around.contains { $0.name == name.name } }
    case "valueAxis" where key == "label":
      return around + [LocalName(name: "value", owner: nil, items: nil, summary: "The value at the label.")]
    case "rule" where key == "label":
      return around + [LocalName(name: "value", owner: nil, items: nil, summary: "The value or place of the rule.")]
    case "callout" where key == "label":
      return around + [
        LocalName(name: "value", owner: nil, items: nil, summary: "The value that is called out."),
        LocalName(name: "index", owner: nil, items: nil, summary: "The index of the value, from 0."),
        LocalName(name: "place", owner: nil, items: nil, summary: "The label of `x` at the value."),
      ]
    case "directLabels" where key == "label":
      return around + [
        LocalName(name: "name", owner: nil, items: nil, summary: "The name of the series."),
        LocalName(name: "value", owner: nil, items: nil, summary: "The last known value of the series."),
      ]
    default: return around
    }
  }
}
