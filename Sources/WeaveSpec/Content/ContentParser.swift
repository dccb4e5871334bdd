// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
import WeaveExpressions
public import WeaveJSON
import WeaveSchema

/// Reads a content tree from JSON and checks every key and value against `ContentTable`. Continues after a mistake.
public struct ContentParser {
  let source: SourceText?
  var diagnostics: [Diagnostic] = []
  var errors = 0
  let parts: DesignParts
  private var nodeCount = 0
  private var kinds: Set<NodeType> = []
  var names: [String: SourceRange?] = [:]
  /// The components read so far; nil for a component whose definition is wrong.
  var components: [String: ComponentDefinition?] = [:]
  /// The components being read, the outermost first.
  var openComponents: [String] = []
  /// The slots found so far in the component being read; nil outside of components.
  var openSlots: Set<String>?
  var colors: [String: Property] = [:]
  var styles: [String: PropertyMap] = [:]
  /// Font families in order of preference, by name.
  var fonts: [String: [String]] = [:]
  /// The design's own texts.
  var strings: DesignStrings?

  private init(source: SourceText?, parts: DesignParts = DesignParts()) {
    self.source = source
    self.parts = parts
  }

  /// Parses the tree under `root`.
  ///
  /// - Parameters:
  ///   - source: the text that `root` was read from; nil for a built-in template, whose nodes then have no range.
  ///   - path: the name of the root node in messages.
  public static func parse(_ root: JSONNode, source: SourceText?, path: String = "content") -> Checked<ContentNode> {
    var parser = ContentParser(source: source)
    let node = parser.node(root, path: path, depth: 0)
    return Checked(node, parser.diagnostics)
  }

  /// Parses the tree of a design with its named components, styles, colours and fonts.
  ///
  /// - Parameter parts: the named parts of the design, from the same source.
  public static func parse(
    _ root: JSONNode, using parts: DesignParts, source: SourceText, path: String = "content"
  ) -> Checked<DesignContent> {
    var parser = ContentParser(source: source, parts: parts)
    parser.readColorsAndStyles()
    parser.readFonts()
    parser.readStrings()
    let node = parser.node(root, path: path, depth: 0)
    parser.readUnusedComponents()
    return Checked(
      node.map { DesignContent(root: $0, kinds: parser.kinds, colors: parser.colors, fonts: parser.fonts) },
      parser.diagnostics)
  }

  // MARK: Nodes

  /// Counts the nodes of a component; false if they exceed the limit.
  mutating func count(_ nodes: Int) -> Bool {
    nodeCount += nodes
    return nodeCount <= Limits.nodes
  }

  mutating func node(_ json: JSONNode, path: String, depth: Int) -> ContentNode? {
    nodeCount += 1
    guard depth < Limits.nodeDepth, nodeCount <= Limits.nodes else {
      // After the first node that is too deep, reports for its siblings would add nothing.
      if nodeCount <= Limits.nodes + 1, !diagnostics.contains(where: { $0.code == .contentTooDeep }) {
        let isDeep = depth >= Limits.nodeDepth
        report(isDeep ? .contentTooDeep : .contentTooMany, isDeep ? .tooDeep : .tooMany, range: opening(of: json))
      }
      return nil
    }
    guard case .object(let members) = json.value else {
      notANode(json)
      return nil
    }
    guard let type = nodeType(members, of: json) else { return nil }
    kinds.insert(type)
    var properties = object(members, as: ContentTable.node(type), in: json, path: path, depth: depth)
    properties[.type] = nil
    applyStyles(to: &properties, members)
    if source != nil { checkEffects(of: members, on: type, properties) }
    check(type, properties, members, json)
    if type == .use { bind(&properties, members, json, depth: depth) }
    if type == .slot { noteSlot(properties, json) }
    return ContentNode(
      type: type, path: path, range: place(json.range), origins: origins(of: members), isButton: isButton(members),
      properties: properties)
  }

  /// Whether a node of a built-in template is a button. In a design the key is a comment, like all keys that begin with
  /// `_`.
  private func isButton(_ members: [JSONMember]) -> Bool {
    source == nil && members.contains { $0.key == "_role" && $0.value.stringValue == "button" }
  }

  /// The fields that a node of a built-in template shows. In a design the key is a comment, like all keys that begin
  /// with `_`.
  private func origins(of members: [JSONMember]) -> [String] {
    guard source == nil, let origin = members.first(where: { $0.key == "_origin" })?.value else { return [] }
    return (origin.elements ?? [origin]).compactMap(\.stringValue)
  }

