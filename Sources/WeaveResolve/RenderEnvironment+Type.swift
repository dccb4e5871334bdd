// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics

/// The type scale: the fonts of a picture's texts, by the reader's text size and the screen's abilities.
extension RenderEnvironment {
  /// The smallest size of a text, in points; 0 if there is no bound.
  ///
  /// Without smooth edges, letters under `Limits.panelTextPixels` pixels have no room for their shapes. Accessories are
  /// exempt: their frames match their type to the point, and a cut word says less than a rough one.
  public var leastTextSize: Double {
    appearance == .eink && !size.isAccessory && scale > 0 ? Double(Limits.panelTextPixels) / scale : 0
  }

  /// The font of a text style.
  func font(_ style: TextStyle) -> FontSetting { readable(style.font(at: textSize)) }

  /// A font that is at least `leastTextSize`, with line height and tracking to match.
  func readable(_ font: FontSetting) -> FontSetting {
    guard font.spec.size > 0, font.spec.size < leastTextSize else { return font }
    let growth = leastTextSize / font.spec.size
    var font = font
    font.spec.size = leastTextSize
    font.spec.tracking *= growth
    font.lineHeight = (font.lineHeight * growth).rounded(.up)
    font.lineBox = font.lineBox.map { $0 * growth }
    return font
  }

  /// A font with another size and the distance between baselines that belongs to it: that of single lines, which are
  /// rounded up to whole pixels.
  func font(_ font: FontSetting, size: Double) -> FontSetting {
    var font = font
    font.spec.size = size
    font.spec.tracking = 0
    font.lineHeight = lineBox(of: FontSetting(spec: font.spec, lineHeight: 0))
    font.lineBox = nil
    return font
  }

  /// The height of a single line in points, rounded up to a pixel.
  func lineBox(of font: FontSetting) -> Double {
    PixelGrid(scale: scale).roundedUp(font.lineBox ?? font.spec.size * FontSpec.lineRatio)
  }

  /// How far a text may shrink to fit: never below `leastTextSize`. A text that the design makes smaller keeps its
  /// size.
  func readableShrinking(_ minimumScale: Double, of font: FontSpec) -> Double {
    guard font.size > 0, leastTextSize > 0 else { return minimumScale }
    return min(1, max(minimumScale, leastTextSize / font.size))
  }
}
