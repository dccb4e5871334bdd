// SPDX-License-Identifier: MIT

public import WeaveGraphics

/// A frame outside the home screen and the lock screen of a phone.
///
/// Each belongs to a widget family, whose content it shows; a design can tell by `screenFrame`.
public enum ScreenFrame: String, Sendable, Hashable, CaseIterable {
  /// A Live Activity: on the lock screen, and in the Dynamic Island, opened and closed.
  case liveActivity, islandExpanded, islandCompactLeading, islandCompactTrailing, islandMinimal
  /// A small widget on a phone that lies on its side while it charges.
  case standBy
  /// A watch of 45 mm: the accessories of its faces, and a card of its Smart Stack.
  case watchCircular, watchCorner, watchInline, watchRectangular, watchSmartStack

  /// The family whose content is shown.
  public var family: WidgetSize {
    switch self {
    case .liveActivity, .islandExpanded: .medium
    case .islandCompactLeading, .islandCompactTrailing, .islandMinimal, .standBy: .small
    case .watchCircular, .watchCorner: .accessoryCircular
    case .watchInline: .accessoryInline
    case .watchRectangular, .watchSmartStack: .accessoryRectangular
    }
  }

  /// The frame in points. A Live Activity may be lower; this is the most that it gets.
  ///
  /// - Source: Apple, Human Interface Guidelines, Live Activities, Widgets and Complications: specifications.
  public func canvas(on device: Device) -> Size {
    let isWide = device.medium.width >= 360
    switch self {
    case .liveActivity, .islandExpanded: return Size(width: isWide ? 408 : 371, height: 160)
    case .islandCompactLeading, .islandCompactTrailing: return Size(width: isWide ? 62.33 : 52.33, height: 36.67)
    case .islandMinimal: return Size(width: 36.67, height: 36.67)
    case .standBy: return device.small
    case .watchCircular: return Size(width: 50, height: 50)
    case .watchCorner: return Size(width: 38, height: 38)
    case .watchInline: return Size(width: 178.5, height: 22)
    case .watchRectangular: return Size(width: 178.5, height: 56)
    case .watchSmartStack: return Size(width: 184, height: 80.5)
    }
  }

  /// The radius of its corners in points; nil for that of the design.
  ///
  /// - Source: Apple, Human Interface Guidelines, Live Activities: 44 points in the expanded Dynamic Island.
  public var cornerRadius: Double? {
    switch self {
    case .islandExpanded: 44
    case .islandCompactLeading, .islandCompactTrailing, .islandMinimal: 36.67 / 2
    case .liveActivity, .standBy, .watchCircular, .watchCorner, .watchInline, .watchRectangular, .watchSmartStack: nil
    }
  }

  /// Whether its ground is black glass of the device, so that the design's own is left out.
  public var isBlack: Bool {
    switch self {
    case .islandExpanded, .islandCompactLeading, .islandCompactTrailing, .islandMinimal, .standBy: true
    case .liveActivity, .watchCircular, .watchCorner, .watchInline, .watchRectangular, .watchSmartStack: false
    }
  }

  /// The room that content keeps from its edges, in points.
  ///
  /// - Source: Apple, Human Interface Guidelines, Live Activities: 14 points; the others have none of their own.
  public var contentMargin: Double {
    switch self {
    case .liveActivity, .islandExpanded: 14
    case .standBy: WidgetSize.small.contentMargin
    case .islandCompactLeading, .islandCompactTrailing, .islandMinimal, .watchCircular, .watchCorner, .watchInline,
      .watchRectangular, .watchSmartStack:
      0
    }
  }
}

extension WidgetSize {
  /// The room that content keeps from its edges, in points.
  ///
  /// - Source: Apple, Human Interface Guidelines, Widgets: standard margins of 16 points.
  public var contentMargin: Double { isAccessory ? 0 : 16 }
}

extension RenderEnvironment {
  /// The word of `--size` for its frame or its size.
  public var sizeName: String { frame?.rawValue ?? size.rawValue }

  /// This environment in a frame of a device.
  public func inside(_ frame: ScreenFrame, on device: Device) -> RenderEnvironment {
    var environment = self
    environment.frame = frame
    environment.size = frame.family
    environment.canvas = frame.canvas(on: device)
    if frame.isBlack, appearance == .light { environment.appearance = .dark }
    return environment
  }
}
