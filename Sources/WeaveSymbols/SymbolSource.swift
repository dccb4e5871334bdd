// SPDX-License-Identifier: MIT

import WeaveGraphics

/// A picture and the enclosure around it, as written in the table: `heart`, `own:sun`, `heart-fill@disc`.
struct SymbolSource: Hashable {
  var picture: SymbolPicture
  var enclosure: SymbolEnclosure?

  /// nil if the enclosure does not exist.
  init?(_ text: Substring) {
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    picture = SymbolPicture(parts[0])
    guard parts.count > 1 else { return }
    guard let enclosure = SymbolEnclosure(rawValue: String(parts[1])) else { return nil }
    self.enclosure = enclosure
  }
}

/// The source of a picture. Everything specific to a source is defined here.
enum SymbolPicture: Hashable {
  /// One of this project's drawings.
  case own(String)
  /// A file of bootstrap-icons, without `.svg`.
  case icon(String)

  /// The source as written in the table.
  init(_ text: Substring) {
    self = text.hasPrefix("own:") ? .own(String(text.dropFirst(4))) : .icon(String(text))
  }

  /// - Parameter icons: the folder of bootstrap-icons.
  func read(icons: String) throws(SymbolError) -> VectorSymbol {
    switch self {
    case .own(let file):
      guard let text = OwnSymbols.pictures[file] else { throw .unknownName(file) }
      return try SVGSymbolReader.read(Array(text.utf8), file: file)
    case .icon(let file):
      let path = "\(icons)/\(file).svg"
      return try SVGSymbolReader.read(SymbolFile.read(path), file: path).withOpticalMargin()
    }
  }
}
