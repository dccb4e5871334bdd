// SPDX-License-Identifier: MIT

import Testing
import WeaveExpressions

/// What is told of a place.
@Suite struct HoverTests {
  @Test func aKeyWithItsDefaultAndRange() throws {
    let told = try #require(MarkedDesign(#"{ "layout": {"spac‸ing": 4} }"#).hover)
    #expect(told.contains("Points between the parts."))
    #expect(told.contains("Default: `8`."))
    #expect(told.contains("Range: 0 to 32."))
  }

  @Test func whatATextGivesNow() throws {
    let told = try #require(
      MarkedDesign(#"{ "primaryText": "Day‸: {{count|0||number}}", "variables": {"count": 1234} }"#).hover)
    #expect(told == "Gives now: `Day: 1,234`")
  }

  @Test func aVariableWithItsValueAndWhatGivesIt() throws {
    let told = try #require(MarkedDesign(#"{ "primaryText": "{{co‸unt}}", "variables": {"count": 12} }"#).hover)
    #expect(told.contains("Now `12` (the design's sample)."))
    let given = try #require(
      MarkedDesign(#"{ "primaryText": "{{co‸unt}}", "variables": {"count": 12} }"#, given: ["count": .number(40)]).hover
    )
    #expect(given.contains("Now `40` (given)."))
  }

  @Test func aFactThatIsMissing() throws {
    let told = try #require(MarkedDesign(#"{ "primaryText": "{{__weather_t‸emp}}" }"#).hover)
    #expect(told.contains("Missing now: no weather.json."))
  }

  @Test func aFilterAndAFunction() throws {
    #expect(try #require(MarkedDesign(#"{ "primaryText": "{{a||upp‸er}}" }"#).hover).contains("upper"))
    #expect(
      try #require(MarkedDesign(#"{ "content": {"type": "text", "text": "=ro‸und(1.5)"} }"#).hover).contains("round(x"))
  }

  @Test func aSymbol() {
    #expect(MarkedDesign(#"{ "symbol": {"name": "flame‸.fill"} }"#).hover == "**`flame.fill`**: a symbol")
    #expect(MarkedDesign(#"{ "symbol": {"name": "flam‸.fill"} }"#).hover?.contains("unknown symbol") == true)
  }

  @Test func aColorInBothAppearances() throws {
    let told = try #require(MarkedDesign(#"{ "content": {"type": "divider", "color": "bl‸ue"} }"#).hover)
    #expect(told.uppercased().contains("#007AFF"))
    #expect(told.uppercased().contains("#0A84FF"))
  }
}
