// SPDX-License-Identifier: MIT

public import WeaveGraphics
public import WeaveSpec

/// An accent and a background that suit a photo.
public struct PhotoTheme: Sendable, Hashable {
  /// The accent that is nearest to the photo's.
  public var accent: Accent
  /// The background that suits its light.
  public var background: BackgroundToken

  /// A theme by its two words.
  public init(accent: Accent, background: BackgroundToken) {
    self.accent = accent
    self.background = background
  }

  /// What WidgetWeaver takes from a photo; blue and aurora where nothing can be seen in it.
  public static func app(_ photo: PixelBuffer) -> PhotoTheme {
    guard let statistics = PhotoStatistics(PhotoSample(photo)) else {
      return PhotoTheme(accent: .blue, background: .aurora)
    }
    let accent = AppPhotoTheme.accent(statistics)
    return PhotoTheme(accent: accent, background: AppPhotoTheme.background(statistics, accent))
  }

  /// The design with both, all else as it was.
  public func applied(to spec: WidgetSpec) -> WidgetSpec {
    var spec = spec
    spec.style.accent = accent
    spec.style.background = background
    return spec
  }
}
