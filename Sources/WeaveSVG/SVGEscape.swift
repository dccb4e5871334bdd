// SPDX-License-Identifier: MIT

/// Escapes text for XML 1.0: markup characters are replaced, and characters that XML does not allow are dropped.
enum SVGEscape {
  static func characters(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 > 0x7E || isMark($0) }) else { return text }
    return escape(text) { $0 == "\"" ? nil : mark($0) }
  }

  /// Line breaks and tabs become spaces, as XML parsers would read them.
  static func attribute(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 > 0x7E || isMark($0) }) else { return text }
    return escape(text) { $0 == "\n" || $0 == "\t" || $0 == "\r" ? " " : mark($0) }
  }

  private static func escape(_ text: String, _ replacement: (Unicode.Scalar) -> String?) -> String {
    var output = ""
    for scalar in text.unicodeScalars where isAllowed(scalar) {
      if let replaced = replacement(scalar) {
        output += replaced
      } else {
        output.unicodeScalars.append(scalar)
      }
    }
    return output
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
      || byte == UInt8(ascii: "\"")
  }

  private static func mark(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    default: nil
    }
  }

  /// - Source: XML 1.0, production 2. Delete and the C1 controls are allowed there but have no meaning in a picture, so
  ///   they are dropped too.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: true
    case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
