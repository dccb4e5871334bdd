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

  /// The fraction of the symbol's height that a stroke gains for each step of 100 above 400, and loses below. A stroke
  /// of a sixteenth then has 0.42 times its width at 100 and 1.8 times at 900, similar to the strokes of Inter.
  private static let gain = 0.010
  private static let loss = 0.012

  /// Nil if there is no room to draw in.
  init?(_ symbol: ResolvedSymbol, in frame: Rect) {
    let box = symbol.symbol.viewBox
    guard !frame.isEmpty, !box.isEmpty else { return nil }
    let fitting = min(frame.width / box.width, frame.height / box.height)
    guard fitting.isFinite, fitting > 0 else { return nil }
    let side = fitting * box.height
    let steps = Double(min(max(symbol.weight, 100), 900) - 400) / 100
    growth = side * steps * (steps > 0 ? Self.gain : Self.loss)
    // The ink grows by half of it on every side; scaled back, all weights have the same size.
    let even = (side - growth) / side
    scale = fitting * even
    transform = Transform.translation(x: -box.midX, y: -box.midY)
      .then(.scale(x: scale, y: scale))
      .then(.translation(x: frame.midX, y: frame.midY))
  }

  func scaled(_ style: StrokeStyle) -> StrokeStyle {
    let width = style.width * scale
    // Light weights never lose more than seven tenths of a thin stroke.
    return StrokeStyle(
      width: max(width + growth, width * 0.3), cap: style.cap, join: style.join,
      dash: style.dash.map { $0 * scale })
  }
}
