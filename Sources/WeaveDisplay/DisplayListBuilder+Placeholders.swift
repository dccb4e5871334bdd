// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveResolve

extension DisplayListBuilder {
  /// A round box in the place of what a leaf would tell.
  mutating func drawPlaceholder(_ paint: Fill, in box: Rect) {
    let color: Color =
      switch paint {
      case .color(let color): color
      case .linear, .radial: Color(rgb: 0x808080)
      }
    let outline = ShapeOutline.roundedRectangle(radius: min(box.height * 0.3, 8), .continuous)
    fill(outline.path(in: box), .color(color.opacity(Self.placeholderOpacity)))
  }

  /// Strong enough to be seen on every ground, and too weak to be taken for a fact.
  private static let placeholderOpacity = 0.2
}
