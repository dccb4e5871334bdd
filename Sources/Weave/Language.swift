// SPDX-License-Identifier: MIT

public import WeaveData
import WeaveJSON
import WeaveResolve
import WeaveSchema
public import WeaveSpec
import WeaveSymbols
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

  /// The names of symbols that hold a part, sorted; all for an empty one.
  public static func symbolNames(matching part: String) -> [String] {
    let part = part.lowercased()
    return SymbolLibrary().symbolNames.filter { part.isEmpty || $0.contains(part) }
  }

  /// What a new design can be made from: the layouts, and the designs of the catalogue; each with a line on it.
  public static var beginnings: (layouts: [(name: String, summary: String)], designs: [(name: String, summary: String)])
  {
    (Template.allCases.map { ($0.rawValue, $0.summary) }, Catalogue.entries)
  }

  /// A design to start from, as a file's text; nil for a beginning that does not exist.
  public static func newDesign(named name: String, from beginning: String) -> String? {
    if let template = Template(rawValue: beginning) { return newDesign(named: name, template: template) }
    guard let design = Catalogue.design(named: beginning), let members = design.members else { return nil }
    let named = members.map { ($0.key, $0.key == "name" ? JSONNode.text(name) : $0.value) }
    return JSONWriter.pretty(.object(named)) + "\n"
  }

  private static func newDesign(named name: String, template: Template) -> String {
    var members: [(String, JSONNode?)] = [("version", .number(8)), ("name", .text(name))]
    switch template {
    case .classic, .hero, .poster:
      members += [
        ("primaryText", .text("Hello")), ("secondaryText", .text("{{__weekday}}, {{__time}}")),
        ("symbol", template == .poster ? nil : .object([("name", .text("sparkles"))])),
      ]
    case .custom:
      members.append(
        (
          "content",
          .object([("type", .text("text")), ("text", .text("Hello")), ("font", .text("largeTitle"))])
        ))
    default: break
    }
    members += [
      ("layout", .object([("template", .text(template.rawValue))])),
      ("style", .object([("background", .text("plain")), ("accent", .text("blue"))])),
    ]
    return JSONWriter.pretty(.object(members)) + "\n"
  }

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
