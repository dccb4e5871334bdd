// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveExpressions
import WeaveFacts
import WeaveSpec

/// Walks a content tree and tracks the types and guards that apply at each place.
struct DesignTextWalk {
  private(set) var texts: [DesignText] = []

  mutating func add(
    _ content: DesignText.Content, _ role: DesignText.Role, _ range: SourceRange?, _ scope: TypeScope,
    node: String? = nil, size: String? = nil
  ) {
    texts.append(DesignText(content: content, role: role, range: range, scope: scope, node: node, size: size))
  }

  /// Collects the texts of a node and of all nodes below it.
  mutating func collect(_ node: ContentNode, _ scope: TypeScope, size: String? = nil) {
    let inner = scope.narrowed(by: node[ModifierKeys.self][ModifierKeys.when], being: true)
    let chart = node[ChartKeys.self]
    let loop = node.type == .forEach ? inner.knowing(Self.loopNames(of: node)) : inner
    for (key, property) in node.properties.entries {
      let place = Place(node: node.path, size: size)
      switch (node.type, key) {
      case (.use, .body):
        collect(property, key, .value, component(node, in: inner), place)
      case (.use, .standards):
        collect(property, key, .value, inner.outermost, place)
      case (_, .when): collect(property, key, .condition, scope, place)
      case (.forEach, .children), (.forEach, .sort):
        collect(property, key, .value, repeating(node, in: loop), place)
      case (.forEach, .where): collect(property, key, .condition, repeating(node, in: loop), place)
      case (.forEach, .more): collect(property, key, .value, loop.naming("more"), place)
      case (.when, .condition): collect(property, key, .condition, inner, place)
      case (.when, .then):
        collect(
          property, key, .value, inner.narrowed(by: node[WhenKeys.self][WhenKeys.condition], being: true),
          Place(node: node.path, size: node.onlySize ?? size))
      case (.when, .else): collect(property, key, .value, unmet(node, in: inner), place)
      // The labels of an axis can read their own value.
      case (.chart, .y): collect(property, key, .value, inner.knowing(["value"]), place)
      // The labels of annotations can read what they are for.
      case (.chart, .rules): collect(property, key, .value, inner.knowing(["value"]), place)
      case (.chart, .callouts): collect(property, key, .value, inner.knowing(["value", "index", "place"]), place)
      case (.chart, .directLabels): collect(property, key, .value, inner.knowing(["name", "value"]), place)
      case (.chart, .fill):
        collect(property, key, .value, perValue(chart[ChartKeys.values], mark: chart[ChartKeys.mark], in: inner), place)
      case (.chart, .series):
        guard case .array(let entries) = property.value else { break }
        for series in entries {
          guard case .object(let map) = series.value, let own = series.object(of: SeriesKeys.self) else { continue }
          let fill = perValue(
            own[SeriesKeys.values], mark: own[SeriesKeys.mark] ?? chart[ChartKeys.mark], in: inner)
          for (name, entry) in map.entries { collect(entry, key, .value, name == .fill ? fill : inner, place) }
        }
      case (.gauge, .value): collect(property, key, .amount, inner, place)
      case (.text, .text): collect(property, key, .text, inner, place)
      default: collect(property, key, .value, inner, place)
      }
    }
  }

  private struct Place {
    var node: String
    var size: String?
  }

  private mutating func collect(
    _ property: Property, _ key: PropertyKey, _ role: DesignText.Role, _ scope: TypeScope, _ place: Place
  ) {
    switch property.value {
    case .template(let template):
      add(.template(template), .text, property.range, scope, node: place.node, size: place.size)
    case .expression(let expression):
      add(.expression(expression), role, property.range, scope, node: place.node, size: place.size)
    case .node(let node): collect(node, scope, size: place.size)
    case .array(let entries): for entry in entries { collect(entry, key, role, scope, place) }
    case .record(let entries):
      for (_, entry) in entries.sorted(by: { $0.key < $1.key }) { collect(entry, key, role, scope, place) }
    case .object(let entries):
      for (name, entry) in entries.entries {
        // A span has a text of its own.
        let isSpan = key == .spans && name == .text
        collect(entry, isSpan ? name : key, isSpan ? .text : role, scope, place)
      }
    case .cases(let entries):
      for (word, entry) in entries.entries {
        var place = place
        if WidgetSize(rawValue: word.name) != nil { place.size = word.name }
        collect(entry, key, role, scope, place)
      }
    case .number, .bool, .token, .null: break
    }
  }

