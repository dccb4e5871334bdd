// SPDX-License-Identifier: MIT

import WeaveSchema

/// A name in the form in which variables are compared, with a mark by which a layer finds it: what is compiled knows both, so
/// that nothing is spelled out or hashed while a picture is drawn.
package struct VariableName: Sendable, Hashable {
  /// The canonical key.
  package let key: String
  /// A hash of the key; equal keys have equal marks in every run.
  let mark: UInt64
  /// Whether it begins as the names of facts do, which no design can set.
  package let isReserved: Bool

  /// A name as it is written.
  package init(_ name: String) { self.init(canonical: VariableKey.canonical(name)) }

  /// A name in canonical form.
  package init(canonical key: String) {
    self.key = key
    mark = key.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    isReserved = key.utf8.starts(with: "__".utf8)
  }

  /// The name with `_` read as a space; nil where it has none.
  var spaced: VariableName? {
    guard key.utf8.contains(UInt8(ascii: "_")) else { return nil }
    return VariableName(
      canonical: String(decoding: key.utf8.map { $0 == UInt8(ascii: "_") ? 0x20 : $0 }, as: UTF8.self))
  }

  package static func == (a: VariableName, b: VariableName) -> Bool { a.mark == b.mark && a.key == b.key }

  package func hash(into hasher: inout Hasher) { hasher.combine(mark) }
}

/// A variable in an expression with the steps into its value, and all that is known of it before it is read.
package final class VariableReference: Sendable, Hashable {
  /// As it is written.
  package let root: String
  /// What stands behind it.
  package let steps: [ExpressionNode.Step]
  let name: VariableName
  /// Under which name it is looked for after that.
  let spacedName: VariableName?
  /// The members that lead into it before the first index, and the steps from there.
  package let members: [String]
  let rest: ArraySlice<ExpressionNode.Step>

  package init(_ root: String, _ steps: [ExpressionNode.Step]) {
    (self.root, self.steps) = (root, steps)
    name = VariableName(root)
    spacedName = name.spaced
    members = Array(steps.lazy.map(\.memberName).prefix { $0 != nil }.compactMap { $0 })
    rest = steps.dropFirst(members.count)
  }

  /// The whole dotted name, where it has no index.
  package var dottedName: String? {
    rest.isEmpty ? ([root] + members).joined(separator: ".") : nil
  }

  package static func == (a: VariableReference, b: VariableReference) -> Bool { a.root == b.root && a.steps == b.steps }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(root)
    hasher.combine(steps)
  }
}

extension ExpressionNode.Step {
  /// The member that it leads to; nil for an index.
  var memberName: String? { if case .member(let name) = self { name } else { nil } }
}

/// The values of one layer of a scope, as long as texts may be. Most layers have few names, which are found faster one after the other.
///
/// An object, as a scope takes each of its layers out whenever it looks for a name.
final class BoundValues: Sendable {
  private struct Entry: Sendable {
    var name: VariableName
    var value: Value
  }

  private let few: [Entry]
  private let many: NameTable<Value>
  private static let mostInTurn = 12

  /// Values by names of which no two are the same.
  init(_ values: [(name: VariableName, value: Value)]) {
    let isLong = values.count > Self.mostInTurn
    few = isLong ? [] : values.map { Entry(name: $0.name, value: VariableScope.held($0.value)) }
    many = isLong ? NameTable(values.lazy.map { ($0.name, VariableScope.held($0.value)) }) : NameTable()
  }

  subscript(_ name: VariableName) -> Value? {
    for index in few.indices where few[index].name == name { return few[index].value }
    return many[name]
  }

  var keys: [String] { few.map(\.name.key) + many.names.map(\.key) }
}
