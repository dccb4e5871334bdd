// SPDX-License-Identifier: MIT

/// A time of day as people say it: `Nine past ten in the morning`, `Viertel nach drei nachmittags`, `Las tres y cuarto de la
/// tarde`.
///
/// The parts follow each other as they stand here, with their spaces; what a language does not say is empty.
public struct ClockWords: Sendable, Hashable {
  /// What leads to the hour without a number: `Las `, `Klockan `.
  public var lead = ""
  /// How many minutes, where they are said before the hour: `Nine`, `Viertel`, `Halb`.
  public var number = ""
  /// What joins them with the hour: ` past `, ` vor halb `.
  public var joint = ""
  /// `ten`, with a capital where it begins the sentence.
  public var hour: String
  /// What follows the hour: ` o’clock`, ` heures et `, ` menos `.
  public var ending = ""
  /// How many minutes, where they are said after the hour: `quart`, `veinte`.
  public var added = ""
  /// `in the morning`; empty where the hour says it, such as noon.
  public var dayPart: String
  /// What stands beside the hour where there is little room: `9 past`, `half past`, `y media`; `o’clock` at the full hour.
  public var brief = ""

  /// - Parameters:
  ///   - hour: 0 to 23.
  ///   - minute: 0 to 59.
  ///   - language: of ISO 639; English where it is none of `languages`.
  public init(hour: Int, minute: Int, language: String = "en") {
    let hour = min(max(hour, 0), 23)
    let minute = min(max(minute, 0), 59)
    if let table = HalvedClock.tables[language] {
      self = table.words(hour, minute)
    } else if let table = CountedClock.tables[language] {
      self = table.words(hour, minute)
    } else if let table = PhrasedClock.tables[language] {
      self = table.words(hour, minute)
    } else {
      self = Self.english(hour, minute)
    }
    capitalize()
  }

  init(hour: String, dayPart: String) {
    self.hour = hour
    self.dayPart = dayPart
  }

  /// The languages in which times are told in words.
  public static let languages: Set<String> = Set(
    ["en"] + HalvedClock.tables.keys + CountedClock.tables.keys + PhrasedClock.tables.keys)
}

extension ClockWords {
  /// What is said before the hour, without spaces around it: `Nine past`.
  public var minutes: String { Self.trimmed(lead + number + joint) }

  /// What is said after the hour, without spaces around it: `in the morning`, `o’clock in the morning`.
  public var part: String { Self.trimmed(ending + added + " " + dayPart) }

  /// All but the part of the day: `Nine past ten`.
  public var opening: String { Self.trimmed(lead + number + joint + hour + ending + added) }

  /// The whole sentence.
  public var sentence: String { dayPart.isEmpty ? opening : "\(opening) \(dayPart)" }

  /// Whether `brief` is said after the hour.
  public var briefFollows: Bool { number.isEmpty }

  private static func trimmed(_ text: String) -> String {
    let start = text.drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }

  private mutating func capitalize() {
    if !lead.isEmpty {
      lead = Self.capitalized(lead)
    } else if !number.isEmpty {
      number = Self.capitalized(number)
    } else {
      hour = Self.capitalized(hour)
    }
  }

  /// Dutch has one accent where a capital begins the word: `Eén`.
  private static func capitalized(_ word: String) -> String {
    word.hasPrefix("éé") ? "E" + word.dropFirst() : word.prefix(1).uppercased() + word.dropFirst()
  }
}

extension ClockWords {
  private static func english(_ hour: Int, _ minute: Int) -> ClockWords {
    let isPast = minute <= 30
    let count = isPast ? minute : 60 - minute
    let named = (isPast ? hour : hour + 1) % 24
    var words = ClockWords(hour: hours[named % 12], dayPart: part(of: hour))
    guard count > 0 else {
      (words.ending, words.brief) = (" o’clock", "o’clock")
      return words
    }
    words.number = count == 15 ? "quarter" : count == 30 ? "half" : number(count)
    words.joint = isPast ? " past " : " to "
    words.brief = (count == 30 ? "half" : "\(count)") + (isPast ? " past" : " to")
    return words
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

  private static let hours = [
    "twelve", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
  ]

  private static let units = [
    "", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
    "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
  ]
}