  // MARK: Scopes

  /// The scope of `else`: the condition is known to be false, if it is the only test.
  private func unmet(_ node: ContentNode, in scope: TypeScope) -> TypeScope {
    let p = node[WhenKeys.self]
    guard !p.has(WhenKeys.size), !p.has(WhenKeys.appearance) else { return scope }
    return scope.narrowed(by: node[WhenKeys.self][WhenKeys.condition], being: false)
  }

  /// The scope of a component: its parameters with their declared types, and the variables of the whole design.
  private func component(_ node: ContentNode, in scope: TypeScope) -> TypeScope {
    var inner = scope.outermost
    inner.names = TypeScope.environment
    let parameters = node.parameterTypes
    guard !parameters.isEmpty else { return inner }
    inner.names.formUnion(parameters.keys)
    var given: [String: Property] = [:]
    if case .record(let values)? = node[UseKeys.self][UseKeys.with]?.value { given = values }
    for (name, parameter) in parameters {
      var type = FactType.unknown
      switch parameter.value {
      case .token("number"): type = FactType(kind: .number)
      case .token("bool"): type = .flag
      case .token("color"): type = FactType(kind: .color)
      default:
        if case .expression(let expression)? = given[name]?.value {
          var typing = ExpressionTyping(quote: "'")
          type = typing.type(of: expression.root, in: scope)
        }
      }
      // The origin of a value is reported at the use, not inside the component.
      (type.origins, type.blank, type.zeroed) = ([], [], [])
      inner.locals[VariableScope.canonicalKey(name)] = type
    }
    return inner
  }

  /// The names that a `forEach` gives to its item and index, and to its flags.
  private static func loopNames(of node: ContentNode) -> Set<String> {
    Set([name(ForEachKeys.as, of: node), name(ForEachKeys.index, of: node), "first", "last", "more"])
  }

  private static func name(_ key: ContentKey<ForEachKeys, String>, of node: ContentNode) -> String {
    if case .token(let name)? = node[ForEachKeys.self][key]?.value { name } else { key.standard }
  }

  /// The scope of a chart's `fill`: the surrounding scope, the value to paint and its index. Names of a `forEach` or
  /// component around the chart take precedence.
  ///
  /// - Parameter mark: that of a series, or else that of its chart.
  private func perValue(_ values: Property?, mark: Property?, in scope: TypeScope) -> TypeScope {
    if case .token(let word)? = mark?.value, let mark = ChartMark(rawValue: word),
      !mark.hasFillPerValue
    {
      return scope
    }
    var inner = scope.knowing(["item", "index"])
    if scope.locals["item"] == nil, !scope.names.contains("item") {
      inner.locals["item"] = type(of: values, in: scope).element
    }
    if scope.locals["index"] == nil, !scope.names.contains("index") { inner.locals["index"] = FactType(kind: .number) }
    return inner
  }

  private func type(of list: Property?, in scope: TypeScope) -> FactType {
    guard case .expression(let expression)? = list?.value else { return .unknown }
    var typing = ExpressionTyping(quote: "'")
    return typing.type(of: expression.root, in: scope)
  }

  private func repeating(_ node: ContentNode, in scope: TypeScope) -> TypeScope {
    let p = node[ForEachKeys.self]
    let items = type(of: p[ForEachKeys.items], in: scope)
    let inner = scope.repeating(
      items, as: Self.name(ForEachKeys.as, of: node), index: Self.name(ForEachKeys.index, of: node))
    // The condition is true for every entry that is shown.
    return inner.narrowed(by: p[ForEachKeys.where], being: true)
  }
}

extension TypeScope {
  /// This scope under a condition; unchanged if the condition says nothing about facts.
  fileprivate func narrowed(by property: Property?, being truth: Bool) -> TypeScope {
    guard case .expression(let expression)? = property?.value else { return self }
    return narrowed(by: expression.root, being: truth)
  }
}

extension ContentNode {
  /// The only size that a `when` asks for.
  fileprivate var onlySize: String? {
    switch self[WhenKeys.self][WhenKeys.size]?.value {
    case .token(let size): size
    case .array(let sizes) where sizes.count == 1:
      if case .token(let size)? = sizes.first?.value { size } else { nil }
    default: nil
    }
  }
}
