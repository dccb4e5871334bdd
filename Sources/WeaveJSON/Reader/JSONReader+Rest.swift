// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// Text after the file's value, where nothing is allowed.
extension JSONReader {
  /// Reports text after the value once, and stops reading.
  mutating func readRest(after root: JSONNode?) {
    skipTrivia()
    guard at < end, let root else { return }
    let range = SourceRange(at, restEnd())
    if bytes[at].isCloser {
      let fix = Diagnostic.Fix.remove(SourceRange(at, at + 1), "the bracket", .likely)
      report(
        .jsonStrayBracket, .strayBracket(excerpt(SourceRange(at, at + 1))), at: SourceRange(at, at + 1), fixes: [fix])
    } else if bytes[at] == .colon, case .string(let key) = root.value {
      report(.jsonTextAfterValue, .missingBraces(key), at: root.range)
    } else {
      let note = Diagnostic.Note("the value ends here", at: SourceRange(max(root.range.upper - 1, 0), root.range.upper))
      report(.jsonTextAfterValue, .textAfterValue(excerpt(range)), at: range, notes: [note])
    }
  }

  /// The end of the text on the line.
  private func restEnd() -> Int {
    var upper = at
    while upper < end, !bytes[upper].isLineBreak { upper += 1 }
    while upper > at + 1, bytes[upper - 1].isBlank { upper -= 1 }
    return upper
  }
}

extension Diagnostic.Message {
  fileprivate static func strayBracket(_ bracket: String) -> Self { "`\(bracket)` closes nothing" }
  fileprivate static func missingBraces(_ key: String) -> Self {
    "the file begins with the key `\(clipped(key))`; the braces around its members are missing"
  }
  fileprivate static func textAfterValue(_ text: String) -> Self { "`\(text)` comes after the end of the design" }
}
