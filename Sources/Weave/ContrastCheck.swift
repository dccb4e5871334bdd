// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveDisplay
import WeaveGraphics
import WeaveResolve

/// Compares the colour of each text with what lies behind it.
struct ContrastCheck {
  let renderer: Renderer

  /// The texts whose contrast is too low, each with the ratio that it has.
  ///
  /// The picture is drawn without its texts, and sampled where they stand; a text counts by the contrast that nine
  /// tenths of its surroundings reach.
  ///
  /// - Source: WCAG 2.2, success criterion 1.4.3: 4.5 to 1, or 3 to 1 for 24 points and more (18.66 bold).
  func diagnostics(of widget: Rendering, in environment: RenderEnvironment) throws(RenderError) -> [Diagnostic] {
    var texts: [(item: DisplayItem, run: GlyphRun, origin: Point, ink: Color)] = []
    widget.displayList.items.forEachLeaf { item, _, opacity in
      guard case .glyphs(let run, let origin, let color) = item.command else { return }
      texts.append((item, run, origin, color.opacity(opacity)))
    }
    // Without a text there is nothing to compare.
    if texts.isEmpty { return [] }
    var bare = widget.displayList
    bare.items = bare.items.withoutTexts
    let pixels = try renderer.pixels(bare, scale: 1)
    return texts.compactMap { item, run, origin, ink in
      guard !run.face.hasColor, ink.alpha > 0.02, let ratio = contrast(of: run, at: origin, ink, pixels) else {
        return nil
      }
      let isLarge = run.size >= 24 || (run.size >= 18.66 && run.face.weight >= 700)
      let needed = isLarge ? 3 : 4.5
      guard ratio < needed else { return nil }
      return Diagnostic(
        .contrastTooLow, .contrast(run.text, ratio, needed: needed, environment.appearance), at: item.range,
        size: environment.size.rawValue, node: item.node)
    }
  }

  /// The contrast that nine tenths of the pixels around a run reach; nil where it stands outside the picture.
  private func contrast(of run: GlyphRun, at origin: Point, _ ink: Color, _ pixels: PixelBuffer) -> Double? {
    let left = max(0, Int(origin.x))
    let right = min(pixels.width - 1, Int(origin.x + run.advance))
    let top = max(0, Int(origin.y - run.size * 0.73))
    let bottom = min(pixels.height - 1, Int(origin.y))
    guard left < right, top < bottom else { return nil }
    // Neighbours mostly have one colour, whose ratio is worked out once.
    var counts: [UInt32: Int] = [:]
    var last = (color: UInt32(0), count: 0)
    for y in top...bottom {
      for x in left...right {
        let p = pixels.pixel(x: x, y: y)
        guard p.alpha > 250 else { continue }
        let color = UInt32(p.red) << 16 | UInt32(p.green) << 8 | UInt32(p.blue)
        if color != last.color {
          if last.count > 0 { counts[last.color, default: 0] += last.count }
          last = (color, 0)
        }
        last.count += 1
      }
    }
    if last.count > 0 { counts[last.color, default: 0] += last.count }
    let ratios = counts.map { color, count in
      let behind = Color(
        red: Double(color >> 16 & 255) / 255, green: Double(color >> 8 & 255) / 255, blue: Double(color & 255) / 255)
      return (ratio: ink.over(behind).contrastRatio(with: behind), count: count)
    }.sorted { $0.ratio < $1.ratio }
    // The ratio of the pixel that has a tenth of them before it.
    var rank = ratios.reduce(0) { $0 + $1.count } / 10
    for (ratio, count) in ratios {
      if rank < count { return ratio }
      rank -= count
    }
    return nil
  }
}

extension [DisplayItem] {
  /// The same without glyphs, also within groups.
  fileprivate var withoutTexts: [DisplayItem] {
    compactMap { item in
      var item = item
      switch item.command {
      case .glyphs: return nil
      case .group(var group):
        group.children = group.children.withoutTexts
        item.command = .group(group)
      case .fill, .stroke, .image, .backdrop: break
      }
      return item
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func contrast(
    _ text: String, _ ratio: Double, needed: Double, _ appearance: RenderEnvironment.Appearance
  ) -> Self {
    let rounded = (ratio * 10).rounded(.down) / 10
    return
      "contrast of `\(Diagnostic.Message.clipped(text))` is \(rounded) to 1 in \(appearance.rawValue), under \(needed)"
  }
}
