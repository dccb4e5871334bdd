// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveDiagnostics
import WeaveJSON

@Suite struct WriterTests {
  private func node(_ text: String) throws -> JSONNode {
    let result = JSONParser.parse(SourceText(name: "a.json", text: text))
    #expect(result.diagnostics.isEmpty)
    return try #require(result.output)
  }

  @Test func prettyIsTheFormOfTheApp() throws {
    let text = #"{"b": [], "a": {"url": "a/b", "x": 8.0, "Z": 0.1, "e": {}}, "c": [1, [true, null]]}"#
    #expect(
      try JSONWriter.pretty(node(text)) == """
        {
          "a" : {
            "Z" : 0.1,
            "e" : {

            },
            "url" : "a\\/b",
            "x" : 8
          },
          "b" : [

          ],
          "c" : [
            1,
            [
              true,
              null
            ]
          ]
        }
        """)
  }

  @Test func compactKeepsTheOrderOfKeys() throws {
    #expect(try JSONWriter.compact(node(#"{ "b" : [ 1 , 2.50 ], "a" : "x/y" }"#)) == #"{"b":[1,2.5],"a":"x/y"}"#)
  }

  @Test(arguments: [
    (8.0, "8"), (0.1, "0.1"), (-0.0, "-0"), (791_631_000.0, "791631000"), (1e16, "1e+16"),
    (.leastNonzeroMagnitude, "5e-324"),
    (1.7976931348623157e308, "1.7976931348623157e+308"), (0.1 + 0.2, "0.30000000000000004"), (.nan, "null"),
    (-.infinity, "null"),
  ])
  func numbersAreShortest(_ number: Double, _ text: String) { #expect(JSONWriter.text(of: number) == text) }

  // MARK: Properties

  @Test(arguments: 0..<200)
  func whatIsWrittenReadsBackTheSame(seed: UInt64) throws {
    var random = SeededGenerator(seed)
    let value = random.value(depth: 5)
    let compact = JSONWriter.compact(JSONNode(value, at: SourceRange(0, 0)))
    #expect(try JSONWriter.compact(node(compact)) == compact, "seed \(seed)")
    let pretty = JSONWriter.pretty(JSONNode(value, at: SourceRange(0, 0)))
    #expect(try JSONWriter.pretty(node(pretty)) == pretty, "seed \(seed)")
    #expect(try node(compact).plain == node(JSONWriter.compact(JSONNode(value, at: SourceRange(0, 0)))).plain)
    #expect(try node(compact).plain.sortedByKeys == node(pretty).plain, "seed \(seed)")
  }

  @Test(arguments: 0..<60)
  func prettyIsWhatFoundationWrites(seed: UInt64) throws {
    var random = SeededGenerator(seed)
    let value = JSONValue.object([random.member("root", depth: 4), random.member("more", depth: 3)])
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let expected = String(decoding: try encoder.encode(Encoded(value: value)), as: UTF8.self)
    #expect(JSONWriter.pretty(JSONNode(value, at: SourceRange(0, 0))) == expected, "seed \(seed)")
  }
}

/// A tree as Foundation's encoder takes it.
private struct Encoded: Encodable {
  var value: JSONValue

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  func encode(to encoder: any Encoder) throws {
    switch value {
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(Encoded(value: element.value)) }
    case .object(let members):
      var container = encoder.container(keyedBy: Key.self)
      for member in members {
        try container.encode(Encoded(value: member.value.value), forKey: Key(stringValue: member.key))
      }
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .bool(let flag):
      var container = encoder.singleValueContainer()
      try container.encode(flag)
    case .number(let number):
      var container = encoder.singleValueContainer()
      try container.encode(number)
    case .string(let text):
      var container = encoder.singleValueContainer()
      try container.encode(text)
    }
  }
}
