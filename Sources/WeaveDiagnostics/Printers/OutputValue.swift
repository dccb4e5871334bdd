// SPDX-License-Identifier: MIT

/// JSON for output, with keys in the given order.
package enum OutputValue {
  case string(String)
  case integer(Int)
  /// Written as `null` if it is not finite.
  case number(Double)
  case flag(Bool)
  case null
  case array([OutputValue])
  case object([(String, OutputValue)])

  /// A member's value, if there is one; `compacted` drops members without one.
  package static func optional(_ text: String?) -> OutputValue? { text.map(OutputValue.string) }

  /// An object without the members that have no value.
  package static func compacted(_ members: [(String, OutputValue?)]) -> OutputValue {
    .object(members.compactMap { member in member.1.map { (member.0, $0) } })
  }

  /// The JSON text, indented by two spaces per level, with a line break at the end.
  package var text: String {
    var bytes: [UInt8] = []
    append(to: &bytes, level: 0)
    bytes.append(0x0A)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func append(to bytes: inout [UInt8], level: Int) {
    switch self {
    case .string(let text): JSONText.append(text, to: &bytes)
    case .integer(let number): bytes += Array(String(number).utf8)
    case .number(let number): bytes += Array((number.isFinite ? number.plainText : "null").utf8)
    case .flag(let flag): bytes += Array((flag ? "true" : "false").utf8)
    case .null: bytes += Array("null".utf8)
    case .array(let elements):
      Self.append("[", "]", elements.count, to: &bytes, level: level) { index, bytes in
        elements[index].append(to: &bytes, level: level + 1)
      }
    case .object(let members):
      Self.append("{", "}", members.count, to: &bytes, level: level) { index, bytes in
        JSONText.append(members[index].0, to: &bytes)
        bytes += Array(": ".utf8)
        members[index].1.append(to: &bytes, level: level + 1)
      }
    }
  }

  private static func append(
    _ opener: String, _ closer: String, _ count: Int, to bytes: inout [UInt8], level: Int,
    item: (Int, inout [UInt8]) -> Void
  ) {
    bytes += Array(opener.utf8)
    for index in 0..<count {
      bytes += Array(((index > 0 ? ",\n" : "\n") + String(repeating: "  ", count: level + 1)).utf8)
      item(index, &bytes)
    }
    if count > 0 { bytes += Array(("\n" + String(repeating: "  ", count: level)).utf8) }
    bytes += Array(closer.utf8)
  }
}

extension Double {
  /// The shortest decimal that reads back as the same number, without a final `.0`.
  fileprivate var plainText: String { description.hasSuffix(".0") ? String(description.dropLast(2)) : description }
}
