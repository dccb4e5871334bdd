// SPDX-License-Identifier: MIT

import WeaveGraphics

/// A scale of hues in black and white: five steps from its start to its end, each denser than the previous one.
struct ScalePattern {
  private let gradient: Gradient
  private let box: Rect

  /// The widths of the diagonal lines, in points, for each step; the first has none, the last is black. With pixels of
  /// one point they are one, three and five pixels of six.
  private static let widths = [0, 0.9, 2.1, 3.3, 6]
  /// Points from one line to the next, along the scale.
  private static let pitch = 6.0

  init(_ gradient: Gradient, _ box: Rect) { (self.gradient, self.box) = (gradient, box) }

  /// The drawing on white, to be clipped to the scale's outline.
  var commands: [DrawCommand] {
    [.fill(.rectangle(box), .color(.white), evenOdd: false)]
      + Self.widths.indices.dropFirst().map { step in
        let part = part(of: step)
        if step == Self.widths.count - 1 { return .fill(.rectangle(part), .color(.black), evenOdd: false) }
        let lines = lines(in: part)
        let stroke = DrawCommand.stroke(lines, StrokeStyle(width: Self.widths[step]), .color(.black))
        return .group(DisplayGroup(clip: .rectangle(part), [DisplayItem(stroke, node: "")]))
      }
  }

  /// The area of a step: a fifth of the way from the gradient's start to its end.
  private func part(of step: Int) -> Rect {
    let count = Double(Self.widths.count)
    var (isAcross, isForward) = (box.width >= box.height, true)
    if case .linear(let start, let end) = gradient.shape {
      isAcross = abs(end.x - start.x) >= abs(end.y - start.y)
      isForward = isAcross ? end.x >= start.x : end.y >= start.y
    }
    let place = isForward ? Double(step) : count - 1 - Double(step)
    return isAcross
      ? Rect(x: box.minX + box.width * place / count, y: box.minY, width: box.width / count, height: box.height)
      : Rect(x: box.minX, y: box.minY + box.height * place / count, width: box.width, height: box.height / count)
  }

  /// Diagonals through a part; none if it is far larger than any canvas.
  private func lines(in part: Rect) -> Path {
    var lines = Path()
    let count = (part.width + part.height) / Self.pitch
    guard count >= 1, count <= 5_000 else { return lines }
    for i in 0...Int(count) {
      let x = part.minX - part.height + Double(i) * Self.pitch
      lines.move(to: Point(x: x, y: part.maxY))
      lines.line(to: Point(x: x + part.height, y: part.minY))
    }
    return lines
  }
}
