// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveDiagnostics
import WeaveRender
import WeaveSchema
import WeaveSpec

/// The designs of `Specs/Content`, which show one behaviour each.
@Suite struct ContentSpecTests {
  private static let files = Project.files(under: "Specs/Content", ending: ".json")
    .filter { !$0.hasSuffix("weave.test.json") }

  /// Nothing is wrong with them at any size, light or dark: no text is cut, no contrast too weak.
  @Test(arguments: files) func hasNothingToReport(_ path: String) throws {
    let moment = Moment(
      now: Date(timeIntervalSince1970: 1_769_954_730), timeZone: .gmt, locale: Locale(identifier: "en_US"))
    let source = SourceText(name: path, text: try Project.text(of: path))
    let compiled = WidgetCompiler.compile(source, now: moment.now)
    let folder = (path as NSString).deletingLastPathComponent
    let messages = try DesignChecker().check(
      compiled, folder: "\(Project.root)/\(folder)", moment: moment, variables: [:]
    ).map { "\($0.code.name) \($0.message)" }
    #expect(messages.isEmpty)
  }

  @Test func everyNodeKindHasADesign() {
    for kind in NodeType.allCases {
      #expect(Self.files.contains { $0.hasPrefix("Specs/Content/\(kind.rawValue)/") }, "\(kind.rawValue)")
    }
  }

  @Test func everyModifierOccurs() throws {
    var examples = FieldExamples()
    for file in Self.files {
      let text = try Project.text(of: file)
      examples.collect(from: SourceText(name: file, text: text))
    }
    // `id` is for messages and draws nothing.
    let unused = Reference.modifiers.fields.map(\.key).filter {
      examples.values["modifiers.\($0)"] == nil && $0 != "id"
    }
    #expect(unused.isEmpty)
  }
}
