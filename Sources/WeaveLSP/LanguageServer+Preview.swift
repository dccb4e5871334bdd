// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveEdit
import WeaveJSON
import WeaveSchema
import WeaveSystem

/// The preview beside the editor. It shows unsaved text, outlines the node at the cursor, and a click in it shows the
/// place in the editor.
extension LanguageServer {
  /// The command that the server carries out itself.
  static let showPreview = "weave.showPreview"

  /// Carries out a command for the client.
  func execute(_ params: JSONNode) throws(RequestError) -> JSONNode {
    guard params["command"]?.stringValue == Self.showPreview else { throw .invalid("there is no such command") }
    guard let previews else { throw .failed("this weave was built without the preview server") }
    guard let name = params["arguments"]?.elements?.first?.stringValue,
      let path = name.hasPrefix("file:") ? FileAddress.path(of: name) : name, fileStamp(path) != nil
    else { throw .invalid("the first argument must be the address or path of an existing file") }
    for document in documents.values { update(previews, with: document) }
    let address = try previews.address(of: path)
    if client.showsDocuments {
      ask("window/showDocument", .object([("uri", .text(address)), ("external", .flag(true))]))
    }
    return .text(address)
  }

  /// Sends the editor's text to the previews.
  func updatePreviews(of address: String) {
    guard let previews, !previews.isEmpty, let document = documents[address] else { return }
    update(previews, with: document)
  }

  private func update(_ previews: PreviewDesk, with document: OpenDocument) {
    guard let path = document.path, document.view.kind != .other else { return }
    previews.link.setText(document.text.bytes, of: path)
  }

  /// Records the position of the cursor, which the client's requests reveal.
  func noteCursor(_ position: JSONNode?, _ document: OpenDocument) {
    guard let previews, !previews.isEmpty, let path = document.path, let position = EditorPosition(position) else {
      return
    }
    previews.link.cursor = EditorLink.Place(path: path, offset: document.text.lines.offset(of: position))
  }

  /// Shows in the editor what was clicked in a preview.
  func show(_ path: String, _ range: SourceRange) {
    guard client.showsDocuments else { return }
    let address = FileAddress.address(of: path)
    let document = documents[address] ?? documents.values.first { $0.path == path }
    ask(
      "window/showDocument",
      .object([
        ("uri", .text(document?.address ?? address)), ("takeFocus", .flag(true)),
        ("selection", document.map { $0.range(range) }),
      ]))
  }
}
