// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveExpressions
import WeaveFacts
import WeaveJSON
import WeaveSchema
import WeaveSpec

/// Every name that a file defines or uses, with its places.
struct DesignNames {
  private(set) var mentions: [Mention] = []

  init(_ view: DesignView) {
    var collector = MentionCollector(source: view.source)
    TypedWalk { collector.collect($0) }.run(view)
    mentions = collector.mentions.sorted { ($0.range.lower, $0.range.upper) < ($1.range.lower, $1.range.upper) }
    // The tables contain a list of types more than once.
    var seen: Set<Mention> = []
    mentions = mentions.filter { seen.insert($0).inserted }
  }

  /// The name at a byte.
  func mention(at offset: Int) -> Mention? {
    mentions.first { $0.range.lower <= offset && offset <= $0.range.upper }
  }

  /// All mentions of a name.
  func all(like mention: Mention) -> [Mention] {
    mentions.filter { $0.kind == mention.kind && $0.name == mention.name }
  }

  /// The names of a kind that the file defines, without repeats, in file order.
  func defined(_ kind: Mention.Kind) -> [Mention] {
    var seen: Set<String> = []
    return mentions.filter { $0.kind == kind && $0.isDefinition && seen.insert($0.name).inserted }
  }

  /// The normalized form for comparing names of variables: expressions use `_` for a space.
  static func compared(_ name: String) -> String {
    String(VariableScope.canonicalKey(name).map { $0 == "_" ? " " : $0 })
  }
}

/// Finds the names in one value.
private struct MentionCollector {
  let source: SourceText
  var mentions: [Mention] = []
  /// The names of components, by the bracket offsets of their parameters.
  private var components: [Int: String] = [:]

  init(source: SourceText) { self.source = source }

  mutating func collect(_ value: TypedValue) {
    keys(of: value)
    guard case .string(let text) = value.node.value else { return }
    if names(in: text, value) { return }
    let forms = value.types
    let isExpression = text.hasPrefix("=") && forms.contains { $0.isDynamic }
    if isExpression { return expression(text, value) }
    let isText = forms.contains { form in
      switch form.type {
      case .template, .any: true
      default: false
      }
    }
    if isText || value.types.isEmpty && text.contains("{{") { return template(text, value) }
    if forms.contains(where: { if case .color = $0.type { true } else { false } }) { color(text, value) }
  }

  // MARK: Keys

  /// Collects names defined by an object's keys: variables, components, styles, colours, fonts, parameters.
  private mutating func keys(of value: TypedValue) {
    guard let members = value.node.members else { return }
    if value.key == "components" {
      for member in members {
        if let parameters = member.value["parameters"] { components[parameters.range.lower] = member.key }
      }
    }
    node(value.node)
    switch (value.owner?.name, value.key) {
    case ("WidgetSpec", "variables"): define(members, .variable, .plain)
    case ("WidgetSpec", "types"): define(members, .variable, .typed)
    case ("WidgetSpec", let key), ("parts", let key):
      if let kind = Mention.Kind.parts[key] { define(members, kind, .plain) }
    case ("component", "parameters"):
      for member in members {
        add(local(value.node.range.lower), member.key, member.keyRange, .plain, isDefinition: true)
      }
    default: break
    }
  }

  /// A local name by the bracket offset of the object that defines it.
  private func local(_ owner: Int) -> Mention.Kind { components[owner].map { .parameter(of: $0) } ?? .local(owner) }

  /// Collects the names that a node gives to entries, and the arguments that it passes to a component.
  private mutating func node(_ node: JSONNode) {
    switch node["type"]?.stringValue {
    case NodeType.forEach.rawValue:
      for key in ["as", "index"] {
        guard let member = node.member(key), let name = member.value.stringValue else { continue }
        add(.local(node.range.lower), name, member.value.range, .plain, isDefinition: true)
      }
    case NodeType.use.rawValue:
      guard let component = node["component"]?.stringValue else { return }
      for member in node["with"]?.members ?? [] {
        add(.parameter(of: component), member.key, member.keyRange, .plain, isDefinition: false)
      }
    default: break
    }
  }

  private mutating func define(_ members: [JSONMember], _ kind: Mention.Kind, _ spelling: Mention.Spelling) {
    for member in members where !member.key.hasPrefix("_") || kind == .variable {
      let name = spelling == .typed && member.key.hasSuffix("?") ? String(member.key.dropLast()) : member.key
      add(kind, name, member.keyRange, spelling, isDefinition: true)
    }
  }

  private mutating func add(
    _ kind: Mention.Kind, _ name: String, _ literal: SourceRange, _ spelling: Mention.Spelling, isDefinition: Bool
  ) {
    let text = StringText(literal, in: source)
    let range = text.range(of: 0..<name.utf8.count)
    let isVariable =
      switch kind {
      case .variable, .fact, .local, .parameter, .builtin: true
      default: false
      }
    mentions.append(
      Mention(
        kind: kind, name: isVariable ? DesignNames.compared(name) : name, spelled: name, range: range,
        isDefinition: isDefinition, spelling: spelling))
  }

  // MARK: Names as values

