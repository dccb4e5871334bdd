// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveDiagnostics
import WeaveEdit
import WeaveFacts
import WeaveRender
import WeaveResolve

/// The language on one page.
@Suite struct PrimerTests {
  private let moment = Moment(
    now: Date(timeIntervalSince1970: 1_774_706_700), timeZone: .gmt, locale: Locale(identifier: "en_US"))

  /// Tokenizers of language models split words into pieces of some six letters, numbers into three digits, and take a
  /// sign or a line break with its indentation as one. That is at least as many as the common ones count.
  private static func tokens(in text: String) -> Int {
    text.matches(of: #/[A-Za-z]{1,6}|[0-9]{1,3}|\s*\n\s*|[^A-Za-z0-9\s]/#).count
  }

  private var designs: [String] { Primer.text.matches(of: #/```json\n((?:.|\n)*?)```/#).map { String($0.1) } }

  @Test func itIsShort() {
    #expect(Self.tokens(in: "{ \"type\": \"text\" }\n") == 10)
    #expect(Self.tokens(in: Primer.text) <= 5_000)
  }

  @Test func theDocumentIsACopy() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    #expect(try String(contentsOf: root.appending(path: "docs/primer.md"), encoding: .utf8) == Primer.text)
  }

  /// The examples draw at all sizes of a phone without a remark.
  @Test func itsDesignsAreRight() throws {
    let designs = designs
    #expect(designs.count == 3)
    let checker = try DesignChecker()
    for design in designs {
      let compiled = WidgetCompiler.compile(SourceText(name: "primer", text: design), now: moment.now)
      let found = try checker.check(compiled, folder: "/nowhere", moment: moment, variables: [:], depth: .drawing)
      #expect(found.filter { $0.severity != .note }.isEmpty, "\(found.map(\.message))\n\(design)")
    }
  }

  @Test func itsFactsExist() throws {
    let keys = Primer.text.matches(of: #/`(__[a-z_]+)`/#).map { String($0.1) }
    #expect(keys.count >= 20)
    for key in keys { #expect(FactTable.key(key) != nil, "\(key)") }
    let parts = FactTable.all.flatMap(\.parts)
    for list in Primer.text.matches(of: #/([a-z]+\.[a-z]+) \(([a-z_ ]+)\)/#) {
      let known = try #require(parts.first { $0.name == list.1 }, "\(list.1)")
      #expect(Set(list.2.split(separator: " ").map(String.init)).isSubset(of: known.members.map(\.name)), "\(list.1)")
    }
  }
}
