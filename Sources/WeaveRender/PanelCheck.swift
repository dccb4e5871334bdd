// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveDisplay
import WeaveGraphics
import WeavePanel

/// Reports the parts of a picture that a panel cannot show, with the place in the design.
struct PanelCheck {
  private let panel: Panel
  /// Pixels per point.
  private let scale: Double

  /// The height of the smallest capitals that can be read without effort, as a visual angle in degrees.
  ///
  /// - Source: ISO 9241-303 requires at least 16 minutes of arc; the limit here is 12, because labels are glanced at.
  private static let degrees = 0.2
  /// The height of capitals in ems.
  private static let capitals = 0.7

  init(_ panel: Panel, scale: Double) {
    self.panel = panel
    self.scale = scale
  }

  /// - Parameters:
  ///   - map: the leaves as they are drawn.
  ///   - list: the picture before lines were widened to a pixel.
  func diagnostics(of map: LeafMap, in list: DisplayList, _ outcome: PanelQuantiser.Outcome) -> [Diagnostic] {
    var found = outcome.lost.compactMap { number in
      Int(number) < map.leaves.count ? Diagnostic.lost(map.leaves[Int(number)], panel) : nil
    }
    for (a, b) in outcome.merged.prefix(8) { found.append(.merged(a, b, panel)) }
    let least = smallestText
    for leaf in map.leaves {
      if let size = leaf.textSize, !leaf.isPhoto, size * scale < least - 0.25 {
        found.append(.small(leaf, pixels: size * scale, least: least, panel))
      } else if leaf.isPhoto, leaf.textSize == nil, panel.isBilevel {
        found.append(.photo(leaf, panel))
      }
    }
    if panel.isCrisp { found += hairlines(in: list) }
    return found.onePerPlace
  }

  /// Lines that are thinner than half a pixel: drawn one pixel wide, they are at least twice as heavy as in the design.
  private func hairlines(in list: DisplayList) -> [Diagnostic] {
    LeafMap(list).leaves.compactMap { leaf in
      guard let width = leaf.lineWidth, width > 0, width * scale < 0.5 else { return nil }
      return .hairline(leaf, pixels: width * scale)
    }
  }

  /// Pixels per em of the smallest text that can be read on the panel.
  private var smallestText: Double {
    let height = tangent(Self.degrees * .pi / 180) * panel.viewingDistance / 0.0254 * panel.dotsPerInch
    return max(height / Self.capitals, panel.isCrisp ? Double(Limits.panelTextPixels) : 0)
  }
}

extension [Diagnostic] {
  /// The first diagnostic of each code at each place: a text of three lines is one mistake.
  fileprivate var onePerPlace: [Diagnostic] {
    var seen: Set<[String]> = []
    return filter { seen.insert([$0.code.name, $0.node ?? "", $0.message.text]).inserted }
  }
}

extension Diagnostic {
  fileprivate static func lost(_ leaf: LeafMap.Leaf, _ panel: Panel) -> Diagnostic {
    Diagnostic(
      .panelLostColor, "this does not stand out from its background in the inks of `\(panel.name)`", at: leaf.range,
      node: leaf.node)
  }

  fileprivate static func merged(_ a: Color, _ b: Color, _ panel: Panel) -> Diagnostic {
    Diagnostic(
      .panelSameColor, "\(a.hex) and \(b.hex), which are side by side, become the same ink on `\(panel.name)`", at: nil)
  }

  fileprivate static func small(
    _ leaf: LeafMap.Leaf, pixels: Double, least: Double, _ panel: Panel
  ) -> Diagnostic {
    Diagnostic(
      .panelSmallText,
      """
      text of \(Int(pixels.rounded())) pixels is too small for `\(panel.name)`, which needs \
      \(Int(least.rounded(.up))) from \(panel.viewingDistance) m
      """, at: leaf.range, node: leaf.node)
  }

  fileprivate static func hairline(_ leaf: LeafMap.Leaf, pixels: Double) -> Diagnostic {
    let tenths = (pixels * 10).rounded() / 10
    return Diagnostic(
      .panelHairline, "this line is \(tenths) pixels wide; it is drawn as one", at: leaf.range, node: leaf.node)
  }

  fileprivate static func photo(_ leaf: LeafMap.Leaf, _ panel: Panel) -> Diagnostic {
    Diagnostic(
      .panelPhoto, "`\(panel.name)` shows this photo in black and white dots", at: leaf.range, node: leaf.node)
  }
}
