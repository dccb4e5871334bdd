// SPDX-License-Identifier: MIT

internal import CCairo
public import WeaveGraphics

extension DrawingSurface {
  /// How new pixels combine with existing ones.
  public enum Operator: Sendable {
    /// New pixels go on top.
    case over
    /// New pixels go beneath.
    case destinationOver
    /// Existing pixels stay only where the new shape covers them; all others within the clip are cleared.
    case destinationIn
    /// Colours of new and existing pixels are mixed.
    case blend(BlendMode)
  }

  /// Turns antialiasing on or off; it is on by default. Without it, a pixel is filled if its centre is inside the
  /// shape.
  public func setSmooth(_ isSmooth: Bool) {
    unsafe cairo_set_antialias(context, isSmooth ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  /// Sets the map from drawing coordinates to pixels. If the map has no inverse, nothing changes and the result is
  /// false.
  @discardableResult
  public func setTransform(_ transform: Transform) -> Bool {
    guard transform.isUsable else { return false }
    var matrix = transform.matrix
    unsafe cairo_set_matrix(context, &matrix)
    return true
  }

  /// Fills a path. A path or paint with coordinates that are not finite is skipped.
  public func fill(_ path: Path, _ paint: Paint, evenOdd: Bool = false, mode: Operator = .over) throws(CairoError) {
    guard setPath(path) else { return }
    guard let pattern = try CairoPattern.make(paint) else { return }
    unsafe cairo_set_source(context, pattern.pointer)
    fillCurrentPath(evenOdd: evenOdd, mode: mode)
  }

  /// Fills a path with the pixels of `image`; `toImage` maps drawing coordinates to image pixels.
  ///
  /// - Parameter smooth: whether to interpolate; needed unless the map is a shift by whole pixels.
  public func fill(
    _ path: Path, with image: Canvas, toImage: Transform, smooth: Bool, opacity: Double = 1, evenOdd: Bool = false
  ) throws(CairoError) {
    guard toImage.isUsable, setPath(path) else { return }
    let pattern = try CairoPattern(image, toPattern: toImage, smooth: smooth)
    unsafe cairo_set_source(context, pattern.pointer)
    if opacity < 1 {
      unsafe cairo_save(context)
      unsafe cairo_clip(context)
      unsafe cairo_paint_with_alpha(context, max(0, opacity))
      unsafe cairo_restore(context)
    } else {
      fillCurrentPath(evenOdd: evenOdd, mode: .over)
    }
  }

  private func fillCurrentPath(evenOdd: Bool, mode: Operator) {
    unsafe cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    unsafe cairo_set_operator(context, mode.cairo)
    unsafe cairo_fill(context)
    unsafe cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  /// Draws the outline of a path. It is skipped if a coordinate is not finite or the width is not above 0.
  public func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint) throws(CairoError) {
    guard style.width > 0, style.width < 1e9, setPath(path) else { return }
    guard let pattern = try CairoPattern.make(paint) else { return }
    unsafe cairo_set_source(context, pattern.pointer)
    unsafe cairo_set_line_width(context, style.width)
    unsafe cairo_set_line_cap(context, style.cap.cairo)
    unsafe cairo_set_line_join(context, style.join.cairo)
    unsafe cairo_set_miter_limit(context, StrokeStyle.miterLimit)
    setDash(style.dash)
    unsafe cairo_stroke(context)
  }

  /// Sets the dash pattern. Cairo treats negative dashes and a sum of 0 as errors; here they give a solid line, as in
  /// CSS.
  private func setDash(_ dash: [Double]) {
    let isValid = dash.allSatisfy { $0 >= 0 && $0.isFinite } && dash.contains { $0 > 0 }
    let lengths = isValid ? dash : []
    unsafe cairo_set_dash(context, lengths, Int32(clamping: lengths.count), 0)
  }

  /// Limits drawing to the inside of a path until the saved state is restored. If a coordinate is not finite, nothing
  /// changes and the result is false.
  @discardableResult
  public func clip(_ path: Path) -> Bool {
    guard setPath(path) else { return false }
    unsafe cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    unsafe cairo_clip(context)
    return true
  }

  /// Saves the transform and the clip until `restore`.
  public func save() { unsafe cairo_save(context) }

  /// Restores the transform and the clip of the last `save`.
  public func restore() { unsafe cairo_restore(context) }

  /// Draws another canvas over this one, with its top left at a pixel. The transform is ignored; the clip applies.
  public func draw(_ other: Canvas, x: Int, y: Int, opacity: Double = 1, mode: Operator = .over) {
    unsafe cairo_save(context)
    unsafe cairo_identity_matrix(context)
    unsafe cairo_set_operator(context, mode.cairo)
    unsafe cairo_set_source_surface(context, other.surface, Double(x), Double(y))
    unsafe cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    if opacity < 1 {
      unsafe cairo_paint_with_alpha(context, max(0, opacity))
    } else {
      unsafe cairo_paint(context)
    }
    unsafe cairo_restore(context)
  }

  /// Paints a colour through the coverage of `mask`, whose top left is placed at `(x, y)` in pixels.
  public func mask(_ mask: Canvas, x: Double, y: Double, _ color: Color, mode: Operator = .over) {
    guard color.isVisible, abs(x) < 1e6, abs(y) < 1e6 else { return }
    unsafe cairo_save(context)
    unsafe cairo_identity_matrix(context)
    unsafe cairo_set_operator(context, mode.cairo)
    unsafe cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    unsafe cairo_mask_surface(context, mask.surface, x, y)
    unsafe cairo_restore(context)
  }
}

extension DrawingSurface.Operator {
  var cairo: cairo_operator_t {
    switch self {
    case .over: CAIRO_OPERATOR_OVER
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .blend(let mode): mode.cairo
    }
  }
}

extension BlendMode {
  var cairo: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}

extension StrokeStyle.Cap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension StrokeStyle.Join {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
