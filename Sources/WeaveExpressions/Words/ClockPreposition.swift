// SPDX-License-Identifier: MIT

/// Changes the word before a time of day: `hasta las 2:05`, but `hasta la 1:05`; `v 5:00`, but `ve 14:00`.
enum ClockPreposition {
  private struct Rule {
    /// The end of the words before the time, and their end before some hours.
    var usual: String
    var other: String
    var hours: Set<Int>
  }

  private static let rules: [ReaderLanguage: [Rule]] = [
    .es: [Rule(usual: "las ", other: "la ", hours: [1])],
    .it: [Rule(usual: "lle ", other: "ll’", hours: [1])],
    .ptBR: [Rule(usual: "às ", other: "à ", hours: [1]), Rule(usual: " as ", other: " a ", hours: [1])],
    .el: [Rule(usual: "τις ", other: "τη ", hours: [1])],
    // Before a word with an initial v, or with two consonants that are hard to say after it: dvě, tři, čtyři, dvanáct.
    .cs: [
      Rule(usual: " v ", other: " ve ", hours: [2, 3, 4, 12, 13, 14, 20, 21, 22, 23])
    ],
  ]

  /// The words of a text before one of its arguments, adapted to that argument.
  static func agreeing(_ words: Substring, before argument: String, in language: ReaderLanguage) -> String {
    guard let rules = rules[language], let hour = hour(of: argument) else { return String(words) }
    for rule in rules where rule.hours.contains(hour) {
      if words.hasSuffix(rule.usual) { return words.dropLast(rule.usual.count) + rule.other }
      // At the beginning of a text there is no space before the word.
      if words == rule.usual.dropFirst() { return String(rule.other.dropFirst()) }
    }
    return String(words)
  }

  /// The hour at the beginning of a time: 14 for `14:05`, 1 for `1 p. m.`
  private static func hour(of text: String) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard (1...2).contains(digits.count), let next = text.dropFirst(digits.count).first, !next.isLetter else {
      return nil
    }
    return Int(digits)
  }
}
