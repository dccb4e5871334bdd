// SPDX-License-Identifier: MIT

public import WeaveDiagnostics

/// A text that is open in an editor.
public struct EditedText: Sendable {
  /// The current text.
  public private(set) var bytes: [UInt8]
  /// The table of its lines.
  public private(set) var lines: LineTable
  private let encoding: PositionEncoding

  /// A text, with the encoding in which the editor counts columns.
  public init(_ text: String, _ encoding: PositionEncoding) { self.init(Array(text.utf8), encoding) }

  /// A text as bytes, with the encoding in which the editor counts columns.
  public init(_ bytes: [UInt8], _ encoding: PositionEncoding) {
    self.bytes = bytes
    self.encoding = encoding
    lines = LineTable(bytes, encoding)
  }

  /// Replaces a range, or the whole text if the range is nil.
  public mutating func replace(_ range: EditorRange?, with text: String) {
    if let range {
      let place = lines.sourceRange(of: range)
      bytes.replaceSubrange(place.lower..<place.upper, with: text.utf8)
    } else {
      bytes = Array(text.utf8)
    }
    lines = LineTable(bytes, encoding)
  }

  /// The text after some edits, which must not overlap.
  public static func applying(_ edits: [Diagnostic.Fix.Edit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var copied = 0
    for edit in edits.sorted(by: { ($0.range.lower, $0.range.upper) < ($1.range.lower, $1.range.upper) }) {
      let lower = min(max(edit.range.lower, copied), bytes.count)
      result += bytes[copied..<lower]
      result += Array(edit.replacement.utf8)
      copied = min(max(edit.range.upper, lower), bytes.count)
    }
    return result + bytes[copied...]
  }
}
