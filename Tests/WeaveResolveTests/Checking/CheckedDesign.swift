// SPDX-License-Identifier: MIT

import FactFixtures
import Foundation
import WeaveDiagnostics
import WeaveExpressions
import WeaveJSON
import WeaveSpec

@testable import WeaveResolve

/// Designs written in tests, and what the check of facts says of them.
enum CheckedDesign {
  struct Unreadable: Error {}

  static func compiled(_ json: String) throws -> CompiledWidget {
    let source = SourceText(name: "design.json", bytes: Array(json.utf8))
    guard let root = JSONParser.parse(source).output,
      let spec = SpecDecoder.decode(root, source: source, mode: .strict, now: SampleFacts.now).output?.specs.first
    else { throw Unreadable() }
    let content = spec.content.flatMap { ContentParser.parse($0, using: spec.parts, source: source).output }
    guard let widget = CompiledWidget(spec: spec, content: content) else { throw Unreadable() }
    return widget
  }

  /// A design whose first text is this.
  static func text(_ text: String, variables: String = "{}") throws -> CompiledWidget {
    try compiled(#"{"name": "Sky", "primaryText": \#(literal(text)), "variables": \#(variables)}"#)
  }

  /// A design of one content tree.
  static func tree(_ content: String) throws -> CompiledWidget {
    try compiled(#"{"name": "Sky", "layout": {"template": "custom"}, "content": \#(content)}"#)
  }

  /// Codes in the order of their places.
  static func codes(_ widget: CompiledWidget) -> [String] { FactCheck.findings(in: widget).map(\.issue.code.name) }

  /// A text with the first fix of its first finding applied.
  static func mended(_ text: String) throws -> String {
    let findings = FactCheck.findings(in: try self.text(text))
    guard let fix = findings.first?.issue.fixes.first else { throw Unreadable() }
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(fix.range, with: fix.replacement.utf8)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
