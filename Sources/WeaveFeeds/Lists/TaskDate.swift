// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveTime

/// The date of a task as programs export it: `2026-03-28`, `2026-03-28T17:00:00`, `Mar 28 2026 17:00`, `28 Mar`,
/// `3/28/2026`.
struct TaskDate {
  private var day: LocalDay
  /// Hour and minute; nil for a whole day.
  private var clock: (hour: Int, minute: Int)?

  /// Which part of `03/04/2026` is the month.
  enum Order { case dayFirst, monthFirst, unknown }

  /// - Parameters:
  ///   - order: how numbers with slashes are read; nil if that is unknown.
  ///   - today: the day that a date without a year is near.
  init?(_ text: String, order: Order = .unknown, today: LocalDay) {
    var words = text.split { $0.isWhitespace || $0 == "," || $0 == "T" && text.first?.isNumber == true }.map(
      String.init)
    words.removeAll { $0.lowercased() == "at" || $0 == "@" }
    if words.count > 1, let last = words.last, let clock = Self.clock(last) {
      self.clock = clock
      words.removeLast()
    }
    let found = words.count == 1 ? Self.numbers(words[0], order) : Self.named(words, today)
    guard let found else { return nil }
    day = found
  }

  /// The moment in a time zone, or the whole day.
  func when(in zone: TimeZone) -> Reminder.When {
    guard let clock else { return .day(day) }
    var civil = day.civil
    (civil.hour, civil.minute) = (clock.hour, clock.minute)
    return .moment(Date(timeIntervalSince1970: civil.seconds(in: zone)))
  }

  /// The order that a column of dates has: one number above 12 decides for all.
  static func order(of texts: [String]) -> Order {
    var order = Order.unknown
    for text in texts {
      let parts = text.prefix { !$0.isWhitespace }.split { "/.-".contains($0) }.compactMap { Int($0) }
      guard parts.count == 3, parts[0] <= 31 else { continue }
      if parts[0] > 12 { return .dayFirst }
      if parts[1] > 12 { return .monthFirst }
      // Dates with full stops put the day first.
      if text.contains(".") { order = .dayFirst }
    }
    return order
  }

  private static func numbers(_ word: String, _ order: Order) -> LocalDay? {
    if let day = LocalDay(word) { return day }
    let parts = word.split { "/.-".contains($0) }.map { Int($0) }
    guard parts.count == 3, let first = parts[0], let second = parts[1], let third = parts[2] else { return nil }
    switch order {
    case .dayFirst: return day(third, second, first)
    case .monthFirst: return day(third, first, second)
    case .unknown: return nil
    }
  }

  /// `Mar 28 2026`, `28 March 2026`, `28 Mar`.
  private static func named(_ words: [String], _ today: LocalDay) -> LocalDay? {
    guard (2...3).contains(words.count), let index = words.prefix(2).firstIndex(where: { month($0) != nil }),
      let month = month(words[index]), let number = Int(words[1 - index].prefix { $0.isNumber })
    else { return nil }
    if words.count == 3 { return Int(words[2]).flatMap { day($0, month, number) } }
    let year = today.civil.year
    let near = (year - 1...year + 1).compactMap { day($0, month, number) }
    return near.min { abs($0.number - today.number) < abs($1.number - today.number) }
  }

  private static func month(_ word: String) -> Int? {
    guard word.count >= 3, word.allSatisfy({ $0.isLetter || $0 == "." }) else { return nil }
    return EnglishMonth.number(of: word)
  }

  private static func day(_ year: Int, _ month: Int, _ day: Int) -> LocalDay? {
    let full = (0..<100).contains(year) ? 2_000 + year : year
    return LocalDay(year: full, month: month, day: day)
  }

  /// `17:00`, `17:00:00.000Z`; nil if the word is no time.
  private static func clock(_ word: String) -> (Int, Int)? {
    let parts = word.split(separator: ":").map(String.init)
    guard parts.count == 2 || parts.count == 3, let hour = Int(parts[0]), let minute = Int(parts[1]),
      (0...23).contains(hour), (0...59).contains(minute)
    else { return nil }
    return (hour, minute)
  }
}
