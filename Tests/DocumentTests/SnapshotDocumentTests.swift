// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveData
import WeaveDiagnostics

/// `docs/snapshots.md`: its examples have no mistakes, and its tables are those that reading goes by.
@Suite struct SnapshotDocumentTests {
  private static let document = Result { try MarkdownDocument("docs/snapshots.md") }

  @Test func examplesAreRead() throws {
    let examples = try Self.document.get().blocks("json")
    var shown: Set<SnapshotKind> = []
    for example in examples {
      let kind = try #require(SnapshotKind(rawValue: String(example.section.prefix { $0 != "." })))
      let source = SourceText(name: "docs/snapshots.md:\(example.line)", text: example.text)
      // 2026-03-28T14:05:00+01:00
      let now = Date(timeIntervalSince1970: 1_774_703_100)
      let checked = SnapshotReader.read(source, as: kind, now: now, timeZone: .gmt)
      #expect(checked.diagnostics.map(\.message.text) == [], "docs/snapshots.md:\(example.line)")
      shown.insert(kind)
    }
    #expect(shown.count == SnapshotKind.allCases.count)
  }

  @Test func everyObjectHasATable() throws {
    let parts = Set(try Self.document.get().generatedParts)
    #expect(SnapshotSchema.objectNames.filter { !parts.contains($0) } == [])
  }

  @Test func tablesAreCurrent() throws {
    try Self.document.get().expectCurrent { SnapshotSchema.reference(of: $0) }
  }
}
