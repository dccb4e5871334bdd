// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveDisplay
import WeaveGraphics
import WeaveResolve

/// Compares the colour of each text with the colours behind it.
struct ContrastCheck {
  let renderer: Renderer

  /// The texts whose contrast is too low, each with its ratio.
  ///
  /// The picture is drawn without its texts, and sampled where the texts stand. The contrast of a text is the ratio
  /// that nine tenths of its surroundings reach; with a line around its letters, a quarter: either the line or what lies
  /// behind has to differ from them.
  ///
  /// - Source: WCAG 2.2, success criterion 1.4.3: 4.5 to 1, or 3 to 1 for 24 points and more (18.66 bold).
  func diagnostics(of widget: Rendering, in environment: RenderEnvironment) throws(RenderError) -> [Diagnostic] {
    let texts = Text.all(in: widget.displayList)
    // Without a text there is nothing to compare.
    if texts.isEmpty { return [] }
    let pixels = try renderer.pixels(widget.displayList.withoutTexts, scale: 1)
    return texts.compactMap { text in
      guard let ratio = Surroundings(of: text, in: pixels, scale: 1)?.ratio(), ratio < text.needed else { return nil }
      return Diagnostic(
        .contrastTooLow, .contrast(text.run.text, ratio, needed: text.needed, environment.appearance),
        at: text.item.range, size: environment.size.rawValue, node: text.item.node)
    }
  }

  /// The number of texts whose contrast is too low: as many as `diagnostics` reports, usually for a third of the work.
  ///
  /// A picture of half the size is enough if no ratio is near the required one, even with a fifteenth more or less of
  /// the surroundings counted. If a ratio is near, or a photo lies behind the text, the whole picture is sampled.
  func count(in widget: Rendering) throws(RenderError) -> Int {
    let texts = Text.all(in: widget.displayList)
    if texts.isEmpty { return 0 }
    let bare = widget.displayList.withoutTexts
    if !bare.items.hasPhoto {
      let scale = 0.5
      let pixels = try renderer.pixels(bare, scale: scale)
      let verdicts = texts.map { text in
        Surroundings(of: text, in: pixels, scale: scale)?.verdict(needed: text.needed)
      }
      if verdicts.allSatisfy({ $0 != nil }) { return verdicts.count { $0 == false } }
    }
    let pixels = try renderer.pixels(bare, scale: 1)
    return texts.count { text in
      Surroundings(of: text, in: pixels, scale: 1).map { $0.ratio() < text.needed } ?? false
    }
  }

  /// A text of a picture that can be hard to read.
  private struct Text {
    var item: DisplayItem
    var run: GlyphRun
    var origin: Point
    var ink: Color

    /// The contrast that it requires.
    var needed: Double { run.size >= 24 || (run.size >= 18.66 && run.face.weight >= 700) ? 3 : 4.5 }

    /// The visible texts of a list whose glyphs have a single colour.
    static func all(in list: DisplayList) -> [Text] {
      var texts: [Text] = []
      list.items.forEachLeaf { item, _, opacity in
        guard case .glyphs(let run, let origin, let color) = item.command else { return }
        let ink = color.opacity(opacity)
        if !run.face.hasColor, ink.alpha > 0.02 { texts.append(Text(item: item, run: run, origin: origin, ink: ink)) }
      }
      return texts
    }
  }

  /// The contrast between a text and the pixels around it.
  private struct Surroundings {
    /// Ratios with the number of pixels that have them, lowest first.
    private var ratios: [(ratio: Double, count: Int)]
    /// The part of the surroundings that may have less contrast.
    private let exempt: Double

    /// - Parameter scale: of the picture, in pixels per point.
    /// - Returns: nil if the text lies outside the picture.
    init?(of text: Text, in pixels: PixelBuffer, scale: Double) {
      let (run, origin) = (text.run, text.origin)
      exempt = run.outline == nil ? 0.1 : 0.75
      let left = max(0, Int(origin.x * scale))
      let right = min(pixels.width - 1, Int((origin.x + run.advance) * scale))
      let top = max(0, Int((origin.y - run.size * 0.73) * scale))
      let bottom = min(pixels.height - 1, Int(origin.y * scale))
      guard left < right, top < bottom else { return nil }
      // Neighbouring pixels usually share a colour, so the ratio is computed once for each colour.
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
      ratios = counts.map { color, count in
        let behind = Color(
          red: Double(color >> 16 & 255) / 255, green: Double(color >> 8 & 255) / 255,
          blue: Double(color & 255) / 255)
        return (ratio: text.ink.over(behind).contrastRatio(with: behind), count: count)
      }.sorted { $0.ratio < $1.ratio }
      if ratios.isEmpty { return nil }
    }

    /// The ratio that all pixels reach but those that may have less.
    ///
    /// - Parameter more: the change of the share that may have less.
    func ratio(_ more: Double = 0) -> Double {
      let share = exempt + more
      var rank = Int(Double(ratios.reduce(0) { $0 + $1.count }) * share)
      for (ratio, count) in ratios {
        if rank < count { return ratio }
        rank -= count
      }
      return ratios.last?.ratio ?? 1
    }

    /// Whether the contrast is enough; nil if only a larger picture can tell.
    func verdict(needed: Double) -> Bool? {
      if ratio(-0.065) > needed * 1.08 { return true }
      return ratio(0.065) < needed * 0.92 ? false : nil
    }
  }
}

extension DisplayList {
  /// The list without glyphs.
  fileprivate var withoutTexts: DisplayList {
    var list = self
    list.items = list.items.withoutTexts
    return list
  }
}

extension [DisplayItem] {
  /// The items without glyphs and the lines through and under them, also within groups.
  fileprivate var withoutTexts: [DisplayItem] {
    let texts = Set(compactMap { if case .glyphs = $0.command { $0.node } else { nil } })
    return compactMap { item in
      if case .fill = item.command, texts.contains(item.node) { return nil }
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

  /// Whether a photo is drawn, whose edges can lie anywhere.
  fileprivate var hasPhoto: Bool {
    contains { item in
      switch item.command {
      case .image: true
      case .group(let group): group.children.hasPhoto
      case .fill, .stroke, .glyphs, .backdrop: false
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func contrast(
    _ text: String, _ ratio: Double, needed: Double, _ appearance: RenderEnvironment.Appearance
  ) -> Self {
    let rounded = (ratio * 10).rounded(.down) / 10
    return """
      contrast of `\(Diagnostic.Message.clipped(text))` is \(rounded) to 1 in \(appearance.rawValue) mode; \
      it needs \(needed)
      """
  }
}
