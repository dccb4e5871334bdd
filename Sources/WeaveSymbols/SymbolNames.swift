// SPDX-License-Identifier: MIT

/// The table of names: what SF Symbols calls a symbol, and the picture here that means the same.
enum SymbolNames {
  static let sorted: [String] = lines.map { String($0.name) }

  static func source(of name: String) -> SymbolSource? {
    table[name].flatMap { SymbolSource($0) }
  }

  private static let table: [String: Substring] = Dictionary(
    lines.map { (String($0.name), $0.picture) }, uniquingKeysWith: { first, _ in first })

  private static let lines: [(name: Substring, picture: Substring)] = text.split(separator: "\n").compactMap { line in
    guard let space = line.firstIndex(of: " ") else { return nil }
    return (line[..<space], line[line.index(after: space)...])
  }
}

/// A picture and what is drawn around it, as the table writes them: `heart`, `own:sun`, `heart-fill@disc`.
struct SymbolSource: Hashable {
  enum Picture: Hashable {
    /// One of this project's drawings.
    case own(String)
    /// A file of bootstrap-icons, without `.svg`.
    case icon(String)
  }

  var picture: Picture
  var enclosure: SymbolEnclosure?

  /// nil for an enclosure that does not exist.
  init?(_ text: Substring) {
    var file = text
    if let at = text.firstIndex(of: "@") {
      guard let enclosure = SymbolEnclosure(rawValue: String(text[text.index(after: at)...])) else { return nil }
      self.enclosure = enclosure
      file = text[..<at]
    }
    picture = file.hasPrefix("own:") ? .own(String(file.dropFirst(4))) : .icon(String(file))
  }
}
