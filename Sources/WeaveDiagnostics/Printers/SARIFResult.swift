// SPDX-License-Identifier: MIT

/// One diagnostic as a SARIF result (section 3.27).
struct SARIFResult {
  var report: DiagnosticReport
  var diagnostic: Diagnostic
  var ruleIndex: Int

  var value: OutputValue {
    .compacted([
      ("ruleId", .string(diagnostic.code.name)),
      ("ruleIndex", .integer(ruleIndex)),
      ("level", .string(diagnostic.severity.rawValue)),
      ("message", message(diagnostic.message)),
      ("locations", .array([location])),
      ("relatedLocations", list(diagnostic.notes.enumerated().map(relatedLocation))),
      ("fixes", list(diagnostic.fixes.filter { !$0.edits.isEmpty }.map(fix))),
      ("properties", diagnostic.size.map { .object([("size", .string($0))]) }),
    ])
  }

  private func message(_ message: Diagnostic.Message) -> OutputValue { .object([("text", .string(message.text))]) }

  private func list(_ values: [OutputValue]) -> OutputValue? { values.isEmpty ? nil : .array(values) }

  // MARK: Places

  /// Section 3.28; the node is a logical location (3.33).
  private var location: OutputValue {
    .compacted([
      ("physicalLocation", physicalLocation(diagnostic.range)),
      ("logicalLocations", diagnostic.node.map { .array([.object([("fullyQualifiedName", .string($0))])]) }),
    ])
  }

  private func relatedLocation(_ index: Int, _ note: Diagnostic.Note) -> OutputValue {
    .object([
      ("id", .integer(index + 1)),
      ("physicalLocation", physicalLocation(note.range)),
      ("message", message(note.message)),
    ])
  }

  private func physicalLocation(_ range: SourceRange?) -> OutputValue {
    .compacted([("artifactLocation", artifact), ("region", range.map(region))])
  }

  private var artifact: OutputValue { .object([("uri", .string(Self.uri(report.source.name)))]) }

  /// Section 3.30: the end column is the one after the last character.
  private func region(_ range: SourceRange) -> OutputValue {
    let (start, end) = report.places(of: range)
    return .object([
      ("startLine", .integer(start.line)), ("startColumn", .integer(start.column)),
      ("endLine", .integer(end.line)), ("endColumn", .integer(end.column)),
    ])
  }

  // MARK: Fixes

  /// Section 3.55.
  private func fix(_ fix: Diagnostic.Fix) -> OutputValue {
    let replacements = fix.edits.map { edit in
      OutputValue.object([
        ("deletedRegion", region(edit.range)),
        ("insertedContent", .object([("text", .string(edit.replacement))])),
      ])
    }
    return .object([
      ("description", message(fix.message)),
      ("artifactChanges", .array([.object([("artifactLocation", artifact), ("replacements", .array(replacements))])])),
      ("properties", .object([("confidence", .string(fix.confidence.rawValue))])),
    ])
  }

  /// A path as a URI reference: characters that RFC 3986 does not allow in a path are percent-encoded.
  ///
  /// A colon in a relative path is encoded too, because it would end a scheme.
  static func uri(_ path: String) -> String {
    let encoded = PercentEncoding.text(path, keeping: "/!$&'()*+,;=@")
    return path.hasPrefix("/") ? "file://" + encoded : encoded
  }
}
