// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON

/// Reports words in `types` that are not types, and samples that do not match their declared type.
enum TypesRule: SpecRule {
  static func check(_ design: ReviewedDesign) -> [Diagnostic] {
    guard let types = design.raw("types"), types.members != nil else { return [] }
    let mistakes = DataType.mistakes(in: types).prefix(Limits.diagnostics).map { mistake in
      if mistake.isOptionalWord { return misplacedMark(mistake) }
      let near = mistake.near.isEmpty ? nearest(to: mistake.node.stringValue ?? "", in: DataType.words) : mistake.near
      let question = near.isEmpty ? "" : "; did you mean " + near.map { "`\($0)`" }.joined(separator: " or ") + "?"
      return Diagnostic(
        .specUnknownType, .init(mistake.message + question), at: mistake.node.range,
        fixes: near.map { word in
          Diagnostic.Fix(
            "replace with `\(word)`", near.count == 1 ? .likely : .guess,
            [.init(mistake.node.range, with: JSONText.literal(word))])
        })
    }
    guard let samples = design.raw("variables")?.members else { return mistakes }
    let declared = design.spec.types
    let misfits = samples.flatMap { sample -> [Diagnostic] in
      let key = sample.key.canonicalVariableKey
      guard let type = declared.first(where: { $0.name.canonicalVariableKey == key }) else { return [] }
      return DataFit(called: sample.key).misfits(of: sample.value, as: type.type)
    }
    return mistakes + misfits.prefix(Limits.diagnostics)
  }

  /// Reports a `?` after a type; it belongs after the name. The entries of a list have no name and are never missing.
  private static func misplacedMark(_ mistake: DataType.Mistake) -> Diagnostic {
    let type = mistake.near.first ?? ""
    var edits = [Diagnostic.Fix.Edit(mistake.node.range, with: JSONText.literal(type))]
    guard let member = mistake.member else {
      return Diagnostic(
        .specUnknownType, .init("\(mistake.message); the entries of a list have no names, and are never missing"),
        at: mistake.node.range, fixes: [.init("replace with `\(type)`", .guess, edits)])
    }
    let name = member.key.hasSuffix("?") ? member.key : member.key + "?"
    if name != member.key { edits.insert(.init(member.keyRange, with: JSONText.literal(name)), at: 0) }
    let meant = "\"\(name)\": \"\(type)\""
    return Diagnostic(
      .specUnknownType, .init("\(mistake.message): `\(meant)`"), at: mistake.node.range,
      fixes: [.init("write `\(meant)`", .likely, edits)])
  }
}
