// SPDX-License-Identifier: MIT

import WeaveExpressions
import WeaveFacts
import WeaveJSON

/// The known shape of a value before it is read: what may follow the name's dot.
indirect enum ValueShape {
  case unknown
  /// A description such as "text" or "number km".
  case plain(String)
  case record([Member])
  case list(ValueShape)

  struct Member {
    var name: String
    var shape: ValueShape
    var summary: String
  }

  /// The kind of value, in words.
  var text: String {
    switch self {
    case .unknown: "any"
    case .plain(let word): word
    case .record: "record"
    case .list(let entry): "list of \(entry.text)"
    }
  }

  /// The names after a dot.
  var members: [Member] {
    switch self {
    case .record(let members): members
    case .list(let entry):
      [
        Member(name: "count", shape: .plain("number"), summary: "How many entries it has."),
        Member(name: "first", shape: entry, summary: "The first entry."),
        Member(name: "last", shape: entry, summary: "The last entry."),
      ]
    case .unknown, .plain: []
    }
  }

  func member(_ name: String) -> ValueShape {
    members.first { $0.name == name }?.shape ?? .unknown
  }

  var element: ValueShape { if case .list(let entry) = self { entry } else { .unknown } }
}

extension ValueShape {
  init(_ key: FactKey) { self.init(key.kind, key.members, unit: key.unit) }

  private init(_ kind: FactKey.Kind, _ members: [FactMember], unit: FactUnit?) {
    let inner = members.map { member in
      Member(
        name: member.name, shape: ValueShape(member.kind, member.members, unit: member.unit), summary: member.summary)
    }
    switch kind {
    case .record: self = .record(inner)
    case .list: self = .list(inner.isEmpty ? .unknown : .record(inner))
    default: self = .plain(unit.map { "\(kind), \($0.symbol)" } ?? "\(kind)")
    }
  }

  /// The shape that a design's `types` declare.
  init(type node: JSONNode) {
    switch node.value {
    case .string(let word): self = word == "any" ? .unknown : .plain(word)
    case .array(let entries): self = .list(entries.first.map { ValueShape(type: $0) } ?? .unknown)
    case .object(let members):
      self = .record(
        members.map { member in
          Member(
            name: member.key.typeName, shape: ValueShape(type: member.value),
            summary: member.key.hasSuffix("?") ? "May be missing." : "")
        })
    case .null, .bool, .number: self = .unknown
    }
  }

  /// The shape of a sample.
  init(_ sample: JSONNode) {
    switch sample.value {
    case .null: self = .unknown
    case .bool: self = .plain("flag")
    case .number: self = .plain("number")
    case .string: self = .plain("text")
    case .array(let entries): self = .list(entries.first.map { ValueShape($0) } ?? .unknown)
    case .object(let members):
      self = .record(members.map { Member(name: $0.key, shape: ValueShape($0.value), summary: "") })
    }
  }
}

/// Resolves names at a place in a design to the shapes of their values.
struct ShapeScope {
  /// The design around the place.
  let design: JSONNode?
  let locals: [LocalName]

  func shape(of name: String) -> ValueShape {
    let compared = DesignNames.compared(name)
    if let index = locals.lastIndex(where: { DesignNames.compared($0.name) == compared }) {
      guard let items = locals[index].items else { return .unknown }
      // The list expression was written outside the node that repeats it.
      return ShapeScope(design: design, locals: Array(locals[..<index])).shape(ofValue: items).element
    }
    if let type = design?["types"]?.members?.first(where: { DesignNames.compared($0.key.typeName) == compared }) {
      return ValueShape(type: type.value)
    }
    if let sample = design?["variables"]?.members?.first(where: { DesignNames.compared($0.key) == compared }) {
      return ValueShape(sample.value)
    }
    return FactTable.key(VariableScope.canonicalKey(name)).map { ValueShape($0) } ?? .unknown
  }

  /// The shape of a path such as `weather.days[0]`.
  func shape(ofPath path: [PathStep]) -> ValueShape {
    guard case .name(let root)? = path.first else { return .unknown }
    return path.dropFirst().reduce(shape(of: root)) { shape, step in
      switch step {
      case .name(let name): shape.member(name)
      case .entry: shape.element
      }
    }
  }

  /// The shape of a value in the design: an expression that names a list, or a list itself.
  private func shape(ofValue node: JSONNode) -> ValueShape {
    guard let text = node.stringValue, text.hasPrefix("=") else { return ValueShape(node) }
    return Expression.parse(String(text.dropFirst()), strict: true).expression.map { shape(of: $0.root) } ?? .unknown
  }

  private func shape(of node: ExpressionNode) -> ValueShape {
    switch node {
    case .variable(let variable, _): walk(shape(of: variable.root), variable.steps)
    case .access(let base, let steps): walk(shape(of: base), steps)
    case .call(let function, let arguments):
      switch function.type {
      case .likeList: arguments.first.map(shape) ?? .unknown
      case .entry: arguments.first.map { shape(of: $0).element } ?? .unknown
      case .list: .list(.unknown)
      default: .unknown
      }
    case .present(let nodes): nodes.first.map(shape) ?? .unknown
    default: .unknown
    }
  }

  private func walk(_ shape: ValueShape, _ steps: [ExpressionNode.Step]) -> ValueShape {
    steps.reduce(shape) { shape, step in
      switch step {
      case .member(let name): shape.member(name)
      case .index: shape.element
      }
    }
  }
}

/// A step of a path written before the cursor.
enum PathStep: Hashable {
  case name(String)
  case entry
}

extension String {
  /// The name of a variable in `types`, without the `?` that marks it as optional.
  fileprivate var typeName: String { hasSuffix("?") ? String(dropLast()) : self }
}
