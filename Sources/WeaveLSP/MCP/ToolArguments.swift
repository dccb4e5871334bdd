// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON
import WeaveSchema

/// The arguments of a tool call, read by name. Mistakes are reported to the model, which can then correct them.
struct ToolArguments {
  private let members: [JSONMember]

  /// - Throws: if the arguments are not an object, or one is unknown.
  init(_ node: JSONNode?, of tool: ModelTool) throws(ToolFailure) {
    guard let node, !node.isNull else {
      members = []
      return
    }
    guard let members = node.members else { throw ToolFailure("The arguments must be an object.") }
    let known = (tool.schema["properties"]?.members ?? []).map(\.key)
    for member in members where !known.contains(member.key) {
      let near = nearest(to: member.key, in: known).first.map { " Did you mean `\($0)`?" }
      let names = known.map { "`\($0)`" }.joined(separator: ", ")
      throw ToolFailure(
        "`\(tool.rawValue)` has no argument `\(Echo.message(member.key))`.\(near ?? " It has \(names).")")
    }
    self.members = members.filter { !$0.value.isNull }
  }

  /// The value of an argument; nil if it is missing or null.
  subscript(_ name: String) -> JSONNode? { members.first { $0.key == name }?.value }

  /// A text; nil if it is missing.
  func text(_ name: String) throws(ToolFailure) -> String? {
    guard let node = self[name] else { return nil }
    guard let text = node.stringValue else { throw Self.wrong(name, "a string", node) }
    return text
  }

  /// `true` or `false`; false if it is missing.
  func flag(_ name: String) throws(ToolFailure) -> Bool {
    guard let node = self[name] else { return false }
    guard let flag = node.boolValue else { throw Self.wrong(name, "true or false", node) }
    return flag
  }

  /// A number; nil if it is missing.
  func number(_ name: String, in range: ClosedRange<Double>) throws(ToolFailure) -> Double? {
    guard let node = self[name] else { return nil }
    guard let number = node.numberValue, range.contains(number) else {
      throw Self.wrong(
        name, "a number from \(JSONWriter.text(of: range.lowerBound)) to \(JSONWriter.text(of: range.upperBound))", node
      )
    }
    return number
  }

  /// One of some words; nil if it is missing.
  func word<Word: RawRepresentable & CaseIterable>(_ name: String, of type: Word.Type) throws(ToolFailure) -> Word?
  where Word.RawValue == String {
    guard let text = try text(name) else { return nil }
    if let word = Word(rawValue: text) { return word }
    throw ToolFailure(
      "`\(name)` is `\(Echo.message(text))`; it must be one of \(Word.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", "))."
    )
  }

  private static func wrong(_ name: String, _ wanted: String, _ node: JSONNode) -> ToolFailure {
    ToolFailure("`\(name)` must be \(wanted), not \(node.numberValue.map(JSONWriter.text) ?? node.typeName).")
  }
}
