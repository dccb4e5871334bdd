// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveEdit
import WeaveJSON
import WeaveRender
import WeaveSchema
import WeaveSystem

/// Outline, folding, selection, names, links and layout.
extension LanguageServer {
  // MARK: Outline

  func symbols(_ params: JSONNode) throws(RequestError) -> JSONNode {
    let document = try document(params)
    let items = Outline.items(of: document.view)
    if client.takesSymbolTrees { return .array(items.map { symbol($0, document) }) }
    return .array(items.flatMap { flat($0, document, in: nil) })
  }

  private func symbol(_ item: OutlineItem, _ document: OpenDocument) -> JSONNode {
    .object([
      ("name", .text(item.name)), ("detail", item.detail.isEmpty ? nil : .text(item.detail)),
      ("kind", .integer(Self.number(of: item.kind))), ("range", document.range(item.range)),
      ("selectionRange", document.range(item.selection)),
      ("children", item.children.isEmpty ? nil : .array(item.children.map { symbol($0, document) })),
    ])
  }

  private func flat(_ item: OutlineItem, _ document: OpenDocument, in container: String?) -> [JSONNode] {
    let own = JSONNode.object([
      ("name", .text(item.name)), ("kind", .integer(Self.number(of: item.kind))),
      ("location", .object([("uri", .text(document.address)), ("range", document.range(item.range))])),
      ("containerName", container.map(JSONNode.text)),
    ])
    return [own] + item.children.flatMap { flat($0, document, in: item.name) }
  }

  static func number(of kind: OutlineItem.Kind) -> Int {
    switch kind {
    case .design: 2
    case .section: 3
    case .node: 19
    case .variable: 13
    case .component: 5
    case .style: 23
    case .color, .font: 14
    }
  }

  func folds(_ params: JSONNode) throws(RequestError) -> JSONNode {
    let document = try document(params)
    return .array(
      Regions.folds(of: document.view).compactMap { range in
        let lines = document.text.lines.range(of: range)
        // The line of the closing bracket stays visible.
        guard lines.end.line > lines.start.line + 1 else { return nil }
        return .object([("startLine", .integer(lines.start.line)), ("endLine", .integer(lines.end.line - 1))])
      })
  }

  func selections(_ params: JSONNode) throws(RequestError) -> JSONNode {
    let document = try document(params)
    guard let positions = params["positions"]?.elements else { throw .invalid("`positions` is not a list") }
    return .array(
      positions.map { position in
        let offset = EditorPosition(position).map(document.text.lines.offset) ?? 0
        let ranges = Regions.selections(of: document.view, at: offset)
        return ranges.reversed().reduce(JSONNode?.none) { outer, range in
          .object([("range", document.range(range)), ("parent", outer)])
        } ?? .null
      })
  }

  // MARK: Names

  private struct Search {
    var search: NameSearch
    /// The address and text of each file, and its version if it is open.
    var files: [(address: String, lines: LineTable, version: Int?)]
  }

  /// The name at a position, searched in the document and in the files that share its parts, open or not.
  private func search(_ params: JSONNode) throws(RequestError) -> Search? {
    let document = try document(params)
    let offset = try offset(params, in: document)
    let shared = SharedParts(files(around: document)).files(sharingNameAt: offset)
    let files = shared.map { file in
      let open = documents.values.first { $0.path == file.path }
      return (
        address: open?.address ?? FileAddress.address(of: file.path),
        lines: LineTable(file.view.source.bytes, client.encoding), version: open?.version
      )
    }
    let own = (address: document.address, lines: document.text.lines, version: document.version)
    return NameSearch(document.view, sharing: shared.map(\.view), at: offset).map {
      Search(search: $0, files: [own] + files)
    }
  }

  /// A document, followed by the open ones and those of the editor's folders, with the client's text of what is open. A
  /// document outside of these folders has the files in its own folder and the two around it.
  func files(around document: OpenDocument) -> [NamedView] {
    var files = [NamedView(path: document.path ?? document.address, view: document.view)]
    var seen: Set<String> = [files[0].path]
    func add(_ path: String, _ view: DesignView) {
      if seen.insert(path).inserted { files.append(NamedView(path: path, view: view)) }
    }
    for other in documents.values.sorted(by: { $0.address < $1.address }) {
      if let path = other.path, other.view.kind != .other { add(path, other.view) }
    }
    for file in index.files() { add(file.path, file.view) }
    if let folder = document.folder, !index.contains(folder) {
      for name in document.view.includedNames.prefix(Self.mostIncludes) {
        guard let bytes = try? ConfinedFolder(folder).read(name, limit: Limits.designBytes) else { continue }
        add("\(folder)/\(name)", DesignView(SourceText(name: "\(folder)/\(name)", bytes: bytes)))
      }
      for design in designs(including: document) { add(design.path, design.view) }
    }
    return files
  }