  private mutating func nodeType(_ members: [JSONMember], of json: JSONNode) -> NodeType? {
    guard let member = members.first(where: { $0.key == "type" }) else {
      if let misspelt = members.first(where: { !nearest(to: $0.key, in: ["type"]).isEmpty }) {
        suggest(
          .contentUnknownKey, "a node has no key `\(misspelt.key)`", for: misspelt.key, among: ["type"], "its keys",
          at: misspelt.keyRange, severity: .error)
      } else {
        report(.contentNotANode, .noType, range: opening(of: json))
      }
      return nil
    }
    guard case .string(let name) = member.value.value else {
      report(.contentNotANode, .typeIsNoString(member.value.value.kind), at: member.value)
      return nil
    }
    if let type = NodeType(rawValue: name) { return type }
    if let meant = ForeignWords.node(name) {
      suggest(
        .contentUnknownType, "unknown kind of node `\(name)`", for: name, meaning: [meant.rawValue], "the kinds",
        at: member.value.range)
      return nil
    }
    if let advice = ForeignValues.nodeAdvice(name) {
      add(
        Diagnostic(
          .contentUnknownType, .init("unknown kind of node `\(name)`"), at: place(member.value.range),
          notes: [.init(.init(advice))]))
      return nil
    }
    suggest(
      .contentUnknownType, "unknown kind of node `\(name)`", for: name, among: NodeType.allCases.map(\.rawValue),
      "the kinds", at: member.value.range)
    return nil
  }

  /// Checks the rules about several keys of a node.
  private mutating func check(
    _ type: NodeType, _ properties: PropertyMap, _ members: [JSONMember], _ json: JSONNode
  ) {
    switch type.keyRule {
    case .words: checkForms(of: members, json)
    case .values:
      if !members.contains(where: { ["values", "series"].contains($0.key) }),
        !hasMisspelling(of: ["values", "series"], in: members, .chart)
      {
        report(.contentMissingKey, .noValues, range: opening(of: json))
      } else {
        checkSeries(members)
      }
    case .children:
      if let children = members.first(where: { $0.key == "children" }), children.value.value == .array([]) {
        report(.contentEmpty, .noChildren(type), at: children.value)
      }
    case .source:
      let sources = members.filter { ["template", "design"].contains($0.key) }
      if sources.count != 1, !hasMisspelling(of: ["template", "design"], in: members, .widget) {
        report(.contentMissingKey, .noWidget, range: sources.last?.keyRange ?? opening(of: json))
      }
    case nil: break
    }
    if case .token(let name)? = properties[.id]?.value {
      if let earlier = names[name] {
        let notes = earlier.map { [Diagnostic.Note("the first one is here", at: $0)] } ?? []
        add(
          Diagnostic(.contentDuplicateName, .duplicateName(name), at: properties[.id]?.range, notes: notes))
      }
      names[name] = properties[.id]?.range
    }
  }

  /// Checks that there is one of `text` and `spans`. A value of the wrong type, or a misspelt key, is reported at its
  /// own place.
  private mutating func checkForms(of members: [JSONMember], _ json: JSONNode) {
    let text = members.first { $0.key == "text" }
    let spans = members.first { $0.key == "spans" }
    if let text, let spans {
      add(
        Diagnostic(
          .contentTextForms, .twoTexts, at: place(spans.keyRange),
          notes: source == nil ? [] : [.init("`text` is here", at: text.keyRange)]))
    } else if text == nil, spans == nil, !hasMisspelling(of: ["text", "spans"], in: members, .text) {
      report(.contentTextForms, .noText, range: opening(of: json))
    }
  }

  /// Whether an unknown key of a node may be a misspelling of one of these keys.
  func hasMisspelling(of keys: [String], in members: [JSONMember], _ type: NodeType) -> Bool {
    hasMisspelling(of: keys, in: members, ContentTable.node(type))
  }

  private func hasMisspelling(of keys: [String], in members: [JSONMember], _ type: ObjectType) -> Bool {
    members.contains { type.field($0.key) == nil && !nearest(to: $0.key, in: keys).isEmpty }
  }

