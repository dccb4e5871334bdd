// SPDX-License-Identifier: MIT

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
    font.spec.isItalic = evaluator.read(FontKeys.italic, p, context) ?? font.spec.isItalic
    font.spec.hasTabularDigits = evaluator.read(FontKeys.tabular, p, context) ?? font.spec.hasTabularDigits
    if let tracking = evaluator.read(FontKeys.tracking, p, context) { font.spec.tracking = tracking }
    if let lineHeight = evaluator.read(FontKeys.lineHeight, p, context), lineHeight > 0 {
      font.setLineHeight(lineHeight)
    }
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
