// SPDX-License-Identifier: MIT

public import WeaveDiagnostics

/// Reads JSON text into a tree in which every key and value has its place.
///
/// It accepts exactly what RFC 8259 allows and reports everything else. After a mistake it continues with what the
/// author most likely meant, so that semantic mistakes can be reported together with syntax errors. All limits are in
/// `Limits`.
public struct JSONParser {
  /// The tree of a text, with all diagnostics.
  ///
  /// - Parameters:
  ///   - bytes: the most bytes that the text may have.
  ///   - values: the most values that it may have.
  /// - Returns: the tree as far as it could be read, even if there are errors; no tree if the text is empty, is not
  ///   UTF-8 at all, or exceeds a limit. Diagnostics are in the order of the text.
  public static func parse(
    _ source: SourceText, bytes: Int = Limits.designBytes, values: Int = Limits.jsonValues
  ) -> Checked<JSONNode> {
    if let refusal = refusal(of: source, bytes) { return Checked(nil, [refusal]) }
    var reader = JSONReader(source, valueLimit: values)
    reader.checkUTF8()
    let root = reader.readFile()
    return Checked(root, reader.findings.sorted())
  }

  /// The reason not to read a text at all, determined from its size and first bytes.
  private static func refusal(of source: SourceText, _ limit: Int) -> Diagnostic? {
    if source.bytes.count > limit {
      return Diagnostic(.jsonTooLarge, .tooLarge(source.bytes.count, limit), at: nil)
    }
    if let kind = ForeignText(source.bytes) {
      return Diagnostic(.jsonEncoding, .foreign(kind), at: SourceRange(0, 0))
    }
    if let language = OtherLanguage(source.bytes) {
      return Diagnostic(
        .jsonOtherLanguage, "the file is written in \(language.name), not in JSON", at: language.range,
        notes: [.init("`weave explain W0009` explains how to convert it")])
    }
    return nil
  }
}

extension Diagnostic.Message {
  fileprivate static func tooLarge(_ count: Int, _ limit: Int) -> Self {
    "the file has \(count) bytes; a design may have \(limit)"
  }

  fileprivate static func foreign(_ text: ForeignText) -> Self {
    text.isText ? "the file is \(text.name) text; save it as UTF-8" : "the file is \(text.name), not JSON text"
  }
}
