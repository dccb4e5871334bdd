// SPDX-License-Identifier: MIT

/// A JSON value that keeps its members in order, for texts that people read from top to bottom.
indirect enum SchemaValue {
  case string(String)
  /// A number or a literal, as JSON writes it.
  case raw(String)
  case array([SchemaValue])
  case object([(key: String, value: SchemaValue)])

  static func strings(_ words: [String]) -> SchemaValue { .array(words.map { .string($0) }) }

  /// The text, two spaces a level.
  func text(indentation: String = "") -> String {
    let inner = indentation + "  "
    switch self {
    case .string(let text): return Self.quoted(text)
    case .raw(let text): return text
    case .array(let elements):
      if elements.isEmpty { return "[]" }
      if elements.allSatisfy(\.isPlain) { return "[" + elements.map { $0.text() }.joined(separator: ", ") + "]" }
      return "[\n" + elements.map { inner + $0.text(indentation: inner) }.joined(separator: ",\n") + "\n\(indentation)]"
    case .object(let members):
      if members.isEmpty { return "{}" }
      let lines = members.map { "\(inner)\(Self.quoted($0.key)): \($0.value.text(indentation: inner))" }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indentation)}"
    }
  }

  private var isPlain: Bool {
    switch self {
    case .string, .raw: true
    case .array, .object: false
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