  /// Whether an unknown key is a foreign word for a key, and is reported as such.
  private func hasForeignWord(for key: String, in members: [JSONMember], _ type: ObjectType) -> Bool {
    let free = ContentTable.fields(of: type, thatShowBeside: members).map(\.key)
    return members.contains { member in
      guard type.field(member.key) == nil else { return false }
      return ForeignWords.key(member.key).contains { meaning in
        if case .keys(let keys) = meaning { keys.first(where: free.contains) == key } else { false }
      }
    }
  }

  /// The opening bracket of an object; the whole object would underline too much.
  func opening(of json: JSONNode) -> SourceRange? {
    place(SourceRange(json.range.lower, json.range.lower + 1))
  }

  // MARK: Objects

  mutating func object(
    _ members: [JSONMember], as type: ObjectType, in json: JSONNode, path: String, depth: Int
  ) -> PropertyMap {
    var properties = PropertyMap()
    // The kind of a node has already been read.
    let isNode = NodeType(rawValue: type.name) != nil
    for member in members where member.key != "type" || !isNode {
      guard let field = type.field(member.key), let key = PropertyKey(named: member.key) else {
        unknownKey(member, in: type, besides: members)
        continue
      }
      properties[key] = property(
        member.value, as: field.type, key: member.key, path: "\(path).\(member.key)", depth: depth)
    }
    for place in type.fields.indices where type.fields[place].isRequired {
      let field = type.fields[place]
      if field.key == "type" || members.contains(where: { $0.key == field.key }) { continue }
      if hasMisspelling(of: [field.key], in: members, type) || hasForeignWord(for: field.key, in: members, type) {
        continue
      }
      report(.contentMissingKey, .missingKey(field, of: type.name), range: opening(of: json))
    }
    return properties
  }

  /// Reports a key that an object does not have. Suggests a similar key that is still missing and would have an effect.
  mutating func unknownKey(_ member: JSONMember, in type: ObjectType, besides members: [JSONMember] = []) {
    if member.key.hasPrefix("_") || member.key == "comment" { return }
    let free = ContentTable.fields(of: type, thatShowBeside: members)
    if reportForeignKey(member, in: type, free: free, besides: members) { return }
    // A node without a required key is not drawn, so this is more than a superfluous key.
    let meant = nearest(to: member.key, in: free.map(\.key)).first
    let isNeeded = free.contains { $0.key == meant && $0.isRequired }
    suggest(
      .contentUnknownKey, "`\(type.name)` has no key `\(member.key)`", for: member.key, among: free.map(\.key),
      "its keys", at: member.keyRange, severity: isNeeded ? .error : nil)
  }

  /// Checks that a chart has either `values` or at least one entry in `series`.
  private mutating func checkSeries(_ members: [JSONMember]) {
    guard let series = members.first(where: { $0.key == "series" }) else { return }
    if case .array(let entries) = series.value.value, entries.isEmpty {
      report(.contentMissingKey, .noSeries, range: series.value.range)
    }
    for key in ["values", "low", "places"] {
      guard let unread = members.first(where: { $0.key == key }) else { continue }
      report(.contentUnknownKey, .besideSeries(key), range: unread.keyRange)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let noSeries: Self = "`series` has no entry, so the chart shows nothing"
  fileprivate static func besideSeries(_ key: String) -> Self {
    "`\(key)` is ignored beside `series`; move it into one of them"
  }
  fileprivate static let tooDeep: Self = "a content tree has at most \(Limits.nodeDepth) levels of nodes"
  fileprivate static let tooMany: Self = "a content tree has at most \(Limits.nodes) nodes"
  fileprivate static let noType: Self = "the node has no `type`"
  fileprivate static func typeIsNoString(_ found: String) -> Self { "`type` must be a string, found \(found)" }
  fileprivate static let noText: Self = "the text node has neither `text` nor `spans`"
  fileprivate static let twoTexts: Self = "the text node has both `text` and `spans`"
  fileprivate static let noWidget: Self = "`widget` needs either `template` or `design`"
  fileprivate static let noValues: Self = "`chart` needs either a list of `values`, or `series`"
  fileprivate static func noChildren(_ type: NodeType) -> Self { "the `\(type.rawValue)` has no children" }
  fileprivate static func duplicateName(_ name: String) -> Self { "a second node is called `\(name)`" }
  fileprivate static func missingKey(_ field: Field, of type: String) -> Self {
    "`\(type)` needs the key `\(field.key)`, \(field.type.expectation)"
  }
}
