// SPDX-License-Identifier: MIT

import WeaveJSON
import WeaveSchema

/// The width of a column.
enum AdaptiveWidth: Equatable {
  case auto, stretch
  case weight(Double)
  case points(Double)

  init(_ node: JSONNode?) {
    if let number = node?.numberValue {
      self = number > 0 ? .weight(number) : .auto
    } else if let text = node?.stringValue?.lowercased() {
      if text == "auto" {
        self = .auto
      } else if text.hasSuffix("px"), let points = Double(text.dropLast(2)) {
        self = .points(min(max(points, 1), 2_000))
      } else if let number = Double(text), number > 0 {
        self = .weight(number)
      } else {
        self = .stretch
      }
    } else {
      self = .stretch
    }
  }

  var weight: Double? { if case .weight(let weight) = self { weight } else { nil } }
}

/// Fonts, colours and dates of texts.
enum AdaptiveText {
  static func font(_ element: JSONNode, isHeading: Bool) -> JSONNode {
    let sizes: [String: String] = [
      "small": "caption", "default": "subheadline", "medium": "body", "large": "title3", "extralarge": "title",
    ]
    let size = element["size"]?.stringValue?.lowercased()
    let weight = element["weight"]?.stringValue?.lowercased()
    let style = sizes[size ?? (isHeading ? "large" : "default")] ?? "subheadline"
    let isBold = weight == "bolder" || (isHeading && weight == nil)
    let members: CardParts.Members = [
      ("weight", isBold ? .text("semibold") : weight == "lighter" ? .text("light") : nil),
      ("design", element["fontType"]?.stringValue?.lowercased() == "monospace" ? .text("monospaced") : nil),
      ("italic", element["italic"]?.boolValue == true ? .flag(true) : nil),
    ]
    guard members.contains(where: { $0.value != nil }) else { return .text(style) }
    return .object([("style", .text(style))] + members)
  }

  static func color(_ element: JSONNode) -> String? {
    let isSubtle = element["isSubtle"]?.boolValue == true
    switch element["color"]?.stringValue?.lowercased() {
    case "accent": return "accentInk"
    case "good": return "greenInk"
    case "warning": return "orangeInk"
    case "attention": return "redInk"
    case "light": return "secondaryInk"
    default: return isSubtle ? "secondaryInk" : nil
    }
  }

  /// A text with its `{{DATE(…)}}` and `{{TIME(…)}}` as dates in the reader's language; everything else is literal.
  static func dated(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "{{") {
      guard let end = rest[start.upperBound...].firstRange(of: "}}"),
        let token = token(rest[start.upperBound..<end.lowerBound])
      else {
        result += CardParts.literal(String(rest[..<start.upperBound]))
        rest = rest[start.upperBound...]
        continue
      }
      result += rest[..<start.lowerBound] + token
      rest = rest[end.upperBound...]
    }
    let whole = result + rest
    return whole.hasPrefix("=") ? "\u{2060}" + whole : whole.contains("{{") ? whole : CardParts.literal(whole)
  }

  private static func token(_ inside: Substring) -> String? {
    guard let open = inside.firstIndex(of: "("), inside.hasSuffix(")") else { return nil }
    let parts = inside[inside.index(after: open)...].dropLast().split(separator: ",").map { String($0).trimmingBlanks }
    guard let moment = parts.first, DotNetDate(moment) != nil else { return nil }
    switch String(inside[..<open]).trimmingBlanks.uppercased() {
    case "DATE":
      let fields = ["SHORT": "yMMMEd", "LONG": "yMMMMEEEEd"][parts.count > 1 ? parts[1].uppercased() : ""] ?? "yMd"
      return "{{='\(moment)'||date:\(fields)}}"
    case "TIME": return "{{='\(moment)'||date:jm}}"
    default: return nil
    }
  }
}
