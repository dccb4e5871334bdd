// SPDX-License-Identifier: MIT

import Testing
import WeaveDiagnostics
import WeaveJSON

@testable import WeaveSpec

@Suite struct ContentValueTests {
  /// `null` keeps its place in a list, so that a chart has a gap there and not one value less.
  @Test func nullKeepsItsPlace() throws {
    let node = try #require(Self.node(#"{"type": "chart", "values": [1, null, 3]}"#))
    guard case .array(let values) = node.properties[.values]?.value else {
      Issue.record("no list")
      return
    }
    #expect(values.map(\.value) == [.number(1), .null, .number(3)])
  }

  @Test func forEachTakesANumberOfTimes() throws {
    let node = try #require(Self.node(#"{"type": "forEach", "items": 9, "children": [{"type": "spacer"}]}"#))
    #expect(node.properties[.items]?.value == .number(9))
  }

  /// The node, where nothing is wrong with it.
  private static func node(_ text: String) -> ContentNode? {
    let source = SourceText(name: "node.json", text: text)
    guard let root = JSONParser.parse(source).output else { return nil }
    let parsed = ContentParser.parse(root, source: source)
    return parsed.diagnostics.isEmpty ? parsed.output : nil
  }
}
