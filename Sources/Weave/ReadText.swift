// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON
import WeaveResolve
import WeaveSpec

/// A text or expression of a design, where it stands, and the names that its place adds to what it can read.
struct ReadText {
  enum Kind {
    case template(TextTemplate)
    case expression(Expression)
  }

  var kind: Kind
  /// The string's literal in the file.
  var range: SourceRange
  /// Names that the content tree brings: of the environment and of the `forEach` around it.
  var names: Set<String> = []
  /// Whether it is a variable's value, and drawn only through the texts that name it.
  var isSample = false
}

extension CompiledWidget {
  /// Everything in the design that may read a variable, in the order of the file.
  var readTexts: [ReadText] {
    var texts = fieldTexts + sampleTexts
    // A built-in template has no ranges, and nothing in it is the author's.
    if root.range != nil { ContentTexts.collect(root, names: ContentTexts.environment, into: &texts) }
    return texts.sorted { $0.range.lower < $1.range.lower }
  }

  /// The design's own fields, of the base and of its variants.
  private var fieldTexts: [ReadText] {
    var paths = ["name", "primaryText", "secondaryText", "accessibilityLabel"]
    for key in MatchedSet.Key.allCases {
      paths += ["primaryText", "secondaryText"].map { "matchedSet.\(key.rawValue).\($0)" }
    }
    return paths.compactMap { path in
      guard let node = spec.places.node(at: path), case .string(let text) = node.value else { return nil }
      return ReadText(kind: .template(TextTemplate(text)), range: node.range)
    }
  }

  /// Sample values that hold braces themselves.
  private var sampleTexts: [ReadText] {
    guard case .object(let members)? = spec.places.node(at: "variables")?.value else { return [] }
    return members.compactMap { member in
      guard case .string(let text) = member.value.value, text.hasTokenStart else { return nil }
      return ReadText(kind: .template(TextTemplate(text)), range: member.value.range, isSample: true)
    }
  }
}

/// Walks a content tree with the names that are known at each place.
private enum ContentTexts {
  static let environment: Set<String> = [
    "size", "isSmall", "isMedium", "isTall", "isAccessory", "isDark", "isLight", "isTinted", "isEInk", "isSquare",
    "isRightToLeft",
    "isPlaceholder", "parent",
    "isUnavailable", "width", "height",
  ]

  static func collect(_ node: ContentNode, names: Set<String>, into texts: inout [ReadText]) {
    for (key, property) in node.properties {
      var inner = names
      if node.type == .forEach, ["children", "where", "sort", "more"].contains(key) {
        inner.formUnion(loopNames(of: node))
      }
      // The labels of an axis read the value that they stand at.
      if node.type == .chart, key == "y" { inner.insert("value") }
      if node.type == .use, key == ContentNode.bodyKey { inner = environment.union(parameterNames(of: node)) }
      collect(property, names: inner, into: &texts)
    }
  }

  private static func collect(_ property: Property, names: Set<String>, into texts: inout [ReadText]) {
    switch property.value {
    case .template(let template): add(.template(template), property, names, to: &texts)
    case .expression(let expression): add(.expression(expression), property, names, to: &texts)
    case .node(let node): collect(node, names: names, into: &texts)
    case .array(let entries): for entry in entries { collect(entry, names: names, into: &texts) }
    case .object(let entries), .cases(let entries):
      for entry in entries.values { collect(entry, names: names, into: &texts) }
    case .number, .bool, .token, .null: break
    }
  }

  private static func add(_ kind: ReadText.Kind, _ property: Property, _ names: Set<String>, to texts: inout [ReadText])
  {
    guard let range = property.range else { return }
    texts.append(ReadText(kind: kind, range: range, names: names))
  }

  /// The parameters of the component that a node uses.
  private static func parameterNames(of node: ContentNode) -> [String] {
    guard case .object(let parameters)? = node.properties[ContentNode.parametersKey]?.value else { return [] }
    return Array(parameters.keys)
  }

  /// What a `forEach` calls its item and the item's place.
  private static func loopNames(of node: ContentNode) -> Set<String> {
    let own = [("as", "item"), ("index", "index")].map { key, standard in
      if case .token(let name)? = node.properties[key]?.value { name } else { standard }
    }
    return Set(own + ["first", "last", "more"])
  }
}
