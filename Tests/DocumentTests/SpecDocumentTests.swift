// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting
import WeaveDiagnostics
import WeaveEdit
import WeaveExpressions
import WeaveFacts
import WeaveRender
import WeaveSchema
import WeaveSpec

/// `docs/spec.md`: its snippets compile, show every field, and its tables are those of the validator.
@Suite(.waiting) struct SpecDocumentTests {
  private static let document = Result { try MarkdownDocument("docs/spec.md") }
  private static let now = Date(timeIntervalSince1970: 1_769_954_730)

  private var snippets: [MarkdownDocument.Block] { get throws { try Self.document.get().blocks("json") } }

  @Test func snippetsCompile() throws {
    // Fields that nothing reads any more have a snippet too.
    // And what a snippet includes is not there.
    let known: Set = [
      DiagnosticCode.specDeprecatedKey.name, DiagnosticCode.specShuffleManifest.name, DiagnosticCode.specInclude.name,
      DiagnosticCode.contentWidget.name,
    ]
    for snippet in try snippets {
      let source = SourceText(name: "docs/spec.md:\(snippet.line)", text: Self.design(snippet.text))
      let compiled = WidgetCompiler.compile(source, now: Self.now)
      let found = compiled.diagnostics.filter { !known.contains($0.code.name) }.map { "\($0.code.name) \($0.message)" }
      #expect(found.isEmpty, "docs/spec.md:\(snippet.line)")
      #expect(compiled.output?.widgets.contains { $0 == nil } == false, "docs/spec.md:\(snippet.line)")
    }
  }

