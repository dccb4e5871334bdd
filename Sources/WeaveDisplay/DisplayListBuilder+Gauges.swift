// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveResolve

extension ResolvedGauge: DisplayLeaf {
  func draw(in frame: Rect, with builder: inout DisplayListBuilder) {
    guard !frame.isEmpty, lineWidth > 0 else { return }
    switch style {
    case .linear: builder.drawBar(self, in: frame)
    case .ring(let start, let sweep): builder.drawRing(self, start: start, sweep: sweep, in: frame)
    }
  }

  /// Only the track.
  func drawPlaceholder(in frame: Rect, with builder: inout DisplayListBuilder) {
    var empty = self
    empty.fraction = 0
    empty.hasMarker = false
    empty.draw(in: frame, with: &builder)
  }
}

extension DisplayListBuilder {
  /// A capsule on a capsule; any value above zero shows at least a dot.
  fileprivate mutating func drawBar(_ gauge: ResolvedGauge, in frame: Rect) {
    let line = ShapeOutline.capsule.path(in: frame)
    let fraction = gauge.fraction.held(0, 1)
    if gauge.hasMarker {
      let way = (isRightToLeft ? 1 - fraction : fraction) * (frame.width - frame.height)
      let dot = Point(x: frame.minX + frame.height / 2 + way, y: frame.midY)
      return mark(dot, gauge, lineWidth: frame.height, in: frame) { $0.fill(line, gauge.fill.paint(in: frame)) }
    }
    fill(line, gauge.track.paint(in: frame))
    guard fraction > 0 else { return }
    let width = min(max(frame.width * fraction, frame.height), frame.width)
    let x = isRightToLeft ? frame.maxX - width : frame.minX
    let filled = Rect(x: x, y: frame.minY, width: width, height: frame.height)
    fill(ShapeOutline.capsule.path(in: filled), gauge.fill.paint(in: frame))
  }

  /// A track with an arc on it, whose outer edge touches the largest square in the frame.
  fileprivate mutating func drawRing(_ gauge: ResolvedGauge, start: Double, sweep: Double, in frame: Rect) {
    let side = min(frame.width, frame.height)
    let square = Rect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
    let width = min(gauge.lineWidth, side / 2)
    let style = StrokeStyle(width: width, cap: gauge.hasRoundEnds ? .round : .butt, join: .round)
    let ring = Ring(
      middle: square.insetBy(dx: width / 2, dy: width / 2),
      start: start.isFinite ? start.truncatingRemainder(dividingBy: 360) : 0, sweep: sweep.held(-360, 360))
    if gauge.hasMarker {
      let dot = ring.point(gauge.fraction.held(0, 1))
      return mark(dot, gauge, lineWidth: width, in: square) {
        $0.stroke(ring.path(1), style, gauge.fill.paint(in: square))
      }
    }
    stroke(ring.path(1), style, gauge.track.paint(in: square))
    let fraction = ring.visibleFraction(gauge.fraction.held(0, 1), lineWidth: gauge.hasRoundEnds ? width : 0)
    if fraction > 0 { stroke(ring.path(fraction), style, gauge.fill.paint(in: square)) }
  }

  /// A line with a dot that is as wide as the line, and a gap of a third of that width around the dot.
  private mutating func mark(
    _ center: Point, _ gauge: ResolvedGauge, lineWidth: Double, in box: Rect,
    line: (inout DisplayListBuilder) -> Void
  ) {
    let radius = lineWidth / 2
    let gap = radius + lineWidth / 3
    // Everything around the dot: the circle runs against the rectangle, so that it counts as outside.
    var around = Path.rectangle(box.insetBy(dx: -gap, dy: -gap))
    around.elements += Path.arc(center: center, radius: gap, from: 0, to: -2 * .pi).elements
    around.close()
    emit(DisplayGroup(clip: around), around: line)
    let dot = Rect(x: center.x - radius, y: center.y - radius, width: lineWidth, height: lineWidth)
    fill(.ellipse(in: dot), gauge.fill.paint(in: box))
  }
}

/// The centre line of a ring gauge.
private struct Ring {
  /// The box of the whole circle, in points.
  var middle: Rect
  /// Degrees clockwise from twelve o'clock.
  var start, sweep: Double

  /// The fraction that is drawn: if the ring is not full, a visible gap remains beyond the round ends.
  ///
  /// - Parameter lineWidth: of round ends, which extend the arc by half of it on both sides; 0 for flat ends.
  func visibleFraction(_ fraction: Double, lineWidth: Double) -> Double {
    let length = .pi * middle.width
    guard abs(sweep) >= 360, fraction < 1, length > 0 else { return fraction }
    let gap = max(1.5, lineWidth * 0.3)
    return min(fraction, max(1 - (lineWidth + gap) / length, 0.5))
  }

  /// The point on the centre line at a fraction of it.
  func point(_ fraction: Double) -> Point {
    let angle = (start - 90 + sweep * fraction) * .pi / 180
    let radius = middle.width / 2
    return Point(x: middle.midX + radius * cosine(angle), y: middle.midY + radius * sine(angle))
  }

  /// The arc from the start; a full circle is closed, so that no caps form a seam.
  func path(_ fraction: Double) -> Path {
    if abs(sweep) >= 360, fraction >= 1 { return .ellipse(in: middle) }
    let from = (start - 90) * .pi / 180
    return .arc(
      center: middle.center, radius: middle.width / 2, from: from, to: from + sweep * fraction * .pi / 180)
  }
}
