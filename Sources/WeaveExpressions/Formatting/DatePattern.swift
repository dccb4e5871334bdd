// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics

/// A parsed date pattern of Unicode letters, such as `EEE d MMM HH:mm`.
///
/// Numbers use the Gregorian calendar in every locale, so that `yyyy` is the same year everywhere; names and digits are
/// the locale's.
///
/// - Source: Unicode Technical Standard 35, part 4, "Date Format Patterns".
package struct DatePattern: Sendable, Hashable {
  package enum Part: Sendable, Hashable {
    case literal(String)
    /// A letter and its number of repetitions.
    case field(DateField, count: Int)
  }

  package private(set) var parts: [Part] = []
  /// Letters without a meaning, which are printed unchanged.
  private(set) var unknownLetters: [Character] = []

  package init(parts: [Part]) { self.parts = parts }

  package init(_ source: String) {
    // A quote counts even before a combining accent, which would form one character with it.
    var rest = source.capped(atScalars: 1_024).flatMap { character in
      character.unicodeScalars.first == "'" ? character.unicodeScalars.map { Character($0) } : [character]
    }[...]
    var literal = ""
    while let first = rest.first {
      if first == "'" {
        literal += Self.takeQuoted(&rest)
        continue
      }
      let run = rest.prefix { $0 == first }
      rest = rest.dropFirst(run.count)
      guard let field = DateField(rawValue: first) else {
        if first.isASCII && first.isLetter { unknownLetters.append(first) }
        literal.append(contentsOf: run)
        continue
      }
      if !literal.isEmpty { parts.append(.literal(literal)) }
      literal = ""
      parts.append(.field(field, count: min(run.count, Limits.filterWidth)))
    }
    if !literal.isEmpty { parts.append(.literal(literal)) }
  }

  /// Removes `'quoted'` text from the front; two quotes, inside or outside, stand for one.
  private static func takeQuoted(_ rest: inout ArraySlice<Character>) -> String {
    rest.removeFirst()
    if rest.first == "'" {
      rest.removeFirst()
      return "'"
    }
    var text = ""
    while let character = rest.popFirst() {
      guard character == "'" else {
        text.append(character)
        continue
      }
      guard rest.first == "'" else { break }
      rest.removeFirst()
      text.append("'")
    }
    return text
  }

  /// A unit of time.
  enum Grain { case day, minute }

  /// The unit in which the text changes; nil if the pattern shows seconds, or the zone, which can change at any second.
  var coarsest: Grain? {
    guard unknownLetters.isEmpty else { return nil }
    var grain = Grain.day
    for case .field(let field, _) in parts {
      switch field {
      case .era, .year, .weekYear, .extendedYear, .cyclicYear, .relatedYear, .quarter, .standaloneQuarter, .month,
        .standaloneMonth, .weekOfYear, .weekOfMonth, .day, .dayOfYear, .weekdayInMonth, .julianDay, .weekday,
        .localWeekday, .standaloneWeekday:
        break
      case .dayPeriod, .dayPeriodWithNoon, .flexibleDayPeriod, .hour12, .hour24, .hour11, .hour1To24, .minute:
        grain = .minute
      case .second, .fraction, .millisecondOfDay, .zoneName, .zoneOffset, .zoneGMT, .zoneGenericName, .zoneIdentifier,
        .zoneISOWithZ, .zoneISO:
        return nil
      }
    }
    return grain
  }

  /// The text of a moment, in seconds since 1970, in the time zone and locale of a context.
  package func format(seconds: Double, in context: EvaluationContext) -> String {
    let writer = DateFieldWriter(seconds: seconds, in: context)
    return parts.map { part in
      switch part {
      case .literal(let text): text
      case .field(let field, let count): writer.text(of: field, count: count)
      }
    }.joined()
  }
}

/// The meanings of the pattern letters.
package enum DateField: Character, Sendable, Hashable, CaseIterable {
  case era = "G"
  case year = "y"
  case weekYear = "Y"
  case extendedYear = "u"
  case cyclicYear = "U"
  case relatedYear = "r"
  case quarter = "Q"
  case standaloneQuarter = "q"
  case month = "M"
  case standaloneMonth = "L"
  case weekOfYear = "w"
  case weekOfMonth = "W"
  case day = "d"
  case dayOfYear = "D"
  case weekdayInMonth = "F"
  case julianDay = "g"
  case weekday = "E"
  case localWeekday = "e"
  case standaloneWeekday = "c"
  case dayPeriod = "a"
  case dayPeriodWithNoon = "b"
  case flexibleDayPeriod = "B"
  case hour12 = "h"
  case hour24 = "H"
  case hour11 = "K"
  case hour1To24 = "k"
  case minute = "m"
  case second = "s"
  case fraction = "S"
  case millisecondOfDay = "A"
  case zoneName = "z"
  case zoneOffset = "Z"
  case zoneGMT = "O"
  case zoneGenericName = "v"
  case zoneIdentifier = "V"
  case zoneISOWithZ = "X"
  case zoneISO = "x"
}
