// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
public import WeaveJSON

/// Reads a content tree from JSON, checking every key and value against `ContentTable`. It goes on after a mistake.
public struct ContentParser {
  private let source: SourceText?
  private var diagnostics: [Diagnostic] = []
  private var errors = 0
  private var nodeCount = 0
  private var names: [String: SourceRange?] = [:]

  private init(source: SourceText?) { self.source = source }

  /// The tree under `root`.
  ///
  /// - Parameters:
  ///   - source: where `root` was read from; nil for a built-in template, whose nodes then carry no range.
  ///   - path: what the root node is called in messages.
  public static func parse(_ root: JSONNode, source: SourceText?, path: String = "content") -> Checked<ContentNode> {
    var parser = ContentParser(source: source)
    let node = parser.node(root, path: path, depth: 0)
    return Checked(node, parser.diagnostics)
  }

  // MARK: Nodes

  private mutating func node(_ json: JSONNode, path: String, depth: Int) -> ContentNode? {
    nodeCount += 1
    guard depth < Limits.nodeDepth, nodeCount <= Limits.nodes else {
      if nodeCount <= Limits.nodes + 1 {
        report(depth < Limits.nodeDepth ? .contentTooMany : .contentTooDeep, .treeTooLarge, at: json)
      }
      return nil
    }
    guard case .object(let members) = json.value else {
      report(.contentNotANode, .notANode(json.value.kind), at: json)
      return nil
    }
    guard let type = nodeType(members, of: json) else { return nil }
    var properties = object(members, as: ContentTable.node(type), in: json, path: path, depth: depth)
    properties["type"] = nil
    check(type, properties, json)
    return ContentNode(type: type, path: path, range: place(json.range), properties: properties)
  }

  private mutating func nodeType(_ members: [JSONMember], of json: JSONNode) -> NodeType? {
    guard let member = members.first(where: { $0.key == "type" }) else {
      report(.contentNotANode, .noType, at: json)
      return nil
    }
    guard case .string(let name) = member.value.value else {
      report(.contentNotANode, .typeIsNoString(member.value.value.kind), at: member.value)
      return nil
    }
    if let type = NodeType(rawValue: name) { return type }
    suggest(
      .contentUnknownType, .unknownType(name), name, among: NodeType.allCases.map(\.rawValue), at: member.value)
    return nil
  }

  /// The rules that concern more than one key of a node.
  private mutating func check(_ type: NodeType, _ properties: [String: Property], _ json: JSONNode) {
    switch type {
    case .text:
      if (properties["text"] == nil) == (properties["spans"] == nil) {
        report(.contentTextForms, properties["text"] == nil ? .noText : .twoTexts, at: json)
      }
    case .vstack, .hstack, .zstack, .grid, .viewThatFits:
      if let children = properties["children"], case .array(let list) = children.value, list.isEmpty {
        report(.contentEmpty, .noChildren(type), range: children.range)
      }
    default: break
    }
    if case .token(let name)? = properties["id"]?.value {
      if let earlier = names[name] {
        let notes = earlier.map { [Diagnostic.Note("the first one stands here", at: $0)] } ?? []
        add(
          Diagnostic(.contentDuplicateName, .duplicateName(name), at: properties["id"]?.range, notes: notes))
      }
      names[name] = properties["id"]?.range
    }
  }

  // MARK: Objects

  private mutating func object(
    _ members: [JSONMember], as type: ObjectType, in json: JSONNode, path: String, depth: Int
  ) -> [String: Property] {
    var properties: [String: Property] = [:]
    for member in members where member.key != "type" || type.field("type") == nil {
      guard let field = type.field(member.key) else {
        unknownKey(member, in: type)
        continue
      }
      properties[member.key] = property(
        member.value, as: field.type, key: member.key, path: "\(path).\(member.key)", depth: depth)
    }
    for field in type.fields
    where field.isRequired && field.key != "type" && !members.contains(where: { $0.key == field.key }) {
      report(.contentMissingKey, .missingKey(field.key, of: type.name), at: json)
    }
    return properties
  }

  private mutating func unknownKey(_ member: JSONMember, in type: ObjectType) {
    if member.key.hasPrefix("_") || member.key == "comment" { return }
    suggest(
      .contentUnknownKey, .unknownKey(member.key, of: type.name), member.key, among: type.fields.map(\.key),
      range: member.keyRange, quoted: true)
  }

  // MARK: Values

