// SPDX-License-Identifier: MIT

import WeaveDisplay
import WeaveGraphics
import WeavePixels

/// A group's effects in pixels, limited to sensible values.
struct GroupEffects {
  struct Shadow {
    var color: Color
    var deviation: Double
    var offset: Point
    /// How far the blur extends, in whole pixels.
    var reach: Int
  }

  var blur: Double
  var blurReach: Int
  var shadow: Shadow?
  /// 0...1.
  var opacity: Double
  /// In the coordinates of the group.
  var mask: Gradient?
  /// In the coordinates of the group.
  var cutout: [DisplayItem]?
  var blend: BlendMode
  var isIsolated: Bool
  /// Maps the group's coordinates to pixels.
  var transform: Transform

  init(_ group: DisplayGroup.Effects, _ transform: Transform) {
    let scale = transform.magnification
    self.transform = transform
    mask = group.mask
    (cutout, blend, isIsolated) = (group.cutout, group.blend, group.isIsolated)
    blur = Self.deviation(group.blur, scale)
    blurReach = Self.reach(blur)
    opacity = group.opacity.isNaN ? 1 : min(max(group.opacity, 0), 1)
    if let given = group.shadow, given.color.alpha > 0, abs(given.x) < 1e5, abs(given.y) < 1e5 {
      let deviation = Self.deviation(given.deviation, scale)
      // The offset is a direction: it is rotated and scaled but not translated.
      let start = transform.apply(.zero)
      let offset = transform.apply(Point(x: given.x, y: given.y)) - start
      shadow = Shadow(color: given.color, deviation: deviation, offset: offset, reach: Self.reach(deviation))
    }
  }

  private static func deviation(_ points: Double, _ scale: Double) -> Double {
    let pixels = points * scale
    return pixels > 0 ? min(pixels, 1_000) : 0
  }

  private static func reach(_ deviation: Double) -> Int { Int(GaussianBlur.reach(deviation: deviation).rounded(.up)) }

  /// The pixels that a group's content covers with its blur and shadow.
  func reach(of content: PixelBounds) -> PixelBounds {
    let box = content.grown(by: blurReach)
    guard let shadow else { return box }
    let cast = PixelBounds(around: box.rect.offsetBy(dx: shadow.offset.x, dy: shadow.offset.y))
    return box.union(cast.grown(by: shadow.reach))
  }

  /// Whether the group looks the same as its content drawn directly.
  var isPlain: Bool {
    blur == 0 && shadow == nil && opacity == 1 && mask == nil && cutout == nil && blend == .normal && !isIsolated
  }
}
