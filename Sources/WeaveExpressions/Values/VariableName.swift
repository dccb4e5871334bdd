// SPDX-License-Identifier: MIT

import WeaveSchema

/// A variable's canonical name with a hash, by which a layer finds it. Both are computed once when a design is
/// compiled, so that drawing a picture needs neither.
package struct VariableName: Sendable, Hashable {
  /// The canonical key.
  package let key: String
  /// A hash of the key, the same in every run.
  let mark: UInt64
  /// Whether it begins with `__`, like the names of facts, which no design can set.
  package let isReserved: Bool

  /// A name as written.
  package init(_ name: String) { self.init(canonical: VariableKey.canonical(name)) }

  /// A name in canonical form.
  package init(canonical key: String) {
    self.key = key
    mark = key.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    isReserved = key.utf8.starts(with: "__".utf8)
  }

  /// The name with `_` read as a space; nil if it has none.
  var spaced: VariableName? {
    guard key.utf8.contains(UInt8(ascii: "_")) else { return nil }
    return VariableName(
      canonical: String(decoding: key.utf8.map { $0 == UInt8(ascii: "_") ? 0x20 : $0 }, as: UTF8.self))
  }

  package static func == (a: VariableName, b: VariableName) -> Bool { a.mark == b.mark && a.key == b.key }

  package func hash(into hasher: inout Hasher) { hasher.combine(mark) }
}

/// A variable in an expression with the steps into its value, prepared for lookups.
package final class VariableReference: Sendable, Hashable {
  /// The name as written.
  package let root: String
  /// The steps after the name.
  package let steps: [ExpressionNode.Step]
  let name: VariableName
  /// The name for a second lookup, if the first finds nothing.
  let spacedName: VariableName?
  /// The members before the first index; `rest` has the steps from there on.
  package let members: [String]
  let rest: ArraySlice<ExpressionNode.Step>

  package init(_ root: String, _ steps: [ExpressionNode.Step]) {
    (self.root, self.steps) = (root, steps)
    name = VariableName(root)
    spacedName = name.spaced
    members = Array(steps.lazy.map(\.memberName).prefix { $0 != nil }.compactMap { $0 })
    rest = steps.dropFirst(members.count)
  }

  /// The whole dotted name; nil if it has an index.
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
  /// The name of the member; nil for an index.
  var memberName: String? { if case .member(let name) = self { name } else { nil } }
}

/// The values of one layer of a scope, cut to the length limit of texts. Most layers have few names, for which a linear
/// search is faster.
///
/// A class, because a scope copies each of its layers when it looks up a name.
final class BoundValues: Sendable {
  private struct Entry: Sendable {
    var name: VariableName
    var value: Value
  }

  private let few: [Entry]
  private let many: NameTable<Value>
  private static let mostInTurn = 12

  /// Values by distinct names.
  init(_ values: [(name: VariableName, value: Value)]) {
    let isLong = values.count > Self.mostInTurn
    few = isLong ? [] : values.map { Entry(name: $0.name, value: VariableScope.truncated($0.value)) }
    many = isLong ? NameTable(values.lazy.map { ($0.name, VariableScope.truncated($0.value)) }) : NameTable()
  }

  subscript(_ name: VariableName) -> Value? {
    for index in few.indices where few[index].name == name { return few[index].value }
    return many[name]
  }

  var keys: [String] { few.map(\.name.key) + many.names.map(\.key) }
}
