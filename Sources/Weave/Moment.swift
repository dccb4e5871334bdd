// SPDX-License-Identifier: MIT

public import FoundationEssentials

/// When and where a widget is read.
public struct Moment: Sendable, Hashable {
  public var now: Date
  public var timeZone: TimeZone
  public var locale: Locale

  public init(now: Date, timeZone: TimeZone, locale: Locale) {
    self.now = now
    self.timeZone = timeZone
    self.locale = locale
  }
}
