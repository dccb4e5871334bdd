// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveResolve

extension DisplayListBuilder {
  /// Draws a rounded box in place of a leaf's content.
  mutating func drawPlaceholder(_ paint: Fill, in box: Rect) {
    let color: Color =
      switch paint {
      case .color(let color): color
      case .linear, .axial, .radial, .angular, .mesh: Color(rgb: 0x808080)
      }
    let outline = ShapeOutline.roundedRectangle(radius: min(box.height * 0.3, 8), .continuous)
    fill(outline.path(in: box), .color(color.opacity(Self.placeholderOpacity)))
  }

  /// Strong enough to be visible on every background, and too weak to be mistaken for a fact.
  private static let placeholderOpacity = 0.2
}
