// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveExpressions
import WeaveJSON
import WeaveSchema

extension ContentParser {
  func place(_ range: SourceRange) -> SourceRange? { source == nil ? nil : range }

  mutating func report(_ code: DiagnosticCode, _ message: Diagnostic.Message, at json: JSONNode) {
    report(code, message, range: place(json.range))
  }

  mutating func report(_ code: DiagnosticCode, _ message: Diagnostic.Message, range: SourceRange?) {
    add(Diagnostic(code, message, at: range))
  }

  /// Whether another report of a severity fits. Warnings and errors get half of the limit each, so that thousands of
  /// warnings do not hide an error.
  private func hasRoom(for severity: Diagnostic.Severity) -> Bool {
    (severity == .error ? errors : diagnostics.count - errors) < Limits.diagnostics / 2
  }

  mutating func add(_ diagnostic: Diagnostic) {
    guard hasRoom(for: diagnostic.severity) else { return }
    if diagnostic.severity == .error { errors += 1 }
    diagnostics.append(diagnostic)
  }

  /// Reports a value where a node is expected; suggests a node that shows it, if it is a text.
  mutating func notANode(_ json: JSONNode) {
    var fixes: [Diagnostic.Fix] = []
    if let source, case .string = json.value {
      let node = "{ \"type\": \"text\", \"text\": \(source.text(in: json.range)) }"
      fixes = [.init("write a text node", .likely, [.init(json.range, with: node)])]
    }
    add(
      Diagnostic(.contentNotANode, "expected a node, found \(json.value.kind)", at: place(json.range), fixes: fixes))
  }

  mutating func wrongType(_ json: JSONNode, _ type: FieldType, key: String) {
    let fixes = source.map { type.conversions(of: json, in: $0) } ?? []
    if Self.conditions.contains(key), let formula = formula(meantBy: json) {
      return reportMeantValue(
        .contentWrongType, "`\(key)` needs an expression, which begins with `=`", formula, at: json.range)
    }
    let message = "`\(key)` needs \(type.expectation), not \(json.value.kind)"
    if fixes.isEmpty, let meant = ForeignValues.json(json, for: key, as: type) {
      return reportMeantValue(.contentWrongType, message, meant, at: json.range)
    }
    add(Diagnostic(.contentWrongType, .init(message), at: place(json.range), fixes: fixes))
  }

  /// Keys of nodes whose values are nearly always expressions.
  private static let conditions: Set<String> = ["where", "sort", "when", "condition", "hidden"]

  /// The text with a `=` before it, if it makes sense as an expression, such as `run.km > 0`; nil for a single word.
  private func formula(meantBy json: JSONNode) -> String? {
    guard case .string(let text) = json.value, text.contains(where: { " .>=<!(".contains($0) }), !text.contains("\""),
      !text.contains("\\"), Expression.parse(text, strict: true).expression != nil
    else { return nil }
    return "\"=\(text)\""
  }

  /// Reports a value, with the JSON that may be meant.
  mutating func reportMeantValue(_ code: DiagnosticCode, _ message: String, _ meant: String, at range: SourceRange) {
    let shown = meant.filter { $0 != "\"" }
    let fix = Diagnostic.Fix(.init("replace with `\(shown)`"), .likely, [.init(range, with: meant)])
    add(
      Diagnostic(
        code, .init("\(message); did you mean `\(shown)`?"), at: place(range), fixes: source == nil ? [] : [fix]))
  }

  /// Reports a word that is not on a list, with the words that may be meant; with the whole list if no word is similar.
  ///
  /// - Parameters:
  ///   - meant: the equivalents of a word from another language, if known.
  ///   - list: the name of the list in the note.
  ///   - tail: the text that stays after a replaced word.
  mutating func suggest(
    _ code: DiagnosticCode, _ message: String, for word: String, meaning meant: [String] = [],
    among words: [String] = [], _ list: String, appending tail: String = "", at range: SourceRange,
    severity: Diagnostic.Severity? = nil
  ) {
    guard hasRoom(for: severity ?? code.severity) else { return }
    let near = meant.isEmpty ? nearest(to: word, in: words) : meant
    let question = near.first.map { "; did you mean `\($0)`?" } ?? ""
    let notes =
      near.isEmpty ? [Diagnostic.Note(.init("\(list) are \(words.map { "`\($0)`" }.joined(separator: ", "))"))] : []
    let fixes = near.map { name in
      Diagnostic.Fix(
        .init("replace with `\(name)\(tail)`"), TableCheck.confidence(in: name, for: word, among: near),
        [.init(range, with: quoted(name + tail))])
    }
    add(
      Diagnostic(
        code, .init(message + question), at: place(range), severity: severity, notes: notes,
        fixes: source == nil ? [] : fixes))
  }

  /// Reports a mistake inside a string. Its offsets count from `shift` bytes into the decoded text.
  mutating func report(_ issue: TemplateIssue, shiftedBy shift: Int, _ json: JSONNode) {
    guard let source else {
      add(Diagnostic(issue.code, issue.message, at: nil, severity: issue.severity))
      return
    }
    add(issue.diagnostic(in: JSONStringMap(source: source, literal: json.range), shiftedBy: shift))
  }
}
