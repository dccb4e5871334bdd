// SPDX-License-Identifier: MIT

public import WeaveGraphics

/// A photo behind the widgets of a screen.
public struct WallpaperPhoto: Sendable, Hashable {
  /// The path of its file.
  public var path: String
  /// The screen that the photo fills, in points from the top left of the widget; nil if it fills the widget's canvas.
  public var screen: Rect?

  /// A photo by its path, and the screen that it fills.
  public init(path: String, screen: Rect? = nil) {
    (self.path, self.screen) = (path, screen)
  }
}

/// What lies behind widgets, as people write it.
public enum WallpaperChoice: Sendable, Hashable {
  /// A colour; clear for nothing.
  case color(Color)
  /// The path of a photo.
  case photo(path: String)

  /// `none`, a colour with or without `#`, or else the path of a photo; nil for an empty text.
  public init?(_ text: String) {
    guard !text.isEmpty else { return nil }
    if text == "none" {
      self = .color(.clear)
    } else if let color = Color(hex: text.hasPrefix("#") ? text : "#" + text) {
      self = .color(color)
    } else {
      self = .photo(path: text)
    }
  }
}

extension RenderEnvironment {
  /// This environment with a colour or a photo behind it. E-ink has no wallpaper.
  ///
  /// - Parameter device: the device whose screen a photo fills; nil if it fills the canvas.
  public func over(_ choice: WallpaperChoice, on device: Device?) -> RenderEnvironment {
    guard appearance != .eink else { return self }
    var environment = self
    switch choice {
    case .color(let color): environment.wallpaper = color
    case .photo(let path):
      environment.wallpaperPhoto = WallpaperPhoto(path: path, screen: device?.screen(around: size, canvas))
    }
    return environment
  }
}

extension Device {
  /// The screen in points from the top left of a widget; nil for a device without a fixed screen.
  ///
  /// On the home screen the widget is the first one: at the left edge of the grid, which is centred, and an eleventh of the
  /// height below the top. On the lock screen an accessory stands below the clock, and the inline one above it.
  func screen(around size: WidgetSize, _ canvas: Size) -> Rect? {
    guard let screen else { return nil }
    let center = (screen.width - canvas.width) / 2
    let place =
      switch size {
      case .small, .medium, .large:
        Point(x: (screen.width - medium.width) / 2, y: screen.height / 11)
      case .extraLarge: Point(x: center, y: screen.height / 11)
      case .accessoryInline: Point(x: center, y: screen.height / 10)
      case .accessoryCircular, .accessoryRectangular:
        Point(x: (screen.width - 2 * rectangular.width) / 2, y: screen.height * 0.3)
      }
    return Rect(x: -max(0, place.x), y: -place.y, width: screen.width, height: screen.height)
  }
}
