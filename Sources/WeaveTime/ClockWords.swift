// SPDX-License-Identifier: MIT

/// A time of day in spoken words: `Nine past ten in the morning`, `Viertel nach drei nachmittags`, `Las tres y cuarto
/// de la tarde`.
///
/// The parts are concatenated in the order declared here, with their own spaces. Parts that a language does not use are
/// empty.
public struct ClockWords: Sendable, Hashable {
  /// The introduction to an hour without minutes before it: `Las `, `Klockan `.
  public var lead = ""
  /// The minutes, if they precede the hour: `Nine`, `Viertel`, `Halb`.
  public var number = ""
  /// The connection between minutes and hour: ` past `, ` vor halb `.
  public var joint = ""
  /// The hour, such as `ten`; capitalized at the beginning of the sentence.
  public var hour: String
  /// The text after the hour: ` o’clock`, ` heures et `, ` menos `.
  public var ending = ""
  /// The minutes, if they follow the hour: `quart`, `veinte`.
  public var added = ""
  /// The part of the day, such as `in the morning`; empty if the hour implies it, as noon does.
  public var dayPart: String
  /// A short form next to the hour where space is limited: `9 past`, `half past`, `y media`; `o’clock` at the full
  /// hour.
  public var brief = ""

  /// - Parameters:
  ///   - hour: 0 to 23.
  ///   - minute: 0 to 59.
  ///   - language: an ISO 639 code; English if it is not in `languages`.
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

  /// The supported languages.
  public static let languages: Set<String> = Set(
    ["en"] + HalvedClock.tables.keys + CountedClock.tables.keys + PhrasedClock.tables.keys)
}

extension ClockWords {
  /// The text before the hour, without surrounding spaces: `Nine past`.
  public var minutes: String { Self.trimmed(lead + number + joint) }

  /// The text after the hour, without surrounding spaces: `in the morning`, `o’clock in the morning`.
  public var part: String { Self.trimmed(ending + added + " " + dayPart) }

  /// Everything except the part of the day: `Nine past ten`.
  public var opening: String { Self.trimmed(lead + number + joint + hour + ending + added) }

  /// The whole sentence.
  public var sentence: String { dayPart.isEmpty ? opening : "\(opening) \(dayPart)" }

  /// Whether `brief` follows the hour.
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

  /// Capitalizes a word. In Dutch, a capital at the beginning leaves only one accent: `Eén`.
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
