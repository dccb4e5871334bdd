// SPDX-License-Identifier: MIT

import WeaveEdit
import WeaveJSON
import WeaveNative
import WeaveRender
import WeaveSchema

/// The abilities that the server declares.
enum ServerAbilities {
  /// - Parameter hasPreview: whether a preview can be opened beside the editor.
  static func answer(to client: ClientAbilities, hasPreview: Bool) -> JSONNode {
    .object([
      ("capabilities", capabilities(client, hasPreview)),
      ("serverInfo", .object([("name", .text("weave")), ("version", .text(weaveVersion))])),
    ])
  }

  private static func capabilities(_ client: ClientAbilities, _ hasPreview: Bool) -> JSONNode {
    .object([
      ("positionEncoding", .text(client.encoding.rawValue)),
      (
        "textDocumentSync",
        .object([
          ("openClose", .flag(true)), ("change", .integer(2)), ("save", .object([("includeText", .flag(false))])),
        ])
      ),
      (
        "completionProvider",
        .object([
          ("triggerCharacters", .array(["\"", "{", "=", "|", ".", "(", ":"].map { .text($0) })),
          ("resolveProvider", .flag(true)),
        ])
      ),
      ("hoverProvider", .flag(true)),
      (
        "signatureHelpProvider",
        .object([
          ("triggerCharacters", .array(["(", ",", ":"].map { .text($0) })),
          ("retriggerCharacters", .array([.text(")")])),
        ])
      ),
      (
        "codeActionProvider",
        .object([
          (
            "codeActionKinds",
            .array(
              ["quickfix", "refactor.extract", "refactor.inline", "source.fixAll", "source.fixAll.weave"].map {
                JSONNode.text($0)
              })
          )
        ])
      ),
      ("documentSymbolProvider", .flag(true)), ("foldingRangeProvider", .flag(true)),
      ("selectionRangeProvider", .flag(true)), ("definitionProvider", .flag(true)),
      ("referencesProvider", .flag(true)), ("documentHighlightProvider", .flag(true)),
      ("renameProvider", .object([("prepareProvider", .flag(true))])),
      ("documentLinkProvider", .object([("resolveProvider", .flag(false))])),
      ("documentFormattingProvider", .flag(true)), ("documentRangeFormattingProvider", .flag(true)),
      (
        "documentOnTypeFormattingProvider",
        .object([("firstTriggerCharacter", .text("}")), ("moreTriggerCharacter", .array([.text("]")]))])
      ),
      ("workspaceSymbolProvider", .flag(true)),
      (
        "diagnosticProvider",
        .object([
          ("identifier", .text("weave")), ("interFileDependencies", .flag(true)),
          ("workspaceDiagnostics", .flag(false)),
        ])
      ), ("workspace", workspace),
      ("colorProvider", .flag(true)), ("inlayHintProvider", .flag(true)),
      (
        "semanticTokensProvider",
        .object([
          (
            "legend",
            .object([
              ("tokenTypes", .array(TextMark.Kind.allCases.map { JSONNode.text("\($0)") })),
              ("tokenModifiers", .array([])),
            ])
          ),
          ("full", .flag(true)), ("range", .flag(true)),
        ])
      ),
      (
        "executeCommandProvider",
        hasPreview ? .object([("commands", .array([.text(LanguageServer.showPreview)]))]) : nil
      ),
      ("codeLensProvider", client.takesLenses ? .object([("resolveProvider", .flag(false))]) : nil),
    ])
  }

  /// The folders are followed, and renamed files are followed in designs.
  private static var workspace: JSONNode {
    let patterns = ["json", "wwdesign"] + ImageFormat.allEndings
    let filters = [("**/*.{\(patterns.joined(separator: ","))}", "file"), ("**", "folder")].map { glob, kind in
      JSONNode.object([
        ("scheme", .text("file")), ("pattern", .object([("glob", .text(glob)), ("matches", .text(kind))])),
      ])
    }
    return .object([
      ("workspaceFolders", .object([("supported", .flag(true)), ("changeNotifications", .flag(true))])),
      ("fileOperations", .object([("willRename", .object([("filters", .array(filters))]))])),
    ])
  }
}
