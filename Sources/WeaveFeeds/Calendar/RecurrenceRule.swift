// SPDX-License-Identifier: MIT

import WeaveTime

/// A recurrence rule, parsed and checked for range.
///
/// - Source: RFC 5545, 3.3.10; RFC 7529 for `RSCALE` and `SKIP`.
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

  /// What becomes of a day that its month does not have, such as 30 February.
  enum Skip: String {
    case omit = "OMIT"
    case backward = "BACKWARD"
    case forward = "FORWARD"
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
  /// The calendar of the rule: `HEBREW`.
  var scale = "GREGORIAN"
  var skip = Skip.omit

  private static let ranges: [String: ClosedRange<Int>] = [
    "BYMONTH": 1...12, "BYMONTHDAY": -31...31, "BYYEARDAY": -366...366, "BYWEEKNO": -53...53, "BYHOUR": 0...23,
    "BYMINUTE": 0...59, "BYSECOND": 0...60, "BYSETPOS": -366...366,
  ]
  private static let names = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"]

  /// nil if the text is not a rule or has an unknown part: half a rule is a different rule. Blanks, and a first part that
  /// is not `NAME=value`, are ignored.
  init?(_ text: String) {
    var frequency: Frequency?
    var parts: [(Substring, Substring)] = []
    let text = text.utf8.contains(0x20) || text.utf8.contains(0x09) ? text.filter { !$0.isWhitespace } : text
    for part in text.uppercased().split(separator: ";") {
      let pair = part.split(separator: "=", maxSplits: 1)
      guard pair.count == 2 else {
        if part.startIndex == text.startIndex { continue }
        return nil
      }
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
      // Some programs write -1 for a rule without an end.
      guard let number = Int(value), number != 0 else { return false }
      count = number > 0 ? number : nil
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
        guard let ordinal = digits.isEmpty ? 0 : Int(digits), (-53...53).contains(ordinal),
          digits.isEmpty || ordinal != 0
        else {
          return false
        }
        weekdays.append(Weekday(ordinal: ordinal, day: day))
      }
      return !weekdays.isEmpty && weekdays.count <= 64
    case "RSCALE":
      guard value.utf8.count < 20, value.utf8.allSatisfy({ $0 >= 0x2D && $0 < 0x5B }) else { return false }
      scale = value
    case "SKIP":
      guard let skip = Skip(rawValue: value) else { return false }
      self.skip = skip
    default:
      guard name != "BYSETPOS" || lists[name] == nil, let range = Self.ranges[name] else { return name.hasPrefix("X-") }
      let numbers = value.split(separator: ",").map { Int($0) }
      guard !numbers.isEmpty, numbers.count <= 366 else { return false }
      var list: [Int] = []
      var seen: Set<Int> = []
      for number in numbers {
        guard let number, range.contains(number), number != 0 || range.lowerBound == 0 else { return false }
        if seen.insert(number).inserted { list.append(number) }
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
    if scale != "GREGORIAN" { parts.insert("RSCALE=\(scale)", at: 0) }
    if skip != .omit { parts.append("SKIP=\(skip.rawValue)") }
    return parts.joined(separator: ";")
  }
}
