// SPDX-License-Identifier: MIT

import Foundation
import Oracles
import Testing
import WeaveDiagnostics
import WeaveJSON
import WeaveSpec

/// What the app makes of files, and files in its form.
@Suite struct VectorTests {
  /// The values in a design by their paths, such as `layout.spacing`, each as its JSON text. An empty list is a value.
  private func values(_ node: JSONNode, at path: String = "") -> [String: String] {
    let prefix = path.isEmpty ? "" : path + "."
    if let members = node.members {
      return members.reduce(into: [:]) { $0.merge(values($1.value, at: prefix + $1.key)) { first, _ in first } }
    }
    if let elements = node.elements, !elements.isEmpty {
      return elements.enumerated().reduce(into: [:]) {
        $0.merge(values($1.element, at: "\(prefix)\($1.offset)")) { first, _ in first }
      }
    }
    return [path: JSONWriter.pretty(node)]
  }

  private func node(_ text: String) throws -> JSONNode {
    try #require(JSONParser.parse(SourceText(name: "x", text: text)).output, "\(text)")
  }

  /// A value of a table as its JSON text.
  private func text(_ value: Any) throws -> String {
    let data = try JSONSerialization.data(withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys])
    return String(decoding: data, as: UTF8.self)
  }

  @Test func lenientReadingGivesWhatTheAppGives() throws {
    let table = try Oracle.object("lenient-reading")
    let head = try #require(table["head"] as? [String: Any])
    let plain = try #require(table["plain"] as? [String: Any])
    for row in try Oracle.rows("lenient-reading", "cases") {
      let keys = row["keys"] as? [String: Any] ?? [:]
      let input = try row["text"] as? String ?? text(head.merging(keys) { $1 })
      let document = Fixed.decode(input, .lenient).output
      guard let designs = row["designs"] as? [[String: Any]] else {
        #expect(document == nil, "\(input)")
        continue
      }
      let expected = try designs.map { differences in
        try plain.merging(differences) { $1 }.mapValues { JSONWriter.pretty(try node(text($0))) }
      }
      #expect((document?.specs ?? []).map { values(SpecEncoder.encode($0)) } == expected, "\(input)")
    }
  }

  @Test(arguments: Oracle.designs) func filesOfTheAppReadWithoutAnError(_ file: URL) throws {
    let source = SourceText(name: file.lastPathComponent, bytes: Array(try Data(contentsOf: file)))
    let checked = Fixed.decode(source)
    #expect(checked.diagnostics.filter { $0.severity != .note }.map(\.message.text) == [])
    // Files of today's app are written as they were read, apart from a line break at the end.
    let document = try #require(checked.output)
    guard document.specs.allSatisfy({ $0.places.node(at: "style.weatherScale") != nil }) else {
      #expect(source.name == "version-6.wwdesign.json")
      return
    }
    let written = JSONWriter.pretty(SpecEncoder.encode(document))
    let read = source.text(in: SourceRange(0, source.bytes.count))
    #expect(written == (read.hasSuffix("\n") ? String(read.dropLast()) : read))
  }

  @Test func oldFilesBecomeWhatTheAppMakesOfThem() throws {
    func specs(_ name: String) throws -> [WidgetSpec] {
      let source = SourceText(name: name, bytes: try Oracle.bytes("Designs/\(name).wwdesign.json"))
      return try #require(Fixed.decode(source).output).specs
    }
    #expect(try specs("version-6") == specs("version-6-read-by-8"))
  }
}
