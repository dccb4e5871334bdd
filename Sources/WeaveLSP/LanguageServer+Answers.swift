// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveEdit
import WeaveFacts
import WeaveJSON
import WeaveRender
import WeaveSchema
import WeaveSystem
import WeaveText

extension LanguageServer {
  /// The answer to a request about a document.
  func answer(to method: String, _ params: JSONNode) throws(RequestError) -> JSONNode {
    switch method {
    case "textDocument/completion": try completion(params)
    case "completionItem/resolve": resolved(params)
    case "textDocument/hover": try hover(params)
    case "textDocument/signatureHelp": try signatures(params)
    case "textDocument/codeAction": try codeActions(params)
    case "textDocument/documentSymbol": try symbols(params)
    case "textDocument/foldingRange": try folds(params)
    case "textDocument/selectionRange": try selections(params)
    case "textDocument/definition": try definition(params)
    case "textDocument/references": try references(params)
    case "textDocument/documentHighlight": try highlights(params)
    case "textDocument/prepareRename": try prepareRename(params)
    case "textDocument/rename": try rename(params)
    case "textDocument/documentLink": try links(params)
    case "textDocument/formatting": try format(params)
    case "textDocument/rangeFormatting": try formatRange(params)
    case "textDocument/onTypeFormatting": try formatOnType(params)
    case "textDocument/diagnostic": try pulledDiagnostics(params)
    case "workspace/symbol": workspaceSymbols(params)
    case "workspace/willRenameFiles": willRename(params)
    case "textDocument/documentColor": try colors(params)
    case "textDocument/colorPresentation": try colorSpellings(params)
    case "textDocument/inlayHint": try hints(params)
    case "textDocument/semanticTokens/full", "textDocument/semanticTokens/range": try tokens(params)
    case "workspace/executeCommand": try execute(params)
    case "textDocument/codeLens": try lenses(params)
    default:
      throw RequestError(
        code: ErrorCode.methodNotFound, reason: "there is no method `\(Diagnostic.Message.clipped(method))`")
    }
  }

  // MARK: Parameters

  func document(_ params: JSONNode) throws(RequestError) -> OpenDocument {
    guard let address = params["textDocument"]?["uri"]?.stringValue else { throw .invalid("the document has no URI") }
    guard let document = documents[address] else { throw .invalid("the document is not open") }
    return document
  }

  func offset(_ params: JSONNode, _ key: String = "position", in document: OpenDocument) throws(RequestError) -> Int {
    guard let position = EditorPosition(params[key]) else { throw .invalid("`\(key)` is not a position") }
    return document.text.lines.offset(of: position)
  }

  // MARK: Surroundings

  /// The current facts.
  var facts: DesignFacts {
    DesignFacts(
      facts: FactVariables(
        snapshots: servedFacts.snapshots, given: servedFacts.variables, now: servedFacts.moment.now,
        timeZone: servedFacts.moment.timeZone,
        locale: servedFacts.moment.locale),
      given: servedFacts.variables, moment: servedFacts.moment)
  }

  /// The files around a document, including those that it includes.
  func surroundings(of document: OpenDocument) -> Surroundings {
    guard let folder = document.folder else { return Surroundings() }
    let files = folders.files(in: folder)
    return Surroundings(
      photos: files.photos, partFiles: files.parts, fonts: StandardFamily.all.map(\.name),
      included: included(by: document), places: places)
  }

  /// The places that name time zones, from the system's table; empty if the system has none.
  static func knownPlaces() -> [ZonePlace] {
    for name in ["zone1970.tab", "zone.tab"] {
      guard let bytes = try? readFile("/usr/share/zoneinfo/\(name)", limit: 1 << 20) else { continue }
      return ZonePlace.read(String(decoding: bytes, as: UTF8.self))
    }
    return []
  }

  /// The included files that a document names: the client's text if they are open, otherwise from disk.
  func included(by document: OpenDocument) -> [Surroundings.Included] {
    guard let folder = document.folder, let node = document.view.root?["include"] else { return [] }
    return (node.elements ?? [node]).compactMap(\.stringValue).prefix(8).compactMap { name in
      let address = FileAddress.address(of: "\(folder)/\(name)")
      if let open = documents[address] { return Surroundings.Included(name: name, view: open.view) }
      guard let bytes = try? ConfinedFolder(folder).read(name, limit: Limits.designBytes) else { return nil }
      return Surroundings.Included(name: name, view: DesignView(SourceText(name: "\(folder)/\(name)", bytes: bytes)))
    }
  }

  // MARK: Completion and hover

  private func completion(_ params: JSONNode) throws(RequestError) -> JSONNode {
    let document = try document(params)
    let offset = try offset(params, in: document)
    let list = Completer(document.view, facts: facts, around: surroundings(of: document), at: offset).list
    let writer = CompletionWriter(document, client)
    return .object([
      ("isIncomplete", .flag(list.isIncomplete)),
      ("items", .array(list.items.enumerated().map { writer.node($0.element, place: $0.offset) })),
    ])
  }

