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
  public var size: WidgetSize?
  /// Device pixels per point; nil for what suits the panel and where it is looked at from.
  public var scale: Double?
  /// Values for the design; they go before all others.
  public var variables: [String: Value]
  /// Seconds between two requests of a display that asks the server when to come again.
  public var refresh: ClosedRange<Int>

  /// Seconds that a display sleeps where nobody says otherwise: not so short that a battery is empty in a month, and not so
  /// long that a change of the design goes unseen for a day.
  public static let usualRefresh = 60...3_600
}
