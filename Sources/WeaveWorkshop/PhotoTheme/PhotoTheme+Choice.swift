// SPDX-License-Identifier: MIT

public import WeaveGraphics
public import WeaveNative
public import WeaveRender

extension PhotoTheme {
  /// Decodes the photo in a file, at the size used for themes.
  public static func photo(_ bytes: [UInt8]) throws(ImageDecodingError) -> PixelBuffer {
    try decodePhoto(bytes, svgSize: Size(width: 512, height: 512))
  }

  /// The theme for a photo.
  public static func best(for photo: PixelBuffer, rules: Rulebook) -> PhotoTheme {
    switch rules {
    case .app: app(photo)
    case .ours: ours(photo)[0]
    }
  }

  /// The design in the best theme for a photo. By our rules this is the first theme that keeps all texts as readable
  /// as before.
  public static func dressed(
    _ variants: DesignVariants, by photo: PixelBuffer, rules: Rulebook
  ) throws(RenderError) -> DesignVariants.Variant? {
    let themes = rules == .app ? [app(photo)] : ours(photo)
    for theme in themes.dropLast() {
      guard let variant = variants.variant(theme.applied(to: variants.base)) else { return nil }
      if try variants.holds(variant) { return variant }
    }
    return themes.last.flatMap { variants.variant($0.applied(to: variants.base)) }
  }
}