  /// The value of a key, by its type in the table; nil after a mistake.
  private mutating func property(
    _ json: JSONNode, as type: FieldType, key: String, path: String, depth: Int
  ) -> Property? {
    switch (type, json.value) {
    case (.dynamic, .string(let text)) where text.hasPrefix("="):
      return expression(text, json)
    case (.dynamic(let inner), .object(let members)) where Self.isCases(members):
      return cases(members, as: inner, key: key, path: path, depth: depth, json)
    case (.dynamic(let inner), _):
      return property(json, as: inner, key: key, path: path, depth: depth)
    case (.anyOf(let types), _):
      return choice(json, of: types, key: key, path: path, depth: depth)
    case (.bool, .bool(let value)):
      return Property(.bool(value), at: place(json.range))
    case (.number(let range), .number(let value)):
      return Property(.number(clamped(value, to: range, json)), at: place(json.range))
    case (.integer(let range), .number(let value)):
      let bounds = Double(range.lowerBound)...Double(range.upperBound)
      return Property(.number(clamped(value.rounded(), to: bounds, json)), at: place(json.range))
    case (.token(let words), .string(let text)):
      return token(text, among: words, json)
    case (.color, .string(let text)):
      return color(text, json)
    case (.template, .string(let text)):
      return template(text, json)
    case (.string, .string(let text)):
      return Property(.token(text), at: place(json.range))
    case (.object("node"), .object):
      return node(json, path: path, depth: depth + 1).map { Property(.node($0), at: place(json.range)) }
    case (.object(let name), .object(let members)):
      guard let type = ContentTable.object(name) else { return nil }
      let properties = object(members, as: type, in: json, path: path, depth: depth)
      return Property(.object(properties), at: place(json.range))
    case (.array(let element, let limit), .array(let elements)):
      return array(elements, as: element, limit: limit, key: key, path: path, depth: depth, json)
    case (.any, _):
      return anything(json, path: path, depth: depth)
    default:
      report(.contentWrongType, .wrongType(key, wanted: type.expectation, found: json.value.kind), at: json)
      return nil
    }
  }

  private mutating func array(
    _ elements: [JSONNode], as type: FieldType, limit: Int?, key: String, path: String, depth: Int, _ json: JSONNode
  ) -> Property? {
    if let limit, elements.count > limit {
      report(.contentTooMany, .tooManyElements(key, limit: limit), at: json)
    }
    let properties = elements.prefix(limit ?? Limits.nodes).enumerated().compactMap { index, element in
      property(element, as: type, key: key, path: "\(path)[\(index)]", depth: depth)
    }
    return Property(.array(properties), at: place(json.range))
  }

  /// The first of several forms that the value's JSON type fits.
  private mutating func choice(
    _ json: JSONNode, of types: [FieldType], key: String, path: String, depth: Int
  ) -> Property? {
    if case .object(let members) = json.value, let type = Self.objectType(for: members, among: types) {
      return property(json, as: type, key: key, path: path, depth: depth)
    }
    // A dynamic form is tried first: it knows expressions and cases.
    if let type = types.first(where: { $0.accepts(json.value) }) {
      return property(json, as: type, key: key, path: path, depth: depth)
    }
    report(.contentWrongType, .wrongType(key, wanted: FieldType.anyOf(types).expectation, found: json.value.kind), at: json)
    return nil
  }

  private static func objectType(for members: [JSONMember], among types: [FieldType]) -> FieldType? {
    let keys = Set(members.map(\.key))
    for type in types {
      switch type {
      case .object("node") where keys.contains("type"): return type
      case .object(let name) where name != "node":
        guard let object = ContentTable.object(name) else { continue }
        let required = object.fields.filter(\.isRequired).map(\.key)
        if required.allSatisfy(keys.contains) { return type }
      case .dynamic(.anyOf(let inner)):
        if isCases(members) { return type }
        if let found = objectType(for: members, among: inner) { return found }
      default: continue
      }
    }
    return nil
  }

  private static let caseNames: Set<String> = [
    "small", "medium", "large", "extraLarge", "light", "dark", "default",
  ]

  private static func isCases(_ members: [JSONMember]) -> Bool {
    !members.isEmpty && members.allSatisfy { caseNames.contains($0.key) }
  }

  private mutating func cases(
    _ members: [JSONMember], as type: FieldType, key: String, path: String, depth: Int, _ json: JSONNode
  ) -> Property {
    var values: [String: Property] = [:]
    for member in members {
      values[member.key] = property(
        member.value, as: .dynamic(type), key: key, path: "\(path).\(member.key)", depth: depth + 1)
    }
    return Property(.cases(values), at: place(json.range))
  }

  private mutating func token(_ text: String, among words: [String], _ json: JSONNode) -> Property? {
    if words.contains(text) { return Property(.token(text), at: place(json.range)) }
    suggest(.contentUnknownToken, .unknownToken(text), text, among: words, at: json)
    return nil
  }

  private mutating func color(_ text: String, _ json: JSONNode) -> Property? {
    if ColorName(text) != nil { return Property(.token(text), at: place(json.range)) }
    let name = String(text.prefix { $0 != "/" })
    suggest(.contentUnknownColor, .unknownColor(text), name, among: ColorName.names, at: json)
    return nil
  }

  /// Values without a type in the table: data for `use` and `forEach`.
  private mutating func anything(_ json: JSONNode, path: String, depth: Int) -> Property? {
    let value: Property.Value
    switch json.value {
    case .null: value = .null
    case .bool(let flag): value = .bool(flag)
    case .number(let number): value = .number(number)
    case .string(let text): return text.hasPrefix("=") ? expression(text, json) : template(text, json)
    case .array(let elements):
      value = .array(elements.compactMap { anything($0, path: path, depth: depth) })
    case .object(let members):
      if Self.isCases(members) {
        return cases(members, as: .any, key: "", path: path, depth: depth, json)
      }
      var properties: [String: Property] = [:]
      for member in members { properties[member.key] = anything(member.value, path: path, depth: depth) }
      value = .object(properties)
    }
    return Property(value, at: place(json.range))
  }

