// SPDX-License-Identifier: MIT

package import FoundationEssentials
import WeaveTime

/// The words of built-in templates and facts in a reader's language, or in English if it has none.
public struct Words: Sendable, Hashable {
  /// The language of the words.
  public let language: ReaderLanguage
  /// The digits of the reader's locale.
  private let digits: LocaleDigits?

  /// A value for `{…}` in a text.
  public enum Argument: Sendable, Hashable {
    /// A text that is inserted unchanged.
    case text(String)
    /// A whole number, which also selects the plural form if it is the count.
    case number(Int)
  }

  /// The words of one language.
  public init(_ language: ReaderLanguage) { (self.language, digits) = (language, nil) }

  /// - Parameter locale: the words are English if its language has none.
  package init(_ locale: Locale) {
    let own = ReaderLanguage(locale)
    (language, digits) = (own ?? .en, own.map { _ in LocaleDigits(locale: locale) })
  }

  /// A text without arguments.
  public subscript(_ word: Word) -> String { text(word, []) }

  /// A text with its arguments, in the order of `en.json`; the count comes first.
  ///
  /// - Parameter written: writes a number; nil for the digits of the reader's locale without grouping.
  public func text(_ word: Word, _ arguments: [Argument], written: ((Int) -> String)? = nil) -> String {
    let line = WordTable.table(of: language)[word.rawValue]
    let form = line.hasPrefix("¦") ? form(of: line, for: arguments.first) : line
    let text = Self.filled(
      form,
      arguments.map { argument in
        switch argument {
        case .text(let text): text
        case .number(let number): written?(number) ?? digits?.localized(String(number)) ?? String(number)
        }
      }, in: language)
    return word == .percent ? digits?.withOwnPercentSign(text) ?? text : text
  }

  /// The plural form for a count.
  private func form(of line: Substring, for count: Argument?) -> Substring {
    guard case .number(let number)? = count else { return Self.form(.other, of: line) ?? line }
    let category = PluralCategory(Double(number), language: language.code)
    return Self.form(category, of: line) ?? Self.form(.other, of: line) ?? line
  }

  private static func form(_ category: PluralCategory, of line: Substring) -> Substring? {
    for part in line.split(separator: "¦") where part.hasPrefix(category.rawValue + "=") {
      return part.dropFirst(category.rawValue.utf8.count + 1)
    }
    return nil
  }

  /// A text with `{0}`, `{1}`, … replaced.
  static func filled(_ form: Substring, _ arguments: [String], in language: ReaderLanguage) -> String {
    guard form.utf8.contains(UInt8(ascii: "{")) else { return String(form) }
    var result = ""
    var rest = form
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      if let index = Int(rest[rest.index(after: open)..<close]), arguments.indices.contains(index) {
        result += ClockPreposition.agreeing(rest[..<open], before: arguments[index], in: language) + arguments[index]
      } else {
        result += rest[...close]
      }
      rest = rest[rest.index(after: close)...]
    }
    // A sentence that ends with an abbreviation gets no second full stop.
    return rest == "." && result.hasSuffix(".") ? result : result + rest
  }
}

extension Words {
  /// The translation of an English text; the text itself in English, or if there is none.
  public func translated(_ english: String) -> String {
    guard language != .en, let index = WordTable.en.index(ofLine: english) else { return english }
    return String(WordTable.table(of: language)[index])
  }
}

extension Word {
  /// The word with a name; nil if there is none.
  public init?(named name: String) {
    guard let index = WordTable.names.index(of: name) else { return nil }
    self.init(rawValue: index)
  }

  /// The name in files and designs.
  public var name: String { String(WordTable.names[rawValue].prefix { $0 != ":" }) }

  /// The names of its arguments, in order; a count comes first.
  public var parameters: [String] { WordTable.names[rawValue].split(separator: ":").dropFirst().map(String.init) }

  /// Whether it takes a number of arguments; found without making a list of their names.
  func takes(_ count: Int) -> Bool { WordTable.names[rawValue].utf8.count { $0 == UInt8(ascii: ":") } == count }
}
