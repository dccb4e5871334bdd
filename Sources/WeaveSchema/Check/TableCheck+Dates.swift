// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveJSON
import WeaveTime

extension TableCheck {
  /// Checks a moment: a text in ISO 8601 with a zone.
  mutating func checkMoment(_ node: JSONNode, _ field: Field) {
    switch node.value {
    case .string(let text):
      if InstantText.date(text) != nil { return }
      if InstantText.date(text + "Z") != nil { return add(.withoutZone(text, field, node)) }
      add(.invalidMoment(text, field, node, codes))
    case .number(let number): add(.numericMoment(number, field, node, codes))
    default: checkKind(node, .moment, field)
    }
  }

  /// Checks a day: `2026-03-28`.
  mutating func checkDay(_ node: JSONNode, _ field: Field) {
    guard case .string(let text) = node.value else { return checkKind(node, .day, field) }
    if LocalDay(text) == nil { add(.invalidDay(text, field, node, codes)) }
  }
}

extension Diagnostic {
  fileprivate static func withoutZone(_ text: String, _ field: Field, _ node: JSONNode) -> Diagnostic {
    Diagnostic(
      .snapshotNoZone, "`\(field.key)` has no time zone", at: node.range,
      notes: [Note("write `Z` for UTC, or the offset from UTC, as in `+01:00`")],
      fixes: [.replace(node.range, with: quoted(text + "Z"), .likely)])
  }

  /// A moment with a space instead of `T` or without seconds can be fixed.
  fileprivate static func invalidMoment(
    _ text: String, _ field: Field, _ node: JSONNode, _ codes: Vocabulary.Codes
  ) -> Diagnostic {
    let joined = text.trimmed.replacing(" ", with: "T", maxReplacements: 1)
    let isMended = joined != text && joined.utf8.count < 40 && InstantText.date(joined) != nil
    return Diagnostic(
      codes.invalidDate, "`\(field.key)` needs a moment such as `2026-03-28T14:05:00+01:00`", at: node.range,
      fixes: isMended ? [.replace(node.range, with: quoted(joined), .sure)] : [])
  }

  /// Seconds since 1970, as many services write moments.
  fileprivate static func numericMoment(
    _ number: Double, _ field: Field, _ node: JSONNode, _ codes: Vocabulary.Codes
  ) -> Diagnostic {
    let seconds = abs(number) >= 1e11 ? number / 1_000 : number
    // From 2001 to 2100; smaller numbers may count from another year.
    let isLikely = (978_307_200...4_102_444_800).contains(seconds)
    let text = InstantText.text(Date(timeIntervalSince1970: seconds))
    return Diagnostic(
      codes.wrongType, "`\(field.key)` needs a moment such as `2026-03-28T14:05:00+01:00`, not a number",
      at: node.range, fixes: isLikely ? [.replace(node.range, with: quoted(text), .likely)] : [])
  }

  /// The day of a moment is the part before its `T`.
  fileprivate static func invalidDay(
    _ text: String, _ field: Field, _ node: JSONNode, _ codes: Vocabulary.Codes
  ) -> Diagnostic {
    let day = String(text.prefix(10))
    let isMoment = text.dropFirst(10).hasPrefix("T") && LocalDay(day) != nil
    return Diagnostic(
      codes.invalidDate, "`\(field.key)` needs a day such as `2026-03-28`", at: node.range,
      fixes: isMoment ? [.replace(node.range, with: quoted(day), .likely)] : [])
  }
}