  /// The designs on the disk that include a file of parts: in its folder, and in the two around it.
  private func designs(including document: OpenDocument) -> [(path: String, view: DesignView)] {
    guard document.view.kind == .parts, let path = document.path, var folder = document.folder else { return [] }
    let name = Array("\(path.split(separator: "/").last ?? "")".utf8)
    var found: [(path: String, view: DesignView)] = []
    for _ in 0..<3 {
      for file in folders.files(in: folder).parts.prefix(Self.mostDesigns) {
        let path = "\(folder)/\(file)"
        guard !found.contains(where: { $0.path == path }),
          let bytes = try? ConfinedFolder(folder).read(file, limit: Limits.designBytes),
          bytes.firstRange(of: name) != nil
        else { continue }
        found.append((path, DesignView(SourceText(name: path, bytes: bytes))))
      }
      guard folder != "/", folder != "." else { break }
      folder = FilePath.folder(of: folder)
    }
    return found
  }

  /// Files of a folder that are looked through for those that include another.
  private static let mostDesigns = 300
  /// The most files that a design may include.
  private static let mostIncludes = 8

  private func locations(_ places: [FilePlace], _ files: [(address: String, lines: LineTable, version: Int?)])
    -> JSONNode
  {
    .array(
      places.map { place in
        .object([
          ("uri", .text(files[place.file].address)),
          ("range", .range(files[place.file].lines.range(of: place.range))),
        ])
      })
  }

  func definition(_ params: JSONNode) throws(RequestError) -> JSONNode {
    guard let found = try search(params) else { return .null }
    if let file = found.search.file {
      guard let folder = try document(params).folder else { return .null }
      let start = EditorRange(EditorPosition(line: 0, column: 0), EditorPosition(line: 0, column: 0))
      return .array([
        .object([("uri", .text(FileAddress.address(of: "\(folder)/\(file)"))), ("range", .range(start))])
      ])
    }
    return locations(found.search.definitions, found.files)
  }

  func references(_ params: JSONNode) throws(RequestError) -> JSONNode {
    guard let found = try search(params) else { return .null }
    let withDefinitions = params["context"]?["includeDeclaration"]?.boolValue ?? true
    return locations(found.search.references(withDefinitions: withDefinitions), found.files)
  }

  /// The places of a name in this document only.
  func highlights(_ params: JSONNode) throws(RequestError) -> JSONNode {
    let document = try document(params)
    noteCursor(params["position"], document)
    let offset = try offset(params, in: document)
    guard let search = NameSearch(document.view, at: offset) else { return .null }
    return .array(
      search.references(withDefinitions: true).map {
        .object([("range", document.range($0.range)), ("kind", .integer(1))])
      })
  }

  func prepareRename(_ params: JSONNode) throws(RequestError) -> JSONNode {
    guard let found = try search(params) else { return .null }
    do throws(RenameRefusal) { try found.search.checkRenaming() } catch { throw .failed(error.description) }
    let document = try document(params)
    return .object([("range", document.range(found.search.range)), ("placeholder", .text(found.search.name))])
  }

  func rename(_ params: JSONNode) throws(RequestError) -> JSONNode {
    guard let name = params["newName"]?.stringValue else { throw .invalid("`newName` is not a string") }
    guard let found = try search(params) else { throw .failed("there is no name here") }
    do throws(RenameRefusal) {
      let edits = try found.search.renaming(to: name)
      let files = edits.sorted { $0.key < $1.key }.map { file, edits in
        (
          address: found.files[file].address, version: found.files[file].version,
          edits: edits.map { JSONNode.edit(found.files[file].lines.range(of: $0.range), $0.replacement) }
        )
      }
      return Self.workspaceEdit(files, client)
    } catch {
      throw .failed(error.description)
    }
  }

  // MARK: Links and layout

  func links(_ params: JSONNode) throws(RequestError) -> JSONNode {
    let document = try document(params)
    guard let folder = document.folder else { return .array([]) }
    return .array(
      FileLinks.links(of: document.view).map { link in
        .object([
          ("range", document.range(link.range)), ("target", .text(FileAddress.address(of: "\(folder)/\(link.name)"))),
        ])
      })
  }

  func format(_ params: JSONNode) throws(RequestError) -> JSONNode {
    let document = try document(params)
    guard document.view.kind != .other, let edits = JSONLayout.edits(of: document.view, indentation(params)) else {
      return .array([])
    }
    return .array(document.textEdits(edits))
  }

  func formatRange(_ params: JSONNode) throws(RequestError) -> JSONNode {
    let document = try document(params)
    guard let range = params["range"].flatMap(EditorRange.init) else { throw .invalid("`range` is not a range") }
    let place = document.text.lines.sourceRange(of: range)
    guard document.view.kind != .other else { return .array([]) }
    return .array(document.textEdits(JSONLayout.edits(of: document.view, touching: place, indentation(params))))
  }

  /// The comma that a bracket which was just typed needs before the next value.
  func formatOnType(_ params: JSONNode) throws(RequestError) -> JSONNode {
    let document = try document(params)
    let offset = try offset(params, in: document)
    guard document.view.kind != .other, let place = MissingComma.place(in: document.text.bytes, before: offset) else {
      return .array([])
    }
    return .array(document.textEdits([.init(SourceRange(place, place), with: ",")]))
  }

  /// The client's own indentation.
  private func indentation(_ params: JSONNode) -> JSONLayout.Indentation {
    let options = params["options"]
    return JSONLayout.Indentation(
      width: options?["tabSize"]?.integer ?? 2, usesTabs: options?["insertSpaces"]?.boolValue == false)
  }
}
