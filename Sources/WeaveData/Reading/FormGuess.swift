// SPDX-License-Identifier: MIT

import WeaveJSON
import WeaveSchema

/// Recognises the form of a file by its keys.
enum FormGuess {
  /// The most similar form of a kind; nil if the keys clearly belong to another kind.
  static func form(of root: JSONNode, as kind: SnapshotKind) -> SnapshotForm? {
    if kind == .variables { return variables(root) }
    let forms = SnapshotForm.forms(of: kind)
    let own = forms.map { similarity(of: root, $0.root, $0.vocabulary) }
    guard let best = own.max(), let index = own.firstIndex(of: best) else { return nil }
    return best <= 0 && others(than: kind).contains { similarity(of: root, $0.root, $0.vocabulary) > max(best, 2) }
      ? nil : forms[index]
  }

  /// The kind that a file is most similar to; nil if it resembles none.
  static func kind(of root: JSONNode) -> SnapshotKind? {
    let ranked = SnapshotForm.all.map { ($0.kind, similarity(of: root, $0.root, $0.vocabulary)) }
    guard let best = ranked.map(\.1).max(), best > 0 else { return nil }
    return ranked.first { $0.1 == best }?.0
  }

  /// Any object could be a dictionary of variables, so weave's own form is recognised by its parts.
  private static func variables(_ root: JSONNode) -> SnapshotForm? {
    let forms = SnapshotForm.forms(of: .variables)
    if root["values"]?.members != nil { return forms.first }
    let isOther = others(than: .variables).contains { similarity(of: root, $0.root, $0.vocabulary) > 2 }
    if isOther, root.members?.contains(where: { $0.value.members != nil || $0.value.elements != nil }) == true {
      return nil
    }
    return root["version"]?.numberValue == nil ? forms.last : forms.first
  }

  private static func others(than kind: SnapshotKind) -> [SnapshotForm] {
    SnapshotForm.all.filter { $0.kind != kind }
  }

  /// The number of keys that a form knows, minus those that it does not know; the first entry represents a list.
  private static func similarity(of node: JSONNode, _ object: ObjectType, _ vocabulary: Vocabulary) -> Int {
    guard let members = node.members else { return -1 }
    return members.prefix(64).reduce(0) { sum, member in
      guard let field = object.field(member.key) ?? object.quantity(member.key)?.field else { return sum - 1 }
      guard let name = field.type.objectName, let child = vocabulary.object(name) else { return sum + 1 }
      let value = member.value.elements.map { $0.first } ?? member.value
      return sum + 1 + (value.map { similarity(of: $0, child, vocabulary) } ?? 0)
    }
  }
}
