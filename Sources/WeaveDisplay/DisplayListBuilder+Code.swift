// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveLayout
import WeaveResolve

extension ResolvedCode: DisplayLeaf {
  func draw(in frame: Rect, with builder: inout DisplayListBuilder) {
    drawPlaceholder(in: frame, with: &builder)
    guard let (corner, unit) = builder.grid.squares(side, in: frame) else { return }
    let start = Point(x: corner.x + Double(quiet) * unit, y: corner.y + Double(quiet) * unit)
    let dark = path.transformed(by: Transform(a: unit, b: 0, c: 0, d: unit, tx: start.x, ty: start.y))
    builder.fill(dark, fill.paint(in: frame))
  }

  /// Only the background, so that the code stays unreadable.
  func drawPlaceholder(in frame: Rect, with builder: inout DisplayListBuilder) {
    guard let (corner, unit) = builder.grid.squares(side, in: frame) else { return }
    let length = unit * Double(side)
    builder.fill(.rectangle(Rect(x: corner.x, y: corner.y, width: length, height: length)), background.paint(in: frame))
  }
}

extension PixelGrid {
  /// A board of squares in the middle of a frame. Each has whole pixels, as cameras need; they are only smaller than a
  /// pixel if there is not enough room. Nil if there is no room at all.
  fileprivate func squares(_ side: Int, in frame: Rect) -> (corner: Point, unit: Double)? {
    guard !frame.isEmpty, side > 0 else { return nil }
    let free = min(frame.width, frame.height) / Double(side)
    let pixels = (free * scale + 1e-6).rounded(.down)
    guard pixels >= 1 else {
      let length = free * Double(side)
      return (Point(x: frame.midX - length / 2, y: frame.midY - length / 2), free)
    }
    let unit = pixels / scale
    let length = unit * Double(side)
    return (Point(x: rounded(frame.midX - length / 2), y: rounded(frame.midY - length / 2)), unit)
  }
}
