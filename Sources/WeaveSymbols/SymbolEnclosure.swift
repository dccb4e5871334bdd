// SPDX-License-Identifier: MIT

import WeaveGraphics

/// The shapes that `….circle` and `….square` draw around a picture that has no such form of its own.
enum SymbolEnclosure: String, CaseIterable {
  /// A circle around the picture: `….circle`.
  case ring
  /// A disc that the picture is cut out of: `….circle.fill`.
  case disc
  /// A rounded square around the picture: `….square`.
  case frame
  /// A rounded square that the picture is cut out of: `….square.fill`.
  case tile
}

extension VectorSymbol {
  /// The grid of the project's own drawings: 24 × 24, with a live area of 1…23.
  static let grid = Rect(x: 0, y: 0, width: 24, height: 24)

  /// The symbol in an enlarged box, so that a drawing that filled the old box fills the live area of the grid.
  func withOpticalMargin() -> VectorSymbol {
    var symbol = self
    let live = Self.grid.insetBy(dx: 1, dy: 1)
    let dx = viewBox.width * (Self.grid.width / live.width - 1) / 2
    let dy = viewBox.height * (Self.grid.height / live.height - 1) / 2
    symbol.viewBox = Rect(
      x: viewBox.minX - dx, y: viewBox.minY - dy, width: viewBox.width + 2 * dx, height: viewBox.height + 2 * dy)
    return symbol
  }

  /// The symbol reduced inside a ring, disc, frame or tile, on the grid.
  func enclosed(in enclosure: SymbolEnclosure) -> VectorSymbol {
    let isSquare = enclosure == .frame || enclosure == .tile
    let side = isSquare ? 14.4 : 13.8
    let inner = scaled(into: Rect(x: 12 - side / 2, y: 12 - side / 2, width: side, height: side))
    let isSolid = enclosure == .disc || enclosure == .tile
    // The centre of the line is half its width inside the live area.
    let width = 1.75
    let box = Self.grid.insetBy(dx: isSolid ? 1 : 1 + width / 2, dy: isSolid ? 1 : 1 + width / 2)
    let outline =
      isSquare ? Path.roundedRectangle(box, radius: isSolid ? 5 : 5 - width / 2) : Path.ellipse(in: box)
    let shapes =
      isSolid
      ? [Shape(path: inner.merged(into: outline), drawing: .fill(evenOdd: true))]
      : inner.shapes + [Shape(path: outline, drawing: .stroke(StrokeStyle(width: width)), level: .secondary)]
    return VectorSymbol(name: name, viewBox: Self.grid, shapes: shapes)
  }

  /// All filled shapes and `outline` as one path, in which the even-odd rule leaves the shapes empty.
  private func merged(into outline: Path) -> Path {
    shapes.reduce(into: outline) { path, shape in
      if case .fill = shape.drawing { path.elements += shape.path.elements }
    }
  }

  private func scaled(into box: Rect) -> VectorSymbol {
    let factor = min(box.width / viewBox.width, box.height / viewBox.height)
    let map = Transform.translation(x: -viewBox.midX, y: -viewBox.midY)
      .then(.scale(x: factor, y: factor)).then(.translation(x: box.midX, y: box.midY))
    var symbol = self
    symbol.viewBox = box
    symbol.shapes = shapes.map { shape in
      var shape = shape
      shape.path = shape.path.transformed(by: map)
      if case .stroke(var style) = shape.drawing {
        style.width *= factor
        shape.drawing = .stroke(style)
      }
      return shape
    }
    return symbol
  }
}
