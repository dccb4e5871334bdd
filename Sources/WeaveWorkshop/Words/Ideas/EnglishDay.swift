// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveTime

/// A day that an English request names: `20 June 2026`, `June 20th`, `2026-06-20`, `next Friday`, `Christmas`, `in 3
/// weeks`. A day without a year is the next one.
struct EnglishDay: Hashable {
  var day: LocalDay
  /// The words that name it, as indices into the request's words.
  var place: Range<Int>
  /// The name of a day that has one, such as Christmas.
  var name: String?

  /// The first day that some words name.
  ///
  /// - Parameters:
  ///   - words: the request in lower case, without punctuation at the ends of words.
  ///   - today: the day of the request.
  static func first(in words: [String], today: LocalDay) -> EnglishDay? {
    for index in words.indices {
      if let found = written(words, at: index, today) ?? named(words, at: index, today)
        ?? relative(words, at: index, today)
      {
        return found
      }
    }
    return nil
  }

  // MARK: Written dates

  private static func written(_ words: [String], at index: Int, _ today: LocalDay) -> EnglishDay? {
    let word = words[index]
    if let day = LocalDay(word) { return EnglishDay(day: day, place: index..<index + 1) }
    if let day = numeric(word, today) { return EnglishDay(day: day, place: index..<index + 1) }
    func at(_ offset: Int) -> String? { words.indices.contains(index + offset) ? words[index + offset] : nil }
    // "20 June 2026", "the 20th of June"
    if let number = dayNumber(word) {
      let skipped = at(1) == "of" ? 1 : 0
      if let month = at(1 + skipped).flatMap(month) {
        let year = at(2 + skipped).flatMap(year)
        let count = 2 + skipped + (year == nil ? 0 : 1)
        return day(year, month, number, today).map { EnglishDay(day: $0, place: index..<index + count) }
      }
    }
    guard let month = month(word) else { return nil }
    // "June 20, 2026", "June 2026"
    if let number = at(1).flatMap(dayNumber) {
      let year = at(2).flatMap(year)
      return day(year, month, number, today).map { EnglishDay(day: $0, place: index..<index + (year == nil ? 2 : 3)) }
    }
    if let year = at(1).flatMap(year), let day = LocalDay(year: year, month: month, day: 1) {
      return EnglishDay(day: day, place: index..<index + 2)
    }
    // "may" is also a verb.
    guard word != "may", word != "march" || index > 0, word.count > 3 else { return nil }
    return day(nil, month, 1, today).map { EnglishDay(day: $0, place: index..<index + 1) }
  }

  /// `20.6.2026`, `20/06/26`, `6/20/2026`: the day comes first unless it cannot.
  private static func numeric(_ word: String, _ today: LocalDay) -> LocalDay? {
    for separator: Character in [".", "/", "-"] {
      let parts = word.split(separator: separator).map { Int($0) }
      guard parts.count == 3, let first = parts[0], let second = parts[1], var year = parts[2] else { continue }
      if year < 100 { year += 2000 }
      guard (1900...2200).contains(year) else { return nil }
      return LocalDay(year: year, month: second, day: first) ?? LocalDay(year: year, month: first, day: second)
    }
    return nil
  }

  private static func day(_ year: Int?, _ month: Int, _ number: Int, _ today: LocalDay) -> LocalDay? {
    if let year { return LocalDay(year: year, month: month, day: number) }
    // 29 February is up to eight years away.
    return (0...8).lazy.compactMap { LocalDay(year: today.civil.year + $0, month: month, day: number) }
      .first { $0 >= today }
  }

  private static func dayNumber(_ word: String) -> Int? {
    let digits = ["st", "nd", "rd", "th"].first { word.hasSuffix($0) }.map { word.dropLast($0.count) } ?? word[...]
    return Int(digits).flatMap { (1...31).contains($0) ? $0 : nil }
  }

  private static func year(_ word: String) -> Int? { Int(word).flatMap { (1900...2200).contains($0) ? $0 : nil } }

  private static func month(_ word: String) -> Int? {
    guard word.count >= 3 else { return nil }
    return months.firstIndex { $0 == word || ($0.hasPrefix(word) && (word.count == 3 || word == "sept")) }.map {
      $0 + 1
    }
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
    "december",
  ]

  // MARK: Named days

  private static func named(_ words: [String], at index: Int, _ today: LocalDay) -> EnglishDay? {
    let rest = words[index...].joined(separator: " ") + " "
    for entry in names where rest.hasPrefix(entry.name + " ") || rest.hasPrefix(entry.name + "'s ") {
      let next = (0...1).lazy.compactMap { entry.day(today.civil.year + $0) }.first { $0 >= today }
      guard let next else { continue }
      let count = entry.name.split(separator: " ").count
      return EnglishDay(day: next, place: index..<index + count, name: entry.title)
    }
    return nil
  }

