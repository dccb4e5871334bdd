// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveLayout
import WeaveResolve

extension ResolvedImage: DisplayLeaf {
  /// Draws the picture within the frame; it never extends beyond the frame, so no clip is needed.
  func draw(in frame: Rect, with builder: inout DisplayListBuilder) {
    guard !frame.isEmpty else { return }
    let shown = shownPart
    guard !shown.isEmpty else { return }
    var source = shown
    var destination = frame
    switch mode {
    case .stretch: break
    case .fill: source = shown.cut(to: frame.width / frame.height, around: focus)
    case .fit: destination = builder.grid.rounded(frame.inscribed(ratio: shown.width / shown.height))
    }
    let picture = DrawCommand.image(image, source: source, destination: destination)
    guard let label, !label.isEmpty else { return builder.emit(picture) }
    builder.emit(DisplayGroup(label: label)) { $0.emit(picture) }
  }

  func drawPlaceholder(in frame: Rect, with builder: inout DisplayListBuilder) {
    builder.drawPlaceholder(.color(Color(rgb: 0x808080)), in: frame)
  }

  /// The part that is shown, in pixels; the whole picture if the crop rectangle contains nothing of it.
  private var shownPart: Rect {
    let left = crop.minX.held(0, 1)
    let top = crop.minY.held(0, 1)
    let right = crop.maxX.held(0, 1)
    let bottom = crop.maxY.held(0, 1)
    let (width, height) = (Double(image.width), Double(image.height))
    guard right > left, bottom > top else { return Rect(x: 0, y: 0, width: width, height: height) }
    return Rect(
      x: left * width, y: top * height, width: (right - left) * width, height: (bottom - top) * height)
  }
}

extension Rect {
  /// The largest part of a ratio (width to height). `focus` says how the remaining space is distributed; 0.5 leaves
  /// equal parts.
  fileprivate func cut(to ratio: Double, around focus: Point) -> Rect {
    let width = min(width, height * ratio)
    let height = min(height, width / ratio)
    return Rect(
      x: minX + (self.width - width) * focus.x.held(0, 1),
      y: minY + (self.height - height) * focus.y.held(0, 1), width: width, height: height)
  }

  /// The largest box of a ratio inside, centred.
  fileprivate func inscribed(ratio: Double) -> Rect { cut(to: ratio, around: Point(x: 0.5, y: 0.5)) }
}
