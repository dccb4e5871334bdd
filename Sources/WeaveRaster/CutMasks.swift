// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics
import WeaveNative

/// The coverage of the paths that pictures and layers are clipped to. It is kept because the next picture mostly has
/// the same outline.
final class CutMasks {
  private struct Cut {
    var path: Path
    var map: Transform
    var mask: Canvas
  }

  private static let capacity = 4
  /// The most pixels of a mask that is kept.
  private static let largest = 1 << 21
  /// Whether a mask covers each pixel either wholly or not at all.
  private let isCrisp: Bool

  init(isCrisp: Bool = false) { self.isCrisp = isCrisp }

  private var cuts = RecentList<Cut>(capacity: CutMasks.capacity)

  /// The coverage of a path under a map to pixels. Callers must not draw on it.
  func mask(_ path: Path, _ map: Transform, width: Int, height: Int) throws(CairoError) -> Canvas {
    let known = cuts.entry { cut in
      cut.mask.width == width && cut.mask.height == height && cut.map == map && cut.path == path
    }
    if let known { return known.mask }
    let mask = try Canvas(width: width, height: height, format: .alpha)
    mask.setSmooth(!isCrisp)
    mask.setTransform(map)
    try mask.fill(path, .color(.black))
    if width * height <= Self.largest { cuts.keep(Cut(path: path, map: map, mask: mask)) }
    return mask
  }
}
