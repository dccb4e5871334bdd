// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON
import WeavePNG
import WeaveRender

/// What draws the references of a folder: `environment.json` among them. New pictures are compared with it, and so are
/// references that do not say what drew them.
///
/// It lists only the fonts that the references show, so that it is the same on every machine that draws them the same.
struct ReferenceEnvironment: Sendable, Equatable {
  static let fileName = "environment.json"
  private static let version = 2

  var provenance: Provenance

  init(_ provenance: Provenance) {
    self.provenance = provenance
    // There may be hundreds; each reference has its own.
    self.provenance.icons = []
  }

  /// What all pictures of a run were drawn with; nil for no pictures.
  init?(of pictures: some Sequence<Provenance>) {
    var whole: Provenance?
    for picture in pictures { whole = whole?.adding(picture, isKnown: { $0 == $1 }) ?? picture }
    guard let whole else { return nil }
    self.init(whole)
  }

  /// The environment with the fonts and libraries of a picture that it does not list.
  func adding(_ other: ReferenceEnvironment) -> ReferenceEnvironment {
    ReferenceEnvironment(provenance.adding(other.provenance) { $0.key == $1.key })
  }

  // MARK: JSON

  var json: String {
    OutputValue.object([
      ("version", .integer(Self.version)), ("weave", .string(provenance.drawing)),
      ("processor", .string(provenance.processor)),
      (
        "libraries",
        .array(
          provenance.libraries.map { .object([("name", .string($0.name)), ("version", .string($0.version))]) })
      ),
      (
        "fonts",
        .array(
          provenance.fonts.map { font in
            .object([
              ("family", .string(font.family)), ("style", .string(font.style)), ("version", .string(font.version)),
              ("sum", .string(font.sum)),
            ])
          })
      ),
    ]).text
  }

  /// A file that can be read.
  enum File {
    /// The first version, which named files instead of fonts.
    case old
    case current(ReferenceEnvironment)
  }

  /// Reads a file; nil if it is not an environment.
  static func read(_ bytes: [UInt8]) -> File? {
    guard let root = JSONParser.parse(SourceText(name: fileName, bytes: bytes)).output,
      let libraries = root["libraries"]?.elements, let fonts = root["fonts"]?.elements
    else { return nil }
    if root["engine"]?["version"]?.stringValue != nil { return .old }
    guard let drawing = root["weave"]?.stringValue, let processor = root["processor"]?.stringValue else { return nil }
    func text(_ node: JSONNode, _ key: String) -> String { node[key]?.stringValue ?? "" }
    return .current(
      ReferenceEnvironment(
        Provenance(
          drawing: drawing, processor: processor,
          libraries: libraries.map { Provenance.Library(name: text($0, "name"), version: text($0, "version")) },
          fonts: fonts.map {
            FontIdentity(
              family: text($0, "family"), style: text($0, "style"), version: text($0, "version"), sum: text($0, "sum"))
          })))
  }
}

extension Provenance {
  /// This with the libraries of another, and its fonts that this does not know.
  fileprivate func adding(_ other: Provenance, isKnown: (FontIdentity, FontIdentity) -> Bool) -> Provenance {
    let fonts = other.fonts.filter { font in !self.fonts.contains { isKnown($0, font) } }
    let libraries = other.libraries.filter { library in !self.libraries.contains { $0.name == library.name } }
    if libraries.isEmpty, fonts.isEmpty { return self }
    return Provenance(
      drawing: drawing, processor: processor, libraries: self.libraries + libraries, fonts: self.fonts + fonts,
      icons: icons)
  }
}

extension Provenance {
  /// The name of the text in a picture that says what drew it.
  static let keyword = "Drawn with"

  /// What a picture says that it was drawn with; nil if it says nothing.
  init?(reference file: [UInt8]) {
    guard let text = PNGText(Self.keyword, in: file)?.text else { return nil }
    self.init(text: text)
  }
}
