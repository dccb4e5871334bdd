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
    var bare = widget.displayList
    let count = bare.items.count
    bare.items.removeAll { if case .glyphs = $0.command { true } else { false } }
    // Without a text there is nothing to compare.
    if bare.items.count == count { return [] }
    let pixels = try renderer.pixels(bare, scale: 1)
    var diagnostics: [Diagnostic] = []
    var opacity = [1.0]
    for item in widget.displayList.items {
      switch item.command {
      case .beginGroup(let group): opacity.append((opacity.last ?? 1) * group.opacity)
      case .beginClip, .beginTransform, .beginLabel: opacity.append(opacity.last ?? 1)
      case .end: opacity.removeLast()
      case .glyphs(let run, let origin, let color):
        let ink = color.opacity(opacity.last ?? 1)
        guard !run.face.hasColor, ink.alpha > 0.02, let ratio = contrast(of: run, at: origin, ink, pixels) else {
          continue
        }
        let isLarge = run.size >= 24 || (run.size >= 18.66 && run.face.weight >= 700)
        if ratio < (isLarge ? 3 : 4.5) {
          diagnostics.append(
            Diagnostic(
              .contrastTooLow, .contrast(run.text, ratio, needed: isLarge ? 3 : 4.5, environment.appearance),
              at: item.range, size: environment.size.rawValue, node: item.node))
        }
      default: break
      }
    }
    return diagnostics
  }

  /// The contrast that nine tenths of the pixels around a run reach; nil where it stands outside the picture.
  private func contrast(of run: GlyphRun, at origin: Point, _ ink: Color, _ pixels: PixelBuffer) -> Double? {
    let left = max(0, Int(origin.x))
    let right = min(pixels.width - 1, Int(origin.x + run.advance))
    let top = max(0, Int(origin.y - run.size * 0.73))
    let bottom = min(pixels.height - 1, Int(origin.y))
    guard left < right, top < bottom else { return nil }
    var ratios: [Double] = []
    for y in top...bottom {
      for x in left...right {
        let p = pixels.pixel(x: x, y: y)
        guard p.alpha > 250 else { continue }
        let behind = Color(red: Double(p.red) / 255, green: Double(p.green) / 255, blue: Double(p.blue) / 255)
        ratios.append(ink.over(behind).contrastRatio(with: behind))
      }
    }
    guard !ratios.isEmpty else { return nil }
    return ratios.sorted()[ratios.count / 10]
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
