// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveResolve

extension LayoutNode {
  /// The tree as text, a node a line: what it is, its frame (`x y width × height`, points), its texts line by line
  /// and its id.
  public func dump() -> String {
    var lines: [String] = []
    write(into: &lines, depth: 0)
    return lines.joined(separator: "\n") + "\n"
  }

  private func write(into lines: inout [String], depth: Int) {
    let indent = String(repeating: "  ", count: depth)
    let place =
      "\(decimal(frame.minX)) \(decimal(frame.minY)) \(decimal(frame.width)) × \(decimal(frame.height))"
    lines.append("\(indent)\(content.dumped)  \(place)  \(id)")
    if case .text(_, let shaped) = content {
      for line in shaped.lines { lines.append("\(indent)  | \(line.dumped)") }
    }
    for child in children { child.write(into: &lines, depth: depth + 1) }
  }
}

extension ShapedLine {
  /// The line's text, its start and its width.
  fileprivate var dumped: String {
    let text = runs.map(\.text).joined().filter { !$0.isNewline }
    return "\"\(text)\" at \(decimal(origin.x)) \(decimal(origin.y)), \(decimal(width)) wide"
  }
}

extension LayoutNode.Content {
  fileprivate var dumped: String {
    switch self {
    case .group: "group"
    case .text(_, let shaped):
      "text" + (shaped.scale < 1 ? " ×\(decimal(shaped.scale))" : "") + (shaped.isTruncated ? " cut" : "")
    case .symbol(let symbol): "symbol \(symbol.symbol.name)"
    case .image(let image): "image \(image.mode.rawValue) \(image.image.width)×\(image.image.height) px"
    case .shape(let shape): "shape \(shape.outline.dumped)"
    case .gauge(let gauge): "gauge \(gauge.style.dumped) \(decimal(gauge.fraction))"
    case .chart(let chart): "chart \(chart.mark.rawValue) of \(chart.values.count)"
    case .effect(let effect): effect.dumped
    }
  }
}

extension LayoutNode.Effect {
  fileprivate var dumped: String {
    switch self {
    case .clip(let outline): "clip \(outline.dumped)"
    case .border(_, let width, let outline): "border \(decimal(width)) \(outline.dumped)"
    case .shadow(let color, let radius, let x, let y):
      "shadow \(color.hex) \(decimal(radius)) \(decimal(x)) \(decimal(y))"
    case .blur(let radius): "blur \(decimal(radius))"
    case .backdrop(let blur, let saturation, let outline):
      "backdrop \(decimal(blur)) \(decimal(saturation)) \(outline.dumped)"
    case .opacity(let opacity): "opacity \(decimal(opacity))"
    case .rotation(let degrees): "rotation \(decimal(degrees))"
    case .label(let label): "label \"\(label)\""
    }
  }
}

extension ResolvedGauge.Style {
  fileprivate var dumped: String {
    switch self {
    case .linear: "linear"
    case .ring(let start, let sweep): "ring \(decimal(start))+\(decimal(sweep))"
    }
  }
}

extension ShapeOutline {
  /// The outline's name with what it takes.
  var dumped: String {
    switch self {
    case .rectangle: "rectangle"
    case .roundedRectangle(let radius, let curve): "rounded \(decimal(radius)) \(curve.rawValue)"
    case .capsule: "capsule"
    case .path(let outline): "path of \(outline.path.elements.count)"
    case .circle: "circle"
    case .ellipse: "ellipse"
    }
  }
}