  /// The pictures beside the designs of the tour are what `weave render` makes of these.
  @Test func tourShowsWhatItsDesignsDraw() throws {
    let designs = try snippets.filter { $0.section == "In ten minutes" }
    let pictures = try Self.document.get().text.matches(of: /\]\((tour\/[a-z]+\.png)\)/).map { "docs/\($0.1)" }
    try #require(designs.count > 4 && designs.count == pictures.count)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("weave-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (design, picture) in zip(designs, pictures) {
      try design.text.write(to: folder.appendingPathComponent("runs.json"), atomically: true, encoding: .utf8)
      let drawn = Project.rewritesDocuments ? "\(Project.root)/\(picture)" : "\(folder.path)/runs.png"
      let made = try Project.run(
        [Project.weave, "render", "runs.json", "--strict", "--now", "2026-02-01T14:18:50Z", "-o", drawn],
        in: folder.path)
      #expect(made.status == 0, "docs/spec.md:\(design.line): \(made.errors)")
      let compared = try Project.run([Project.weave, "diff", picture, drawn])
      #expect(compared.status == 0, "\(picture): \(compared.output)")
    }
  }

  @Test(.enabled(if: SchemaValidator.isAvailable, "no python3-jsonschema installed")) func snippetsAreValid() throws {
    let texts = try snippets.map { Self.design($0.text) }
    let verdicts = try SchemaValidator.verdicts(texts: texts)
    for (snippet, verdict) in zip(try snippets, verdicts) {
      #expect(verdict == "valid", "docs/spec.md:\(snippet.line)")
    }
  }

  @Test func everyFieldHasASnippet() throws {
    let examples = try examples
    let missing = Reference.objects.flatMap { object in
      object.fields.map { "\(object.name).\($0.key)" }.filter { examples[$0] == nil }
    }
    #expect(missing.isEmpty)
  }

  @Test func everyObjectHasATable() throws {
    let parts = Set(try Self.document.get().generatedParts)
    #expect(Reference.objects.map(\.name).filter { !parts.contains($0) }.isEmpty)
  }

  @Test func tablesAreCurrent() throws {
    let examples = try examples
    try Self.document.get().expectCurrent { name in
      switch name {
      case "filters": return Self.filters
      case "functions": return Self.functions
      case "time keys": return Self.timeKeys
      case "colours": return Self.colors
      case "fact lists": return Self.factLists
      case "fact keys": return Self.factKeys
      default:
        guard let object = Reference.objects.first(where: { $0.name == name }) else {
          Issue.record("docs/spec.md asks for `\(name)`, which the language does not have")
          return nil
        }
        return Reference.section(of: object, examples: examples)
      }
    }
  }

  // MARK: Parts

  private var examples: [String: String] {
    get throws {
      var examples = FieldExamples()
      for snippet in try snippets { examples.collect(from: SourceText(name: "", text: snippet.text)) }
      return examples.values
    }
  }

  /// A snippet as a file: a node becomes the content of a design.
  private static func design(_ snippet: String) -> String {
    guard snippet.contains("\"type\""), !snippet.contains("\"content\"") else { return snippet }
    return #"{"name": "Snippet", "layout": {"template": "custom"}, "content": "# + snippet + "}"
  }

  private static func table(_ titles: [String], _ rows: [[String]]) -> String {
    ([titles, titles.map { _ in "---" }] + rows).map { row in
      "| " + row.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
    }.joined()
  }

  private static var factLists: String {
    let records = FactTable.sections.flatMap { section in section.keys.flatMap(\.parts).map { (section.name, $0) } }
    return table(
      ["List", "What it is", "Members, among others"],
      FactGuide.lists.map { list in
        let found = records.first { $0.1.name == list.name }
        return [
          "[`\(list.name)`](variables.md#\(anchor(found?.0 ?? "")))", found?.1.summary ?? "",
          list.members.map { "`\($0)`" }.joined(separator: " "),
        ]
      })
  }

  private static var factKeys: String {
    table(
      ["Key", "What it is"],
      FactGuide.keys.map { name in
        let section = FactTable.sections.first { $0.keys.contains { $0.name == name } }
        return [
          "[`\(name)`](variables.md#\(anchor(section?.name ?? "")))", FactTable.key(name)?.summary ?? "",
        ]
      })
  }

  /// The heading of a section of `docs/variables.md` in a link.
  private static func anchor(_ section: String) -> String {
    ["heat": "heat-and-cold", "location": "place"][section] ?? section.replacing(" ", with: "-")
  }

  /// The guide's links lead to headings that are there, and its keys and members exist.
  @Test func factsAreFound() throws {
    let headings = Set(
      try MarkdownDocument("docs/variables.md").text.matches(of: /\n## ([^\n]+)/).map {
        $0.1.lowercased().replacing(" ", with: "-")
      })
    for link in try Self.document.get().text.matches(of: /\(variables\.md#([^)]+)\)/) {
      #expect(headings.contains(String(link.1)), "\(link.1)")
    }
    #expect(FactGuide.keys.count == 20 && Set(FactGuide.keys).count == 20)
    for key in FactGuide.keys { #expect(FactTable.key(key) != nil, "\(key)") }
    let parts = FactTable.all.flatMap(\.parts)
    for list in FactGuide.lists {
      let known = try #require(parts.first { $0.name == list.name }, "\(list.name)")
      #expect(Set(list.members).isSubset(of: known.members.map(\.name)), "\(list.name)")
    }
  }

  private static var filters: String {
    table(
      ["Filter", "What it does", "Example", "Gives"],
      TextFilter.all.map { filter in
        let entry = filter.reference
        return ["`\(filter.name)\(entry.arguments)`", entry.summary, "`\(entry.example)`", "`\(entry.result)`"]
      })
  }

  private static var functions: String {
    let context = EvaluationContext(
      scope: VariableScope([["last done": .string("3")]]), now: now, timeZone: .gmt, locale: Locale(identifier: "en_US")
    )
    return table(
      ["Function", "What it gives", "Example", "Gives"],
      ExpressionFunction.all.map { function in
        let result = Expression.parse(function.example, strict: true).expression?.evaluate(in: context).text ?? ""
        return [
          "`\(function.name)(\(function.parameters))`", function.summary, "`\(function.example)`", "`\(result)`",
        ]
      })
  }

  private static var timeKeys: String {
    let values = TimeVariables.values(now: now, timeZone: .gmt, locale: Locale(identifier: "en_US"))
    return table(["Key", "Example"], TimeVariables.keys.map { ["`\($0)`", "`\(values[$0]?.text ?? "")`"] })
  }

  private static var colors: String {
    let roles = ColorName.names.filter { name in
      !ColorName.hues.contains(name) && !ColorName.hues.contains { $0 + "Ink" == name }
    }
    return "Roles: " + roles.map { "`\($0)`" }.joined(separator: " ") + "\n\nHues: "
      + ColorName.hues.map { "`\($0)`" }.joined(separator: " ") + "\n"
  }
}
