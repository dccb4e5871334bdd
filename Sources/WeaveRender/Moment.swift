// SPDX-License-Identifier: MIT

public import FoundationEssentials

/// When and where a widget is read.
public struct Moment: Sendable, Hashable {
  /// The moment that pictures show.
  public var now: Date
  /// The zone of their days and hours.
  public var timeZone: TimeZone
  /// Whose words, digits and units they show.
  public var locale: Locale

  /// A moment in a zone, for readers of a locale.
  public init(now: Date, timeZone: TimeZone, locale: Locale) {
    self.now = now
    self.timeZone = timeZone
    self.locale = locale
  }
}
