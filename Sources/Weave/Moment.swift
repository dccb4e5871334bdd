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

  /// The instant of an ISO 8601 text with a zone, with or without fractions of a second; nil for any other text.
  public static func instant(_ text: String) -> Date? {
    let whole = Date.ISO8601FormatStyle()
    let fractional = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    return (try? whole.parse(text)) ?? (try? fractional.parse(text))
  }
}
