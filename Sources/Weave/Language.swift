// SPDX-License-Identifier: MIT

public import WeaveData
import WeaveJSON
import WeaveResolve
public import WeaveSpec
import WeaveTemplates

/// The language as a whole, for tools: its schema, its templates, its normal form.
public enum Language {
  /// The JSON Schema (2020-12) of design files, made from the table that validation reads.
  public static var schema: String { JSONSchema.text() }

  /// The tables of `docs/spec.md`.
  public static var reference: String { Reference.markdown() }

  public static var templateNames: [String] { BuiltinTemplates.names }

  /// The JSON text of a built-in template.
  public static func template(named name: String) -> String? { BuiltinTemplates.text(named: name) }

  /// A file of designs as the app would write it.
  public static func formatted(_ document: SpecDocument) -> String {
    JSONWriter.pretty(SpecEncoder.encode(document))
  }
}

/// Text templates apart from a design.
public enum TextEvaluation {
  /// What a text template gives at a moment.
  ///
  /// - Parameters:
  ///   - variables: values that go before all others.
  ///   - snapshots: what the facts are read from.
  public static func text(
    _ template: String, moment: Moment, variables: [String: String], snapshots: Snapshots = Snapshots()
  ) -> String {
    let given = variables.mapValues { Value.string($0) }
    let facts = FactVariables(
      snapshots: snapshots, given: given, now: moment.now, timeZone: moment.timeZone, locale: moment.locale)
    let scope = VariableScope(facts: facts, given: given)
    let context = EvaluationContext(
      scope: scope, now: moment.now, timeZone: moment.timeZone, locale: moment.locale)
    return TextTemplate(template).render(in: context)
  }
}
