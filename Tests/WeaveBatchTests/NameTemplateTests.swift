// SPDX-License-Identifier: MIT

import Testing
import WeaveExpressions
import WeaveResolve

@testable import WeaveBatch

/// What pictures are called.
@Suite struct NameTemplateTests {
  private func job(_ variables: [String: Value] = [:], name: String? = "lake") -> BatchJob {
    var row = BatchRow(place: "rows.csv:8", number: 7)
    row.name = name
    row.variables = variables
    return BatchJob(
      index: 0, row: row, spec: "cards/tea.json", size: .large, appearance: .dark, scale: 3, locale: "de_DE")
  }

  @Test(arguments: [
    ("{name}-{size}@{scale}x.png", "lake-large@3x.png"), ("{spec}/{row}-{appearance}.svg", "tea/7-dark.svg"),
    ("{locale}/{city}.png", "de_DE/Åre.png"), ("plain.png", "plain.png"),
  ])
  func partsAreFilledIn(pattern: String, path: String) throws {
    #expect(try NameTemplate(pattern).path(of: job(["city": .string("Åre")])) == path)
  }

  @Test func aRowWithoutANameHasItsNumber() throws {
    #expect(try NameTemplate("{name}.png").path(of: job(name: nil)) == "tea-7.png")
  }

  @Test(arguments: ["{name.png", "", "/a.png", "../a.png", "a//b.png", "a/./b.png", "a\u{0}.png"])
  func patternsThatNameNoFile(pattern: String) {
    #expect(throws: PatternError.self) { try NameTemplate(pattern) }
  }

  /// Rows may come from strangers: no value leads out of the folder.
  @Test(arguments: ["", "a/b", "..\\b", "a\nb", "\u{7F}"])
  func valuesThatAreNoPartOfAName(value: String) throws {
    let pattern = try NameTemplate("{city}.png")
    #expect(throws: RowMistake.self) { try pattern.path(of: job(["city": .string(value)])) }
  }

  @Test func aValueOfDotsAloneIsNoName() throws {
    let pattern = try NameTemplate("{city}")
    #expect(throws: RowMistake.self) { try pattern.path(of: job(["city": .string("..")])) }
  }

  @Test func aMissingValueNamesTheNearest() throws {
    let pattern = try NameTemplate("{ctiy}.png")
    let mistake = #expect(throws: RowMistake.self) { try pattern.path(of: job(["city": .string("Porto")])) }
    #expect(mistake?.message == "the row has no `ctiy` for the picture's name; did you mean `{city}`?")
  }
}
