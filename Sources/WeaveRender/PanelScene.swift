// SPDX-License-Identifier: MIT

public import WeaveGraphics
public import WeavePanel
public import WeaveResolve

/// The defaults of pictures for a panel, the same for commands and servers.
extension Panel {
  /// The widget size class that fits the panel best; it is large from a height of 250 points.
  public func widgetSize(scale: Double) -> WidgetSize { WidgetSize(for: canvas(scale: scale)) }

  /// The size of the picture in points, without the area that the frame hides.
  public func canvas(scale: Double) -> Size {
    Size(
      width: (Double(pictureSize.width) - safeArea.horizontal) / scale,
      height: (Double(pictureSize.height) - safeArea.vertical) / scale)
  }

  /// Pure black on white if the panel shows nothing else.
  public var appearance: RenderEnvironment.Appearance { isBilevel ? .eink : .light }
}
