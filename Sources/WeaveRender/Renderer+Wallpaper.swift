// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveDisplay
import WeaveGraphics
import WeaveHash
import WeaveNative
import WeaveResolve
import WeaveSystem

/// Wallpapers of earlier pictures: most pictures of a run have the same one.
struct WallpaperMemory {
  /// The last photo, which takes longest to decode.
  fileprivate var photo: (path: String, sum: Checksum, image: RasterImage)?
  fileprivate var panes = RecentList<(key: PaneKey, pane: GlassPhoto)>(capacity: 4)

  fileprivate struct PaneKey: Hashable {
    var sum: Checksum
    var frame: Rect
    var canvas: Size
    var scale: Double
    var radius: Double?
  }
}

extension RenderEnvironment {
  /// The photo that is seen behind the widget: behind glass, and behind an accessory. All else covers it.
  fileprivate var seenWallpaper: WallpaperPhoto? {
    appearance != .eink && (size.isAccessory || appearance.isGlass) ? wallpaperPhoto : nil
  }
}

extension Renderer {
  /// Reads the photo behind the widget, which may have changed since the last picture; nil if there is none, or if
  /// nothing of it is seen.
  ///
  /// - Throws: if there is no such file, even if nothing of it would be seen, or if it cannot be decoded.
  func readWallpaper(of environment: RenderEnvironment) throws(RenderError) -> Wallpaper? {
    guard let photo = environment.wallpaperPhoto else { return nil }
    let bytes: [UInt8]
    do { bytes = try readFile(photo.path, limit: Limits.imageBytes) } catch { throw .file(error) }
    guard environment.seenWallpaper != nil else { return nil }
    let sum = Checksum(of: bytes)
    if wallpapers.photo?.path != photo.path || wallpapers.photo?.sum != sum {
      do throws(ImageDecodingError) {
        let pixels = try decodePhoto(bytes)
        let image = RasterImage(pixels: pixels, key: "wallpaper \(sum)")
        wallpapers.photo = (photo.path, sum, image)
      } catch { throw .raster("`\(photo.path)` cannot be used as wallpaper: \(error)") }
    }
    return try wallpaper(of: environment)
  }

  /// The photo behind the widget, as it was read last.
  func wallpaper(of environment: RenderEnvironment) throws(RenderError) -> Wallpaper? {
    guard let photo = environment.seenWallpaper else { return nil }
    guard let known = wallpapers.photo, known.path == photo.path else { return try readWallpaper(of: environment) }
    return Wallpaper(
      known.image, path: known.path, sum: known.sum, screen: photo.screen, canvas: environment.canvas)
  }

  /// What the glass of the whole canvas shows of a photo.
  ///
  /// - Parameter radius: of the corners, in points; nil for a picture without a rim.
  func glass(
    over wallpaper: Wallpaper, scale: Double, radius: Double?
  ) throws(RenderError) -> GlassPhoto {
    let key = WallpaperMemory.PaneKey(
      sum: wallpaper.sum, frame: wallpaper.frame, canvas: wallpaper.canvasSize, scale: scale, radius: radius)
    if let known = wallpapers.panes.entry(where: { $0.key == key }) { return known.pane }
    let made = try wallpaper.glass(scale: scale, radius: radius) { list, scale throws(RenderError) in
      try pixels(list, scale: scale)
    }
    wallpapers.panes.keep((key, made))
    return made
  }
}

extension DisplayList {
  /// The list with a photo in place of the colour behind an accessory.
  func over(_ wallpaper: Wallpaper) -> DisplayList {
    var list = self
    list.items = list.items.over(wallpaper)
    return list
  }
}

extension [DisplayItem] {
  fileprivate func over(_ wallpaper: Wallpaper) -> [DisplayItem] {
    map { item in
      var item = item
      switch item.command {
      case .fill where item.node == "wallpaper": item.command = wallpaper.command
      case .group(var group):
        group.children = group.children.over(wallpaper)
        item.command = .group(group)
      case .fill, .stroke, .glyphs, .image, .backdrop: break
      }
      return item
    }
  }
}
