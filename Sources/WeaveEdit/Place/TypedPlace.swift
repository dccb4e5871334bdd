// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON
import WeaveSchema
import WeaveSpec

/// A place in a design, with its type information.
struct TypedPlace {
  /// The possible shapes of the innermost object around the cursor; several if its keys do not decide.
  var shapes: [Shape] = []
  /// The members of that object, as far as they can be read.
  var members: [JSONMember] = []
  /// The types allowed for the value at the cursor.
  var types: [FieldType] = []
  /// The field of the value's key.
  var field: Field?
  /// The keys from the design to the value; list elements add none.
  var keys: [String] = []
  /// The objects around the place, outermost first, each with the key that leads inwards.
  var around: [(members: [JSONMember], key: String)] = []

  /// - Parameters:
  ///   - root: the tree, as far as it could be read.
  ///   - isParts: whether the file holds parts for designs.
  init(_ cursor: CursorPlace, in root: JSONNode?, isParts: Bool) {
    guard let top = Shapes.root(root, isParts: isParts) else { return }
    var node = root
    guard var types = Self.rootTypes(cursor, top) else { return }
    for frame in cursor.frames {
      let found = Self.object(at: frame.open, below: node) ?? Self.object(at: frame.open, below: root)
      node = found
      field = frame.isObject ? nil : field
      guard frame.isObject else {
        types = Shapes.elements(of: types)
        shapes = []
        members = []
        self.types = types
        continue
      }
      members = found?.members ?? []
      shapes = frame.open == cursor.frames.first?.open ? [top] : Shapes.shapes(of: types, for: members)
      if Self.isArguments(around, keys) { shapes = [Shape(form: .arguments)] }
      types = []
      guard let key = frame.key else {
        self.types = []
        continue
      }
      around.append((members, key))
      keys.append(key)
      for shape in shapes {
        let found = shape.types(of: key)
        types += found.types
        field = field ?? found.field
      }
      self.types = types
    }
    // At a key, the frame's key is still the previous one, whose value has ended.
    if let last = cursor.frames.last, last.isObject, cursor.isAtKey { self.types = [] }
  }

  /// The types of the outermost value.
  private static func rootTypes(_ cursor: CursorPlace, _ top: Shape) -> [FieldType]? {
    guard let first = cursor.frames.first else { return nil }
    return first.isObject ? [] : [.array(.object("WidgetSpec"))]
  }

  /// Whether the innermost object holds the arguments of a `use`.
  private static func isArguments(_ around: [(members: [JSONMember], key: String)], _ keys: [String]) -> Bool {
    guard let last = around.last, last.key == "with" else { return false }
    return last.members.contains { $0.key == "type" && $0.value.stringValue == NodeType.use.rawValue }
  }

  /// The object or list whose bracket is at an offset.
  static func object(at offset: Int, below node: JSONNode?) -> JSONNode? {
    guard var node else { return nil }
    while node.range.lower != offset || node.members == nil && node.elements == nil {
      guard let next = node.child(at: offset) else { return nil }
      node = next
    }
    return node
  }
}

extension CursorPlace {
  /// Whether the cursor is at a key, or where one may start.
  var isAtKey: Bool {
    if case .key = token { return true }
    guard case .none = token, frames.last?.isObject == true else { return false }
    return expects == .key || expects == .comma
  }
}

extension JSONNode {
  /// The direct child that contains a byte.
  func child(at offset: Int) -> JSONNode? {
    switch value {
    case .object(let members):
      members.first { $0.value.range.lower <= offset && offset < $0.value.range.upper }?.value
    case .array(let elements): elements.first { $0.range.lower <= offset && offset < $0.range.upper }
    case .null, .bool, .number, .string: nil
    }
  }

  /// The member whose key or value contains a byte.
  func memberAround(_ offset: Int) -> JSONMember? {
    members?.first { $0.keyRange.lower <= offset && offset <= $0.value.range.upper }
  }
}
