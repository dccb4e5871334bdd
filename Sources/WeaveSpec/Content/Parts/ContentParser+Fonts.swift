// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON

extension ContentParser {
  /// Reads the fonts of the design, which `family` refers to by name. Whether a family is installed shows only in a picture.
  mutating func readFonts() {
    for member in parts.members("fonts") {
      // What is no text has been told of with the table.
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
  fileprivate static func emptyFamily(_ font: String) -> Self { "the font `\(font)` names a family without a name" }
}
