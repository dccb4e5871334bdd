// SPDX-License-Identifier: MIT

import WeaveTime

/// A recurrence rule, parsed and checked for range.
///
/// - Source: RFC 5545, 3.3.10.
struct RecurrenceRule: Hashable {
  enum Frequency: String {
    case secondly = "SECONDLY"
    case minutely = "MINUTELY"
    case hourly = "HOURLY"
    case daily = "DAILY"
    case weekly = "WEEKLY"
    case monthly = "MONTHLY"
    case yearly = "YEARLY"

    /// Seconds between two periods, if that is constant.
    var seconds: Int? {
      switch self {
      case .secondly: 1
      case .minutely: 60
      case .hourly: 3_600
      case .daily: 86_400
      case .weekly: 7 * 86_400
      case .monthly, .yearly: nil
      }
    }
  }

  struct Weekday: Hashable {
    /// Which one of the period, counted from the end if negative; 0 for every one.
    var ordinal: Int
    /// 0 for Sunday.
    var day: Int
  }

  var frequency: Frequency
  var interval = 1
  var count: Int?
  /// The end as it is written: a day, a local time, or a moment in UTC.
  var until: ICalTime?
  var weekStart = 1
  var weekdays: [Weekday] = []
  /// BYMONTH, BYMONTHDAY and so on, by name.
  var lists: [String: [Int]] = [:]
  /// RSCALE and SKIP, which are passed on to libical.
  var extensions: [(name: String, value: String)] = []

  static func == (a: RecurrenceRule, b: RecurrenceRule) -> Bool { a.text == b.text }
  func hash(into hasher: inout Hasher) { hasher.combine(text) }

  private static let ranges: [String: ClosedRange<Int>] = [
    "BYMONTH": 1...12, "BYMONTHDAY": -31...31, "BYYEARDAY": -366...366, "BYWEEKNO": -53...53, "BYHOUR": 0...23,
    "BYMINUTE": 0...59, "BYSECOND": 0...60, "BYSETPOS": -366...366,
  ]
  private static let names = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"]

  /// nil if the text is not a rule or has an unknown part: half a rule is a different rule.
  init?(_ text: String) {
    var frequency: Frequency?
    var parts: [(Substring, Substring)] = []
    for part in text.uppercased().split(separator: ";") {
      let pair = part.split(separator: "=", maxSplits: 1)
      guard pair.count == 2 else { return nil }
      if pair[0] == "FREQ" {
        frequency = Frequency(rawValue: String(pair[1]))
      } else {
        parts.append((pair[0], pair[1]))
      }
    }
    guard let frequency else { return nil }
    self.frequency = frequency
    for (name, value) in parts where !take(String(name), String(value)) { return nil }
  }

  private mutating func take(_ name: String, _ value: String) -> Bool {
    switch name {
    case "INTERVAL":
      guard let number = Int(value), (1...30_000).contains(number) else { return false }
      interval = number
    case "COUNT":
      guard let number = Int(value), number > 0 else { return false }
      count = number
    case "UNTIL":
      guard let time = ICalTime(value) else { return false }
      until = time
    case "WKST":
      guard let day = Self.names.firstIndex(of: value) else { return false }
      weekStart = day
    case "BYDAY":
      for text in value.split(separator: ",") {
        guard let day = Self.names.firstIndex(of: String(text.suffix(2))) else { return false }
        let digits = text.dropLast(2)
        guard let ordinal = digits.isEmpty ? 0 : Int(digits), abs(ordinal) <= 53, digits.isEmpty || ordinal != 0 else {
          return false
        }
        weekdays.append(Weekday(ordinal: ordinal, day: day))
      }
      return !weekdays.isEmpty && weekdays.count <= 64
    case "RSCALE", "SKIP":
      guard value.utf8.count < 20, value.utf8.allSatisfy({ $0 >= 0x2D && $0 < 0x5B }) else { return false }
      extensions.append((name, value))
    default:
      guard name != "BYSETPOS" || lists[name] == nil, let range = Self.ranges[name] else { return name.hasPrefix("X-") }
      let numbers = value.split(separator: ",").map { Int($0) }
      guard !numbers.isEmpty, numbers.count <= 366 else { return false }
      var list: [Int] = []
      for number in numbers {
        guard let number, range.contains(number), number != 0 || range.lowerBound == 0 else { return false }
        if !list.contains(number) { list.append(number) }
      }
      lists[name] = list
    }
    return true
  }

  /// The rule as text for libical, without COUNT and UNTIL, which are handled here.
  var text: String {
    var parts = ["FREQ=\(frequency.rawValue)"]
    if interval != 1 { parts.append("INTERVAL=\(interval)") }
    for name in lists.keys.sorted() {
      parts.append("\(name)=\((lists[name] ?? []).map(String.init).joined(separator: ","))")
    }
    if !weekdays.isEmpty {
      let days = weekdays.map { ($0.ordinal == 0 ? "" : String($0.ordinal)) + Self.names[$0.day] }
      parts.append("BYDAY=\(days.joined(separator: ","))")
    }
    if weekStart != 1 { parts.append("WKST=\(Self.names[weekStart])") }
    // RSCALE comes first.
    return (extensions.sorted { $0.name < $1.name }.map { "\($0.name)=\($0.value)" } + parts).joined(separator: ";")
  }
}
