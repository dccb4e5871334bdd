// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// The type scale: which fonts a picture's texts get, by the reader's text size and by what the screen can show.
extension RenderEnvironment {
  /// The least size of a text, in points; 0 where any can be shown.
  ///
  /// Without smooth edges, letters under `Limits.panelTextPixels` pixels have no room for their shapes. Accessories are
  /// exempt: their frames are made for their type to the point, and a word that is cut tells less than a rough one.
  public var leastTextSize: Double {
    appearance == .eink && !size.isAccessory && scale > 0 ? Double(Limits.panelTextPixels) / scale : 0
  }

  /// The font of a text style.
  func font(_ style: TextStyle) -> FontSetting { readable(style.font(at: textSize)) }

  /// A font that is at least as large as a text must be, with the line height and tracking that go with it.
  func readable(_ font: FontSetting) -> FontSetting {
    guard font.spec.size > 0, font.spec.size < leastTextSize else { return font }
    let growth = leastTextSize / font.spec.size
    var font = font
    font.spec.size = leastTextSize
    font.spec.tracking *= growth
    font.lineHeight = (font.lineHeight * growth).rounded(.up)
    return font
  }

  /// How far a text may shrink to fit: never under the least size; one that the design draws smaller stays as it is.
  func readableShrinking(_ minimumScale: Double, of font: FontSpec) -> Double {
    guard font.size > 0, leastTextSize > 0 else { return minimumScale }
    return min(1, max(minimumScale, leastTextSize / font.size))
  }
}
