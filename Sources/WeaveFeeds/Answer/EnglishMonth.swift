// SPDX-License-Identifier: MIT

/// Months as services and programs name them in English, whatever the reader's language.
enum EnglishMonth {
  private static let names = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

  /// 1...12 for a name or its first three letters, in any case; nil for other words.
  static func number(of word: some StringProtocol) -> Int? {
    names.firstIndex(of: String(word.prefix(3)).lowercased()).map { $0 + 1 }
  }
}
