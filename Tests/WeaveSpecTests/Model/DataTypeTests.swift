// SPDX-License-Identifier: MIT

import Testing
import WeaveDiagnostics
import WeaveExpressions
import WeaveJSON

@testable import WeaveSpec

/// Types of data, and what does not fit them.
@Suite struct DataTypeTests {
  private func node(_ json: String) throws -> JSONNode {
    try #require(JSONParser.parse(SourceText(name: "data", text: json)).output)
  }

  @Test(arguments: [
    (#"{"to": "text", "delay?": "number min"}"#, "{ to: text, delay?: number min }"), (#"["flag"]"#, "[flag]"),
    (#""date""#, "date"), (#""nonsense""#, "any"), (#"[{"a": ["number"]}]"#, "[{ a: [number] }]"),
  ])
  func areRead(_ json: String, _ type: String) throws {
    #expect("\(DataType(try node(json)))" == type)
  }

  @Test func areSeenInSamples() throws {
    let sample = DataValue(
      try node(#"[{"to": "Porto", "at": "2026-03-28", "delay": 4}, {"to": "Lyon", "at": "14:05", "n": "12"}]"#))
    #expect("\(DataType(of: sample.value))" == "[{ at: text, delay?: number, n?: number, to: text }]")
  }

  @Test func misfitsHaveTheirPlaces() throws {
    let json =
      #"[{"station": "Porto", "delay": "late"}, {"staton": "Lyon", "delay": "1,5"}, {"station": [1], "delay": null}]"#
    let source = SourceText(name: "data", text: json)
    let type = DataType(try node(#"[{"station": "text", "delay?": "number"}]"#))
    let found = DataFit(called: "trains").misfits(of: try node(json), as: type)
    #expect(
      found.map { "\(source.position(of: $0.range?.lower ?? 0).column) \($0.message.text)" } == [
        "32 `trains[0].delay` is a number in the design, but here it is the text `late`",
        "41 `trains[1]` has no `station`, which the design reads; is it `staton` here?",
        "69 `trains[1].delay` is `1,5`, which is read as 15; write a point before decimals",
        "89 `trains[2].station` is a text in the design, but here it is a list",
      ])
  }
}
