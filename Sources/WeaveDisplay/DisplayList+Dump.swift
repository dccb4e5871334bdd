// SPDX-License-Identifier: MIT

package import WeaveGraphics
import WeaveLayout

extension DisplayList {
  /// The list as text, a command a line, with the node that it belongs to; the content of a command is indented.
  ///
  /// Paths are written as in SVG, numbers with up to two decimals, in points.
  public func dump() -> String {
    var text = "canvas \(decimal(canvas.width)) × \(decimal(canvas.height))\n"
    if !title.isEmpty { text += "title \"\(title)\"\n" }
    if !summary.isEmpty { text += "summary \"\(summary)\"\n" }
    if let finish { text += "finish \(finish.dumped)\n" }
    Self.dump(items, depth: 0, to: &text)
    return text
  }

  private static func dump(_ items: [DisplayItem], depth: Int, to text: inout String) {
    for item in items {
      var depth = depth
      for line in item.command.dumped() {
        text += String(repeating: "  ", count: depth) + line + "  (\(item.node))\n"
        depth += 1
      }
      if case .group(let group) = item.command { dump(group.children, depth: depth, to: &text) }
    }
  }
}

extension DrawCommand {
  /// The colours that it draws with, from the outside.
  package var colors: [Color] {
    switch self {
    case .fill(_, let paint, _), .stroke(_, _, let paint): paint.colors
    case .glyphs(_, _, let color): [color]
    case .image, .backdrop: []
    case .group(let group):
      [group.effects?.shadow?.color].compactMap(\.self) + (group.effects?.mask?.stops.map(\.color) ?? [])
    }
  }

  /// One line, or one for each property of a group, from the outside.
  ///
  /// - Parameter withColors: whether to include colours; `#` replaces them otherwise.
  package func dumped(withColors: Bool = true) -> [String] {
    let hex = { (color: Color) in withColors ? color.hex : "#" }
    return switch self {
    case .fill(let path, let paint, let evenOdd):
      ["fill\(evenOdd ? " even-odd" : "") \(paint.dumped(hex)) \(path.dumped)"]
    case .stroke(let path, let style, let paint): ["stroke \(style.dumped) \(paint.dumped(hex)) \(path.dumped)"]
    case .glyphs(let run, let point, let color):
      [
        "glyphs \"\(run.text)\" \(run.face.family) \(run.face.weight) \(decimal(run.size)) "
          + "at \(point.dumped) \(hex(color))"
      ]
    case .image(let image, let source, let destination):
      ["image \(image.key) \(source.dumped) on \(destination.dumped)"]
    case .backdrop(let path, let radius, let saturation):
      ["backdrop \(decimal(radius)) \(decimal(saturation)) \(path.dumped)"]
    case .group(let group):
      [
        group.transform.map { "transform \($0.dumped)" }, group.clip.map { "clip \($0.dumped)" },
        group.effects.map { "group\($0.dumped(hex))" }, group.label.map { "label \"\($0)\"" },
        group.dithering.map { "dither \($0)" },
      ].compactMap(\.self)
    }
  }
}

extension DisplayList.Finish {
  fileprivate var dumped: String {
    switch self {
    case .duotone(let dark, let light): "duotone \(dark.hex) \(light.hex)"
    case .bilevel(let scattered, let patterned):
      (["bilevel"] + scattered.map(\.dumped) + patterned.map { "ordered \($0.dumped)" }).joined(separator: " ")
    }
  }
}

extension DisplayGroup.Effects {
  fileprivate func dumped(_ hex: (Color) -> String) -> String {
    var text = ""
    if blur > 0 { text += " blur \(decimal(blur))" }
    if let s = shadow {
      text += " shadow \(hex(s.color)) \(decimal(s.deviation)) \(decimal(s.x)) \(decimal(s.y))"
    }
    if opacity < 1 { text += " opacity \(decimal(opacity))" }
    if isIsolated { text += " isolated" }
    if blend != .normal { text += " blend \(blend.rawValue)" }
    if let cutout { text += " cut out by \(cutout.count)" }
    if let mask { text += " mask \(Paint.gradient(mask).dumped(hex))" }
    return text
  }
}

extension Paint {
  fileprivate var colors: [Color] {
    switch self {
    case .color(let color): [color]
    case .gradient(let gradient): gradient.stops.map(\.color)
    }
  }

  fileprivate func dumped(_ hex: (Color) -> String) -> String {
    switch self {
    case .color(let color): return hex(color)
    case .gradient(let gradient):
      let stops = gradient.stops.map { "\(decimal($0.offset)) \(hex($0.color))" }.joined(separator: ", ")
      switch gradient.shape {
      case .linear(let start, let end): return "linear(\(start.dumped) to \(end.dumped): \(stops))"
      case .radial(let center, let radius): return "radial(\(center.dumped) \(decimal(radius)): \(stops))"
      case .mesh(let columns, _): return "mesh(\(columns): \(stops))"
      case .angular(let center, let degrees): return "angular(\(center.dumped) \(decimal(degrees)): \(stops))"
      }
    }
  }
}

extension StrokeStyle {
  fileprivate var dumped: String {
    let dashes = dash.isEmpty ? "" : " dash " + dash.map(decimal).joined(separator: ",")
    return "\(decimal(width)) \(cap) \(join)\(dashes)"
  }
}

extension Transform {
  fileprivate var dumped: String { [a, b, c, d, tx, ty].map(decimal).joined(separator: " ") }
}

extension Point {
  fileprivate var dumped: String { "\(decimal(x)) \(decimal(y))" }
}

extension Rect {
  fileprivate var dumped: String { "\(origin.dumped) \(decimal(width))×\(decimal(height))" }
}

extension Path {
  fileprivate var dumped: String {
    elements.map { element in
      switch element {
      case .move(let p): "M\(p.dumped)"
      case .line(let p): "L\(p.dumped)"
      case .curve(let a, let b, let p): "C\(a.dumped) \(b.dumped) \(p.dumped)"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }
}
