// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// All locales of the Unicode data by thirty patterns, against what ICU 72 prints. `tools/generate-locales` asked it, so that
/// the tests need no ICU of their own.
@Suite struct LocaleComparisonTests {
  private struct Group: Sendable {
    var locales: [String]
    var texts: [String]
  }

  private static let days = ["2026-02-01T14:05:30Z", "2026-09-11T04:35:00Z"]
  private static let percentages = ["0.42", "-0.05"]
  private static let words = ["istanbul Άνθρωπος", "diyarbakır ijs ÿ"]

  private static func read() throws -> (patterns: [String], groups: [Group]) {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = tests.appending(path: "Locales/locales-by-icu.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
    let patterns = lines[0].split(separator: "\t").map(String.init)
    let groups = stride(from: 1, to: lines.count - 1, by: 2).map { index in
      Group(
        locales: lines[index].split(separator: " ").map(String.init),
        texts: lines[index + 1].split(separator: "\t", omittingEmptySubsequences: false).map(String.init))
    }
    return (patterns, groups)
  }

  private static func text(_ pattern: String, _ index: Int, _ locale: String) -> String {
    switch pattern {
    case "medium": filtered(days[index], "date", locale: locale)
    case "percent": filtered(percentages[index], "percent", locale: locale)
    case "upper": filtered(words[index], "upper", locale: locale)
    case "@hm", "@Hm", "@yMMMd", "@yMMMM", "@MMMd", "@MMMEd", "@yMMMMEEEEd", "@yMd":
      filtered(days[index], "date:\(pattern.dropFirst())", locale: locale)
    default: filtered(days[index], "date:\(pattern)", locale: locale)
    }
  }

  @Test func everyLocaleAndPatternIsAsICUPrintsIt() throws {
    let (patterns, groups) = try Self.read()
    #expect(patterns.count > 30)
    #expect(groups.reduce(0) { $0 + $1.locales.count } > 800)
    var wrong: [String] = []
    for group in groups {
      #expect(group.texts.count == patterns.count * 2, "\(group.locales)")
      for locale in group.locales {
        for (place, pattern) in patterns.enumerated() where pattern != "time" {
          for index in 0...1 {
            let expected = group.texts[place * 2 + index]
            let text = Self.text(pattern, index, locale)
            if text != expected, wrong.count < 40 { wrong.append("\(locale) \(pattern): \(text), not \(expected)") }
          }
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
  }
}
