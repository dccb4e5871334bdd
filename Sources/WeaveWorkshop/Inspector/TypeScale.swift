// SPDX-License-Identifier: MIT

import WeaveDiagnostics
public import WeaveJSON
import WeaveSchema

/// A type scale: each step is the one below it times a ratio.
///
/// ```
/// { "base": 15, "ratio": 1.25, "design": "rounded", "steps": { "note": -1, "words": 0, "title": 2 } }
/// ```
/// - Source: R. Bringhurst, The Elements of Typographic Style, chapter 8: scales of type.
public struct TypeScale: Sendable, Hashable {
  /// The size of step 0, in points.
  public var base: Double
  /// The ratio of each step to the one below it.
  public var ratio: Double
  /// The font's other properties, `family`, `design` and `weight`, as in a design's fonts.
  public var font: [String: JSONNode]
  /// The named styles with their steps, sorted from the smallest up.
  public var steps: [(name: String, step: Int)]

  /// Whether base, ratio, font, step names and steps are equal.
  public static func == (a: TypeScale, b: TypeScale) -> Bool {
    a.base == b.base && a.ratio == b.ratio && a.steps.elementsEqual(b.steps, by: ==)
      && a.font.mapValues(\.stringValue) == b.font.mapValues(\.stringValue)
  }

  /// Hashes the same values that `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(base)
    hasher.combine(ratio)
    for (name, step) in steps {
      hasher.combine(name)
      hasher.combine(step)
    }
  }

  private static let fontKeys = ["design", "family", "weight"]

  /// The size of a step in points, rounded to half points, in 6...200.
  public func size(ofStep step: Int) -> Double {
    var size = base
    for _ in 0..<min(abs(step), 20) { size = step < 0 ? size / ratio : size * ratio }
    return min(max((size * 2).rounded() / 2, 6), 200)
  }

  /// A style for each step, in the form of a design's `styles`.
  public var styles: [(String, JSONNode)] {
    steps.map { name, step in
      let fonts = Self.fontKeys.map { ($0, font[$0]) }
      let all: [(String, JSONNode?)] = [("size", .number(size(ofStep: step)))] + fonts
      return (name, .object([("font", .object(all))]))
    }
  }

  /// The scale as written in a theme file.
  public var json: JSONNode {
    .object(
      [("base", .number(base)), ("ratio", .number(ratio))] + Self.fontKeys.map { ($0, font[$0]) }
        + [("steps", .object(steps.map { ($0.name, .integer($0.step)) }))])
  }

  /// Reads the value of `typeScale`; diagnostics point at their places.
  static func read(_ node: JSONNode) -> Checked<TypeScale> {
    var found: [Diagnostic] = []
    func number(_ key: String, _ range: ClosedRange<Double>, else standard: Double) -> Double {
      guard let value = node[key] else { return standard }
      guard let number = value.numberValue, range.contains(number) else {
        found.append(
          Diagnostic(
            .specNumberOutOfRange,
            "`\(key)` of a type scale must be a number from \(range.lowerBound) to \(range.upperBound)",
            at: value.range))
        return standard
      }
      return number
    }
    guard let members = node.members else {
      return Checked(
        nil, [Diagnostic(.specWrongType, "`typeScale` must be an object, not \(node.typeName)", at: node.range)])
    }
    let known = ["base", "ratio", "steps"] + fontKeys
    for member in members where !known.contains(member.key) {
      let near = nearest(to: member.key, in: known).first.map { "; did you mean `\($0)`?" } ?? ""
      found.append(
        Diagnostic(.specUnknownKey, "a type scale has no key `\(member.key)`\(near)", at: member.keyRange))
    }
    let base = number("base", 6...60, else: 15)
    let ratio = number("ratio", 1...2, else: 1.2)
    var steps: [(String, Int)] = []
    for member in node["steps"]?.members ?? [] {
      guard let step = member.value.numberValue.flatMap({ Int(exactly: $0) }), (-10...10).contains(step) else {
        found.append(
          Diagnostic(
            .specNumberOutOfRange, "a step of a type scale must be a whole number from -10 to 10",
            at: member.value.range))
        continue
      }
      steps.append((member.key, step))
    }
    if node["steps"]?.members == nil {
      found.append(
        Diagnostic(
          .specMissingKey, "a type scale needs `steps`, such as { \"title\": 2, \"words\": 0 }", at: node.range))
    }
    var font: [String: JSONNode] = [:]
    for key in fontKeys { font[key] = node[key].flatMap { $0.stringValue.map { .text($0) } } }
    steps.sort { ($0.1, $0.0) < ($1.1, $1.0) }
    return Checked(TypeScale(base: base, ratio: ratio, font: font, steps: steps), found)
  }
}
