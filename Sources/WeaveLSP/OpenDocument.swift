// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveEdit
import WeaveJSON
import WeaveRender
import WeaveSpec
import WeaveSystem

/// A file that the client holds open.
struct OpenDocument {
  let address: String
  /// Nil for a text that was never saved.
  let path: String?
  /// Whether the client says that it is a design.
  let isAsked: Bool
  var version: Int?
  var text: EditedText
  private(set) var view: DesignView
  /// What was found in the text as it is; nil until it is looked at.
  var found: Findings?

  /// What only drawing has shown, of the text as it was, moved along with what has been typed since.
  var drawn: [Diagnostic] = []

  /// Moves what drawing has shown along with an edit; what stands in the edit is dropped.
  mutating func moveDrawn(_ edit: SourceRange, by distance: Int) {
    drawn = drawn.compactMap { diagnostic in
      guard let range = diagnostic.range, range.upper > edit.lower else { return diagnostic }
      return range.lower >= edit.upper ? diagnostic.moved(by: distance) : nil
    }
  }

  /// What checking a text gave.
  struct Findings {
    /// The text with what it includes.
    var source: SourceText
    var diagnostics: [Diagnostic]
  }

  init(address: String, language: String, version: Int?, text: String, _ encoding: PositionEncoding) {
    self.address = address
    path = FileAddress.path(of: address)
    isAsked =
      language == "weave" || ["wwdesign", "weave"].contains { address.hasSuffix(".\($0)") }
      || address.hasSuffix(".weave.json")
    self.version = version
    self.text = EditedText(text, encoding)
    view = DesignView(SourceText(name: path ?? address, bytes: self.text.bytes), isAsked: isAsked)
  }

  /// Reads the text again after changes.
  mutating func reread() {
    view = DesignView(SourceText(name: path ?? address, bytes: text.bytes), isAsked: isAsked, after: view)
    found = nil
  }

  /// The folder that it lies in; nil where it lies in none.
  var folder: String? { path.map(FilePath.folder) }
}

/// The files around open documents, looked for when they are first asked for.
struct FolderLook {
  private var known: [String: (photos: [String], parts: [String])] = [:]
  /// Names in one answer: a folder may hold 100,000.
  private static let most = 2_000

  /// Photos and JSON files below a folder and the folders in it.
  mutating func files(in folder: String) -> (photos: [String], parts: [String]) {
    if let known = known[folder] { return known }
    var photos: [String] = []
    var parts: [String] = []
    var folders = 0
    func look(_ path: String, _ prefix: String, depth: Int) {
      for name in ((try? names(inFolder: path)) ?? []).sorted() where !name.hasPrefix(".") {
        guard photos.count < Self.most, parts.count < Self.most else { return }
        let ending = name.split(separator: ".").last?.lowercased() ?? ""
        if ["png", "jpg", "jpeg", "webp", "svg"].contains(ending) {
          photos.append(prefix + name)
        } else if ending == "json" {
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
