// SPDX-License-Identifier: MIT

import WeaveGraphics

extension SVGComposer {
  mutating func glyphs(_ run: GlyphRun, at origin: Point, _ color: Color) {
    guard origin.x.isFinite, origin.y.isFinite, run.size > 0, run.size.isFinite, color.alpha > 0 else { return }
    switch writer.text {
    case .outlines: run.face.hasColor ? pictures(run, at: origin, color) : outlines(run, at: origin, color)
    case .live: liveText(run, at: origin, color)
    }
  }

  /// Draws every glyph as a reference to its outline. Two decimals are enough: a two-hundredth of a point is never
  /// visible.
  private mutating func outlines(_ run: GlyphRun, at origin: Point, _ color: Color) {
    var group = SVGElement("g")
    group.set(color, "fill")
    group["transform"] = Transform.translation(x: origin.x, y: origin.y).svgText
    for glyph in run.glyphs where glyph.x.isFinite && glyph.y.isFinite {
      guard let id = outline(glyph.id, run) else { continue }
      var use = SVGElement("use", ["href": "#\(id)"])
      let (x, y) = (SVGNumber.text(glyph.x, decimals: 2), SVGNumber.text(glyph.y, decimals: 2))
      if x != "0" { use["x"] = x }
      if y != "0" { use["y"] = y }
      group.children.append(use)
    }
    for element in SVGElement.collapsed(group) { append(element, bounds: run.inkBounds(at: origin)) }
  }

  private mutating func outline(_ glyph: UInt32, _ run: GlyphRun) -> String? {
    let key = "\(run.face.file):\(run.face.index):\(run.face.weight):\(run.face.isItalic):\(run.size):\(glyph)"
    let outliner = writer.outliner
    return definitions.id(.glyph, key: key) {
      guard let path = outliner.outline(of: glyph, face: run.face, size: run.size), path.isDrawable else {
        return nil
      }
      let data = SVGPathText.text(path, decimals: 2)
      return data.isEmpty ? nil : SVGElement("path", ["d": data])
    }
  }

  /// Draws colour glyphs as pictures; the alpha of the text colour still applies.
  private mutating func pictures(_ run: GlyphRun, at origin: Point, _ color: Color) {
    for glyph in run.glyphs {
      guard let (image, frame) = writer.outliner.bitmap(of: glyph.id, face: run.face, size: run.size) else {
        continue
      }
      let source = Rect(x: 0, y: 0, width: Double(image.width), height: Double(image.height))
      self.image(
        image, source, frame.offsetBy(dx: origin.x + glyph.x, dy: origin.y + glyph.y), opacity: color.alpha)
    }
  }
}

extension GlyphRun {
  /// A box that contains all glyphs: fonts draw within about an em of the baseline.
  func inkBounds(at origin: Point) -> Rect {
    let xs = glyphs.map(\.x).filter(\.isFinite)
    let ys = glyphs.map(\.y).filter(\.isFinite)
    let (left, right) = (xs.min() ?? 0, max(xs.max() ?? 0, advance.isFinite ? advance : 0))
    let (top, bottom) = (ys.min() ?? 0, ys.max() ?? 0)
    return Rect(
      x: origin.x + left - size, y: origin.y + top - 1.3 * size, width: right - left + 2 * size,
      height: bottom - top + 2 * size)
  }
}
