// SPDX-License-Identifier: MIT

import Testing
import WeaveNative

@testable import WeaveText

/// Where lines may end beside quotation marks of East Asian text.
///
/// The expected places are those of ICU 78.3 (`icu::BreakIterator`, lines, CLDR 48) for the same language.
@Suite struct QuoteBreakTests {
  private static let everywhere = [
    "测|试|文|本，|“测”|试", "“测|试”。|测|试", "《书》|“名”|（注）|“释”", "甲”！|乙”？|丙", "（“测”）",
    "測|試……|測|試|——|測|試", "「日|本」、|（語）。", "日|本|“語”|で|す", "don’t |“stop” |now",
  ]
  /// The third goes beyond ICU, which lets no line end before two opening marks: they begin a line together, as in the
  /// requirements for Chinese text layout of the W3C.
  private static let chinese = [
    "测|试|“ABC”|测|试", "“甲”|“乙”|“丙”", "他|说：|“‘好’|字”。", "1“测”|2", "Apple’s|测|试|“iPhone”|发|布",
  ]
  private static let others = ["他|说：“‘好’|字”。", "测|试“ABC”测|试", "“甲”“乙”“丙”", "1“测”2", "Apple’s|测|试“iPhone”发|布"]

  @Test(arguments: ["zh-cn", "zh-tw", "ja", "en"]) func linesEnd(language: String) throws {
    let shaper = try PangoShaper(configuration: FontSet.standard.configuration, language: language)
    for expected in Self.everywhere + (language.hasPrefix("zh") ? Self.chinese : Self.others) {
      let text = expected.replacing("|", with: "")
      let ranges = [PangoStyledRange(bytes: 0..<text.utf8.count, style: PangoStyle(family: "Inter", weight: 400))]
      let boundaries = shaper.shape(text, ranges: ranges, isRightToLeft: false).boundaries
      var (found, byte) = ("", 0)
      for scalar in text.unicodeScalars {
        if byte > 0, boundaries[byte].contains(.line) { found += "|" }
        found.unicodeScalars.append(scalar)
        byte += UTF8.width(scalar)
      }
      #expect(found == expected, "\(language)")
    }
  }
}
