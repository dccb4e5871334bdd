// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveLayout
import WeaveResolve

extension DisplayListBuilder {
  /// A shape in the place of what a node would tell.
  mutating func redact(_ node: LayoutNode) {
    switch node.content {
    case .text(let text, let shaped): redact(text, shaped, in: node.frame)
    case .symbol(let symbol): redactBox(node.frame, symbol.primary)
    case .gauge(var gauge):
      gauge.fraction = 0
      drawGauge(gauge, in: node.frame)
    case .chart(let chart): redactBox(node.frame, chart.fill)
    case .image: redactBox(node.frame, .color(Color(rgb: 0x808080)))
    default: break
    }
  }

  /// A bar for each line, from the baseline to the height of capitals, in the text's colour.
  private mutating func redact(_ text: ResolvedText, _ shaped: ShapedText, in frame: Rect) {
    for line in shaped.lines where line.width > 0 {
      let size = line.runs.map(\.size).max() ?? 0
      let height = (size * 0.72).rounded()
      let bar = Rect(
        x: frame.minX + line.origin.x, y: grid.rounded(frame.minY + line.origin.y - height),
        width: max(line.width, height), height: height)
      let color = text.spans.max { $0.text.utf8.count < $1.text.utf8.count }?.color ?? .black
      fill(outline(of: bar), .color(color.opacity(Self.redactedOpacity)))
    }
  }

  private mutating func redactBox(_ box: Rect, _ paint: Fill) {
    let color: Color =
      switch paint {
      case .color(let color): color
      default: Color(rgb: 0x808080)
      }
    fill(outline(of: box), .color(color.opacity(Self.redactedOpacity)))
  }

  private func outline(of box: Rect) -> Path {
    ShapeOutline.roundedRectangle(radius: min(box.height * 0.3, 8), .continuous).path(in: box)
  }

  /// Strong enough to be seen on every ground, and too weak to be taken for a fact.
  private static let redactedOpacity = 0.2
}

extension LayoutNode {
  /// Whether it shows something that is not known before the facts are.
  var isTelling: Bool {
    switch content {
    case .text, .symbol, .image, .gauge, .chart: true
    case .group, .shape, .effect: false
    }
  }
}
