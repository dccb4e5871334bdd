// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveEdit
import WeaveJSON
import WeaveRender
import WeaveSchema
import WeaveSystem

/// What concerns all files of the editor's folders: their names, and files that are renamed.
extension LanguageServer {
  // MARK: Folders

  /// The folders that the client opened, as paths.
  static func folders(of params: JSONNode?) -> [String] {
    let named = params?["workspaceFolders"]?.elements?.compactMap { $0["uri"]?.stringValue } ?? []
    let root = params?["rootUri"]?.stringValue.map { [$0] } ?? []
    let paths = (named.isEmpty ? root : named).compactMap(FileAddress.path)
    return paths.map { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 }.filter { $0 != "/" }
  }

  /// Follows folders that the client adds or removes.
  func changeFolders(_ params: JSONNode) {
    func paths(_ key: String) -> [String] {
      Self.folders(of: .object([("workspaceFolders", params["event"]?[key])]))
    }
    let removed = Set(paths("removed"))
    index.folders = index.folders.filter { !removed.contains($0) } + paths("added")
    index.forget()
  }

  // MARK: Symbols

  /// The designs, variables, components, styles, colours, fonts and named nodes whose names contain the letters of a
  /// query in order.
  func workspaceSymbols(_ params: JSONNode) -> JSONNode {
    let letters = Array((params["query"]?.stringValue ?? "").lowercased().filter { $0 != " " })
    var found: [(rank: Int, node: JSONNode)] = []
    for file in allFiles() {
      let open = documents.values.first { $0.path == file.path }
      let address = open?.address ?? FileAddress.address(of: file.path)
      let lines = open?.text.lines ?? LineTable(file.view.source.bytes, client.encoding)
      let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
      for item in Outline.names(of: file.view) {
        guard let rank = Self.rank(item.name, letters) else { continue }
        found.append(
          (
            rank,
            .object([
              ("name", .text(item.name)), ("kind", .integer(Self.number(of: item.kind))),
              ("location", .object([("uri", .text(address)), ("range", .range(lines.range(of: item.selection)))])),
              ("containerName", .text(name)),
            ])
          ))
      }
    }
    let ordered = found.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
    return .array(ordered.prefix(Self.mostSymbols).map(\.element.node))
  }

  private static let mostSymbols = 400

  /// 0 if a name begins with the letters, 1 if it contains them together, 2 in order; nil otherwise.
  private static func rank(_ name: String, _ letters: [Character]) -> Int? {
    let name = Array(name.lowercased())
    if name.starts(with: letters) { return 0 }
    if name.firstRange(of: letters) != nil { return 1 }
    var rest = letters[...]
    for letter in name where letter == rest.first { rest.removeFirst() }
    return rest.isEmpty ? 2 : nil
  }

  /// The open files and those of the folders, with the client's text of what is open.
  private func allFiles() -> [NamedView] {
    var files: [NamedView] = []
    var seen: Set<String> = []
    for document in documents.values.sorted(by: { $0.address < $1.address }) where document.view.kind != .other {
      let path = document.path ?? document.address
      if seen.insert(path).inserted { files.append(NamedView(path: path, view: document.view)) }
    }
    for file in index.files() where !seen.contains(file.path) {
      files.append(NamedView(path: file.path, view: file.view))
    }
    return files
  }

  // MARK: Renamed files

  /// The edits that let designs find files after the client has renamed them: photos, files of parts, and designs of
  /// boards.
  func willRename(_ params: JSONNode) -> JSONNode {
    let moves = (params["files"]?.elements ?? []).compactMap { file -> FileMove? in
      guard let old = file["oldUri"]?.stringValue.flatMap(FileAddress.path),
        let new = file["newUri"]?.stringValue.flatMap(FileAddress.path)
      else { return nil }
      return FileMove(from: old, to: new)
    }
    guard !moves.isEmpty else { return .null }
    var edits: [(address: String, version: Int?, edits: [JSONNode])] = []
    for file in allFiles() {
      let changes = FileLinks.edits(of: file.view, at: file.path, following: moves)
      guard !changes.isEmpty else { continue }
      let open = documents.values.first { $0.path == file.path }
      let lines = open?.text.lines ?? LineTable(file.view.source.bytes, client.encoding)
      edits.append(
        (
          open?.address ?? FileAddress.address(of: file.path), open?.version,
          changes.map { .edit(lines.range(of: $0.range), $0.replacement) }
        ))
    }
    return edits.isEmpty ? .null : Self.workspaceEdit(edits, client)
  }
}
