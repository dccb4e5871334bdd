// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// Writes JSON trees as text.
public enum JSONWriter {
  /// The text that Foundation's encoder makes with `.prettyPrinted` and `.sortedKeys`, byte for byte. A design written
  /// here then differs from one written by the app only where its content does.
  ///
  /// `"key" : value`, two spaces per level, `/` as `\/`, no line break at the end.
  public static func pretty(_ node: JSONNode) -> String {
    var writer = PrettyWriter()
    writer.write(node.value, level: 0)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The text without spaces, with keys in their original order.
  public static func compact(_ node: JSONNode) -> String {
    var bytes: [UInt8] = []
    appendCompact(node.value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func appendCompact(_ value: JSONValue, to bytes: inout [UInt8]) {
    switch value {
    case .array(let elements):
      bytes.append(.openSquare)
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(.comma) }
        appendCompact(element.value, to: &bytes)
      }
      bytes.append(.closeSquare)
    case .object(let members):
      bytes.append(.openBrace)
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(.comma) }
        JSONText.append(member.key, to: &bytes)
        bytes.append(.colon)
        appendCompact(member.value.value, to: &bytes)
      }
      bytes.append(.closeBrace)
    default: appendScalar(value, to: &bytes, escapingSlashes: false)
    }
  }

  /// Appends a value that is neither an array nor an object.
  static func appendScalar(_ value: JSONValue, to bytes: inout [UInt8], escapingSlashes: Bool) {
    switch value {
    case .bool(let flag): bytes += Array((flag ? "true" : "false").utf8)
    case .number(let number): bytes += Array(text(of: number).utf8)
    case .string(let text): JSONText.append(text, to: &bytes, escapingSlashes: escapingSlashes)
    case .null, .array, .object: bytes += Array("null".utf8)
    }
  }

  /// The shortest decimal that reads back as the same number: `8`, `0.1`, `-0`, `1e+16`; `null` if it is not finite.
  public static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
