// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveEdit
import WeaveJSON
import WeaveNative
import WeaveRender
import WeaveSpec
import WeaveSystem

/// A file that is open in the client.
struct OpenDocument {
  let address: String
  /// nil for a text that was never saved.
  let path: String?
  /// Whether the client declared it as a design.
  let isAsked: Bool
  var version: Int?
  var text: EditedText
  private(set) var view: DesignView
  /// The findings for the current text; nil until it is checked.
  var found: Findings?
  /// The name of the diagnostics that the client asked for last.
  var pulled: String?

  /// The diagnostics from drawing an earlier text, moved along with later edits.
  var drawn: [Diagnostic] = []

  /// Moves the diagnostics from drawing along with an edit, and drops those inside it.
  mutating func moveDrawn(_ edit: SourceRange, by distance: Int) {
    drawn = drawn.compactMap { diagnostic in
      guard let range = diagnostic.range, range.upper > edit.lower else { return diagnostic }
      return range.lower >= edit.upper ? diagnostic.moved(by: distance) : nil
    }
  }

  /// The result of checking a text.
  struct Findings {
    /// The text with its included files.
    var source: SourceText
    var diagnostics: [Diagnostic]
  }

  init(address: String, language: String, version: Int?, text: String, _ encoding: PositionEncoding) {
    self.address = address
    path = FileAddress.path(of: address)
    isAsked = language == "weave" || Self.isDesignName(address)
    self.version = version
    self.text = EditedText(text, encoding)
    view = DesignView(SourceText(name: path ?? address, bytes: self.text.bytes), isAsked: isAsked)
  }

  /// Whether the name of a file says that it is a design.
  static func isDesignName(_ name: String) -> Bool {
    [".wwdesign", ".weave", ".weave.json"].contains { name.hasSuffix($0) }
  }

  /// Reads the text again after changes.
  mutating func reread() {
    view = DesignView(SourceText(name: path ?? address, bytes: text.bytes), isAsked: isAsked, after: view)
    found = nil
  }

  /// The folder of the file; nil if it was never saved.
  var folder: String? { path.map(FilePath.folder) }
}

/// The files around open documents, listed on first use.
struct FolderLook {
  private var known: [String: (photos: [String], parts: [String])] = [:]
  /// The maximum number of names in one answer: a folder may hold 100,000.
  private static let most = 2_000

  /// Photos and JSON files in a folder and its subfolders.
  mutating func files(in folder: String) -> (photos: [String], parts: [String]) {
    if let known = known[folder] { return known }
    var photos: [String] = []
    var parts: [String] = []
    var folders = 0
    func look(_ path: String, _ prefix: String, depth: Int) {
      for name in ((try? names(inFolder: path)) ?? []).sorted() where !name.hasPrefix(".") {
        guard photos.count < Self.most, parts.count < Self.most else { return }
        if ImageFormat.isName(name) {
          photos.append(prefix + name)
        } else if name.lowercased().hasSuffix(".json") {
          parts.append(prefix + name)
        } else if depth < 1, !name.contains("."), folders < Self.most {
          folders += 1
          guard isFolder("\(path)/\(name)") else { continue }
          look("\(path)/\(name)", prefix + name + "/", depth: depth + 1)
        }
      }
    }
    look(folder, "", depth: 0)
    known[folder] = (photos, parts)
    return (photos, parts)
  }

  mutating func forget() { known = [:] }
}
