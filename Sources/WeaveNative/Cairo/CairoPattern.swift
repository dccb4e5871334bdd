// SPDX-License-Identifier: MIT

internal import CCairo
import WeaveGraphics

/// The owner of a Cairo pattern, which is what a shape is filled with.
@safe
struct CairoPattern: ~Copyable {
  let pointer: OpaquePointer

  private init(owning pointer: OpaquePointer?) throws(CairoError) {
    guard let pointer = unsafe pointer else { throw CairoError("out of memory") }
    if let error = unsafe CairoError(cairo_pattern_status(pointer)) {
      unsafe cairo_pattern_destroy(pointer)
      throw error
    }
    unsafe self.pointer = pointer
  }

  deinit { unsafe cairo_pattern_destroy(pointer) }

  /// A pattern of one colour.
  init(_ color: Color) throws(CairoError) {
    try unsafe self.init(
      owning: cairo_pattern_create_rgba(color.red, color.green, color.blue, color.alpha))
  }

  /// A gradient. Beyond its ends, the first and last colours continue.
  init(_ gradient: Gradient) throws(CairoError) {
    switch gradient.shape {
    case .linear(let a, let b):
      try unsafe self.init(owning: cairo_pattern_create_linear(a.x, a.y, b.x, b.y))
    case .radial(let c, let radius):
      try unsafe self.init(owning: cairo_pattern_create_radial(c.x, c.y, 0, c.x, c.y, max(0, radius)))
    case .angular, .mesh: throw CairoError("Cairo has no such gradient")
    }
    for stop in gradient.stops {
      let c = stop.color
      unsafe cairo_pattern_add_color_stop_rgba(pointer, stop.offset, c.red, c.green, c.blue, c.alpha)
    }
    unsafe cairo_pattern_set_extend(pointer, CAIRO_EXTEND_PAD)
  }

  /// The pixels of a canvas; `toPattern` maps drawing coordinates to its pixels.
  init(_ canvas: Canvas, toPattern: Transform, smooth: Bool) throws(CairoError) {
    try unsafe self.init(owning: cairo_pattern_create_for_surface(canvas.surface))
    var matrix = toPattern.matrix
    unsafe cairo_pattern_set_matrix(pointer, &matrix)
    unsafe cairo_pattern_set_filter(pointer, smooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
    unsafe cairo_pattern_set_extend(pointer, smooth ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
  }

  /// The pattern of a paint; nil if the paint is invisible or contains a value that is not finite.
  static func make(_ paint: Paint) throws(CairoError) -> CairoPattern? {
    switch paint {
    case .color(let color):
      guard color.isVisible else { return nil }
      return try CairoPattern(color)
    case .gradient(let gradient):
      guard gradient.isDrawable else { return nil }
      let pattern = try CairoPattern(gradient)
      // A stop for which there was no memory would be dropped silently.
      if let error = unsafe CairoError(cairo_pattern_status(pattern.pointer)) { throw error }
      return pattern
    }
  }
}

extension Color {
  /// Whether all components are finite and alpha is above 0.
  var isVisible: Bool { red.isFinite && green.isFinite && blue.isFinite && alpha.isFinite && alpha > 0 }
}

extension Gradient {
  var isDrawable: Bool {
    let geometry =
      switch shape {
      case .linear(let a, let b): a.isDrawable && b.isDrawable
      case .radial(let c, let radius): c.isDrawable && abs(radius) < 1e9
      case .angular, .mesh: false
      }
    return geometry && !stops.isEmpty
      && stops.allSatisfy { stop in
        let c = stop.color
        return [stop.offset, c.red, c.green, c.blue, c.alpha].allSatisfy(\.isFinite)
      }
  }
}
