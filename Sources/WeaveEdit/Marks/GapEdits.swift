// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// The edits between two JSON texts that differ only in the white space between words: one for each gap, so that an
/// editor keeps its cursors, marks and folds.
enum GapEdits {
  /// - Returns: the edits in order; a single one if the texts differ in more than gaps.
  static func edits(from old: [UInt8], to new: [UInt8]) -> [Diagnostic.Fix.Edit] {
    var edits: [Diagnostic.Fix.Edit] = []
    var (a, b) = (0, 0)
    var isInString = false
    while a < old.count || b < new.count {
      if !isInString {
        let (gap, other) = (end(ofGapAt: a, old), end(ofGapAt: b, new))
        if old[a..<gap] != new[b..<other] {
          edits.append(.init(SourceRange(a, gap), with: String(decoding: new[b..<other], as: UTF8.self)))
        }
        (a, b) = (gap, other)
      }
      guard a < old.count, b < new.count else { break }
      guard old[a] == new[b] else { return [SmallestEdit.edit(from: old, to: new)].compactMap(\.self) }
      if isInString, old[a] == UInt8(ascii: "\\"), a + 1 < old.count, b + 1 < new.count {
        // A quote after a backslash does not end the text.
        guard old[a + 1] == new[b + 1] else { return [SmallestEdit.edit(from: old, to: new)].compactMap(\.self) }
        (a, b) = (a + 2, b + 2)
        continue
      }
      if old[a] == UInt8(ascii: "\"") { isInString.toggle() }
      (a, b) = (a + 1, b + 1)
    }
    guard a == old.count, b == new.count else { return [SmallestEdit.edit(from: old, to: new)].compactMap(\.self) }
    return edits
  }

  private static func end(ofGapAt place: Int, _ bytes: [UInt8]) -> Int {
    bytes[place...].firstIndex { ![0x09, 0x0A, 0x0D, 0x20].contains($0) } ?? bytes.count
  }
}
