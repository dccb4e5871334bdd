// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveResolve

extension ResolvedSymbol: DisplayLeaf {
  /// Draws the symbol's shapes in the middle of the box, each in the colour of its layer, at the requested weight.
  func draw(in frame: Rect, with builder: inout DisplayListBuilder) {
    guard let pen = SymbolPen(self, in: frame) else { return }
    var shapes = symbol.shapes[...]
    while let first = shapes.first {
      let fill = self.fill(of: first)
      let layer = shapes.prefix { self.fill(of: $0) == fill }
      shapes = shapes.dropFirst(layer.count)
      builder.drawLayer(layer, fill, pen, in: frame)
    }
  }

  func drawPlaceholder(in frame: Rect, with builder: inout DisplayListBuilder) {
    builder.drawPlaceholder(primary, in: frame)
  }

  private func fill(of shape: VectorSymbol.Shape) -> Fill {
    if let role = shape.role, let color = roles[role] { return .color(color) }
    switch shape.level {
    case .primary: return primary
    case .secondary: return secondary
    case .tertiary: return tertiary
    }
  }
}

extension DisplayListBuilder {
  /// Draws shapes of one paint. If a translucent paint needs several strokes, they are drawn opaque and faded together,
  /// so that they do not show through each other.
  fileprivate mutating func drawLayer(
    _ layer: ArraySlice<VectorSymbol.Shape>, _ fill: Fill, _ pen: SymbolPen, in frame: Rect
  ) {
    if case .color(let color) = fill, color.alpha > 0, color.alpha < 1, layer.count > 1 || pen.growth > 0 {
      let opaque = Fill.color(Color(red: color.red, green: color.green, blue: color.blue))
      emit(DisplayGroup(effects: .init(opacity: color.alpha))) { builder in
        for shape in layer { builder.draw(shape, opaque.paint(in: frame), pen) }
      }
    } else {
      for shape in layer { draw(shape, fill.paint(in: frame), pen) }
    }
  }

  private mutating func draw(_ shape: VectorSymbol.Shape, _ paint: Paint, _ pen: SymbolPen) {
    let path = shape.path.transformed(by: pen.transform)
    switch shape.drawing {
    case .stroke(let style): stroke(path, pen.scaled(style), paint)
    case .fill(let evenOdd) where pen.growth < 0:
      fill(path.shrunk(by: -pen.growth / 2), paint, evenOdd: evenOdd)
    case .fill(let evenOdd):
      fill(path, paint, evenOdd: evenOdd)
      stroke(path, StrokeStyle(width: pen.growth, cap: .round, join: .round), paint)
    }
  }
}

/// The map from a symbol's own coordinates to points, and the growth of its strokes.
private struct SymbolPen {
  let transform: Transform
  /// Points that are added to the width of every stroke; negative for weights under 400.
  let growth: Double
  private let scale: Double

  /// The ems that a stroke gains for each step of 100 above 400, and loses below. A stroke of a fourteenth then has 0.4
  /// times its width at 100 and 1.8 times at 900, similar to the strokes of Inter.
  private static let gain = 0.012
  private static let loss = 0.0145
  /// The difference between the scales of width and height that still looks like the same drawing.
  private static let stretching = 1.12

  /// Nil if there is no room to draw in.
  init?(_ symbol: ResolvedSymbol, in frame: Rect) {
    let drawn = symbol.symbol.ink
    let place = symbol.place
    let ink = place.ink.offsetBy(dx: frame.midX - place.box.width / 2, dy: frame.midY - place.box.height / 2)
    guard !frame.isEmpty, ink.width > 0, ink.height > 0, max(drawn.width, drawn.height) > 0 else { return nil }
    let steps = Double(min(max(symbol.weight, 100), 900) - 400) / 100
    growth = symbol.size * symbol.scale * steps * (steps > 0 ? Self.gain : Self.loss)
    // The ink grows by half of the growth on every side, and is as large as it should be afterwards.
    let across = max(ink.width - growth, ink.width / 2) / max(drawn.width, 1e-9)
    let down = max(ink.height - growth, ink.height / 2) / max(drawn.height, 1e-9)
    let isAlike = max(across, down) <= min(across, down) * Self.stretching
    let (x, y) = isAlike ? (across, down) : (min(across, down), min(across, down))
    guard x.isFinite, y.isFinite, x > 0, y > 0 else { return nil }
    scale = (x * y).squareRoot()
    transform = Transform.translation(x: -drawn.midX, y: -drawn.midY)
      .then(.scale(x: x, y: y))
      .then(.translation(x: ink.midX, y: ink.midY))
  }

  func scaled(_ style: StrokeStyle) -> StrokeStyle {
    let width = style.width * scale
    // Light weights never lose more than seven tenths of a thin stroke.
    return StrokeStyle(
      width: max(width + growth, width * 0.3), cap: style.cap, join: style.join,
      dash: style.dash.map { $0 * scale })
  }
}
