// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// Writes JSON in the layout of Foundation's encoder.
struct PrettyWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ value: JSONValue, level: Int) {
    switch value {
    case .array(let elements):
      writeList(.openSquare, .closeSquare, elements, level: level) { $0.write($1.value, level: level + 1) }
    case .object(let members):
      let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      writeList(.openBrace, .closeBrace, sorted, level: level) { $0.write($1, level: level + 1) }
    default: JSONWriter.appendScalar(value, to: &bytes, escapingSlashes: true)
    }
  }

  private mutating func write(_ member: JSONMember, level: Int) {
    JSONText.append(member.key, to: &bytes, escapingSlashes: true)
    bytes += [0x20, .colon, 0x20]
    write(member.value.value, level: level)
  }

  /// Writes brackets with one item per line; empty brackets contain an empty line, as in Foundation.
  private mutating func writeList<Item>(
    _ opener: UInt8, _ closer: UInt8, _ items: [Item], level: Int, item write: (inout PrettyWriter, Item) -> Void
  ) {
    bytes.append(opener)
    if items.isEmpty { bytes.append(.lineFeed) }
    for (index, item) in items.enumerated() {
      if index > 0 { bytes.append(.comma) }
      startLine(level: level + 1)
      write(&self, item)
    }
    startLine(level: level)
    bytes.append(closer)
  }

  private mutating func startLine(level: Int) {
    bytes.append(.lineFeed)
    bytes.append(contentsOf: repeatElement(0x20, count: 2 * level))
  }
}
