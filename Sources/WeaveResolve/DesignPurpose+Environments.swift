// SPDX-License-Identifier: MIT

import WeaveGraphics
public import WeaveSpec

extension DesignPurpose {
  /// One environment for each combination of size, canvas and appearance.
  ///
  /// - Parameter base: the values that all of them share: the moment, the locale, the scale.
  public func environments(like base: RenderEnvironment) -> [RenderEnvironment] {
    let looks = appearances.compactMap(RenderEnvironment.Appearance.init)
    return (looks.isEmpty ? RenderEnvironment.Appearance.coloured : looks).flatMap { look in
      frames(like: base).map { frame -> RenderEnvironment in
        var environment = RenderEnvironment(
          now: base.now, timeZone: base.timeZone, locale: base.locale, appearance: look, textSize: base.textSize,
          size: frame.size, canvas: frame.canvas, scale: frame.scale ?? base.scale, shape: base.shape)
        environment.contrast = base.contrast
        return environment
      }
    }
  }

  private func frames(like base: RenderEnvironment) -> [(size: WidgetSize, canvas: Size, scale: Double?)] {
    let own = sizes.compactMap { WidgetSize(rawValue: $0) }
    let sizes = own.isEmpty && canvases.isEmpty ? [.small, .medium, .large] : own
    return sizes.map { ($0, Device.standard.canvas(for: $0), nil) }
      + canvases.map { canvas in
        (WidgetSize(rawValue: canvas.size) ?? .medium, Size(width: canvas.width, height: canvas.height), canvas.scale)
      }
  }
}
