// SPDX-License-Identifier: MIT

package import FoundationEssentials

/// The fields of a date or time without their order: `yMMMd` is `Feb 1, 2026` in America and `1. Feb. 2026` in Germany.
///
/// - Source: Unicode Technical Standard 35, part 4, "availableFormats" and "Matching Skeletons".
package struct DateSkeleton: Sendable, Hashable {
  /// The fields of date and time in the order of the standard; either list may be empty.
  private let day, time: [Field]

  fileprivate struct Field: Sendable, Hashable {
    var letter: Character
    var count: Int
  }

  private static let dayLetters: [Character] = ["y", "Q", "M", "E", "d"]
  private static let timeLetters: [Character] = ["E", "j", "H", "h", "m", "s"]

  /// Nil for a pattern: a text with characters other than letters, fields in another order, or only numbers of fixed
  /// width such as `yyyyMMdd` and `HHmm`.
  package init?(_ source: String) {
    guard source.utf8.count <= 24, source.utf8.allSatisfy({ ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }) else {
      return nil
    }
    var fields: [Field] = []
    for letter in source {
      if fields.last?.letter == letter {
        fields[fields.count - 1].count += 1
      } else {
        fields.append(Field(letter: letter, count: 1))
      }
    }
    let isLocal = fields.contains { $0.letter == "j" }
    guard fields.count > 1 || isLocal, isLocal || fields.contains(where: \.isShort), fields.allSatisfy(\.isKnown) else {
      return nil
    }
    let split = fields.firstIndex { ["j", "H", "h", "m", "s"].contains($0.letter) } ?? fields.count
    let hasWeekdayAlone = split == 1 && fields[0].letter == "E" && fields.count > 1
    day = hasWeekdayAlone ? [] : Array(fields[..<split])
    time = hasWeekdayAlone ? fields : Array(fields[split...])
    guard Self.isOrdered(day, Self.dayLetters), Self.isOrdered(time, Self.timeLetters),
      day.isEmpty || Self.place(of: day) != nil, time.isEmpty || Self.place(of: time) != nil
    else { return nil }
  }

  private static func isOrdered(_ fields: [Field], _ letters: [Character]) -> Bool {
    let places = fields.map { letters.firstIndex(of: $0.letter) ?? -1 }
    return !places.contains(-1) && zip(places, places.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// The locale's pattern for these fields.
  package func pattern(_ locale: Locale) -> DatePattern {
    let record = LocaleRecord(locale)
    let parts = [day, time].map { $0.isEmpty ? "" : Self.pattern(of: $0, record) }
    if time.isEmpty { return DatePattern(parts[0]) }
    if day.isEmpty { return DatePattern(parts[1]) }
    let glue = record.text("j").isEmpty ? "{1} {0}" : String(record.text("j"))
    return DatePattern(glue.replacing("{1}", with: parts[0]).replacing("{0}", with: parts[1]))
  }

  private static func pattern(of fields: [Field], _ record: LocaleRecord) -> String {
    let patterns = record.list("k")
    guard let place = place(of: fields), patterns.indices.contains(place) else { return "" }
    let pattern =
      fields.contains { "jh".contains($0.letter) }
      ? LocaleRecord.withPlainBlanks(patterns[place]) : String(patterns[place])
    return widened(pattern, to: fields)
  }

  /// The index among a locale's patterns: with the same fields and widths, or else with the widths that the table has.
  private static func place(of fields: [Field]) -> Int? {
    let exact = fields.map(\.key).joined()
    return known.firstIndex(of: exact) ?? known.firstIndex(of: fields.map(\.narrowKey).joined())
  }

  /// A pattern with the widths of the skeleton, if the table has others.
  private static func widened(_ pattern: String, to fields: [Field]) -> String {
    var result = ""
    var isQuoted = false
    var letters = Array(pattern.unicodeScalars)[...]
    while let first = letters.first {
      let run = letters.prefix { $0 == first }
      letters = letters.dropFirst(run.count)
      if first == "'", run.count % 2 == 1 { isQuoted.toggle() }
      let count = isQuoted ? nil : fields.first { $0.means(Character(first)) }?.wanted(for: run.count)
      result += String(repeating: String(first), count: count ?? run.count)
    }
    return result
  }

  /// The skeletons with patterns in the table, in its order; `tools/generate-locales` has the same list.
  private static let known = """
    y yM yMd yMEd yMMM yMMMd yMMMEd yMMMM yMMMMd yMMMMEd yMMMMEEEEd yQQQ yQQQQ M Md MEd MMM MMMd MMMEd MMMM MMMMd MMMMEd \
    MMMMEEEEd MMMEEEEd d Ed EEEEd H Hm Hms h hm hms j jm jms EHm Ehm EHms Ehms
    """.split(separator: " ").map(String.init)
}

extension DateSkeleton.Field {
  /// Whether it is a number without leading zeros.
  fileprivate var isShort: Bool { count == 1 && "yMdjHhms".contains(letter) }

  fileprivate var isKnown: Bool {
    switch letter {
    case "M", "E", "Q": count <= 5
    case "y": count <= 4
    default: count <= 2
    }
  }

  private var isName: Bool { count >= 3 }

  /// The field as in the skeletons of the table.
  fileprivate var key: String {
    switch letter {
    case "E": count == 4 ? "EEEE" : "E"
    case "M", "Q": String(repeating: letter, count: isName ? min(count, 4) : 1)
    default: String(letter)
    }
  }

  /// The same with a short weekday, which more skeletons have.
  fileprivate var narrowKey: String { letter == "E" ? "E" : key }

  /// Whether a letter of a pattern shows the field.
  fileprivate func means(_ symbol: Character) -> Bool {
    switch letter {
    case "M": symbol == "M" || symbol == "L"
    case "E": symbol == "E" || symbol == "c"
    case "j": "HhKk".contains(symbol)
    default: symbol == letter
    }
  }

  /// The number of letters, given their number in the table's pattern.
  fileprivate func wanted(for count: Int) -> Int {
    switch letter {
    case "E": self.count <= 3 ? count : self.count
    // The table has patterns for short and full names, which stay unchanged.
    case "M", "Q": count >= 3 ? max(count, self.count == 5 ? 5 : 0) : self.count == 2 ? 2 : count
    default: max(self.count, count)
    }
  }
}
