// SPDX-License-Identifier: MIT

package import WeaveDiagnostics
package import WeaveExpressions
import WeaveJSON
import WeaveSpec

/// A text or expression of a design, with everything known about its place.
package struct DesignText: Sendable {
  package enum Content: Sendable {
    case template(TextTemplate)
    case expression(Expression)
  }

  /// How the value is used.
  package enum Role: Sendable, Hashable {
    /// The value is printed.
    case text
    /// The value is shown by a gauge.
    case amount
    /// The value decides whether something is drawn.
    case condition
    /// The value is a length, a paint, a list…
    case value
    /// The value is a variable's sample, printed by the texts that use the variable.
    case sample
  }

  package var content: Content
  package var role: Role
  /// The string's literal in the file; nil in built-in templates.
  package var range: SourceRange?
  var scope: TypeScope
  /// The node that contains it; nil for a field of the design.
  var node: String?
  /// The only size that draws it; nil if several do.
  var size: String?

  /// The names that its place in the content tree defines, as written; empty for a field of the design.
  package var names: Set<String> { node == nil ? [] : scope.names }
}

extension CompiledWidget {
  /// All texts of the design that the author wrote, by their places in the file.
  ///
  /// - Parameter given: values from outside.
  package func designTexts(given: [String: Value] = [:]) -> [DesignText] {
    let names = Set(given.keys.map(VariableScope.canonicalKey))
    let scope = TypeScope(
      own: names.union(ownNames), samples: variableTypes(given: given),
      optional: optionalNames.subtracting(names))
    var walk = DesignTextWalk()
    for path in Self.fieldPaths {
      guard let node = spec.places.node(at: path), case .string(let text) = node.value else { continue }
      walk.add(.template(TextTemplate(text)), .text, node.range, scope)
    }
    if case .object(let members)? = spec.places.node(at: "variables")?.value {
      for member in members {
        guard case .string(let text) = member.value.value, text.hasTokenStart else { continue }
        walk.add(.template(TextTemplate(text)), .sample, member.value.range, scope)
      }
    }
    if let content = tree(for: .custom), content.range != nil { walk.collect(content, scope) }
    return walk.texts.sorted { ($0.range?.lower ?? 0) < ($1.range?.lower ?? 0) }
  }

  /// The names that the design itself gives values, by a sample or a button.
  private var ownNames: Set<String> {
    var names = (spec.variables.keys + spec.types.map(\.name)).map(VariableScope.canonicalKey)
    if case .object(let members)? = spec.places.node(at: "variables")?.value {
      names += members.map { VariableScope.canonicalKey($0.key) }
    }
    return Set(names + (spec.actionBar?.actions.map { VariableScope.canonicalKey($0.variableKey) } ?? []))
  }

  /// The variables that may be missing, because of their type or because their sample is null.
  private var optionalNames: Set<String> {
    let known = Set(spec.types.map { VariableScope.canonicalKey($0.name) })
    let samples = spec.variables.filter { $0.value.value == .missing }.keys.map(VariableScope.canonicalKey)
    return Set(spec.types.filter(\.isOptional).map { VariableScope.canonicalKey($0.name) })
      .union(samples.filter { !known.contains($0) })
  }

  /// The known types of the author's variables: from `types`, else from lists and records in samples and data. A sample
  /// of another kind says too little: a text may be a number tomorrow.
  private func variableTypes(given: [String: Value]) -> [String: FactType] {
    var types: [String: FactType] = [:]
    for (name, value) in given {
      let type = FactType(DataType(of: value))
      if type.isWhole { types[VariableScope.canonicalKey(name)] = type }
    }
    for (name, sample) in spec.variables {
      let type = FactType(DataType(of: sample.value))
      if type.isWhole || sample.value == .missing { types[VariableScope.canonicalKey(name)] = type }
    }
    for member in spec.types { types[VariableScope.canonicalKey(member.name)] = FactType(member.type) }
    return types
  }

  /// The design's own fields, in the base and in its variants. Its name is a label for lists.
  static let fieldPaths: [String] =
    ["name", "primaryText", "secondaryText", "accessibilityLabel"]
    + MatchedSet.Key.allCases.flatMap { key in
      ["primaryText", "secondaryText"].map { "matchedSet.\(key.rawValue).\($0)" }
    }
}
