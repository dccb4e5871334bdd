// SPDX-License-Identifier: MIT

import WeaveEdit
import WeaveJSON

/// What a client says that it can do.
struct ClientAbilities {
  var encoding = PositionEncoding.utf16
  var takesSnippets = false
  var takesRelatedPlaces = false
  var takesVersionedEdits = false
  var takesMarkdown = true
  var takesSymbolTrees = false
  var watchesFiles = false
  /// Whether it carries out what is offered above a design: `weave.render` and `weave.preview`.
  var takesLenses = false

  init() {}

  /// - Parameter options: what the client's own configuration says: `codeLens`.
  init(_ capabilities: JSONNode?, options: JSONNode?) {
    takesLenses = options?["codeLens"]?.boolValue ?? false
    // The order is the client's; the first that is known here is taken.
    let offered = capabilities?["general"]?["positionEncodings"]?.elements?.compactMap(\.stringValue) ?? []
    encoding = offered.lazy.compactMap(PositionEncoding.init).first ?? .utf16
    let text = capabilities?["textDocument"]
    takesSnippets = text?["completion"]?["completionItem"]?["snippetSupport"]?.boolValue ?? false
    takesRelatedPlaces = text?["publishDiagnostics"]?["relatedInformation"]?.boolValue ?? false
    takesVersionedEdits = capabilities?["workspace"]?["workspaceEdit"]?["documentChanges"]?.boolValue ?? false
    let formats = text?["hover"]?["contentFormat"]?.elements?.compactMap(\.stringValue) ?? ["markdown"]
    takesMarkdown = formats.contains("markdown")
    takesSymbolTrees = text?["documentSymbol"]?["hierarchicalDocumentSymbolSupport"]?.boolValue ?? false
    watchesFiles = capabilities?["workspace"]?["didChangeWatchedFiles"]?["dynamicRegistration"]?.boolValue ?? false
  }
}
