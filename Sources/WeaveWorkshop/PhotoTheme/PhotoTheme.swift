// SPDX-License-Identifier: MIT

public import WeaveGraphics
public import WeaveSpec

/// An accent and a background that suit a photo.
public struct PhotoTheme: Sendable, Hashable {
  /// The accent nearest to the photo's colours.
  public var accent: Accent
  /// The background that suits the photo's brightness.
  public var background: BackgroundToken

  /// A theme from its two parts.
  public init(accent: Accent, background: BackgroundToken) {
    self.accent = accent
    self.background = background
  }

  /// The theme that WidgetWeaver chooses for a photo; blue and aurora if nothing in it is visible.
  public static func app(_ photo: PixelBuffer) -> PhotoTheme {
    guard let statistics = PhotoStatistics(PhotoSample(photo)) else {
      return PhotoTheme(accent: .blue, background: .aurora)
    }
    let accent = AppPhotoTheme.accent(statistics)
    return PhotoTheme(accent: accent, background: AppPhotoTheme.background(statistics, accent))
  }

  /// The design with this accent and background, otherwise unchanged.
  public func applied(to spec: WidgetSpec) -> WidgetSpec {
    var spec = spec
    spec.style.accent = accent
    spec.style.background = background
    return spec
  }
}
