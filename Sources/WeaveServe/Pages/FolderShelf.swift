// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON
import WeavePanel
import WeaveSystem

/// What displays can show: the designs, boards and playlists of the served folder.
struct FolderShelf {
  /// What a file is.
  enum Kind: Sendable, Hashable { case playlist, board, design }

  /// A file that a display can show.
  struct Item: Sendable, Hashable {
    /// Its name in the folder.
    var file: String
    /// Its name for people.
    var title: String
    var kind: Kind

    var isPlaylist: Bool { kind == .playlist }
  }

  /// Pages become slow with more pictures, and nobody looks through them.
  private static let limit = 100

  let items: [Item]

  /// Reads the folder; call it where the disk may be waited for.
  init(_ folder: String) {
    let files = ((try? names(inFolder: folder)) ?? []).sorted().filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
    let found = Array(files.lazy.compactMap { Self.item($0, in: folder) }.prefix(Self.limit))
    // What fills a display comes before its parts.
    items = found.filter { $0.kind != .design } + found.filter { $0.kind == .design }
  }

  /// The item of a file; nil if it is something else, such as a file of settings.
  private static func item(_ file: String, in folder: String) -> Item? {
    guard file != DisplayFile.name,
      let bytes = try? ConfinedFolder.read("\(folder)/\(file)", within: [folder], limit: Limits.designBytes),
      let root = JSONParser.parse(SourceText(name: file, bytes: bytes)).output
    else { return nil }
    let kind: Kind = root["entries"] != nil ? .playlist : root["slots"] != nil ? .board : .design
    guard kind != .design || ["content", "layout", "primaryText"].contains(where: { root[$0] != nil }) else {
      return nil
    }
    let name = root["name"]?.stringValue ?? ""
    // A name that is made of facts says nothing here.
    let title = name.isEmpty || name.contains("{{") ? String(file.dropLast(".json".count)) : name
    return Item(file: file, title: title, kind: kind)
  }
}

extension Display {
  /// A small picture of a file for the owner's page, as a frame would show it to the readers of this display.
  func thumbnail(of file: String) -> Display {
    let panel = Panel(
      name: "thumbnail", label: "", width: 400, height: 240, dotsPerInch: 100, viewingDistance: 0.5, colors: .all,
      formats: [.png24])
    var display = Display(
      name: "thumbnail", label: "", panel: panel, format: .png24, shows: file, variables: variables, refresh: refresh)
    // Boards are made for 600 × 360 points.
    display.scale = 400.0 / 600
    (display.timeZone, display.locale) = (timeZone, locale)
    return display
  }
}
