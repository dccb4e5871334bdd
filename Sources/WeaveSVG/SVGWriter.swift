// SPDX-License-Identifier: MIT

public import WeaveDisplay
public import WeaveGraphics

/// Writes a display list as a self-contained SVG file: no scripts, no fonts, no external references.
///
/// The same list gives the same bytes. Browsers and librsvg draw it like the rasteriser.
public struct SVGWriter {
  /// How text is written.
  public enum Text: Sendable, Hashable, CaseIterable {
    /// As shapes: every glyph is stored once and reused. It looks the same everywhere.
    case outlines
    /// As text that can be selected and searched. It looks as designed only where the fonts are installed.
    case live
  }

  /// The prefix of every id, so that several files can be embedded in one HTML page.
  public var idPrefix = ""

  let text: Text
  let outliner: any GlyphSource
  let encodePNG: (PixelBuffer) -> [UInt8]

  /// - Parameter encodePNG: returns the bytes of a PNG file; an empty array omits the picture.
  public init(text: Text, outliner: any GlyphSource, encodePNG: @escaping (PixelBuffer) -> [UInt8]) {
    self.text = text
    self.outliner = outliner
    self.encodePNG = encodePNG
  }

  /// The SVG text of `list`, in points: its width and height in CSS pixels are those of the canvas.
  ///
  /// - Parameters:
  ///   - list: a list prepared by `SVGPreparation`, for renderers that draw blurs wrongly.
  ///   - scale: pixels per point up to which pictures stay sharp; denser pictures are averaged down.
  public func write(_ list: DisplayList, scale: Double = 3) -> String {
    var composer = SVGComposer(self, canvas: list.canvas, scale: scale)
    composer.add(list.items)
    return document(list, composer.drawing)
  }

  private func document(_ list: DisplayList, _ drawing: SVGDrawing) -> String {
    let (width, height) = (SVGNumber.text(list.canvas.width), SVGNumber.text(list.canvas.height))
    var svg = SVGElement("svg")
    svg["xmlns"] = "http://www.w3.org/2000/svg"
    svg["width"] = width
    svg["height"] = height
    svg["viewBox"] = "0 0 \(width) \(height)"
    svg["role"] = "img"
    // SVG's own default is 4.
    if drawing.hasMiters { svg["stroke-miterlimit"] = SVGNumber.text(StrokeStyle.miterLimit) }

    let names = [("title", "t", list.title), ("desc", "d", list.summary)].filter { !$0.2.isEmpty }
    if !names.isEmpty { svg["aria-labelledby"] = names.map { idPrefix + $0.1 }.joined(separator: " ") }
    svg.children = names.map { name, id, text in
      SVGElement(name, ["id": idPrefix + id], text: text)
    }
    let filter = list.finish?.filter(id: idPrefix + "finish", canvas: list.canvas)
    let definitions = drawing.definitions + [filter].compactMap { $0 }
    if !definitions.isEmpty { svg.children.append(SVGElement("defs", children: definitions)) }
    svg.children +=
      filter == nil
      ? drawing.body : [SVGElement("g", ["filter": "url(#\(idPrefix)finish)"], children: drawing.body)]
    return svg.text + "\n"
  }
}
