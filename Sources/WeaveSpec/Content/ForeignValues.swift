// SPDX-License-Identifier: MIT

import WeaveJSON
import WeaveSchema

/// Converts values written as in CSS, Flutter and Android to JSON of the language.
enum ForeignValues {
  /// The JSON that a value of another type probably means.
  ///
  /// - Returns: JSON text; nil if it has no meaning in those languages either.
  static func json(_ node: JSONNode, for key: String, as type: FieldType) -> String? {
    switch node.value {
    case .string(let text) where key == "border": border(text)
    case .string(let text): number(text, as: type)
    case .array(let sides) where key == "padding" || key == "margin": insets(sides.map(\.numberValue))
    case .number(let size) where key == "font" && size > 0: "{ \"size\": \(shortest(size)) }"
    default: nil
    }
  }

  /// A font written as its weight alone.
  static func font(_ word: String) -> String? {
    let weight = FontWeight.allCases.map(\.rawValue).contains(word) ? word : ForeignWords.weight(word)
    return weight.map { "{ \"weight\": \"\($0)\" }" }
  }

  /// Advice for an alignment of CSS or Flutter: a sentence that says what to write.
  static func advice(_ word: String, for key: String) -> String? {
    guard key.lowercased().hasSuffix("alignment") else { return nil }
    return switch word.lowercased().filter({ $0 != "-" && $0 != "_" }) {
    case "stretch", "fill": "a child fills its stack with `\"frame\": { \"maxWidth\": \"infinity\" }`, or `maxHeight`"
    case "spacebetween", "spacearound", "spaceevenly": "put a `spacer` between the nodes"
    default: nil
    }
  }

  /// Advice for a kind of node that does not exist in pictures.
  static func nodeAdvice(_ word: String) -> String? {
    switch word.lowercased() {
    case "button", "link", "a", "inkwell", "gesturedetector", "navigationlink":
      "a picture cannot be tapped; the buttons of a design are in its `actionBar`"
    case "scrollview", "textfield", "toggle", "slider", "input", "switchlisttile":
      "a picture cannot be scrolled or typed into; draw what it shows now"
    default: nil
    }
  }

  // MARK: Forms

  /// `10px`; also `50%`, if a fraction of 1 is expected.
  private static func number(_ text: String, as type: FieldType) -> String? {
    guard let range = range(of: type), let digits = text.firstIndex(where: { !$0.isNumber && $0 != "." && $0 != "-" }),
      let number = Double(text[..<digits])
    else { return nil }
    switch text[digits...].drop(while: { $0 == " " }).lowercased() {
    case "px", "pt", "dp", "sp", "points": return range.contains(number) ? shortest(number) : nil
    case "%": return range == 0...1 && (0...100).contains(number) ? shortest(number / 100) : nil
    default: return nil
    }
  }

  private static func range(of type: FieldType) -> ClosedRange<Double>? {
    switch type {
    case .number(let range): range
    case .integer(let range): Double(range.lowerBound)...Double(range.upperBound)
    case .dynamic(let base): range(of: base)
    case .anyOf(let types): types.lazy.compactMap(range).first
    default: nil
    }
  }

  /// Four sides clockwise from the top; or one value for top and bottom and one for the other two.
  private static func insets(_ sides: [Double?]) -> String? {
    let known = sides.compactMap(\.self).map(shortest)
    guard known.count == sides.count else { return nil }
    switch known.count {
    case 1: return known[0]
    case 2: return "{ \"vertical\": \(known[0]), \"horizontal\": \(known[1]) }"
    case 4:
      return
        "{ \"top\": \(known[0]), \"trailing\": \(known[1]), \"bottom\": \(known[2]), \"leading\": \(known[3]) }"
    default: return nil
    }
  }

  /// `1px solid red`.
  private static func border(_ text: String) -> String? {
    let words = text.split(separator: " ").map(String.init)
    guard (2...3).contains(words.count), let width = number(words[0], as: ContentTable.length),
      let word = words.last, words.count == 2 || words[1] == "solid"
    else { return nil }
    let isKnown = ColorName.names.contains(word) || (word.hasPrefix("#") && ColorName(word) != nil)
    guard let color = isKnown ? word : ForeignWords.color(word) else { return nil }
    return "{ \"width\": \(width), \"fill\": \"\(color)\" }"
  }
}
