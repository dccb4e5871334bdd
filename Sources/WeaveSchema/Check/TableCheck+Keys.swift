// SPDX-License-Identifier: MIT

import FoundationEssentials
package import WeaveDiagnostics
import WeaveJSON

extension TableCheck {
  mutating func checkRequired(
    _ members: [JSONMember], of object: ObjectType, in node: JSONNode, called label: String
  ) {
    for field in object.fields where field.isRequired {
      if let member = members.first(where: { $0.key == field.key }) {
        if member.value.value == .null { add(.missing(field, label, at: member.keyRange, codes, fixes: [])) }
        continue
      }
      // A misspelt key is reported at its own place, which helps more.
      let misspelt = members.prefix(256).contains {
        object.field($0.key) == nil && nearest(to: $0.key, in: [field.key]).first != nil
      }
      if misspelt { continue }
      let opening = SourceRange(node.range.lower, node.range.lower + 1)
      add(.missing(field, label, at: opening, codes, fixes: insertion(of: field, in: node, isOnly: members.isEmpty)))
    }
  }

  mutating func checkUnknown(_ member: JSONMember, besides present: Set<String>, of object: ObjectType) {
    guard hasRoomForWarnings else { return }
    let free = object.fields.filter { $0.deprecation == nil && !present.contains($0.key) }.map(\.key)
    let differsInCase = free.first { $0.lowercased() == member.key.lowercased() }
    if differsInCase == nil, let home = home(of: member.key, besides: object) {
      return add(.misplaced(member, home, vocabulary))
    }
    let near = differsInCase.map { [$0] } ?? nearest(to: member.key, in: free)
    let fixes = near.map { candidate in
      Diagnostic.Fix(
        .init("replace with `\(candidate)`"), Self.confidence(in: candidate, for: member.key, among: near),
        [.init(member.keyRange, with: quoted(candidate))])
    }
    var diagnostic = Diagnostic.unknownKey(member, object, near: near, codes, fixes: fixes)
    // Without its required key the object is dropped, so this is more than a superfluous key.
    if let meant = near.first, object.field(meant)?.isRequired == true { diagnostic.severity = .error }
    add(diagnostic)
  }

  /// Sure if exactly one word is a single slip away.
  package static func confidence(in candidate: String, for word: String, among all: [String])
    -> Diagnostic.Fix.Confidence
  {
    let distances = all.map { ($0, editDistance($0.lowercased(), word.lowercased())) }
    guard let own = distances.first(where: { $0.0 == candidate })?.1 else { return .guess }
    let rivals = distances.filter { $0.0 != candidate && $0.1 <= max(own, 1) }
    return own <= 1 && rivals.isEmpty ? .sure : .likely
  }

  /// The path of another object of the file that has the key.
  private func home(of key: String, besides object: ObjectType) -> String? {
    let homes = vocabulary.objects.filter { other in
      other.name != object.name && other.field(key).map { $0.deprecation == nil } == true
    }
    // A key that many objects have, such as `name` or `width`, could belong anywhere.
    let paths = homes.compactMap { vocabulary.path(of: $0.name) }.filter { path in
      vocabulary.repetition.map { !path.hasPrefix($0) } ?? true
    }
    return paths.count == 1 ? paths[0] : nil
  }

  /// Inserts the key with its default value, or an identifier, after the opening bracket.
  private func insertion(of field: Field, in node: JSONNode, isOnly: Bool) -> [Diagnostic.Fix] {
    let value: String
    if let standard = field.standard {
      value = standard
    } else if case .uuid = field.type {
      value = "\"\(makeID().uuidString)\""
    } else if case .token(let words) = field.type, words.count == 1 {
      value = "\"\(words[0])\""
    } else {
      return []
    }
    let place = SourceRange(node.range.lower + 1, node.range.lower + 1)
    let text = " \"\(field.key)\": \(value)" + (isOnly ? " " : ",")
    return [.init(.init("add `\(field.key)`"), .likely, [.init(place, with: text)])]
  }
}

extension Diagnostic {
  fileprivate static func missing(
    _ field: Field, _ label: String, at range: SourceRange, _ codes: Vocabulary.Codes, fixes: [Fix]
  ) -> Diagnostic {
    Diagnostic(
      codes.missingKey, "\(label.isEmpty ? "the file" : "`\(label)`") needs the key `\(field.key)`", at: range,
      fixes: fixes)
  }

  fileprivate static func misplaced(_ member: JSONMember, _ home: String, _ vocabulary: Vocabulary) -> Diagnostic {
    Diagnostic(
      vocabulary.codes.misplacedKey,
      home.isEmpty
        ? "`\(member.key)` belongs in the \(vocabulary.name) itself, not here"
        : "`\(member.key)` belongs in `\(home)`, not here",
      at: member.keyRange)
  }

  fileprivate static func unknownKey(
    _ member: JSONMember, _ object: ObjectType, near: [String], _ codes: Vocabulary.Codes, fixes: [Fix]
  ) -> Diagnostic {
    var message = "unknown key `\(member.key)`"
    if let first = near.first { message += "; did you mean `\(first)`?" }
    let known = object.fields.filter { $0.deprecation == nil }.map { "`\($0.key)`" }.joined(separator: ", ")
    let notes: [Note] = near.isEmpty ? [.init(.init("the keys here are \(known)"))] : []
    return Diagnostic(codes.unknownKey, .init(message), at: member.keyRange, notes: notes, fixes: fixes)
  }
}

/// A word as a JSON string; words of the table need no escapes.
package func quoted(_ word: String) -> String { "\"\(word)\"" }
