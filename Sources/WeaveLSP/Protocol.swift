// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveEdit
import WeaveJSON
import WeaveSchema

extension JSONNode {
  /// A whole number; nil if the node is not one.
  var integer: Int? { numberValue.flatMap { Int(exactly: $0) } }

  static func position(_ position: EditorPosition) -> JSONNode {
    .object([("line", .integer(position.line)), ("character", .integer(position.column))])
  }

  static func range(_ range: EditorRange) -> JSONNode {
    .object([("start", .position(range.start)), ("end", .position(range.end))])
  }

  static func edit(_ range: EditorRange, _ text: String) -> JSONNode {
    .object([("range", .range(range)), ("newText", .text(text))])
  }

  static func markdown(_ text: String, _ isTaken: Bool) -> JSONNode {
    .object([("kind", .text(isTaken ? "markdown" : "plaintext")), ("value", .text(text))])
  }
}

extension EditorPosition {
  init?(_ node: JSONNode?) {
    guard let line = node?["line"]?.integer, let column = node?["character"]?.integer, line >= 0, column >= 0 else {
      return nil
    }
    self.init(line: line, column: column)
  }
}

extension EditorRange {
  init?(_ node: JSONNode) {
    guard let start = EditorPosition(node["start"]), let end = EditorPosition(node["end"]) else { return nil }
    self.init(start, end)
  }
}

extension OpenDocument {
  /// A range of its text in the client's units.
  func range(_ range: SourceRange) -> JSONNode { .range(text.lines.range(of: range)) }

  /// Edits of its text, in the form that a client applies.
  func workspaceEdit(_ edits: [Diagnostic.Fix.Edit], _ client: ClientAbilities) -> JSONNode {
    LanguageServer.workspaceEdit([(address, version, textEdits(edits))], client)
  }

  func textEdits(_ edits: [Diagnostic.Fix.Edit]) -> [JSONNode] {
    edits.map { .edit(text.lines.range(of: $0.range), $0.replacement) }
  }
}

extension LanguageServer {
  /// Edits of several files, with their versions if the client accepts them.
  static func workspaceEdit(
    _ files: [(address: String, version: Int?, edits: [JSONNode])], _ client: ClientAbilities
  ) -> JSONNode {
    guard client.takesVersionedEdits else {
      return .object([("changes", .object(files.map { ($0.address, .array($0.edits)) }))])
    }
    let changes = files.map { file in
      JSONNode.object([
        (
          "textDocument",
          .object([("uri", .text(file.address)), ("version", file.version.map(JSONNode.integer) ?? .null)])
        ),
        ("edits", .array(file.edits)),
      ])
    }
    return .object([("documentChanges", .array(changes))])
  }
}