  /// Collects a name that is a whole text; returns whether the text is one.
  private mutating func names(in text: String, _ value: TypedValue) -> Bool {
    let range = value.node.range
    switch (value.owner?.name, value.key) {
    case ("use", "component"): add(.component, text, range, .plain, isDefinition: false)
    case ("use", "template"), ("LayoutSpec", "template"), ("widget", "template"):
      add(.template, text, range, .plain, isDefinition: false)
    case (_, "styles") where value.field?.key == "styles": add(.style, text, range, .plain, isDefinition: false)
    case ("Action", "variableKey"): add(.variable, text, range, .plain, isDefinition: false)
    case ("forEach", "as"), ("forEach", "index"):
      return true
    case ("WidgetSpec", "include"): add(.include, text, range, .plain, isDefinition: false)
    case ("font", "family") where !text.contains("{{") && !text.hasPrefix("="):
      add(.font, text, range, .plain, isDefinition: false)
    case ("ImageSpec", "fileName"): add(.photo, text, range, .plain, isDefinition: false)
    case ("image", "file") where !text.contains("{{") && !text.hasPrefix("="):
      add(.photo, text, range, .plain, isDefinition: false)
    default: return false
    }
    return true
  }

  private mutating func color(_ text: String, _ value: TypedValue) {
    let name = String(text.prefix { $0 != "/" })
    guard !name.hasPrefix("#"), !ColorName.names.contains(name) else { return }
    add(.color, name, value.node.range, .plain, isDefinition: false)
  }

  // MARK: Texts and expressions

  private mutating func template(_ text: String, _ value: TypedValue) {
    guard text.contains("{{") else { return }
    let decoded = StringText(value.node.range, in: source)
    let template = TextTemplate(text, dialect: value.isContent ? .own : .app)
    for token in template.tokens {
      switch token.base {
      case .empty: break
      case .key(let key):
        guard !key.contains("{{") else { continue }
        let root = VariablePath.root(of: key)
        let range = decoded.range(of: token.baseRange.lowerBound..<token.baseRange.lowerBound + root.utf8.count)
        variable(root, range, .template, value)
      case .expression(let source, let parsed):
        self.expression(parsed, source, at: token.baseRange.lowerBound, decoded, value)
      }
    }
  }

  private mutating func expression(_ text: String, _ value: TypedValue) {
    let decoded = StringText(value.node.range, in: source)
    let written = String(text.dropFirst())
    expression(Expression.parse(written, strict: true).expression, written, at: 1, decoded, value)
  }

  private mutating func expression(
    _ parsed: Expression?, _ written: String, at offset: Int, _ decoded: StringText, _ value: TypedValue
  ) {
    guard let parsed else { return }
    parsed.root.visit { node in
      guard case .variable(let variable, let place) = node else { return }
      let lower = offset + place.lowerBound
      self.variable(
        variable.root, decoded.range(of: lower..<lower + variable.root.utf8.count), .expression, value)
    }
    for (name, place) in QuotedNames.all(in: written) {
      let range = decoded.range(of: offset + place.lowerBound..<offset + place.upperBound)
      variable(name, range, .quoted, value)
    }
  }

  private mutating func variable(
    _ name: String, _ range: SourceRange, _ spelling: Mention.Spelling, _ value: TypedValue
  ) {
    let compared = DesignNames.compared(name)
    var kind = Mention.Kind.variable
    if let local = value.locals.last(where: { DesignNames.compared($0.name) == compared }) {
      kind = local.owner.map(self.local) ?? .builtin
    } else if value.isContent, BuiltinNames.environment.keys.contains(where: { DesignNames.compared($0) == compared }) {
      kind = .builtin
    } else if FactTable.key(VariableScope.canonicalKey(name)) != nil {
      kind = .fact
    }
    mentions.append(
      Mention(kind: kind, name: compared, spelled: name, range: range, isDefinition: false, spelling: spelling))
  }
}

/// Finds quoted names in calls of `var`.
enum QuotedNames {
  static func all(in source: String) -> [(name: String, place: Range<Int>)] {
    let bytes = Array(source.utf8)
    let call = Array("var(".utf8)
    var found: [(name: String, place: Range<Int>)] = []
    var at = 0
    while at + call.count < bytes.count {
      guard bytes[at..<at + call.count].elementsEqual(call) else {
        at += 1
        continue
      }
      at += call.count
      while at < bytes.count, bytes[at] == 0x20 { at += 1 }
      guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'") else { continue }
      let quote = bytes[at]
      let start = at + 1
      guard let end = bytes[start...].firstIndex(of: quote) else { break }
      found.append((String(decoding: bytes[start..<end], as: UTF8.self), start..<end))
      at = end
    }
    return found
  }
}

/// The built-in names that every text of a content tree can read.
enum BuiltinNames {
  static let environment: [String: String] = [
    "size": "The widget's size: `small`, `medium`, …", "isSmall": "Whether the size is small.",
    "isMedium": "Whether the size is medium.", "isTall": "Whether the widget is as tall as a large one.",
    "isAccessory": "Whether it is on the lock screen.", "isDark": "Whether the appearance is dark.",
    "isLight": "Whether the appearance is light.",
    "isTinted": "Whether hues are lost: everything is drawn in shades of one colour, or on clear glass.",
    "isEInk": "Whether it is drawn for electronic paper.",
    "isSquare": "Whether the picture has square corners.",
    "isRightToLeft": "Whether the reader writes from right to left.",
    "isPlaceholder": "Whether bars replace texts, as while facts are loading.",
    "isUnavailable": "Whether no facts are available.",
    "isSample": "Whether a sample value is shown because a variable of the design's `samples` is not set.",
    "screenFrame": "The frame outside the home and the lock screen: `liveActivity`, `standBy`, …; empty for others.",
    "contentMargin": "The points that content keeps from the edges on such a screen.",
    "width": "The widget's width in points.",
    "height": "The widget's height in points.",
  ]
}
