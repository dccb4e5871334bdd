// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeavePanel
public import WeaveResolve
public import WeaveSpec

/// A display that asks the server for pictures: what it is, and what it shows.
public struct Display: Sendable, Hashable {
  /// Part of the address of its pictures: `kitchen`.
  public var name: String
  /// What people call it.
  public var label: String
  /// Its pixels, turned and looked at as the display hangs.
  public var panel: Panel
  /// The form of its pixels, where it does not ask for another.
  public var format: PanelFormat
  /// The file that it shows, relative to the folder that is served.
  public var shows: String
  /// The hardware address of its network card, `AA:BB:CC:00:11:22`; nil where nobody asks by it.
  public var device: String?
  /// Nil for that of the server.
  public var timeZone: TimeZone?
  /// Nil for that of the server.
  public var locale: Locale?
  /// Nil for what suits the panel.
  public var appearance: RenderEnvironment.Appearance?
  /// The widget family; nil for the one that suits the panel.
  public var size: WidgetSize?
  /// Device pixels per point; nil for what suits the panel and where it is looked at from.
  public var scale: Double?
  /// Values for the design; they go before all others.
  public var variables: [String: Value]
  /// What is said on its picture besides the age of one that is stale.
  public var warnings: Set<Warning> = []
  /// What a double click of its button does, on displays of TRMNL.
  public var specialFunction = SpecialFunction.none
  /// What it shows to guests, a file as `shows` is one; nil for nothing.
  public var guest: String?
  /// Seconds between two requests of a display that asks the server when to come again.
  public var refresh: ClosedRange<Int>

  /// A trouble that can be told on the display itself.
  public enum Warning: String, Sendable, Hashable, CaseIterable {
    /// Its own battery is low.
    case battery
    /// Other displays have not come though they should have.
    case lost
  }

  /// What TRMNL's firmware can do when its button is clicked twice, by the names that it has for them.
  ///
  /// - Source: trmnl-firmware, special_function.cpp.
  public enum SpecialFunction: String, Sendable, Hashable, CaseIterable {
    /// The button does nothing.
    case none
    /// Shows which display it is.
    case identify
    /// Sleeps for as long as it may.
    case sleep
    /// Asks for another network.
    case addWiFi = "add_wifi"
    /// Fetches what it shows, drawn anew.
    case restartPlaylist = "restart_playlist"
    /// Shows the picture before, which it has in its memory.
    case rewind
    /// Shows the picture that it has in its memory.
    case sendToMe = "send_to_me"
    /// Shows what is for guests.
    case guestMode = "guest_mode"
  }

  /// Seconds that a display sleeps where nobody says otherwise: not so short that a battery is empty in a month, and not so
  /// long that a change of the design goes unseen for a day.
  public static let usualRefresh = 60...3_600
}
