// SPDX-License-Identifier: MIT

package import WeaveDiagnostics
import WeaveJSON
package import WeaveSpec

/// A text or expression of a design with what is known at its place.
package struct DesignText: Sendable {
  package enum Content: Sendable {
    case template(TextTemplate)
    case expression(Expression)
  }

  /// What becomes of the value.
  package enum Role: Sendable, Hashable {
    /// It is printed.
    case text
    /// It is what a gauge shows.
    case amount
    /// It decides whether something is drawn.
    case condition
    /// It is a length, a paint, a list…
    case value
    /// It is a variable's sample, printed by the texts that name it.
    case sample
  }

  package var content: Content
  package var role: Role
  /// The string's literal in the file; nil in built-in templates.
  package var range: SourceRange?
  var scope: TypeScope
  /// The node that it belongs to; nil for a field of the design.
  var node: String?
  /// The one size that draws it; nil where several do.
  var size: String?

  /// The names that its place in the content tree brings, as they are spelled; none for a field of the design.
  package var names: Set<String> { node == nil ? [] : scope.names }
}

extension CompiledWidget {
  /// Every text of the design that the author wrote, by its place in the file.
  ///
  /// - Parameter given: values that come from outside.
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

  /// The names that the design itself gives values: by a sample, or by a button.
  private var ownNames: Set<String> {
    var names = (spec.variables.keys + spec.types.map(\.name)).map(VariableScope.canonicalKey)
    if case .object(let members)? = spec.places.node(at: "variables")?.value {
      names += members.map { VariableScope.canonicalKey($0.key) }
    }
    return Set(names + (spec.actionBar?.actions.map { VariableScope.canonicalKey($0.variableKey) } ?? []))
  }

  /// The variables that may be missing: by their type, or as their sample is null.
  private var optionalNames: Set<String> {
    let known = Set(spec.types.map { VariableScope.canonicalKey($0.name) })
    let samples = spec.variables.filter { $0.value.value == .missing }.keys.map(VariableScope.canonicalKey)
    return Set(spec.types.filter(\.isOptional).map { VariableScope.canonicalKey($0.name) })
      .union(samples.filter { !known.contains($0) })
  }

  /// What is known of the author's variables: what `types` says, else the lists and records of samples and of data. Of
  /// other values a sample says too little: a text may be a number tomorrow.
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

  /// The design's own fields, of the base and of its variants. Its name is a label for lists.
  static let fieldPaths: [String] =
    ["name", "primaryText", "secondaryText", "accessibilityLabel"]
    + MatchedSet.Key.allCases.flatMap { key in
      ["primaryText", "secondaryText"].map { "matchedSet.\(key.rawValue).\($0)" }
    }
}
