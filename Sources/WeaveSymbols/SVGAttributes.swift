// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveNative

/// An element's attributes by name.
struct SVGAttributes {
  private let values: [String: String]

  init(_ attributes: [XMLReader.Attribute]) {
    values = Dictionary(attributes.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  subscript(name: String) -> String? { values[name] }

  /// A length without a unit or in `px`; nil if it is missing or anything else.
  func number(_ name: String) -> Double? {
    guard let text = values[name] else { return nil }
    var scanner = SVGAttributeScanner(text)
    scanner.skipSpace()
    guard let value = scanner.number() else { return nil }
    let unit = scanner.word()
    return scanner.isAtEnd && (unit.isEmpty || unit == "px") ? value : nil
  }

  /// All numbers of a list; nil if it contains anything else.
  func numbers(_ name: String) -> [Double]? {
    guard let text = values[name] else { return nil }
    var scanner = SVGAttributeScanner(text)
    scanner.skipSpace()
    var numbers: [Double] = []
    while let value = scanner.number() { numbers.append(value) }
    return scanner.isAtEnd ? numbers : nil
  }

  /// The coordinates of the drawing, from `viewBox` or else from `width` and `height`.
  var viewBox: Rect? {
    if let box = numbers("viewBox"), box.count == 4 {
      return Rect(x: box[0], y: box[1], width: box[2], height: box[3])
    }
    guard let width = number("width"), let height = number("height") else { return nil }
    return Rect(x: 0, y: 0, width: width, height: height)
  }

  /// The map of `transform`; nil if it is missing or invalid.
  var transform: Transform? {
    guard let text = values["transform"] else { return nil }
    var scanner = SVGAttributeScanner(text)
    scanner.skipSpace()
    var result = Transform.identity
    while !scanner.isAtEnd {
      let name = scanner.word()
      guard scanner.skip(UInt8(ascii: "(")) else { return nil }
      var numbers: [Double] = []
      while let value = scanner.number() { numbers.append(value) }
      guard scanner.skip(UInt8(ascii: ")")), let step = Self.transform(name, numbers) else { return nil }
      scanner.skipSeparator()
      result = step.then(result)
    }
    return result
  }

  /// - Source: SVG 1.1, section 7.6.
  private static func transform(_ name: String, _ n: [Double]) -> Transform? {
    switch (name, n.count) {
    case ("matrix", 6): return Transform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case ("translate", 1): return .translation(x: n[0], y: 0)
    case ("translate", 2): return .translation(x: n[0], y: n[1])
    case ("scale", 1): return .scale(x: n[0], y: n[0])
    case ("scale", 2): return .scale(x: n[0], y: n[1])
    case ("rotate", 1): return rotation(degrees: n[0])
    case ("rotate", 3):
      return Transform.translation(x: -n[1], y: -n[2]).then(rotation(degrees: n[0]))
        .then(.translation(x: n[1], y: n[2]))
    case ("skewX", 1): return Transform(a: 1, b: 0, c: tangent(n[0] * .pi / 180), d: 1, tx: 0, ty: 0)
    case ("skewY", 1): return Transform(a: 1, b: tangent(n[0] * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
    default: return nil
    }
  }

  private static func rotation(degrees: Double) -> Transform {
    let angle = degrees * .pi / 180
    return Transform(a: cosine(angle), b: sine(angle), c: -sine(angle), d: cosine(angle), tx: 0, ty: 0)
  }
}
