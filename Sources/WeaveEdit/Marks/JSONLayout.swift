// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
import WeaveJSON

/// Formats the text of a design. Only white space changes; keys and values keep their text and order.
///
/// An object or list written on one line stays there if it fits; any other gets one line per member. Line breaks stay
/// those of the file.
public struct JSONLayout {
  /// How lines are indented.
  public struct Indentation: Sendable, Hashable {
    /// The columns of a level.
    public var width: Int
    /// Whether a level is a tab.
    public var usesTabs: Bool

    /// An indentation of 1 to 16 columns.
    public init(width: Int = 2, usesTabs: Bool = false) {
      (self.width, self.usesTabs) = (min(max(width, 1), 16), usesTabs)
    }

    fileprivate func bytes(_ level: Int) -> [UInt8] {
      usesTabs ? [UInt8](repeating: 0x09, count: level) : [UInt8](repeating: 0x20, count: width * level)
    }
  }

  private let source: SourceText
  private let indentation: Indentation
  private let lineBreak: [UInt8]
  private var bytes: [UInt8] = []
  /// The line width in columns.
  private static let width = 120

  /// The text formatted with two columns a level; nil if it has syntax errors or is empty.
  public static func text(of view: DesignView) -> [UInt8]? { text(of: view, Indentation()) }

  /// The formatted text; nil if it has syntax errors or is empty.
  public static func text(of view: DesignView, _ indentation: Indentation) -> [UInt8]? {
    guard let root = view.root, view.syntax.isEmpty else { return nil }
    var layout = JSONLayout(view.source, indentation)
    layout.write(root, level: 0, column: 0)
    return Array(view.source.bytes[..<root.range.lower].prefix(3).filter { $0 >= 0x80 }) + layout.bytes
      + layout.lineBreak
  }

  /// The edits that format the whole file, one for each gap between words that changes; nil as for `text`.
  public static func edits(of view: DesignView, _ indentation: Indentation = Indentation()) -> [Diagnostic.Fix.Edit]? {
    text(of: view, indentation).map { GapEdits.edits(from: view.source.bytes, to: $0) }
  }

  /// The edits that format the smallest value around a range; empty if nothing changes.
  public static func edits(
    of view: DesignView, touching range: SourceRange, _ indentation: Indentation = Indentation()
  ) -> [Diagnostic.Fix.Edit] {
    guard var node = view.root, view.syntax.isEmpty else { return [] }
    var level = 0
    while let inner = node.child(around: range), inner.members != nil || inner.elements != nil {
      node = inner
      level += 1
    }
    var layout = JSONLayout(view.source, indentation)
    layout.write(node, level: level, column: indentation.width * level)
    let old = Array(view.source.bytes[node.range.lower..<node.range.upper])
    return GapEdits.edits(from: old, to: layout.bytes).map { edit in
      .init(
        SourceRange(edit.range.lower + node.range.lower, edit.range.upper + node.range.lower), with: edit.replacement)
    }
  }

  private init(_ source: SourceText, _ indentation: Indentation) {
    (self.source, self.indentation) = (source, indentation)
    lineBreak = source.bytes.lineBreak
  }

  private mutating func write(_ node: JSONNode, level: Int, column: Int) {
    if let line = oneLine(node), column + line.count <= Self.width {
      bytes += line
      return
    }
    switch node.value {
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        startLine(level + 1, isFirst: index == 0)
        let start = bytes.count
        bytes += source.bytes[member.keyRange.lower..<member.keyRange.upper]
        bytes += [UInt8(ascii: ":"), 0x20]
        write(member.value, level: level + 1, column: indentation.width * (level + 1) + bytes.count - start)
      }
      endLine(level, isEmpty: members.isEmpty)
      bytes.append(UInt8(ascii: "}"))
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        startLine(level + 1, isFirst: index == 0)
        write(element, level: level + 1, column: indentation.width * (level + 1))
      }
      endLine(level, isEmpty: elements.isEmpty)
      bytes.append(UInt8(ascii: "]"))
    default: bytes += source.bytes[node.range.lower..<node.range.upper]
    }
  }

  private mutating func startLine(_ level: Int, isFirst: Bool) {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    bytes += lineBreak + indentation.bytes(level)
  }

  private mutating func endLine(_ level: Int, isEmpty: Bool) {
    guard !isEmpty else { return }
    bytes += lineBreak + indentation.bytes(level)
  }

  /// A value on one line; nil for an object or list that the author wrote on several lines.
  private func oneLine(_ node: JSONNode) -> [UInt8]? {
    switch node.value {
    case .object(let members):
      if members.isEmpty { return Array("{}".utf8) }
      guard isOnOneLine(node) else { return nil }
      var line = Array("{ ".utf8)
      for (index, member) in members.enumerated() {
        guard let value = oneLine(member.value) else { return nil }
        if index > 0 { line += Array(", ".utf8) }
        line += source.bytes[member.keyRange.lower..<member.keyRange.upper]
        line += Array(": ".utf8) + value
      }
      return line + Array(" }".utf8)
    case .array(let elements):
      if elements.isEmpty { return Array("[]".utf8) }
      guard isOnOneLine(node) else { return nil }
      var line = Array("[".utf8)
      for (index, element) in elements.enumerated() {
        guard let value = oneLine(element) else { return nil }
        if index > 0 { line += Array(", ".utf8) }
        line += value
      }
      return line + Array("]".utf8)
    default: return Array(source.bytes[node.range.lower..<node.range.upper])
    }
  }

  private func isOnOneLine(_ node: JSONNode) -> Bool {
    !source.bytes[node.range.lower..<node.range.upper].contains { $0 == 0x0A || $0 == 0x0D }
  }
}

extension [UInt8] {
  /// The line break of a text, by its first line: `\r\n` or `\n`.
  var lineBreak: [UInt8] {
    let first = firstIndex(of: 0x0A)
    return first.map { $0 > 0 && self[$0 - 1] == 0x0D } ?? false ? [0x0D, 0x0A] : [0x0A]
  }
}

extension JSONNode {
  /// The direct child that contains a whole range.
  fileprivate func child(around range: SourceRange) -> JSONNode? {
    let inner = members?.map(\.value) ?? elements ?? []
    return inner.first { $0.range.lower <= range.lower && range.upper <= $0.range.upper }
  }
}
