// SPDX-License-Identifier: MIT

import WeaveDisplay
import WeaveGraphics
import WeaveNative

@testable import WeaveSVG

/// Glyphs that are boxes half an em wide and high; glyph 0 is blank; glyph 9 is a red picture.
struct BoxGlyphs: GlyphSource {
  func outline(of glyph: UInt32, face: FontFace, size: Double) -> Path? {
    glyph == 0 ? nil : .rectangle(Rect(x: 0, y: -size / 2, width: size / 2, height: size / 2 + Double(glyph) - 1))
  }

  func bitmap(of glyph: UInt32, face: FontFace, size: Double) -> (RasterImage, Rect)? {
    guard glyph == 9 else { return nil }
    let pixels = PixelBuffer(width: 1, height: 1, bytes: [255, 0, 0, 255])
    return (RasterImage(pixels: pixels, key: "red"), Rect(x: 0, y: -size, width: size, height: size))
  }
}

/// The SVG text of commands on a canvas of 100 × 50, with pictures "encoded" as their bytes.
func svg(
  _ commands: [DrawCommand], text: SVGWriter.Text = .outlines, scale: Double = 3, title: String = "",
  summary: String = "", prefix: String = ""
) -> String {
  var writer = SVGWriter(text: text, outliner: BoxGlyphs()) { $0.bytes }
  writer.idPrefix = prefix
  let list = DisplayList(canvas: Size(width: 100, height: 50), items: items(commands), title: title, summary: summary)
  return writer.write(list, scale: scale)
}

/// The same without the root element's tags, which all files share.
func body(_ commands: [DrawCommand], text: SVGWriter.Text = .outlines, scale: Double = 3) -> String {
  let whole = svg(commands, text: text, scale: scale)
  let head = #"<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50" viewBox="0 0 100 50" role="img""#
  guard whole.hasPrefix(head), whole.hasSuffix("</svg>\n") else { return whole }
  return String(whole.dropFirst(head.count).dropLast("</svg>\n".count))
}

/// Every element of a file, with its attributes; the test fails where it is not XML.
func elements(_ text: String) throws -> [(name: String, attributes: [String: String])] {
  var found: [(name: String, attributes: [String: String])] = []
  try XMLReader.read(Array(text.utf8)) { event, _ throws(XMLError) in
    if case .start(let name, let attributes) = event {
      found.append((name, Dictionary(attributes.map { ($0.name, $0.value) }, uniquingKeysWith: { a, _ in a })))
    }
  }
  return found
}

extension Path {
  static let square = Path.rectangle(Rect(x: 10, y: 10, width: 20, height: 20))
}

extension Paint {
  static let red = Paint.color(Color(rgb: 0xFF0000))
}

let inter = FontFace(
  file: "/fonts/Inter.ttf", index: 0, family: "Inter", weight: 600, isItalic: false, hasColor: false)

func run(_ ids: [UInt32], _ text: String, size: Double = 10, isRightToLeft: Bool = false) -> GlyphRun {
  let glyphs = ids.enumerated().map { Glyph(id: $1, x: Double($0) * 6.25, y: 0) }
  return GlyphRun(
    face: inter, size: size, glyphs: glyphs, advance: Double(ids.count) * 6.25, text: text,
    isRightToLeft: isRightToLeft)
}

extension DrawCommand {
  static func clip(_ path: Path, _ commands: [DrawCommand]) -> DrawCommand {
    .group(.init(clip: path, items(commands)))
  }

  static func moved(_ map: Transform, _ commands: [DrawCommand]) -> DrawCommand {
    .group(.init(transform: map, items(commands)))
  }

  static func effects(_ effects: DisplayGroup.Effects, _ commands: [DrawCommand]) -> DrawCommand {
    .group(.init(effects: effects, items(commands)))
  }

  static func label(_ label: String, _ commands: [DrawCommand]) -> DrawCommand {
    .group(.init(label: label, items(commands)))
  }
}

/// Commands as items that belong to no node.
func items(_ commands: [DrawCommand]) -> [DisplayItem] { commands.map { DisplayItem($0, node: "") } }
