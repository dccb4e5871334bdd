// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveExpressions
public import WeavePanel
public import WeaveResolve

/// A display that asks the server for pictures, and what it shows.
public struct Display: Sendable, Hashable {
  /// The display's part of the address of its pictures: `kitchen`.
  public var name: String
  /// The name for people.
  public var label: String
  /// The pixels of the display, with the rotation and viewing distance of its mounting.
  public var panel: Panel
  /// The pixel format, unless the display asks for another.
  public var format: PanelFormat
  /// The file that it shows, relative to the served folder.
  public var shows: String
  /// The hardware address of its network card, `AA:BB:CC:00:11:22`; nil if it is not identified by one.
  public var device: String?
  /// The time zone; nil for the server's.
  public var timeZone: TimeZone?
  /// The locale; nil for the server's.
  public var locale: Locale?
  /// The appearance; nil for the one that suits the panel.
  public var appearance: RenderEnvironment.Appearance?
  /// The widget family; nil for the one that suits the panel.
  public var size: WidgetSize?
  /// Device pixels per point; nil for the scale that suits the panel and its viewing distance.
  public var scale: Double?
  /// Values for the design; they take precedence over all others.
  public var variables: [String: Value]
  /// What its picture warns of, besides the age of a stale picture.
  public var warnings: Set<Warning> = []
  /// What a double click of its button does, on TRMNL displays.
  public var specialFunction = SpecialFunction.none
  /// The file that it shows to guests, like `shows`; nil for nothing.
  public var guest: String?
  /// The range of seconds between two requests, for a display that asks the server when to come again.
  public var refresh: ClosedRange<Int>
  /// When it is not woken; nil for never.
  public var quietHours: QuietHours?
  /// Whether its firmware redraws the whole panel each time, which older panels need.
  public var isMostCompatible = false
  /// How its firmware drives the panel.
  public var temperatureProfile = TemperatureProfile.default

  /// A problem that the display itself can report.
  public enum Warning: String, Sendable, Hashable, CaseIterable {
    /// The battery of this display is low.
    case battery
    /// Other displays have not come when they should have.
    case lost
  }

  /// What TRMNL's firmware does when its button is clicked twice, by the firmware's names.
  ///
  /// - Source: trmnl-firmware, special_function.cpp.
  public enum SpecialFunction: String, Sendable, Hashable, CaseIterable {
    /// The button does nothing.
    case none
    /// Shows which display this is.
    case identify
    /// Sleeps for the longest allowed time.
    case sleep
    /// Asks for another network.
    case addWiFi = "add_wifi"
    /// Fetches the current picture, newly drawn.
    case restartPlaylist = "restart_playlist"
    /// Shows the previous picture from the device's memory.
    case rewind
    /// Shows the current picture from the device's memory.
    case sendToMe = "send_to_me"
    /// Shows the file for guests.
    case guestMode = "guest_mode"
  }

  /// The ways in which TRMNL's firmware drives a panel, by the firmware's names: some panels show faint greys or remains
  /// of the last picture with the usual one.
  ///
  /// - Source: trmnl-firmware, api_display.cpp.
  public enum TemperatureProfile: String, Sendable, Hashable, CaseIterable {
    /// The usual one.
    case `default`
    /// The first and the second of the others.
    case a, b
  }

  /// The default range of seconds that a display sleeps: short enough that a change of the design shows within the hour,
  /// and on a battery long enough that it lasts for months.
  public static func usualRefresh(on panel: Panel) -> ClosedRange<Int> { (panel.hasBattery ? 900 : 60)...3_600 }
}
