// SPDX-License-Identifier: MIT

/// HTML text. Values in a literal are escaped; only other HTML pieces are inserted unchanged.
package struct HTML: Sendable, ExpressibleByStringInterpolation {
  /// The HTML as written.
  package private(set) var text: String

  /// A literal, unchanged.
  package init(stringLiteral value: String) { text = value }
  /// A literal with escaped values.
  package init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  /// Inserts literals and HTML pieces unchanged, and escapes values.
  package struct Interpolation: StringInterpolationProtocol {
    var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }
    package mutating func appendLiteral(_ literal: String) { text += literal }
    package mutating func appendInterpolation(_ value: String) { text += HTML.escaped(value) }
    package mutating func appendInterpolation(_ value: Int) { text += String(value) }
    package mutating func appendInterpolation(_ piece: HTML) { text += piece.text }
    package mutating func appendInterpolation(_ pieces: [HTML]) { for piece in pieces { text += piece.text } }
  }

  /// An empty piece.
  package static let empty: HTML = ""

  private static func escaped(_ value: String) -> String {
    var safe = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "&": safe += "&amp;"
      case "<": safe += "&lt;"
      case ">": safe += "&gt;"
      case "\"": safe += "&quot;"
      case "'": safe += "&#39;"
      // Control characters, and marks that change the direction of text.
      case "\u{00}"..."\u{08}", "\u{0B}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{202A}"..."\u{202E}",
        "\u{2066}"..."\u{2069}":
        safe += "\u{FFFD}"
      default: safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }
}
