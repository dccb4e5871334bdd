// SPDX-License-Identifier: MIT

import WeaveSpec

/// The nine font weights, by their words in the language.
enum FontWeight: String, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

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

private enum FontDesign: String, CaseIterable {
  case `default`, rounded, serif, monospaced

  var family: FontSpec.Family {
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
    guard case .property(let p) = settled, case .object(let object) = p.value else {
      let style = evaluator.token(property, context, default: TextStyle.body)
      return environment.font(style)
    }
    var font = context.font
    if object[.style] != nil {
      font = environment.font(evaluator.token(object[.style], context, default: TextStyle.body))
    }
    if let size = evaluator.number(object[.size], context), size > 0 {
      font.lineHeight = (size * 1.2).rounded(.up)
      font.spec.tracking = 0
      font.spec.size = size
      // A user's own design may insist on a size; templates must suit every screen.
      if !insistsOnSizes { font = environment.readable(font) }
    }
    if object[.weight] != nil {
      font.spec.weight = evaluator.token(object[.weight], context, default: FontWeight.regular).value
    }
    if object[.design] != nil {
      font.spec.family = evaluator.token(object[.design], context, default: FontDesign.default).family
    }
    if let family = evaluator.text(object[.family], context), !family.isEmpty {
      font.spec.family = .named(families(called: family))
    }
    font.spec.isItalic = evaluator.bool(object[.italic], context, default: font.spec.isItalic)
    font.spec.hasTabularDigits = evaluator.bool(object[.tabular], context, default: font.spec.hasTabularDigits)
    if let tracking = evaluator.number(object[.tracking], context) { font.spec.tracking = tracking }
    if let lineHeight = evaluator.number(object[.lineHeight], context), lineHeight > 0 {
      font.lineHeight = lineHeight
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
      font.spec.size = size
      font.lineHeight = (size * 1.2).rounded(.up)
      font.spec.tracking = 0
      if !insistsOnSizes { font = environment.readable(font) }
    }
    let weight: FontWeight? = record["weight"].flatMap { evaluator.token($0.text, at: place) }
    if let weight { font.spec.weight = weight.value }
    if let tracking = record["tracking"]?.number { font.spec.tracking = tracking }
    return font
  }
}
