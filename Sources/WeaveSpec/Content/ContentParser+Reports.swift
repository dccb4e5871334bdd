// SPDX-License-Identifier: MIT

import WeaveDiagnostics
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

  /// Warnings and errors have half of the room each, so that thousands of warnings do not hide an error.
  private func hasRoom(for severity: Diagnostic.Severity) -> Bool {
    (severity == .error ? errors : diagnostics.count - errors) < Limits.diagnostics / 2
  }

  mutating func add(_ diagnostic: Diagnostic) {
    guard hasRoom(for: diagnostic.severity) else { return }
    if diagnostic.severity == .error { errors += 1 }
    diagnostics.append(diagnostic)
  }

  /// Tells of a value where a node should be; a text may have meant one that shows it.
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
      return tellMeant(
        .contentWrongType, "`\(key)` needs an expression, which begins with `=`", formula, at: json.range)
    }
    let message = "`\(key)` needs \(type.expectation), not \(json.value.kind)"
    if fixes.isEmpty, let meant = ForeignValues.json(json, for: key, as: type) {
      return tellMeant(.contentWrongType, message, meant, at: json.range)
    }
    add(Diagnostic(.contentWrongType, .init(message), at: place(json.range), fixes: fixes))
  }

  /// Keys of nodes that take an expression nearly always.
  private static let conditions: Set<String> = ["where", "sort", "when", "condition", "hidden"]

  /// The text with a `=` before it, where it makes sense as an expression: `run.km > 0`; nil for a single word, too.
  private func formula(meantBy json: JSONNode) -> String? {
    guard case .string(let text) = json.value, text.contains(where: { " .>=<!(".contains($0) }), !text.contains("\""),
      !text.contains("\\"), Expression.parse(text, strict: true).expression != nil
    else { return nil }
    return "\"=\(text)\""
  }

  /// Tells of a value with the JSON that may be meant.
  mutating func tellMeant(_ code: DiagnosticCode, _ message: String, _ meant: String, at range: SourceRange) {
    let shown = meant.filter { $0 != "\"" }
    let fix = Diagnostic.Fix(.init("replace with `\(shown)`"), .likely, [.init(range, with: meant)])
    add(
      Diagnostic(
        code, .init("\(message); did you mean `\(shown)`?"), at: place(range), fixes: source == nil ? [] : [fix]))
  }

  /// Tells of a word that is none of some, and which of them may be meant; all of them where none is near.
  ///
  /// - Parameters:
  ///   - meant: words that it means in another language, where that is known.
  ///   - list: what the words are called in the note.
  ///   - tail: what stays behind a word that is replaced.
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

  /// A mistake inside a string: its offsets count from `shift` bytes into the decoded text.
  mutating func report(_ issue: TemplateIssue, shiftedBy shift: Int, _ json: JSONNode) {
    guard let source else {
      add(Diagnostic(issue.code, issue.message, at: nil, severity: issue.severity))
      return
    }
    add(issue.diagnostic(in: JSONStringMap(source: source, literal: json.range), shiftedBy: shift))
  }
}