  /// An item with details that are computed on request, such as a fact's current value.
  private func resolved(_ item: JSONNode) -> JSONNode {
    guard var members = item.members, let data = item["data"] else { return item }
    let text = data["fact"]?.stringValue.flatMap { ValueWords.fact($0, facts) }
    guard let text = text ?? data["symbol"]?.stringValue.flatMap(picture) else { return item }
    members.removeAll { $0.key == "documentation" }
    let documentation = JSONNode.markdown(text, client.takesMarkdownInItems)
    return .object(members.map { ($0.key, $0.value) } + [("documentation", documentation)])
  }

  private func hover(_ params: JSONNode) throws(RequestError) -> JSONNode {
    let document = try document(params)
    let offset = try offset(params, in: document)
    let finder = HoverFinder(document.view, facts: facts, around: surroundings(of: document), at: offset)
    guard let hover = finder.hover else { return .null }
    let picture = hover.symbol.flatMap(picture) ?? hover.colors.flatMap { patch(of: $0) }
    let text = [hover.markdown, picture].compactMap(\.self).joined(separator: "\n\n")
    return .object([("contents", .markdown(text, client.takesMarkdown)), ("range", document.range(hover.range))])
  }

  /// The parameters of the function or filter around the cursor.
  private func signatures(_ params: JSONNode) throws(RequestError) -> JSONNode {
    let document = try document(params)
    let offset = try offset(params, in: document)
    guard let found = Signature(document.view, facts: facts, around: surroundings(of: document), at: offset) else {
      return .null
    }
    let units = Array(found.label.utf16)
    let parameters = found.parameters.map { place in
      let label: JSONNode =
        client.takesLabelOffsets
        ? .array([.integer(place.lowerBound), .integer(place.upperBound)])
        : .text(String(decoding: units[place], as: UTF16.self))
      return JSONNode.object([("label", label)])
    }
    let signature = JSONNode.object([
      ("label", .text(found.label)), ("documentation", .markdown(found.documentation, client.takesMarkdown)),
      ("parameters", .array(parameters)), ("activeParameter", found.active.map(JSONNode.integer)),
    ])
    return .object([
      ("signatures", .array([signature])), ("activeSignature", .integer(0)),
      ("activeParameter", found.active.map(JSONNode.integer)),
    ])
  }

  /// A symbol as a picture in Markdown; nil for clients that cannot show one.
  private func picture(of symbol: String) -> String? {
    guard client.takesPictures, client.takesMarkdown else { return nil }
    if let known = pictures[symbol] { return known }
    guard let bytes = try? SymbolSheet.png(of: [symbol]), !bytes.isEmpty else { return nil }
    let text = "![\(symbol)](data:image/png;base64,\(Data(bytes).base64EncodedString()))"
    if pictures.count >= 64 { pictures = [:] }
    pictures[symbol] = text
    return text
  }

  /// A colour in light and dark appearance as patches in Markdown.
  ///
  /// - Parameter hexes: `#rrggbb` or `#rrggbbaa`, made by this program.
  private func patch(of hexes: [String]) -> String? {
    guard client.takesPictures, client.takesMarkdown else { return nil }
    let patches = hexes.enumerated().map { index, hex in
      "<rect x='\(index * 36 + 1)' y='1' width='32' height='18' rx='4' fill='\(hex)' stroke='#888'/>"
    }
    let frame = "<svg xmlns='http://www.w3.org/2000/svg' width='\(hexes.count * 36)' height='20'>"
    let svg = frame + patches.joined() + "</svg>"
    return "![\(hexes.joined(separator: ", "))](data:image/svg+xml;base64,\(Data(svg.utf8).base64EncodedString()))"
  }

  // MARK: Fixes

  private func codeActions(_ params: JSONNode) throws(RequestError) -> JSONNode {
    let document = try document(params)
    guard let range = params["range"].flatMap(EditorRange.init) else { throw .invalid("`range` is not a range") }
    noteCursor(params["range"]?["start"], document)
    let place = document.text.lines.sourceRange(of: range)
    let only = params["context"]?["only"]?.elements?.compactMap(\.stringValue)
    func isAsked(_ kind: String) -> Bool { only?.contains { kind == $0 || kind.hasPrefix($0 + ".") } ?? true }
    var answer: [JSONNode] = []
    if let found = findings(of: document.address) {
      let writer = DiagnosticWriter(document, found, client)
      let fixes = FixActions(found.diagnostics, in: document.view.source).actions(touching: place)
      answer = fixes.filter { isAsked($0.kind.rawValue) }.map { action in
        .object([
          ("title", .text(action.title)), ("kind", .text(action.kind.rawValue)),
          ("diagnostics", action.diagnostics.isEmpty ? nil : .array(action.diagnostics.map(writer.node))),
          ("isPreferred", action.isPreferred ? .flag(true) : nil),
          ("edit", document.workspaceEdit(action.edits, client)),
        ])
      }
    }
    guard ["refactor.extract", "refactor.inline"].contains(where: isAsked),
      let changes = Refactorings(document.view, around: surroundings(of: document), touching: place)
    else { return .array(answer) }
    return .array(
      answer
        + changes.actions.filter { isAsked($0.kind.rawValue) }.map { action in
          .object([
            ("title", .text(action.title)), ("kind", .text(action.kind.rawValue)),
            ("edit", document.workspaceEdit(action.edits, client)),
          ])
        })
  }
}
