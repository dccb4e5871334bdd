// SPDX-License-Identifier: MIT

/// A JSON value with its members in order, for text that people read.
package indirect enum SchemaValue {
  case string(String)
  /// A number or a literal as JSON text.
  case raw(String)
  case array([SchemaValue])
  case object([(key: String, value: SchemaValue)])

  package static func strings(_ words: [String]) -> SchemaValue { .array(words.map { .string($0) }) }

  /// The text, indented by two spaces per level; a value that fits into 120 columns is on one line.
  ///
  /// - Parameter column: the column at which the value begins.
  package func text(indentation: String = "", column: Int = 0) -> String {
    let inner = indentation + "  "
    switch self {
    case .string, .raw: return line
    case .array(let elements):
      if elements.isEmpty || column + line.utf8.count < 120 { return line }
      return "[\n"
        + elements.map { inner + $0.text(indentation: inner, column: inner.utf8.count) }
        .joined(separator: ",\n") + "\n\(indentation)]"
    case .object(let members):
      if members.isEmpty || column + line.utf8.count < 120 { return line }
      let lines = members.map { member in
        let key = "\(inner)\(Self.quoted(member.key)): "
        return key + member.value.text(indentation: inner, column: key.utf8.count)
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indentation)}"
    }
  }

  /// The text on one line.
  private var line: String {
    switch self {
    case .string(let text): Self.quoted(text)
    case .raw(let text): text
    case .array(let elements): "[" + elements.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      members.isEmpty
        ? "{}" : "{ " + members.map { "\(Self.quoted($0.key)): \($0.value.line)" }.joined(separator: ", ") + " }"
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
