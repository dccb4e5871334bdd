// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
public import WeaveJSON

/// Changes single values in JSON text and leaves every other byte unchanged: order, spaces, number formats.
public struct JSONTextEditor: Sendable {
  /// The text after all edits so far.
  public private(set) var source: SourceText
  /// The tree of that text.
  public private(set) var root: JSONNode

  /// - Returns: nil if the text is not plain JSON. Guesses about a broken text are no basis for writing, and neither is
  ///   an object with duplicate keys.
  public init?(_ source: SourceText) {
    let tree = JSONParser.parse(source)
    guard let root = tree.output, !tree.hasErrors, !tree.diagnostics.contains(where: { $0.code == .jsonDuplicateKey })
    else { return nil }
    self.source = source
    self.root = root
  }

  /// Sets the value at a path. Objects and lists on the way are created where they are missing or `null`.
  ///
  /// An entry of a list can be replaced, or appended as the next one.
  public mutating func set(_ path: JSONPath, to value: JSONValue) throws(EditError) {
    var node = root
    for (depth, step) in path.steps.enumerated() {
      guard !node.isNull else { return try replace(node.range, Self.nested(value, in: path, from: depth)) }
      let child = try child(of: node, step, at: JSONPath(Array(path.steps.prefix(depth))))
      guard let child else { return try add(Self.nested(value, in: path, from: depth + 1), as: step, to: node) }
      node = child
    }
    try replace(node.range, value)
  }

  /// Removes a value with its key and its comma.
  public mutating func remove(_ path: JSONPath) throws(EditError) {
    guard let last = path.steps.last else { throw .notFound(place: path.place) }
    let outer = JSONPath(path.steps.dropLast())
    guard let container = self[outer], let items = container.items,
      let index = items.firstIndex(where: { $0.step == last })
    else { throw .notFound(place: path.place) }
    let range =
      if index > 0 {
        SourceRange(items[index - 1].range.upper, items[index].range.upper)
      } else if items.count > 1 {
        SourceRange(items[0].range.lower, items[1].range.lower)
      } else {
        SourceRange(container.range.lower + 1, container.range.upper - 1)
      }
    try splice([], into: range)
  }

  /// The value at a path; nil if there is none.
  public subscript(path: JSONPath) -> JSONNode? {
    path.steps.reduce(root) { node, step in node?.items?.first { $0.step == step }?.value }
  }

  // MARK: The way down

  private func child(of node: JSONNode, _ step: JSONPath.Step, at path: JSONPath) throws(EditError) -> JSONNode? {
    switch step {
    case .key(let key):
      guard node.members != nil else { throw .notAnObject(place: path.place, type: node.typeName) }
      return node[key]
    case .index(let index):
      guard let elements = node.elements else { throw .notAnArray(place: path.place, type: node.typeName) }
      guard index <= elements.count else { throw .noEntry(place: path.place, index: index, count: elements.count) }
      return index < elements.count ? elements[index] : nil
    }
  }

  /// A value wrapped in the objects and lists that a path needs around it, from a step on.
  private static func nested(_ value: JSONValue, in path: JSONPath, from depth: Int) throws(EditError) -> JSONValue {
    var value = value
    for (index, step) in path.steps.enumerated().dropFirst(depth).reversed() {
      let node = JSONNode(value, at: SourceRange(0, 0))
      switch step {
      case .key(let key): value = .object([JSONMember(key: key, keyRange: SourceRange(0, 0), value: node)])
      case .index(0): value = .array([node])
      case .index(let entry):
        throw .noEntry(place: JSONPath(Array(path.steps[..<index])).place, index: entry, count: 0)
      }
    }
    return value
  }

  // MARK: Text

  private mutating func replace(_ range: SourceRange, _ value: JSONValue) throws(EditError) {
    try splice(Self.bytes(value), into: range)
  }

  /// Adds an item after the last one of an object or list, with the same spacing.
  private mutating func add(_ value: JSONValue, as step: JSONPath.Step, to container: JSONNode) throws(EditError) {
    let items = container.items ?? []
    var text: [UInt8] = []
    if case .key(let key) = step {
      text += Array(JSONText.literal(key).utf8) + Array(colon(of: container).utf8)
    }
    text += Self.bytes(value)
    guard let last = items.last else {
      return try splice(text, into: SourceRange(container.range.lower + 1, container.range.upper - 1))
    }
    let gap = source.text(in: SourceRange(container.range.lower + 1, items[0].range.lower))
    let isOnLines = gap.contains { $0.isNewline }
    text = Array(("," + (isOnLines ? gap : " ")).utf8) + text
    try splice(text, into: SourceRange(last.range.upper, last.range.upper))
  }

  /// The text between key and value in an object: `": "`, or the app's `" : "`.
  private func colon(of container: JSONNode) -> String {
    guard let member = container.members?.last ?? root.members?.last else { return ": " }
    let text = source.text(in: SourceRange(member.keyRange.upper, member.value.range.lower))
    return text.contains { $0.isNewline } ? ": " : text
  }

  private mutating func splice(_ bytes: [UInt8], into range: SourceRange) throws(EditError) {
    let range = source.clamped(range)
    var text = Array(source.bytes[..<range.lower])
    text += bytes
    text += source.bytes[range.upper...]
    // The result exceeds the number or depth of values that can be read.
    guard let edited = JSONTextEditor(SourceText(name: source.name, bytes: text)) else {
      throw .tooMuch
    }
    self = edited
  }

  private static func bytes(_ value: JSONValue) -> [UInt8] {
    Array(value.lineText.utf8)
  }
}

extension JSONNode {
  /// A member or an element, with its whole range.
  fileprivate struct Item {
    var step: JSONPath.Step
    var range: SourceRange
    var value: JSONNode
  }

  fileprivate var items: [Item]? {
    switch value {
    case .object(let members):
      members.map { Item(step: .key($0.key), range: $0.keyRange.union($0.value.range), value: $0.value) }
    case .array(let elements):
      elements.enumerated().map { Item(step: .index($0.offset), range: $0.element.range, value: $0.element) }
    default: nil
    }
  }
}

extension JSONValue {
  /// The value on one line, with a space after each comma and colon.
  var lineText: String {
    switch self {
    case .array(let elements): "[" + elements.map(\.value.lineText).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\(JSONText.literal($0.key)): \($0.value.value.lineText)" }.joined(separator: ", ") + "}"
    case .string(let text): JSONText.literal(text)
    case .number(let number): JSONWriter.text(of: number)
    case .bool(let flag): flag ? "true" : "false"
    case .null: "null"
    }
  }
}
