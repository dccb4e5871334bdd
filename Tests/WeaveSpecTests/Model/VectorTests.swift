// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveDiagnostics
import WeaveJSON
import WeaveSpec

/// What the app itself makes of files, and files that it wrote.
@Suite(.enabled(if: Shared.folder != nil)) struct VectorTests {
  @Test func lenientReadingGivesWhatTheAppGives() throws {
    let folder = try #require(Shared.folder)
    let source = try Shared.source(folder + "/vectors/decode-lenient.json")
    let cases = try #require(JSONParser.parse(source).output?["cases"]?.elements)
    #expect(!cases.isEmpty)
    for vector in cases {
      let name = vector["name"]?.stringValue ?? ""
      let input = try #require(vector["input"]?.stringValue)
      let document = Fixed.decode(input, .lenient).output
      if vector["result"]?.stringValue != nil {
        #expect(document == nil, "\(name)")
      } else {
        let expected = try #require(vector["result"])
        let found = JSONNode(.array((document?.specs ?? []).map { SpecEncoder.encode($0) }), at: expected.range)
        #expect(JSONWriter.pretty(found) == JSONWriter.pretty(expected), "\(name)")
      }
    }
  }

  @Test(arguments: Shared.designs)
  func realFilesReadWithoutAnError(_ path: String) throws {
    let source = try Shared.source(path)
    let checked = Fixed.decode(source)
    #expect(checked.diagnostics.filter { $0.severity != .note }.map(\.message.text) == [])
    // Files of today's app are written as they were read.
    guard let document = checked.output, document.specs.allSatisfy({ $0.places.node(at: "style.weatherScale") != nil })
    else { return }
    #expect(JSONWriter.pretty(SpecEncoder.encode(document)) == source.text(in: SourceRange(0, source.bytes.count)))
  }

  @Test func oldFilesBecomeWhatTheAppMakesOfThem() throws {
    let folder = try #require(Shared.folder)
    let old = try #require(Fixed.decode(try Shared.source(folder + "/designs/v6-day-plan-matched.json")).output)
    let new = try #require(
      Fixed.decode(try Shared.source(folder + "/designs/v6-day-plan-matched.reencoded-by-head.json")).output)
    #expect(old.specs == new.specs)
  }
}
