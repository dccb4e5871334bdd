// SPDX-License-Identifier: MIT

/// What drew a picture, as far as it decides pixels: the way weave draws, the kind of processor, the versions of the
/// graphics libraries, and the contents of the fonts and icons that the picture shows.
///
/// It is the same on every machine with the same fonts and libraries, and does not change with a release of weave that
/// draws as before. A reference carries it as a few lines of text.
public struct Provenance: Sendable, Hashable {
  /// A library with its version: `Cairo`, `1.16.0`.
  public struct Library: Sendable, Hashable {
    /// The name, and the version without words.
    public var name, version: String

    /// A library with its version.
    public init(name: String, version: String) { (self.name, self.version) = (name, version) }
  }

  /// An icon of bootstrap-icons with a hash of its file.
  public struct Icon: Sendable, Hashable {
    /// The name of the file without `.svg`, and 16 hexadecimal digits.
    public var name, sum: String

    /// An icon with the hash of its file.
    public init(name: String, sum: String) { (self.name, self.sum) = (name, sum) }
  }

  /// The release that first drew designs like this, `drawingVersion`.
  public var drawing: String
  /// The kind of processor, because pixman has code for each: `x86-64`.
  public var processor: String
  /// The libraries that draw texts and paths; librsvg only if the picture shows an SVG photo.
  public var libraries: [Library]
  /// The fonts of all glyphs, sorted.
  public var fonts: [FontIdentity]
  /// The icons of all symbols, sorted; drawings that weave has itself do not count.
  public var icons: [Icon]

  /// What drew a picture, part by part.
  public init(
    drawing: String, processor: String, libraries: [Library] = [], fonts: [FontIdentity] = [], icons: [Icon] = []
  ) {
    (self.drawing, self.processor, self.libraries) = (drawing, processor, libraries)
    self.fonts = fonts.sorted { ($0.family, $0.style, $0.sum) < ($1.family, $1.style, $1.sum) }
    self.icons = icons.sorted { ($0.name, $0.sum) < ($1.name, $1.sum) }
  }

  // MARK: Text

  /// One part per line:
  ///
  ///     weave 1.2
  ///     processor x86-64
  ///     library 1.16.0 Cairo
  ///     font 8f2c1a94d07be655 3.019 Inter/Semi Bold
  ///     icon 02be6f7719c3d41a heart-fill
  public var text: String {
    var lines = ["weave \(drawing)", "processor \(processor)"]
    lines += libraries.map { "library \($0.version) \($0.name)" }
    lines += fonts.map { font in
      "font \(font.sum) \(font.version.isEmpty ? "-" : font.version) \(font.family)/\(font.style)"
    }
    lines += icons.map { "icon \($0.sum) \($0.name)" }
    return lines.map { line in String(line.map { $0.isNewline ? " " : $0 }) + "\n" }.joined()
  }

  /// What a text states; nil if it is not one. Lines of another kind are ignored, so that later releases may add some.
  public init?(text: String) {
    var (drawing, processor): (String?, String?)
    var (libraries, fonts, icons): ([Library], [FontIdentity], [Icon]) = ([], [], [])
    // A picture shows few fonts; another's file may claim any number.
    for line in text.split(separator: "\n").prefix(4_096) {
      let words = line.split(separator: " ", maxSplits: 3).map(String.init)
      switch (words.first, words.count) {
      case ("weave", 2): drawing = words[1]
      case ("processor", 2...): processor = words[1...].joined(separator: " ")
      case ("library", 3...):
        libraries.append(Library(name: words[2...].joined(separator: " "), version: words[1]))
      case ("font", 4):
        let name = words[3].split(separator: "/", omittingEmptySubsequences: false)
        fonts.append(
          FontIdentity(
            family: name.dropLast().joined(separator: "/"), style: String(name.last ?? ""),
            version: words[2] == "-" ? "" : words[2], sum: words[1]))
      case ("icon", 3...): icons.append(Icon(name: words[2...].joined(separator: " "), sum: words[1]))
      default: continue
      }
    }
    guard let drawing, let processor else { return nil }
    self.init(drawing: drawing, processor: processor, libraries: libraries, fonts: fonts, icons: icons)
  }
}

extension FontIdentity {
  /// What a font is called in every release of it: releases spell `SemiBold` and `Semi Bold`.
  package var key: String { (family + "/" + style).lowercased().filter { $0.isLetter || $0.isNumber || $0 == "/" } }

  /// The version for messages: `4.0` for `4.000`.
  package var shownVersion: String {
    guard let point = version.firstIndex(of: "."), version[point...].allSatisfy({ $0 == "." || $0 == "0" }) else {
      return version
    }
    return version[..<point] + ".0"
  }
}
