// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// A source with marks such as `1️⃣`: the text without them, and where each stood.
struct MarkedSource {
  let source: SourceText
  /// The digit of the mark at a byte offset.
  let marks: [Int: Character]

  init(_ marked: String) {
    var text = ""
    var marks: [Int: Character] = [:]
    for character in marked {
      if character.unicodeScalars.last == "\u{20E3}", let digit = character.unicodeScalars.first {
        marks[text.utf8.count] = Character(digit)
      } else {
        text.append(character)
      }
    }
    source = SourceText(name: "test.json", text: text)
    self.marks = marks
  }

  /// `1 W0003 missing …`: the mark at which a diagnostic begins, or its line and column where there is no mark.
  func line(for diagnostic: Diagnostic) -> String {
    let place = diagnostic.range.map { range in
      marks[range.lower].map { String($0) } ?? "\(source.position(of: range.lower))"
    }
    return "\(place ?? "-") \(diagnostic.code.name) \(diagnostic.message)"
  }
}
