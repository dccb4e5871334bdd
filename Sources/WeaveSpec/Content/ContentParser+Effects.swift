// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON
import WeaveSchema

extension ContentParser {
  /// Reports keys of a node that have no effect there. Keys from its styles are not reported, because they may be meant
  /// for other nodes.
  mutating func checkEffects(of members: [JSONMember], on type: NodeType, _ properties: PropertyMap) {
    guard properties.containsKey(where: { !KeyEffect.shows($0, on: type, properties) }) else { return }
    for member in members {
      guard let key = PropertyKey(named: member.key), properties.contains(key),
        !KeyEffect.shows(key, on: type, properties)
      else { continue }
      let free = ContentTable.fields(of: ContentTable.node(type), thatShowBeside: members)
      let meant = KeyEffect.substitutes(for: key, on: type).first { name in free.contains { $0.key == name } }
      reportWithoutEffect(
        member, on: type.rawValue, meant: meant, advice: KeyEffect.advice(for: key, on: type, properties))
    }
  }

  /// The same for an object inside a node, such as a border.
  mutating func checkEffects(of members: [JSONMember], ofObject name: String, _ properties: PropertyMap) {
    guard properties.containsKey(where: { !KeyEffect.shows($0, ofObject: name, properties) }) else { return }
    for member in members {
      guard let key = PropertyKey(named: member.key), properties.contains(key),
        !KeyEffect.shows(key, ofObject: name, properties)
      else { continue }
      reportWithoutEffect(
        member, on: name, meant: nil, advice: KeyEffect.advice(for: key, on: .shape, properties))
    }
  }

  private mutating func reportWithoutEffect(
    _ member: JSONMember, on name: String, meant: String?, advice: String?
  ) {
    let question = meant.map { "; did you mean `\($0)`?" } ?? ""
    let fixes = meant.map { word in
      [Diagnostic.Fix(.init("replace with `\(word)`"), .likely, [.init(member.keyRange, with: quoted(word))])]
    }
    add(
      Diagnostic(
        .contentUnknownKey, .init("`\(member.key)` has no effect on this `\(name)`\(question)"),
        at: place(member.keyRange), notes: meant == nil ? advice.map { [.init(.init($0))] } ?? [] : [],
        fixes: fixes ?? []))
  }
}