  private static let names: [(name: String, title: String, day: @Sendable (Int) -> LocalDay?)] = [
    ("christmas eve", "Christmas Eve", { LocalDay(year: $0, month: 12, day: 24) }),
    ("christmas", "Christmas", { LocalDay(year: $0, month: 12, day: 25) }),
    ("xmas", "Christmas", { LocalDay(year: $0, month: 12, day: 25) }),
    ("new year's eve", "New Year’s Eve", { LocalDay(year: $0, month: 12, day: 31) }),
    ("new year", "New Year", { LocalDay(year: $0, month: 1, day: 1) }),
    ("new years", "New Year", { LocalDay(year: $0, month: 1, day: 1) }),
    ("halloween", "Halloween", { LocalDay(year: $0, month: 10, day: 31) }),
    ("valentine's day", "Valentine’s Day", { LocalDay(year: $0, month: 2, day: 14) }),
    ("valentines day", "Valentine’s Day", { LocalDay(year: $0, month: 2, day: 14) }),
    ("easter", "Easter", { easter($0) }),
    ("thanksgiving", "Thanksgiving", { weekday(4, 4, month: 11, year: $0) }),
    ("mother's day", "Mother’s Day", { weekday(0, 2, month: 5, year: $0) }),
    ("father's day", "Father’s Day", { weekday(0, 3, month: 6, year: $0) }),
    ("spring", "Spring", { LocalDay(year: $0, month: 3, day: 20) }),
    ("summer", "Summer", { LocalDay(year: $0, month: 6, day: 21) }),
    ("autumn", "Autumn", { LocalDay(year: $0, month: 9, day: 22) }),
    ("winter", "Winter", { LocalDay(year: $0, month: 12, day: 21) }),
  ]

  /// The nth weekday of a month.
  private static func weekday(_ weekday: Int, _ number: Int, month: Int, year: Int) -> LocalDay? {
    guard let first = LocalDay(year: year, month: month, day: 1) else { return nil }
    return first.advanced(by: (weekday - first.weekday + 7) % 7 + 7 * (number - 1))
  }

  /// Easter Sunday.
  ///
  /// - Source: the anonymous Gregorian algorithm, Nature of 20 April 1876.
  private static func easter(_ year: Int) -> LocalDay? {
    let a = year % 19
    let (b, c) = (year / 100, year % 100)
    let h = (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30
    let l = (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7
    let m = (a + 11 * h + 22 * l) / 451
    let sum = h + l - 7 * m + 114
    return LocalDay(year: year, month: sum / 31, day: sum % 31 + 1)
  }

  // MARK: Relative days

  private static func relative(_ words: [String], at index: Int, _ today: LocalDay) -> EnglishDay? {
    func at(_ offset: Int) -> String? { words.indices.contains(index + offset) ? words[index + offset] : nil }
    switch words[index] {
    case "tomorrow": return EnglishDay(day: today.advanced(by: 1), place: index..<index + 1, name: "Tomorrow")
    case "weekend":
      return EnglishDay(day: next(6, after: today), place: index..<index + 1, name: "Weekend")
    case "in":
      guard let count = at(1).flatMap(EnglishNumber.value), let unit = at(2) else { return nil }
      let days = ["day": 1, "week": 7, "month": 30, "year": 365].first { unit.hasPrefix($0.key) }?.value
      guard let days, count == count.rounded(), (0...40_000).contains(count * Double(days)) else { return nil }
      return EnglishDay(day: today.advanced(by: Int(count) * days), place: index..<index + 3)
    default:
      guard let weekday = weekdays.firstIndex(of: words[index]) else { return nil }
      let isNext = index > 0 && words[index - 1] == "next"
      let start = isNext ? index - 1 : index
      return EnglishDay(
        day: next(weekday, after: today), place: start..<index + 1, name: weekdays[weekday].capitalizedWord)
    }
  }

  private static func next(_ weekday: Int, after today: LocalDay) -> LocalDay {
    today.advanced(by: (weekday - today.weekday + 6) % 7 + 1)
  }

  private static let weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]
}

/// Numbers as English requests write them: `12`, `1,200`, `2.5`, `10k`, `five`, `a dozen`.
enum EnglishNumber {
  static func value(_ word: String) -> Double? {
    if let index = words.firstIndex(of: word) { return Double(index) }
    if word == "dozen" { return 12 }
    if word == "hundred" { return 100 }
    let plain = word.replacing(",", with: "")
    if plain.hasSuffix("k"), let number = Double(plain.dropLast()) { return number * 1_000 }
    guard let first = plain.first, first.isASCII, first.isNumber else { return nil }
    return Double(plain)
  }

  private static let words = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
  ]
}

extension String {
  /// The word with a capital at its start.
  var capitalizedWord: String { prefix(1).uppercased() + dropFirst() }
}
