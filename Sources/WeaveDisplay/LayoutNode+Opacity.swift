// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveLayout
import WeaveResolve

extension LayoutNode {
  /// The node with its opacity in its colours, where that draws the same as a group does: only what touches no pixel
  /// twice. Nil for anything else.
  func faded(by opacity: Double) -> LayoutNode? {
    var node = self
    switch content {
    case .shape(var shape):
      guard shape.fill == nil || shape.stroke == nil else { return nil }
      shape.fill = shape.fill?.opacity(opacity)
      if let stroke = shape.stroke {
        shape.stroke = ResolvedShape.Stroke(fill: stroke.fill.opacity(opacity), style: stroke.style)
      }
      node.content = .shape(shape)
    case .text(var text, let shaped):
      // Emoji bring their own colours; joined letters overlap; a line through text covers it.
      let runs = shaped.lines.flatMap(\.runs)
      guard !runs.contains(where: { $0.face.hasColor || $0.isRightToLeft }) else { return nil }
      guard text.spans.allSatisfy({ $0.strikethrough == nil }) else { return nil }
      text.spans = text.spans.map { span in
        var span = span
        span.color = span.color.opacity(opacity)
        return span
      }
      node.content = .text(text, shaped)
    case .group, .effect(.clip), .effect(.label), .effect(.rotation):
      guard children.count == 1, let child = children[0].faded(by: opacity) else { return nil }
      node.children = [child]
    default: return nil
    }
    return node
  }
}

extension Fill {
  /// The same fill, its alpha multiplied by `factor`.
  func opacity(_ factor: Double) -> Fill {
    func fade(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(offset: $0.offset, color: $0.color.opacity(factor)) }
    }
    switch self {
    case .color(let color): return .color(color.opacity(factor))
    case .linear(let degrees, let stops): return .linear(degrees: degrees, fade(stops))
    case .radial(let x, let y, let radius, let stops):
      return .radial(x: x, y: y, radius: radius, fade(stops))
    }
  }
}
