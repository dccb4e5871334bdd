// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveExpressions

/// The plural forms of every language that the templates are written in, against those that ICU 72 takes.
/// `tools/generate-locales` asked it, so that the tests need no ICU of their own.
@Suite struct PluralComparisonTests {
  /// A language, how many decimals are shown, and the forms of 0 to 200 in steps of the last decimal.
  struct Row: Sendable, CustomTestStringConvertible {
    var language: String
    var decimals: Int
    var forms: [String]
    var testDescription: String { "\(language), \(decimals) decimals" }
  }

  static let rows: [Row] = {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let text = (try? String(contentsOf: tests.appending(path: "Locales/plurals-by-icu.txt"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      let fields = line.split(separator: "\t")
      guard fields.count == 3, let decimals = Int(fields[1]) else { return nil }
      let forms = fields[2].split(separator: " ").flatMap { run in
        let parts = run.split(separator: "*")
        return [String](repeating: String(parts[0]), count: parts.count == 2 ? Int(parts[1]) ?? 0 : 1)
      }
      return Row(language: String(fields[0]), decimals: decimals, forms: forms)
    }
  }()

  @Test func everyLanguageIsThere() {
    #expect(Set(Self.rows.map(\.language)) == Set(ReaderLanguage.allCases.map(\.code)))
    #expect(Self.rows.count == ReaderLanguage.allCases.count * 3)
  }

  @Test(arguments: rows) func formsAreThoseOfICU(_ row: Row) {
    let scale = [1, 10, 100][row.decimals]
    #expect(row.forms.count == 200 * scale + 1)
    let wrong = row.forms.enumerated().filter { step, form in
      let number = Double(step) / Double(scale)
      return PluralCategory(number, decimals: row.decimals, language: row.language).rawValue != form
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(5).map { "\(Double($0.offset) / Double(scale)): \($0.element)" })")
  }
}
