// SPDX-License-Identifier: MIT

public import WeaveGraphics
public import WeavePanel
public import WeaveResolve

/// What a picture for a panel is drawn as, where nobody says otherwise: the same for commands and servers.
extension Panel {
  /// The widget's size class that fits best into the panel, from 250 points a side on a large one.
  public func widgetSize(scale: Double) -> WidgetSize { WidgetSize(for: canvas(scale: scale)) }

  /// Points of the picture without what the frame hides.
  public func canvas(scale: Double) -> Size {
    Size(
      width: (Double(pictureSize.width) - safeArea.horizontal) / scale,
      height: (Double(pictureSize.height) - safeArea.vertical) / scale)
  }

  /// Pure black on white where it shows nothing else.
  public var appearance: RenderEnvironment.Appearance { isBilevel ? .eink : .light }
}
