// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveNative

/// Reads the subset of SVG that symbols use: groups with transforms, the basic shapes and paths, filled or stroked.
///
/// Any paint counts as painted, since a symbol takes its colour from where it is used. A group's class may name a layer
/// (`primary`, `secondary`, `tertiary`) and the role that determines its colour (`sun`, `rain`…).
struct SVGSymbolReader {
  private var viewBox: Rect?
  private var shapes: [VectorSymbol.Shape] = []
  private var styles = [SVGStyle()]
  /// How deeply the reader is nested inside elements that draw nothing, such as `defs`.
  private var hidden = 0

  /// - Parameter file: the picture's name in error messages.
  static func read(_ bytes: [UInt8], file: String) throws(SymbolError) -> VectorSymbol {
    var reader = SVGSymbolReader()
    do throws(XMLError) {
      try XMLReader.read(bytes) { event, place throws(XMLError) in try reader.take(event, at: place) }
    } catch {
      throw .unreadable(file: file, reason: error.description)
    }
    guard let viewBox = reader.viewBox, !viewBox.isEmpty else {
      throw .unreadable(file: file, reason: "it has no view box")
    }
    guard !reader.shapes.isEmpty else { throw .unreadable(file: file, reason: "it draws nothing") }
    return VectorSymbol(name: file, viewBox: viewBox, shapes: reader.shapes)
  }

  private mutating func take(_ event: XMLReader.Event, at place: XMLPosition) throws(XMLError) {
    switch event {
    case .start(let name, let attributes):
      try open(name, SVGAttributes(attributes), at: place)
    case .end(let name):
      if Self.isHidden(name) { hidden -= 1 }
      styles.removeLast()
    case .text, .instruction: break
    }
  }

  private mutating func open(_ name: String, _ attributes: SVGAttributes, at place: XMLPosition) throws(XMLError) {
    let style = (styles.last ?? SVGStyle()).applying(attributes)
    styles.append(style)
    if Self.isHidden(name) { hidden += 1 }
    if name == "svg", viewBox == nil { viewBox = attributes.viewBox }
    guard hidden == 0, SVGShapes.names.contains(name) else { return }
    guard let path = SVGShapes.path(of: name, attributes) else {
      throw XMLError(.refused, "the geometry of <\(name)> cannot be read", at: place)
    }
    guard !path.isEmpty else { return }
    shapes += style.shapes(path)
  }

  private static func isHidden(_ name: String) -> Bool {
    ["defs", "clipPath", "mask", "symbol", "pattern", "marker", "title", "desc", "style"].contains(name)
  }
}
