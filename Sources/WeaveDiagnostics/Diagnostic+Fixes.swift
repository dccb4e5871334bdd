// SPDX-License-Identifier: MIT

extension Diagnostic.Fix {
  /// "insert `,`": inserts text at a byte offset.
  public static func insert(_ text: String, at offset: Int, _ confidence: Confidence) -> Self {
    Self("insert `\(text)`", confidence, [Edit(SourceRange(offset, offset), with: text)])
  }

  /// "replace with `center`": replaces a range with text.
  public static func replace(_ range: SourceRange, with text: String, _ confidence: Confidence) -> Self {
    Self("replace with `\(Diagnostic.Message.clipped(text))`", confidence, [Edit(range, with: text)])
  }

  /// "remove the comma": removes a range.
  public static func remove(_ range: SourceRange, _ what: String, _ confidence: Confidence) -> Self {
    Self("remove \(what)", confidence, [Edit(range, with: "")])
  }
}

extension Diagnostic.Message {
  /// A text short enough for a message: its beginning, with `…` if there is more.
  public static func clipped(_ text: String, to limit: Int = 40) -> String {
    let head = text.unicodeScalars.prefix(limit + 1)
    if head.count <= limit { return text }
    return String(String.UnicodeScalarView(head.dropLast())) + "…"
  }
}
