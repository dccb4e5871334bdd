// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveEdit
import WeaveJSON
import WeaveSchema

/// Writes diagnostics for a client.
struct DiagnosticWriter {
  private let document: OpenDocument
  private let found: OpenDocument.Findings
  private let client: ClientAbilities

  init(_ document: OpenDocument, _ found: OpenDocument.Findings, _ client: ClientAbilities) {
    (self.document, self.found, self.client) = (document, found, client)
  }

  var list: [JSONNode] { found.diagnostics.map(node) }

  func node(_ diagnostic: Diagnostic) -> JSONNode {
    var message = diagnostic.message.text
    if let size = diagnostic.size { message += " (size \(size))" }
    var related: [JSONNode] = []
    let place = place(of: diagnostic.range)
    if let file = place.included, let range = diagnostic.range {
      related.append(.object([("location", file.location(range)), ("message", .text("the mistake is here"))]))
      message = "in `\(file.name)`: \(message)"
    }
    for note in diagnostic.notes {
      if client.takesRelatedPlaces, let range = note.range {
        let location = Self.part(of: range, in: found.source).map { $0.location(range) } ?? self.location(range)
        related.append(.object([("location", location), ("message", .text(note.message.text))]))
      } else {
        message += "\n\(note.message.text)"
      }
    }
    return .object([
      ("range", document.range(place.range)), ("severity", .integer(severity(diagnostic.severity))),
      ("code", .text(diagnostic.code.name)), ("source", .text("weave")), ("message", .text(message)),
      ("relatedInformation", related.isEmpty || !client.takesRelatedPlaces ? nil : .array(related)),
      // Text that can be removed without effect is shown faded.
      (
        "tags",
        diagnostic.code == .specUnknownKey || diagnostic.code == .contentUnknownKey ? .array([.integer(1)]) : nil
      ),
    ])
  }

  private func severity(_ severity: Diagnostic.Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }

  private func location(_ range: SourceRange) -> JSONNode {
    .object([("uri", .text(document.address)), ("range", document.range(range))])
  }

  /// Where to show a range: in the document itself, or at the name of the included file that contains it.
  private func place(of range: SourceRange?) -> (range: SourceRange, included: IncludedPart?) {
    guard let range else { return (SourceRange(0, document.text.bytes.isEmpty ? 0 : 1), nil) }
    guard let part = Self.part(of: range, in: found.source) else { return (range, nil) }
    let include = document.view.root?["include"]
    let names = include.map { $0.elements ?? [$0] } ?? []
    let name = names.first { node in node.stringValue.map { part.name.hasSuffix($0) } ?? false }
    return (name?.range ?? include?.range ?? SourceRange(0, 0), part)
  }

  /// An included file, which follows the document's own text in a source.
  struct IncludedPart {
    var name: String
    var bytes: [UInt8]
    var start: Int
    var encoding: PositionEncoding

    func location(_ range: SourceRange) -> JSONNode {
      let lines = LineTable(bytes, encoding)
      let moved = SourceRange(range.lower - start, range.upper - start)
      return .object([("uri", .text(FileAddress.address(of: name))), ("range", .range(lines.range(of: moved)))])
    }
  }

  private static func part(of range: SourceRange, in source: SourceText) -> IncludedPart? {
    guard
      let part = source.parts.dropFirst().first(where: {
        $0.range.lower <= range.lower && range.lower <= $0.range.upper
      })
    else { return nil }
    return IncludedPart(
      name: part.name, bytes: Array(source.bytes[part.range.lower..<part.range.upper]), start: part.range.lower,
      encoding: .utf16)
  }
}
