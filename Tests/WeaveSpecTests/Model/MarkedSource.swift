// SPDX-License-Identifier: MIT

import Foundation
import WeaveDiagnostics
import WeaveJSON
import WeaveSpec

/// A source whose interesting places are marked by 1️⃣, 2️⃣, …; the marks are no part of it.
struct MarkedSource {
  let source: SourceText
  /// Offsets in bytes, in the order of the marks' numbers.
  let places: [Int]

  init(_ text: String) {
    var plain = ""
    var places: [Int: Int] = [:]
    for character in text {
      if let digit = character.unicodeScalars.first?.properties.numericType == .decimal
        ? character.wholeNumberValue ?? Int(String(character.unicodeScalars.prefix(1))) : nil,
        character.unicodeScalars.count > 1
      {
        places[digit] = plain.utf8.count
      } else {
        plain.append(character)
      }
    }
    source = SourceText(name: "spec.json", text: plain)
    self.places = places.sorted { $0.key < $1.key }.map(\.value)
  }
}

/// The moment and the identifiers of all tests here.
enum Fixed {
  static let now = Date(timeIntervalSinceReferenceDate: 791_631_000)
  static let id = UUID(uuid: (0x5E, 0xED, 0, 8, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1))

  static func decode(
    _ source: SourceText, _ mode: SpecDecoder.Mode = .strict
  ) -> Checked<SpecDocument> {
    let tree = JSONParser.parse(source)
    guard let root = tree.output else { return Checked(nil, tree.diagnostics) }
    return SpecDecoder.decode(root, source: source, mode: mode, now: now, makeID: { id })
  }

  static func decode(_ text: String, _ mode: SpecDecoder.Mode = .strict) -> Checked<SpecDocument> {
    decode(SourceText(name: "spec.json", text: text), mode)
  }
}
