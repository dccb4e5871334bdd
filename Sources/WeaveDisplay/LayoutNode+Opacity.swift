// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveLayout
import WeaveResolve

extension LayoutNode {
  /// The node with its opacity in its colours, if that draws the same as a group would: only if it touches no pixel
  /// twice. Nil otherwise.
  func faded(by opacity: Double) -> LayoutNode? {
    var node = self
    switch content {
    case .effect(let effect) where !effect.letsOpacityPass: return nil
    case .group, .effect:
      guard children.count == 1, let child = children[0].faded(by: opacity) else { return nil }
      node.children = [child]
    case .text, .leaf:
      guard let content = content.leaf?.faded(by: opacity) else { return nil }
      node.content = content
    }
    return node
  }
}

extension Fill {
  /// The same fill, with its alpha multiplied by `factor`.
  func opacity(_ factor: Double) -> Fill {
    func fade(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(offset: $0.offset, color: $0.color.opacity(factor)) }
    }
    switch self {
    case .color(let color): return .color(color.opacity(factor))
    case .linear(let degrees, let stops): return .linear(degrees: degrees, fade(stops))
    case .axial(let from, let to, let stops): return .axial(from: from, to: to, fade(stops))
    case .radial(let x, let y, let radius, let stops):
      return .radial(x: x, y: y, radius: radius, fade(stops))
    case .angular(let x, let y, let degrees, let stops):
      return .angular(x: x, y: y, degrees: degrees, fade(stops))
    case .mesh(let columns, let points, let stops):
      return .mesh(columns: columns, points: points, fade(stops))
    }
  }
}
