// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveExpressions
import WeaveGraphics
import WeaveSpec

extension FontWeight {
  /// The weight on the scale of OpenType and CSS.
  var value: Int {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}

extension FontDesign {
  fileprivate var family: FontSpec.Family {
    switch self {
    case .default: .system
    case .rounded: .rounded
    case .serif: .serif
    case .monospaced: .monospaced
    }
  }
}

extension NodeResolver {
  /// The font of a property: the name of a text style, or an object that changes a style or the inherited font.
  mutating func font(_ property: Property?, _ context: Inherited) -> FontSetting? {
    guard let property, let settled = evaluator.settle(property, context) else { return nil }
    if case .value(let value, let place) = settled, case .record = value { return font(value, context, at: place) }
    guard case .property(let settled) = settled, let p = settled.object(of: FontKeys.self) else {
      return environment.font(evaluator.token(property, context) ?? .body)
    }
    var font = context.font
    if p.has(FontKeys.style) { font = environment.font(evaluator.read(FontKeys.style, p, context) ?? .body) }
    if let size = evaluator.read(FontKeys.size, p, context), size > 0 {
      font = environment.font(font, size: size)
      // A user's own design may insist on a size; templates must suit every screen.
      if !insistsOnSizes { font = environment.readable(font) }
    }
    if p.has(FontKeys.weight) { font.spec.weight = (evaluator.read(FontKeys.weight, p, context) ?? .regular).value }
    if p.has(FontKeys.design) { font.spec.family = (evaluator.read(FontKeys.design, p, context) ?? .default).family }
    if let family = evaluator.read(FontKeys.family, p, context), !family.isEmpty {
      font.spec.family = .named(families(called: family))
    }
    if p.has(FontKeys.face), let face = evaluator.read(FontKeys.face, p, context) {
      font.spec.family = .face(face, width: 100)
    }
    if let axes = p.object(FontKeys.axes) { setAxes(axes, of: &font.spec, context) }
    font.spec.isItalic = evaluator.read(FontKeys.italic, p, context) ?? font.spec.isItalic
    font.spec.hasTabularDigits = evaluator.read(FontKeys.tabular, p, context) ?? font.spec.hasTabularDigits
    if let tracking = evaluator.read(FontKeys.tracking, p, context) { font.spec.tracking = tracking }
    if let lineHeight = evaluator.read(FontKeys.lineHeight, p, context), lineHeight > 0 {
      font.setLineHeight(lineHeight)
    }
    if let size = p[FontKeys.size] ?? p[FontKeys.face] { checkPixels(of: font.spec, at: size) }
    return font
  }

  /// The families that the design's `fonts` lists under a name, or else the family with that name.
  private func families(called name: String) -> String {
    // Long enough to find a family, or to report that there is none; fontconfig copies the name many times.
    (fonts[name] ?? [name]).map { String($0.unicodeScalars.prefix(256)) }.joined(separator: ",")
  }

  /// The font from a view model: a style's name, or a record with `style`, `weight`, `size`, `tracking`.
  mutating func font(_ value: Value, _ context: Inherited, at place: Property) -> FontSetting? {
    guard case .record(let record) = value else {
      let style: TextStyle? = evaluator.token(value.text, at: place)
      return style.map(environment.font)
    }
    let style: TextStyle? = record["style"].flatMap { evaluator.token($0.text, at: place) }
    var font = style.map(environment.font) ?? context.font
    if let size = record["size"]?.number, size > 0 {
      font = environment.font(font, size: size)
      if !insistsOnSizes { font = environment.readable(font) }
    }
    let weight: FontWeight? = record["weight"].flatMap { evaluator.token($0.text, at: place) }
    if let weight { font.spec.weight = weight.value }
    if let tracking = record["tracking"]?.number { font.spec.tracking = tracking }
    return font
  }
}

// MARK: - Faces

extension NodeResolver {
  /// Moves a face along its axes. A value outside of an axis is limited to it.
  private mutating func setAxes(_ axes: Properties<FontAxesKeys>, of font: inout FontSpec, _ context: Inherited) {
    if let value = value(FontAxesKeys.wght, "wght", axes, of: font, context) { font.weight = Int(value.rounded()) }
    if let value = value(FontAxesKeys.wdth, "wdth", axes, of: font, context), case .face(let face, _) = font.family {
      font.family = .face(face, width: Int(value.rounded()))
    }
  }

  /// The value of an axis; nil if it is missing, or the font has no such axis.
  private mutating func value(
    _ key: ContentKey<FontAxesKeys, Double?>, _ tag: String, _ axes: Properties<FontAxesKeys>, of font: FontSpec,
    _ context: Inherited
  ) -> Double? {
    guard let property = axes[key], let value = evaluator.read(key, axes, context) else { return nil }
    guard case .face(let face, _) = font.family else {
      evaluator.report(.layoutUnknownAxis, .axisWithoutFace(tag), property)
      return nil
    }
    guard let axis = face.axes.first(where: { $0.tag == tag }) else {
      evaluator.report(.layoutUnknownAxis, .noSuchAxis(tag, face), property)
      return nil
    }
    if !axis.range.contains(value) { evaluator.report(.layoutAxisRange, .outsideOfAxis(value, axis, face), property) }
    return axis.value(nearest: value)
  }

  /// Reports a pixel face whose squares are not whole pixels.
  private mutating func checkPixels(of font: FontSpec, at property: Property) {
    guard case .face(let face, _) = font.family, let grid = face.pixelsPerEm, environment.scale > 0, font.size > 0,
      !face.isOnPixels(size: font.size * environment.scale)
    else { return }
    let step = Double(grid) / environment.scale
    let below = (font.size / step).rounded(.down)
    let sizes = below < 1 ? [step] : [below * step, (below + 1) * step]
    evaluator.report(.layoutPixelSize, .notOnPixels(face, size: font.size, sizes: sizes), property)
  }
}

extension Diagnostic.Message {
  fileprivate static func axisWithoutFace(_ tag: String) -> Self {
    "only a `face` has axes, so `\(tag)` has no effect; name a `face` in the same font"
  }

  fileprivate static func noSuchAxis(_ tag: String, _ face: DisplayFace) -> Self {
    let own = face.axes.map { "`\($0.tag)` from \(decimal($0.range.lowerBound)) to \(decimal($0.range.upperBound))" }
    if own.isEmpty {
      return "the face `\(face.rawValue)` has no axes; \(tag == "wght" ? "use `weight`" : "remove `\(tag)`")"
    }
    let advice = own.joined(separator: " and ")
    return "the face `\(face.rawValue)` has no axis `\(tag)`; it has \(advice)"
  }

  fileprivate static func outsideOfAxis(_ value: Double, _ axis: DisplayFace.Axis, _ face: DisplayFace) -> Self {
    let (least, most) = (decimal(axis.range.lowerBound), decimal(axis.range.upperBound))
    return """
      `\(axis.tag)` of the face `\(face.rawValue)` goes from \(least) to \(most), and \(decimal(value)) is drawn as \
      \(value < axis.range.lowerBound ? least : most)
      """
  }

  fileprivate static func notOnPixels(_ face: DisplayFace, size: Double, sizes: [Double]) -> Self {
    """
    the face `\(face.rawValue)` consists of squares, and at \(decimal(size)) pt they are not whole pixels; use \
    \(sizes.map { "\(decimal($0)) pt" }.joined(separator: " or "))
    """
  }
}
