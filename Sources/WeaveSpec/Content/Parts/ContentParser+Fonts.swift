// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON

extension ContentParser {
  /// Reads the named fonts of the design, for `family`. Whether a family is installed is only known when a picture is
  /// drawn.
  mutating func readFonts() {
    for member in parts.members("fonts") {
      // A value that is not a text has already been reported by the table check.
      let entries = member.value.elements ?? [member.value]
      let families = entries.compactMap(\.stringValue)
      guard families.count == entries.count else { continue }
      if let empty = entries.first(where: { $0.stringValue == "" }) {
        report(.contentFont, .emptyFamily(member.key), at: empty)
      } else if families.isEmpty {
        report(.contentFont, .noFamily(member.key), at: member.value)
      }
      fonts[member.key] = families
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func noFamily(_ font: String) -> Self { "the font `\(font)` names no family" }
  fileprivate static func emptyFamily(_ font: String) -> Self { "the font `\(font)` has an empty family name" }
}
