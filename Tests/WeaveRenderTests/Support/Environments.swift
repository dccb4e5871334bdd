// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveGraphics
import WeaveResolve

extension RenderEnvironment {
  /// The phone used to compare pictures, at a fixed moment: 2026-11-20 09:41 UTC, in American English.
  static func fixed(
    _ size: WidgetSize = .medium, _ appearance: Appearance = .light, locale: String = "en_US",
    textSize: TextSize = .large, shape: CanvasShape = .rounded, canvas: Size? = nil, scale: Double = 2
  ) -> RenderEnvironment {
    RenderEnvironment(
      now: Date(timeIntervalSince1970: 1_795_167_660), timeZone: .gmt, locale: Locale(identifier: locale),
      appearance: appearance, textSize: textSize, size: size, canvas: canvas ?? Device.standard.canvas(for: size),
      scale: scale, shape: shape)
  }

  /// The three sizes of a phone, light and dark.
  static var phone: [RenderEnvironment] {
    [WidgetSize.small, .medium, .large].flatMap { size in Appearance.coloured.map { fixed(size, $0) } }
  }

  /// The canvas of `Specs/Fixtures`: 40 points square, square corners, one pixel per point.
  static var fixture: RenderEnvironment {
    fixed(.small, shape: .square, canvas: Size(width: 40, height: 40), scale: 1)
  }
}
