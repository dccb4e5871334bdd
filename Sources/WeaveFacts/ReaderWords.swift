// SPDX-License-Identifier: MIT

package import WeaveExpressions
import WeaveScience
import WeaveTime

/// Texts of facts in the reader's language.
extension Words {
  func text(_ word: Word, _ arguments: String...) -> String { text(word, arguments.map(Argument.text)) }

  func count(_ word: Word, _ number: Int) -> String { text(word, [.number(number)]) }

  /// `42%`, `42 %` or `%42`.
  func percent(_ fraction: Double) -> String { count(.percent, Int((min(max(fraction, -1e6), 1e6) * 100).rounded())) }

  /// `25 min`, `1 h 25 min`, `2 h`. Parts of a minute are dropped.
  func span(minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    if hours == 0 { return count(.minutes, rest) }
    return rest == 0 ? count(.hours, hours) : text(.hoursMinutes, [.number(hours), .number(rest)])
  }

  /// The same in a short form: `25m`, `1h 25m`.
  func shortSpan(minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    if hours == 0 { return count(.minutesShort, rest) }
    return rest == 0 ? count(.hoursShort, hours) : text(.hoursMinutesShort, [.number(hours), .number(rest)])
  }

  /// The kind of precipitation at the beginning of a sentence.
  func title(_ kind: PrecipitationKind) -> String {
    switch kind {
    case .rain: self[.rain]
    case .freezingRain: self[.freezingRain]
    case .freezingDrizzle: self[.freezingDrizzle]
    case .sleet: self[.sleet]
    case .hail: self[.hail]
    case .snow: self[.snow]
    }
  }

  /// The kind of precipitation within a sentence.
  func word(_ kind: PrecipitationKind) -> String {
    switch kind {
    case .rain: self[.rainWord]
    case .freezingRain: self[.freezingRainWord]
    case .freezingDrizzle: self[.freezingDrizzleWord]
    case .sleet: self[.sleetWord]
    case .hail: self[.hailWord]
    case .snow: self[.snowWord]
    }
  }

  /// A phrase that begins with a word which is otherwise used within sentences.
  func sentence(_ word: Word, _ kind: PrecipitationKind) -> String {
    let text = text(word, self.word(kind))
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// One of several directions, which are all in one text.
  func direction(_ word: Word, at index: Int) -> String? {
    let names = self[word].split(separator: "|")
    return names.indices.contains(index) ? String(names[index]) : nil
  }
}

extension Words {
  /// Whether times of day can be written in words of the language.
  package var hasClockWords: Bool { ClockWords.languages.contains(language.code) }
}

extension FactContext {
  /// The words of the reader's language.
  var words: Words { memory.words }

  /// A text of the science module in the reader's language; nil if it is empty.
  func translated(_ english: String?) -> Value? { FactText.text(english.map(words.translated)) }
}
