// SPDX-License-Identifier: MIT

internal import CCairo
import WeaveGraphics

extension DrawingSurface {
  /// Makes `path` the current path under the current transform; false if a coordinate is not finite.
  func setPath(_ path: Path) -> Bool {
    unsafe cairo_new_path(context)
    for element in path.elements {
      guard element.isDrawable else {
        unsafe cairo_new_path(context)
        return false
      }
      switch element {
      case .move(let p): unsafe cairo_move_to(context, p.x, p.y)
      case .line(let p): unsafe cairo_line_to(context, p.x, p.y)
      case .curve(let a, let b, let p): unsafe cairo_curve_to(context, a.x, a.y, b.x, b.y, p.x, p.y)
      case .close: unsafe cairo_close_path(context)
      }
    }
    return true
  }
}

extension Point {
  /// Whether both coordinates are finite and small enough for Cairo's 24.8 fixed point after scaling.
  var isDrawable: Bool { abs(x) < 1e9 && abs(y) < 1e9 }
}

extension Path.Element {
  fileprivate var isDrawable: Bool {
    switch self {
    case .move(let p), .line(let p): p.isDrawable
    case .curve(let a, let b, let p): a.isDrawable && b.isDrawable && p.isDrawable
    case .close: true
    }
  }
}

extension Transform {
  /// Whether the map has an inverse and all its values are finite.
  var isUsable: Bool {
    let determinant = a * d - b * c
    let parts = [a, b, c, d, tx, ty]
    return parts.allSatisfy { abs($0) < 1e9 } && abs(determinant) > 1e-12
  }

  var matrix: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }
}
