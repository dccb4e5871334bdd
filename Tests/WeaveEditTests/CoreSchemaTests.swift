// SPDX-License-Identifier: MIT

import FoundationEssentials
import Testing
import WeaveDiagnostics
import WeaveEdit
import WeaveJSON
import WeaveRender
import WeaveResolve

/// The small schema for decoders that write only what a schema allows.
@Suite struct CoreSchemaTests {
  private let moment = Moment(
    now: Date(timeIntervalSince1970: 1_774_706_700), timeZone: .gmt, locale: Locale(identifier: "en_US"))

  private var schema: JSONNode {
    get throws { try #require(JSONParser.parse(SourceText(name: "core", text: CoreSchema.text)).output) }
  }

  @Test func itFitsIntoADecoder() throws {
    #expect(CoreSchema.text.utf8.count <= 16_384)
    // Keywords that decoders do not know would be ignored, and then designs could be wrong.
    let known: Set<String> = [
      "$schema", "$id", "$ref", "$defs", "title", "description", "type", "properties", "required",
      "additionalProperties", "anyOf", "enum", "const", "pattern", "minimum", "maximum", "items", "minItems",
      "maxItems",
    ]
    var found: Set<String> = []
    func visit(_ node: JSONNode) {
      for member in node.members ?? [] {
        found.insert(member.key)
        if ["properties", "$defs"].contains(member.key) {
          for inner in member.value.members ?? [] { visit(inner.value) }
        } else if !["enum", "const", "required"].contains(member.key) {
          visit(member.value)
          for inner in member.value.elements ?? [] { visit(inner) }
        }
      }
    }
    visit(try schema)
    #expect(found.subtracting(known) == [])
  }

  /// A thousand designs, read and checked at all sizes as `weave validate` does; every fiftieth is drawn as well.
  @Test(arguments: 0..<10) func everyDesignThatItAllowsIsValid(_ part: Int) throws {
    let checker = try DesignChecker()
    var sampler = SchemaSampler(try schema, seed: UInt64(part))
    for index in 0..<100 {
      let text = sampler.design()
      let compiled = WidgetCompiler.compile(SourceText(name: "sample", text: text), now: moment.now)
      let found = try checker.check(
        compiled, folder: "/nowhere", moment: moment, variables: [:], depth: index % 50 == 0 ? .drawing : .reading)
      let errors = found.filter { $0.severity == .error }
      #expect(errors.isEmpty, "part \(part), design \(index): \(errors.map { "\($0)" })\n\(text)")
    }
  }
}
