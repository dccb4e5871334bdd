// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveExpressions
import WeaveFacts
import WeaveJSON
import WeaveResolve
import WeaveSpec

/// Reports mistakes inside texts and expressions: braces, filters, variables that nothing sets, texts without end.
struct TextCheck {
  private let widget: CompiledWidget
  private let source: SourceText
  private let context: EvaluationContext
  private let known: Set<String>
  private let memory: TextMemory
  /// The names of all facts.
  private static let facts = Set(FactTable.all.map(\.name))

  /// - Parameters:
  ///   - variables: values that are known besides the design's own.
  ///   - memory: results of earlier checks of the same texts.
  init(
    _ widget: CompiledWidget, in source: SourceText, at moment: Moment, variables: [String: Value],
    memory: TextMemory = TextMemory()
  ) {
    self.widget = widget
    self.memory = memory
    self.source = source
    let facts = FactVariables(now: moment.now, timeZone: moment.timeZone, locale: moment.locale)
    let scope = VariableScope(
      facts: facts, samples: widget.spec.variables.mapValues(\.value), given: variables)
    context = EvaluationContext(scope: scope, now: moment.now, timeZone: moment.timeZone, locale: moment.locale)
    let buttons = widget.spec.actionBar?.actions.map { VariableScope.canonicalKey($0.variableKey) } ?? []
    // A sample of the wrong type is reported at its own place.
    let samples = widget.spec.places.node(at: "variables")?.keys ?? []
    known = Self.facts.union(scope.keys).union(buttons).union(samples.map(VariableScope.canonicalKey))
    memory.prepare(
      TextMemory.Setting(
        samples: widget.spec.variables.mapValues(\.value), variables: variables, moment: moment, known: known))
  }

  /// Each issue at its place in the file.
  var diagnostics: [Diagnostic] {
    var found: [Diagnostic] = []
    for text in widget.designTexts() where found.count < Limits.diagnostics { found += diagnostics(of: text) }
    return found
  }

  private func diagnostics(of text: DesignText) -> [Diagnostic] {
    guard let range = text.range else { return [] }
    let key = TextMemory.Key(text)
    let issues = memory.issues(of: key) { self.issues(of: text) }
    if issues.written.isEmpty, issues.expanded.isEmpty { return [] }
    let map = JSONStringMap(source: source, literal: range)
    switch text.content {
    case .expression:
      return issues.written.map {
        $0.diagnostic(in: map, shiftedBy: 1).advised("give it a value in `variables` or with `--var`")
      }
    case .template(let template):
      let placed = issues.written.map {
        $0.diagnostic(in: map).advised("give it a value in `variables`, or here a fallback: `{{name|0}}`")
      }
      return placed
        + issues.expanded.map { issue in
          var diagnostic = issue.diagnostic(in: map)
          diagnostic.notes += values(readBy: template)
          return diagnostic
        }
    }
  }

  /// The issues of a text, at the bytes of its content.
  private func issues(of text: DesignText) -> TextMemory.Issues {
    let own = Set(text.names.map(VariableScope.canonicalKey))
    let isKnown = { (name: String) in
      let key = VariableScope.canonicalKey(name)
      return known.contains(key) || own.contains(key)
    }
    let names = { (known.subtracting(own)).union(text.names).union(FactTable.memberNames).sorted() }
    switch text.content {
    case .expression(let expression):
      return .init(written: expression.variableIssues(isKnownVariable: isKnown, variableNames: names))
    case .template(let template):
      let written = template.issues(isKnownVariable: isKnown, variableNames: names)
      let isDrawn = text.role != .sample && !written.contains { $0.severity == .error }
      return .init(written: written, expanded: isDrawn ? template.expansionIssues(in: context) : [])
    }
  }

  /// Where the variables of an endless text get their values.
  private func values(readBy template: TextTemplate) -> [Diagnostic.Note] {
    guard case .object(let members)? = widget.spec.places.node(at: "variables")?.value else { return [] }
    let names = Set(template.variableNames.map(VariableScope.canonicalKey))
    return members.compactMap { member in
      guard names.contains(VariableScope.canonicalKey(member.key)), case .string(let text) = member.value.value,
        text.hasTokenStart
      else { return nil }
      return Diagnostic.Note("`\(member.key)` is given here", at: member.value.range)
    }
  }
}

extension Diagnostic {
  /// The diagnostic; for a variable without a similar name, with advice.
  fileprivate func advised(_ advice: Message) -> Diagnostic {
    guard code == .textUnknownVariable, fixes.isEmpty else { return self }
    var copy = self
    copy.notes.append(Note(advice))
    return copy
  }
}

extension JSONNode {
  /// The keys of an object; empty for anything else.
  fileprivate var keys: [String] { if case .object(let members) = value { members.map(\.key) } else { [] } }
}
