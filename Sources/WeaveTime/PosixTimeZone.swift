// SPDX-License-Identifier: MIT

public import FoundationEssentials

/// A time zone written as its rules, as in the variable `TZ` and at the end of zone files: `JST-9`,
/// `CET-1CEST,M3.5.0,M10.5.0/3`.
///
/// - Source: POSIX.1-2024, 8.3, `TZ`; RFC 9636, 3.3.
public enum PosixTimeZone {
  /// The zone with these rules: a fixed offset, or for rules with summer time, a zone of the IANA database that follows
  /// them today. Nil for rules that no zone follows, and for summer time without dates.
  public static func zone(_ text: String) -> TimeZone? {
    let parts = text.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
    guard text.utf8.count <= 100, let head = parts.first, let offsets = offsets(in: head) else { return nil }
    let standard = -offsets.standard
    guard let summer = offsets.summer else {
      return parts.count == 1 && abs(standard) <= 64_800 ? TimeZone(secondsFromGMT: standard) : nil
    }
    guard parts.count == 2 else { return nil }
    let rules = parts[1].split(separator: ",").map(shortened).joined(separator: ",")
    return zones["\(standard) \(-summer) \(rules)"].flatMap(TimeZone.init(identifier:))
  }

  /// Seconds west of Greenwich in winter and in summer: of `CET-1CEST`, -3600 and -7200. Nil if the text is not of this
  /// form.
  private static func offsets(in text: Substring) -> (standard: Int, summer: Int?)? {
    var rest = text
    guard dropName(&rest), let standard = dropOffset(&rest) else { return nil }
    if rest.isEmpty { return (standard, nil) }
    guard dropName(&rest) else { return nil }
    if rest.isEmpty { return (standard, standard - 3_600) }
    guard let summer = dropOffset(&rest), rest.isEmpty else { return nil }
    return (standard, summer)
  }

  /// `CET`, or `<+0330>`.
  private static func dropName(_ text: inout Substring) -> Bool {
    if text.first == "<" {
      guard let end = text.firstIndex(of: ">") else { return false }
      text = text[text.index(after: end)...]
      return true
    }
    let name = text.prefix { $0.isASCII && $0.isLetter }
    text = text.dropFirst(name.count)
    return name.count >= 3
  }

  /// `-1`, `3:30` or `+5:45:00`, in seconds.
  private static func dropOffset(_ text: inout Substring) -> Int? {
    let isNegative = text.first == "-"
    if isNegative || text.first == "+" { text = text.dropFirst() }
    let written = text.prefix { ("0"..."9").contains($0) || $0 == ":" }
    text = text.dropFirst(written.count)
    let parts = written.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(parts.count), let hours = parts[0], (0...24).contains(hours) else { return nil }
    var seconds = hours * 3_600
    for (part, unit) in zip(parts.dropFirst(), [60, 1]) {
      guard let part, (0...59).contains(part) else { return nil }
      seconds += part * unit
    }
    return isNegative ? -seconds : seconds
  }

  /// A rule without the hour that it need not say: `M3.5.0/2` is `M3.5.0`.
  private static func shortened(_ rule: Substring) -> Substring {
    for end in ["/2", "/02", "/2:00", "/02:00", "/2:00:00", "/02:00:00"] where rule.hasSuffix(end) {
      return rule.dropLast(end.count)
    }
    return rule
  }

  /// The largest zone for each set of rules that is in use: seconds east of Greenwich in winter and in summer, and when
  /// summer time begins and ends.
  ///
  /// - Source: the ends of the zone files of tzdata 2026a; a test compares them with those of the machine.
  private static let zones = [
    "0 7200 M3.5.0/1,M10.5.0/3": "Antarctica/Troll",
    "37800 39600 M10.1.0,M4.1.0": "Australia/Lord_Howe",
    "39600 43200 M10.1.0,M4.1.0/3": "Pacific/Norfolk",
    "45900 49500 M9.5.0/2:45,M4.1.0/3:45": "Pacific/Chatham",
    "-3600 0 M3.5.0/0,M10.5.0/1": "Atlantic/Azores",
    "-7200 -3600 M3.5.0/-1,M10.5.0/0": "America/Nuuk",
    "-10800 -7200 M3.2.0,M11.1.0": "America/Miquelon",
    "-14400 -10800 M9.1.6/24,M4.1.6/24": "America/Santiago",
    "-21600 -18000 M9.1.6/22,M4.1.6/22": "Pacific/Easter",
    "34200 37800 M10.1.0,M4.1.0/3": "Australia/Adelaide",
    "36000 39600 M10.1.0,M4.1.0/3": "Australia/Sydney",
    "-32400 -28800 M3.2.0,M11.1.0": "America/Anchorage",
    "-14400 -10800 M3.2.0,M11.1.0": "America/Halifax",
    "3600 7200 M3.5.0,M10.5.0/3": "Europe/Berlin",
    "-18000 -14400 M3.2.0/0,M11.1.0/1": "America/Havana",
    "-21600 -18000 M3.2.0,M11.1.0": "America/Chicago",
    "7200 10800 M3.4.4/50,M10.4.4/50": "Asia/Gaza",
    "7200 10800 M3.5.0,M10.5.0/3": "Europe/Chisinau",
    "7200 10800 M3.5.0/0,M10.5.0/0": "Asia/Beirut",
    "7200 10800 M3.5.0/3,M10.5.0/4": "Europe/Helsinki",
    "7200 10800 M4.5.5/0,M10.5.4/24": "Africa/Cairo",
    "-18000 -14400 M3.2.0,M11.1.0": "America/New_York",
    "0 3600 M3.5.0/1,M10.5.0": "Europe/London",
    "-36000 -32400 M3.2.0,M11.1.0": "America/Adak",
    "3600 0 M10.5.0,M3.5.0/1": "Europe/Dublin",
    "7200 10800 M3.4.4/26,M10.5.0": "Asia/Jerusalem",
    "-25200 -21600 M3.2.0,M11.1.0": "America/Denver",
    "-12600 -9000 M3.2.0,M11.1.0": "America/St_Johns",
    "43200 46800 M9.5.0,M4.1.0/3": "Pacific/Auckland",
    "-28800 -25200 M3.2.0,M11.1.0": "America/Los_Angeles",
  ]
}
