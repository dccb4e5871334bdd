// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveExpressions
import WeaveFacts
import WeaveJSON

/// Finds completions inside `{{…}}` and after `=`.
struct TextCompleter {
  private let completer: Completer
  private let text: StringText
  private let cursor: TextCursor
  private let range: SourceRange

  init(_ completer: Completer, _ text: StringText, _ cursor: TextCursor) {
    self.completer = completer
    self.text = text
    self.cursor = cursor
    range = text.range(of: cursor.range)
  }

  var items: [CompletionItem] {
    switch cursor.region {
    case .literal, .fallback: []
    case .filter: filters
    case .argument(let filter): arguments(of: filter)
    case .quoted: quotedNames
    case .key, .expression: cursor.path.isEmpty ? names : members
    }
  }

  /// Whether the braces around the cursor are closed.
  private var isClosed: Bool {
    cursor.region == .expression && text.text.hasPrefix("=")
      || String(decoding: Array(text.text.utf8)[cursor.range.upperBound...], as: UTF8.self).contains("}}")
  }

  private func item(_ name: String, _ kind: CompletionItem.Kind, _ detail: String, _ summary: String) -> CompletionItem
  {
    var item = CompletionItem(name, kind, detail, text: escaped(name), range: range)
    item.documentation = summary
    if !isClosed, cursor.region != .expression { item.text += "}}" }
    return item
  }

  /// A text escaped as part of a JSON string.
  private func escaped(_ text: String) -> String { String(JSONText.literal(text).dropFirst().dropLast()) }

  // MARK: Names

  private var scope: ShapeScope { ShapeScope(design: completer.design, locals: completer.locals) }

  private var names: [CompletionItem] {
    let scope = scope
    let isExpression = cursor.region == .expression
    var items: [CompletionItem] = []
    for local in completer.locals.reversed() {
      var item = item(spelled(local.name), .variable, scope.shape(of: local.name).text, local.summary)
      item.rank = 1
      items.append(item)
    }
    for name in ownVariables {
      var item = item(spelled(name), .variable, scope.shape(of: name).text, "")
      item.rank = 2
      items.append(item)
    }
    for key in FactTable.all where key.aliasOf == nil {
      for key in [key] + key.parts {
        var item = item(key.name, .fact, ValueShape(key).text, "")
        item.rank = 4
        items.append(item)
      }
    }
    if completer.isContent {
      for (name, summary) in BuiltinNames.environment.sorted(by: { $0.key < $1.key }) {
        items.append(item(name, .variable, "of the picture", summary))
      }
    }
    if isExpression { items += functions }
    var seen: Set<String> = []
    return items.filter { seen.insert($0.label).inserted }
  }

  /// A name as written here: expressions use `_` for a space.
  private func spelled(_ name: String) -> String {
    cursor.region == .expression ? String(name.map { $0 == " " ? "_" : $0 }) : name
  }

  /// The design's variables: from samples, types, buttons and given values.
  private var ownVariables: [String] {
    let design = completer.design ?? completer.view.lastTree
    var names = design?["variables"]?.members?.map(\.key) ?? []
    names += design?["types"]?.members?.map { $0.key.hasSuffix("?") ? String($0.key.dropLast()) : $0.key } ?? []
    names += design?["actionBar"]?["actions"]?.elements?.compactMap { $0["variableKey"]?.stringValue } ?? []
    names += completer.facts.given.keys.sorted()
    var seen: Set<String> = []
    return names.filter { seen.insert(DesignNames.compared($0)).inserted }
  }

  private var functions: [CompletionItem] {
    ExpressionFunction.all.map { function in
      var item = item(function.name, .function, "(\(function.parameters))", Self.markdown(of: function))
      item.text = function.arity.upperBound == 0 ? "\(function.name)()" : "\(function.name)($1)"
      item.isSnippet = true
      item.rank = 5
      return item
    } + ["true", "false"].map { item($0, .word, "", "") }
  }

  private var members: [CompletionItem] {
    scope.shape(ofPath: cursor.path).members.map { member in
      item(spelled(member.name), .variable, member.shape.text, member.summary)
    }
  }

  private var quotedNames: [CompletionItem] {
    guard cursor.isInVar(text.text) else { return [] }
    return ownVariables.map { item($0, .variable, "", "") }
  }

  // MARK: Filters

  private var filters: [CompletionItem] {
    TextFilter.all.map { filter in
      item(filter.name, .filter, filter.reference.arguments, Self.markdown(of: filter))
    }
  }

  private func arguments(of name: String) -> [CompletionItem] {
    guard let filter = TextFilter(name: name), filter.readsDate else { return [] }
    return ["EEEE", "d MMMM", "d MMM", "HH:mm", "yyyy-MM-dd", "EEE d"].filter { _ in filter.name == "date" }.map {
      item($0, .word, "a pattern", "")
    }
  }

  // MARK: Words

  static func markdown(of function: ExpressionFunction) -> String {
    "```\n\(function.name)(\(function.parameters))\n```\n\(function.summary)\n\nExample: `\(function.example)`"
  }

  static func markdown(of filter: TextFilter) -> String {
    let reference = filter.reference
    return
      "```\n\(filter.name)\(reference.arguments)\n```\n\(reference.summary)\n\nExample: `\(reference.example)` gives `\(reference.result)`"
  }
}

extension TextCursor {
  /// Whether the quotes around the cursor belong to `var("…")`.
  func isInVar(_ text: String) -> Bool {
    let before = String(decoding: Array(text.utf8)[..<max(0, range.lowerBound - 1)], as: UTF8.self)
    return before.filter { $0 != " " }.hasSuffix("var(")
  }
}
