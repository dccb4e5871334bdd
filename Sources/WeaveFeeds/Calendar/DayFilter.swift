// SPDX-License-Identifier: MIT

/// The parts of a rule that filter days, stored as bits. A rule may list hundreds of days and apply to centuries, and
/// looking up a bit takes the same time however long the list is.
struct DayFilter {
  /// Numbers that count from the beginning of a period, or from its end if they are negative.
  private struct Numbers {
    private var fromStart: [UInt64]
    private var fromEnd: [UInt64]

    /// - Parameter most: the greatest number.
    init(_ numbers: [Int], most: Int) {
      fromStart = Array(repeating: 0, count: most / 64 + 1)
      fromEnd = fromStart
      for number in numbers where abs(number) <= most {
        let (word, bit) = (abs(number) / 64, UInt64(1) << UInt64(abs(number) % 64))
        if number < 0 { fromEnd[word] |= bit } else { fromStart[word] |= bit }
      }
    }

    /// Whether a day is in the set, by its number from the beginning or by that from the end; both are 1 or more.
    func contains(_ number: Int, fromEnd other: Int) -> Bool {
      Self.has(fromStart, number) || Self.has(fromEnd, other)
    }

    private static func has(_ words: [UInt64], _ number: Int) -> Bool {
      number / 64 < words.count && words[number / 64] >> UInt64(number % 64) & 1 == 1
    }
  }

  private let months: Numbers
  private let monthDays: Numbers
  private let yearDays: Numbers
  private let weeks: Numbers
  /// The numbers of each weekday; 0 is in the set for every one.
  private let ordinals: [Numbers]
  private let named: [Bool]
  private let every: [Bool]

  init(
    months: [Int], monthDays: [Int], yearDays: [Int], weekNumbers: [Int], weekdays: [RecurrenceRule.Weekday]
  ) {
    self.months = Numbers(months, most: 12)
    self.monthDays = Numbers(monthDays, most: 31)
    self.yearDays = Numbers(yearDays, most: 366)
    weeks = Numbers(weekNumbers, most: 53)
    ordinals = (0..<7).map { day in Numbers(weekdays.filter { $0.day == day }.map(\.ordinal), most: 53) }
    named = (0..<7).map { day in weekdays.isEmpty || weekdays.contains { $0.day == day } }
    every = (0..<7).map { day in weekdays.contains { $0.day == day && $0.ordinal == 0 } }
  }

  /// Whether a weekday is named, with any number. Without BYDAY all are.
  func allows(weekday: Int) -> Bool { named[weekday] }
  func allowsEvery(_ weekday: Int) -> Bool { every[weekday] }
  func allows(_ weekday: Int, number: Int, fromEnd: Int) -> Bool {
    ordinals[weekday].contains(number, fromEnd: fromEnd)
  }

  func allows(month: Int) -> Bool { months.contains(month, fromEnd: 0) }
  func allows(monthDay: Int, fromEnd: Int) -> Bool { monthDays.contains(monthDay, fromEnd: fromEnd) }
  func allows(yearDay: Int, fromEnd: Int) -> Bool { yearDays.contains(yearDay, fromEnd: fromEnd) }
  func allows(week: Int, fromEnd: Int) -> Bool { weeks.contains(week, fromEnd: fromEnd) }
}
