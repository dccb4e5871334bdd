// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON
import WeaveSpec

/// A text or expression of a design with what is known at its place.
struct DesignText: Sendable {
  enum Content: Sendable {
    case template(TextTemplate)
    case expression(Expression)
  }

  /// What becomes of the value.
  enum Role: Sendable, Hashable {
    /// It is printed.
    case text
    /// It decides whether something is drawn.
    case condition
    /// It is a length, a paint, a list…
    case value
    /// It is a variable's sample, printed by the texts that name it.
    case sample
  }

  var content: Content
  var role: Role
  /// The string's literal in the file; nil in built-in templates.
  var range: SourceRange?
  var scope: TypeScope
  /// The node that it belongs to; nil for a field of the design.
  var node: String?
  /// The one size that draws it; nil where several do.
  var size: String?
}

extension CompiledWidget {
  /// Every text of the design that the author wrote, by its place in the file.
  ///
  /// - Parameter given: names whose values come from outside, in canonical form.
  func designTexts(given: Set<String>) -> [DesignText] {
    let scope = TypeScope(own: given.union(ownNames), samples: sampleTypes(given: given))
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
    var names = spec.variables.keys.map(VariableScope.canonicalKey)
    if case .object(let members)? = spec.places.node(at: "variables")?.value {
      names += members.map { VariableScope.canonicalKey($0.key) }
    }
    return Set(names + (spec.actionBar?.actions.map { VariableScope.canonicalKey($0.variableKey) } ?? []))
  }

  /// The types of lists and records that the design has a sample of and nobody else gives.
  private func sampleTypes(given: Set<String>) -> [String: FactType] {
    var types: [String: FactType] = [:]
    for (name, sample) in spec.variables {
      let key = VariableScope.canonicalKey(name)
      let type = FactType(sample: sample)
      if type.isWhole, !given.contains(key) { types[key] = type }
    }
    return types
  }

  /// The design's own fields, of the base and of its variants. Its name is a label for lists.
  static let fieldPaths: [String] =
    ["name", "primaryText", "secondaryText", "accessibilityLabel"]
    + MatchedSet.Key.allCases.flatMap { key in
      ["primaryText", "secondaryText"].map { "matchedSet.\(key.rawValue).\($0)" }
    }
}
