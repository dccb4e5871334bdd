// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The articles of the library: what they show is built, and what other packages see is in them.
@Suite struct CatalogueTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
  private static let library = "\(root)/Sources/Weave"

  private static func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  /// One import gives the types that the catalogue lists, and no more of them than a page tells.
  @Test func everyTypeIsInTheCatalogue() throws {
    let type = /\n(?:@_exported public import|public) (?:enum|struct|actor|class|protocol|typealias) (?:\w+\.)?(\w+)/
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.library).filter { $0.hasSuffix(".swift") }
    let seen = try files.flatMap { try Self.text("\(Self.library)/\($0)").matches(of: type).map { String($0.1) } }
    let topics = try Self.text("\(Self.library)/Weave.docc/Weave.md").split(separator: "## Topics")
    let listed = try #require(topics.last).matches(of: /- ``(\w+)``/).map { String($0.1) }
    #expect(seen.sorted() == listed.sorted())
    #expect(Set(listed).count == listed.count && listed.count <= 15)
  }

  /// Of the modules below, single types are passed on, never a whole one.
  @Test func nothingElseIsPassedOn() throws {
    for file in try FileManager.default.contentsOfDirectory(atPath: Self.library) where file.hasSuffix(".swift") {
      for whole in try Self.text("\(Self.library)/\(file)").matches(of: /@_exported.* import (\w+)\n/) {
        Issue.record("\(file) passes on all of \(whole.1)")
      }
    }
  }

  /// What the articles show stands in the programs that are built.
  @Test func snippetsAreOfTheExamples() throws {
    let articles = "\(Self.library)/Weave.docc"
    let programs = try ["five", "card", "cards", "route", "values"].map {
      try Self.text("\(Self.root)/Examples/Sources/\($0)/main.swift")
    }
    var count = 0
    for name in try FileManager.default.contentsOfDirectory(atPath: articles) where name.hasSuffix(".md") {
      for snippet in try Self.text("\(articles)/\(name)").matches(of: /```swift\n((?:.|\n)*?)```/) {
        count += 1
        #expect(programs.contains { $0.contains(String(snippet.1)) }, "\(name): \(snippet.1)")
      }
    }
    #expect(count >= 3)
  }
}
