// SPDX-License-Identifier: MIT

import WeaveEdit
import WeaveJSON

/// The abilities that a client declares.
struct ClientAbilities {
  var encoding = PositionEncoding.utf16
  var takesSnippets = false
  var takesRelatedPlaces = false
  var takesVersionedEdits = false
  var takesMarkdown = true
  var takesMarkdownInItems = false
  var takesSymbolTrees = false
  var watchesFiles = false
  /// Whether it carries out the lenses above a design: `weave.render` and `weave.preview`.
  var takesLenses = false

  /// Whether it shows a file or the page of a preview on request.
  var showsDocuments = false

  /// Whether it shows pictures embedded in Markdown as data.
  var takesPictures = false

  /// Whether a parameter may be given by its place in the label of a signature.
  var takesLabelOffsets = false

  /// Whether it asks for diagnostics; the server then does not send them unasked.
  var pullsDiagnostics = false

  /// Whether it asks again when the server says that diagnostics have changed.
  var refreshesDiagnostics = false

  init() {}

  /// - Parameter options: the client's own configuration: `codeLens`, `pictures`.
  init(_ capabilities: JSONNode?, options: JSONNode?) {
    takesPictures = options?["pictures"]?.boolValue ?? false
    takesLenses = options?["codeLens"]?.boolValue ?? false
    // The client orders them by preference; the first supported one is used.
    let offered = capabilities?["general"]?["positionEncodings"]?.elements?.compactMap(\.stringValue) ?? []
    encoding = offered.lazy.compactMap(PositionEncoding.init).first ?? .utf16
    showsDocuments = capabilities?["window"]?["showDocument"]?["support"]?.boolValue ?? false
    let text = capabilities?["textDocument"]
    takesSnippets = text?["completion"]?["completionItem"]?["snippetSupport"]?.boolValue ?? false
    takesRelatedPlaces = text?["publishDiagnostics"]?["relatedInformation"]?.boolValue ?? false
    takesVersionedEdits = capabilities?["workspace"]?["workspaceEdit"]?["documentChanges"]?.boolValue ?? false
    let formats = text?["hover"]?["contentFormat"]?.elements?.compactMap(\.stringValue) ?? ["markdown"]
    takesMarkdown = formats.contains("markdown")
    let documents = text?["completion"]?["completionItem"]?["documentationFormat"]?.elements?.compactMap(\.stringValue)
    takesMarkdownInItems = documents?.contains("markdown") ?? false
    takesSymbolTrees = text?["documentSymbol"]?["hierarchicalDocumentSymbolSupport"]?.boolValue ?? false
    takesLabelOffsets =
      text?["signatureHelp"]?["signatureInformation"]?["parameterInformation"]?["labelOffsetSupport"]?.boolValue
      ?? false
    pullsDiagnostics = text?["diagnostic"]?.members != nil
    refreshesDiagnostics =
      capabilities?["workspace"]?["diagnostics"]?["refreshSupport"]?.boolValue
      ?? capabilities?["workspace"]?["diagnostic"]?["refreshSupport"]?.boolValue ?? false
    watchesFiles = capabilities?["workspace"]?["didChangeWatchedFiles"]?["dynamicRegistration"]?.boolValue ?? false
  }
}
