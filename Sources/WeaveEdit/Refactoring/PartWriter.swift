// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON

/// Writes new parts into a design, in the layout of its text.
struct PartWriter {
  private let source: SourceText
  private let top: JSONNode
  let lineBreak: String
  /// What the lines of the design's own keys begin with; nil if the design is on one line.
  private let indent: String?
  /// What one more level adds.
  let unit: String

  init(_ source: SourceText, _ top: JSONNode) {
    (self.source, self.top) = (source, top)
    lineBreak = String(decoding: source.bytes.lineBreak, as: UTF8.self)
    let own = top.members?.first.flatMap { Self.indent(of: $0.keyRange.lower, in: source.bytes) }
    indent = own
    let outer = Self.indent(of: top.range.lower, in: source.bytes) ?? ""
    let step = own.map { $0.hasPrefix(outer) ? String($0.dropFirst(outer.count)) : $0 } ?? ""
    unit = step.isEmpty ? "  " : step
  }

  /// What the line of an offset begins with, if nothing but blank space is before the offset.
  static func indent(of offset: Int, in bytes: [UInt8]) -> String? {
    let start = bytes[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    let blank = bytes[start..<offset]
    guard blank.allSatisfy({ $0 == 0x20 || $0 == 0x09 }), start > 0 || offset == 0 else { return nil }
    return String(decoding: blank, as: UTF8.self)
  }

  /// The blank space at the beginning of the line of an offset.
  private func lineIndent(of offset: Int) -> String {
    let start = source.bytes[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    return String(decoding: source.bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }

  /// The text of a value, with its lines moved to another indentation.
  func text(of node: JSONNode, in other: SourceText? = nil, indent: String) -> String {
    let text = (other ?? source).text(in: node.range)
    let writer = other.map { PartWriter($0, node) } ?? self
    return moved(text, from: writer.lineIndent(of: node.range.lower), to: indent)
  }

  /// A text with the lines after the first moved to another indentation.
  func moved(_ text: String, from old: String, to new: String) -> String {
    let lines = text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { index, line in
      index > 0 && line.hasPrefix(old) ? new + line.dropFirst(old.count) : String(line)
    }.joined(separator: lineBreak)
  }

  /// The edit that adds a part to one of the keys `components`, `styles` and `colors`.
  ///
  /// - Parameter value: its JSON for the indentation of its key.
  func adding(_ name: String, to key: String, _ value: (String) -> String) -> Diagnostic.Fix.Edit {
    let literal = JSONText.literal(name)
    if let parts = top[key], let last = parts.members?.last {
      let end = last.value.range.upper
      guard let inner = Self.indent(of: last.keyRange.lower, in: source.bytes) else {
        return .init(SourceRange(end, end), with: ", \(literal): \(value(lineIndent(of: end)))")
      }
      return .init(SourceRange(end, end), with: ",\(lineBreak)\(inner)\(literal): \(value(inner))")
    }
    guard let indent else { return member(key, "{ \(literal): \(value("")) }", separator: " ") }
    let inner = indent + unit
    let object = "{\(lineBreak)\(inner)\(literal): \(value(inner))\(lineBreak)\(indent)}"
    return member(key, object, separator: lineBreak + indent)
  }

  /// A new key of the design with an object: before `content`, or at the end.
  private func member(_ key: String, _ object: String, separator: String) -> Diagnostic.Fix.Edit {
    if let present = top[key] { return .init(present.range, with: object) }
    let text = "\(JSONText.literal(key)): \(object)"
    if let content = top.member("content") {
      let start = content.keyRange.lower
      return .init(SourceRange(start, start), with: "\(text),\(separator)")
    }
    guard let end = top.members?.last?.value.range.upper else { return .init(top.range, with: "{ \(text) }") }
    return .init(SourceRange(end, end), with: ",\(separator)\(text)")
  }
}