  // MARK: Texts and expressions

  private mutating func template(_ text: String, _ json: JSONNode) -> Property {
    Property(.template(TextTemplate(text)), at: place(json.range))
  }

  private mutating func expression(_ text: String, _ json: JSONNode) -> Property? {
    let (expression, issues) = Expression.parse(String(text.dropFirst()), strict: true)
    for issue in issues { report(issue, shiftedBy: 1, json) }
    return expression.map { Property(.expression($0), at: place(json.range)) }
  }

  private mutating func clamped(_ value: Double, to range: ClosedRange<Double>, _ json: JSONNode) -> Double {
    let used = min(max(value, range.lowerBound), range.upperBound)
    if used != value { report(.contentOutOfRange, .outOfRange(value, range, used), at: json) }
    return used
  }
}

// MARK: - Reporting

extension ContentParser {
  private func place(_ range: SourceRange) -> SourceRange? { source == nil ? nil : range }

  private mutating func report(_ code: DiagnosticCode, _ message: Diagnostic.Message, at json: JSONNode) {
    report(code, message, range: place(json.range))
  }

  private mutating func report(_ code: DiagnosticCode, _ message: Diagnostic.Message, range: SourceRange?) {
    add(Diagnostic(code, message, at: range))
  }

  /// Warnings and errors have half of the room each, so that thousands of warnings do not hide an error.
  private func hasRoom(for severity: Diagnostic.Severity) -> Bool {
    (severity == .error ? errors : diagnostics.count - errors) < Limits.diagnostics / 2
  }

  private mutating func add(_ diagnostic: Diagnostic) {
    guard hasRoom(for: diagnostic.severity) else { return }
    if diagnostic.severity == .error { errors += 1 }
    diagnostics.append(diagnostic)
  }

  private mutating func suggest(
    _ code: DiagnosticCode, _ message: Diagnostic.Message, _ word: String, among words: [String], at json: JSONNode
  ) {
    suggest(code, message, word, among: words, range: json.range, quoted: true)
  }

  private mutating func suggest(
    _ code: DiagnosticCode, _ message: Diagnostic.Message, _ word: String, among words: [String],
    range: SourceRange, quoted: Bool
  ) {
    guard hasRoom(for: code.severity) else { return }
    let fixes = Diagnostic.Fix.suggestions(for: word, among: words, replacing: range)
    add(Diagnostic(code, message, at: place(range), fixes: source == nil ? [] : fixes))
  }

  /// A mistake inside a string: its offsets count from `shift` bytes into the decoded text.
  private mutating func report(_ issue: TemplateIssue, shiftedBy shift: Int, _ json: JSONNode) {
    guard let source else {
      add(Diagnostic(issue.code, issue.message, at: nil, severity: issue.severity))
      return
    }
    guard hasRoom(for: issue.severity) else { return }
    add(issue.diagnostic(in: JSONStringMap(source: source, literal: json.range), shiftedBy: shift))
  }
}

extension Diagnostic.Message {
  fileprivate static let treeTooLarge: Self = "the content tree is too large"
  fileprivate static func notANode(_ found: String) -> Self { "expected a node, found \(found)" }
  fileprivate static let noType: Self = "the node has no `type`"
  fileprivate static func typeIsNoString(_ found: String) -> Self { "`type` must be a string, found \(found)" }
  fileprivate static func unknownType(_ name: String) -> Self { "unknown node type `\(name)`" }
  fileprivate static let noText: Self = "the text node has neither `text` nor `spans`"
  fileprivate static let twoTexts: Self = "the text node has both `text` and `spans`"
  fileprivate static func noChildren(_ type: NodeType) -> Self { "the `\(type.rawValue)` has no children" }
  fileprivate static func duplicateName(_ name: String) -> Self { "a second node is called `\(name)`" }
  fileprivate static func missingKey(_ key: String, of type: String) -> Self { "`\(type)` needs the key `\(key)`" }
  fileprivate static func unknownKey(_ key: String, of type: String) -> Self { "`\(type)` has no key `\(key)`" }
  fileprivate static func unknownToken(_ word: String) -> Self { "unknown word `\(word)`" }
  fileprivate static func unknownColor(_ text: String) -> Self { "`\(text)` is not a colour" }
  fileprivate static func wrongType(_ key: String, wanted: String, found: String) -> Self {
    "`\(key)` must be \(wanted), found \(found)"
  }
  fileprivate static func outOfRange(_ value: Double, _ range: ClosedRange<Double>, _ used: Double) -> Self {
    "\(plain(value)) is outside \(plain(range.lowerBound))…\(plain(range.upperBound)); \(plain(used)) is used"
  }
  private static func plain(_ value: Double) -> String {
    Int(exactly: value).map { String($0) } ?? String(value)
  }
  fileprivate static func tooManyElements(_ key: String, limit: Int) -> Self {
    "`\(key)` has more than \(limit) elements"
  }
}
