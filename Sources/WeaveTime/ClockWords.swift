// SPDX-License-Identifier: MIT

/// A time of day as English people say it: `Nine past` `ten` `in the morning`.
public struct ClockWords: Sendable, Hashable {
  /// `Nine past`, `Quarter to`; empty at the full hour.
  public var minutes: String
  /// `ten`, with a capital where it begins the sentence.
  public var hour: String
  /// `in the morning`; at the full hour `o’clock in the morning`.
  public var part: String

  /// - Parameters:
  ///   - hour: 0 to 23.
  ///   - minute: 0 to 59.
  public init(hour: Int, minute: Int) {
    let isPast = minute <= 30
    let count = isPast ? minute : 60 - minute
    let named = (isPast ? hour : hour + 1) % 24
    let word = Self.hours[named % 12]
    switch count {
    case 0: minutes = ""
    case 15: minutes = "Quarter " + (isPast ? "past" : "to")
    case 30: minutes = "Half past"
    default: minutes = "\(Self.capitalized(Self.number(count))) \(isPast ? "past" : "to")"
    }
    self.hour = minutes.isEmpty ? Self.capitalized(word) : word
    part = (minutes.isEmpty ? "o’clock " : "") + Self.part(of: hour)
  }

  private static func part(of hour: Int) -> String {
    switch hour {
    case 5..<12: "in the morning"
    case 12..<18: "in the afternoon"
    case 18..<22: "in the evening"
    default: "at night"
    }
  }

  private static func number(_ count: Int) -> String {
    count <= 20 ? units[count] : "twenty-\(units[count - 20])"
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  private static let hours = [
    "twelve", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
  ]

  private static let units = [
    "", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
    "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
  ]
}
