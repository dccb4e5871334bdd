// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveTime

/// How a locale's readers write the time of day: on 24 hours, or on 12 with AM and PM.
struct LocaleClock: Sendable {
  let isTwelveHours: Bool
  let timeZone: TimeZone

  init(_ locale: Locale, in timeZone: TimeZone) {
    let region = LocaleRegion(locale)
    self.timeZone = timeZone
    isTwelveHours =
      switch region.keyword("hours", "hc") {
      case "h11", "h12", "h": true
      case "h23", "h24": false
      default: Self.twelveHourRegions.contains(region.code)
      }
  }

  /// `14:05` or `2:05 PM`.
  func time(_ date: Date) -> String {
    let civil = CivilTime(seconds: date.timeIntervalSince1970, in: timeZone)
    let minute = CivilTime.digits(civil.minute, 2)
    return isTwelveHours
      ? "\(Self.twelve(civil.hour)):\(minute) \(Self.half(civil.hour))" : "\(CivilTime.digits(civil.hour, 2)):\(minute)"
  }

  /// A full hour: `15` or `3 PM`.
  func hour(_ date: Date) -> String {
    let hour = CivilTime(seconds: date.timeIntervalSince1970, in: timeZone).hour
    return isTwelveHours ? "\(Self.twelve(hour)) \(Self.half(hour))" : CivilTime.digits(hour, 2)
  }

  /// The hour alone: `14` or `2`.
  func hourDigits(_ date: Date) -> String {
    let hour = CivilTime(seconds: date.timeIntervalSince1970, in: timeZone).hour
    return isTwelveHours ? "\(Self.twelve(hour))" : CivilTime.digits(hour, 2)
  }

  /// `AM`, `PM`, or nothing on 24 hours.
  func halfDay(_ date: Date) -> String {
    isTwelveHours ? Self.half(CivilTime(seconds: date.timeIntervalSince1970, in: timeZone).hour) : ""
  }

  /// From one time to another: `14:30–15:15`, `2:30–3:15 PM`, `11:30 AM–12:15 PM`.
  func span(_ start: Date, _ end: Date) -> String {
    let (from, to) = (time(start), time(end))
    guard isTwelveHours, from.suffix(2) == to.suffix(2) else { return "\(from)–\(to)" }
    return "\(from.dropLast(3))–\(to)"
  }

  private static func twelve(_ hour: Int) -> Int { hour % 12 == 0 ? 12 : hour % 12 }

  private static func half(_ hour: Int) -> String { hour < 12 ? "AM" : "PM" }

  /// - Source: CLDR, time data: regions whose preferred hours are `h`.
  private static let twelveHourRegions: Set<String> = [
    "AE", "AG", "AL", "AS", "AU", "BB", "BD", "BH", "BM", "BN", "BS", "CA", "CO", "CY", "DJ", "DM", "DO", "DZ",
    "EG", "EH", "ER", "ET", "FJ", "FM", "GD", "GH", "GM", "GR", "GU", "GY", "HK", "IN", "IQ", "JM", "JO", "KH", "KI",
    "KN", "KP", "KR", "KW", "KY", "LB", "LC", "LR", "LS", "LY", "MH", "MO", "MP", "MR", "MW", "MX", "MY", "NA", "NZ",
    "OM", "PA", "PG", "PH", "PK", "PR", "PS", "PW", "QA", "SA", "SB", "SD", "SG", "SL", "SO", "SS", "SY", "SZ", "TC",
    "TD", "TN", "TO", "TT", "TW", "UM", "US", "VC", "VE", "VG", "VI", "VU", "WS", "YE", "ZM",
  ]
}
