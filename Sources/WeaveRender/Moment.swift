// SPDX-License-Identifier: MIT

public import FoundationEssentials

/// The moment and the place of reading.
public struct Moment: Sendable, Hashable {
  /// The moment that pictures show.
  public var now: Date
  /// The time zone of their days and hours.
  public var timeZone: TimeZone
  /// The locale of their words, digits and units.
  public var locale: Locale

  /// A moment in a time zone, for readers of a locale.
  public init(now: Date, timeZone: TimeZone, locale: Locale) {
    self.now = now
    self.timeZone = timeZone
    self.locale = locale
  }
}
