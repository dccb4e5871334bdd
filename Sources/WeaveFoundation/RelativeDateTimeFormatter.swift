// SPDX-License-Identifier: MIT

public import Foundation

/// Writes the time between two dates: `2 hours ago`. Foundation on Linux has no such class, so this module does.
open class RelativeDateTimeFormatter: Formatter {
  /// Whether numbers are always written.
  public enum DateTimeStyle: Int, Sendable {
    /// `1 day ago`, or `yesterday`.
    case numeric, named
  }
  /// The length of the units.
  public enum UnitsStyle: Int, Sendable {
    /// From `2 months ago` to `2 mo. ago`.
    case full, spellOut, short, abbreviated
  }

  /// Whether numbers are always written.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The length of the units.
  open var unitsStyle = UnitsStyle.full
  /// The language.
  open var locale: Locale! = .current
  /// The calendar.
  open var calendar: Calendar! = .current

  private var style: Date.RelativeFormatStyle {
    let units: Date.RelativeFormatStyle.UnitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    return Date.RelativeFormatStyle(
      presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units, locale: locale ?? .current,
      calendar: calendar ?? .current)
  }

  /// The time from one date to another in words.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    // The style counts from the present.
    style.format(Date().addingTimeInterval(date.timeIntervalSince(referenceDate)))
  }
  /// A time in seconds from now in words.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    style.format(Date().addingTimeInterval(timeInterval))
  }
  /// The time from now to a date in words; nil for anything else.
  open override func string(for obj: Any?) -> String? { (obj as? Date).map(style.format) }
}
