// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveData

/// What a source needs to know besides the bytes: when they came, what was asked for, and whose days count.
public struct FeedRequest: Sendable, Hashable {
  /// The units that OpenWeatherMap was asked for, which its answer does not say.
  public enum Units: String, Sendable, Hashable, CaseIterable {
    /// Kelvin and metres a second.
    case standard
    /// Degrees Celsius and metres a second.
    case metric
    /// Degrees Fahrenheit and miles an hour.
    case imperial
  }

  /// The moment of the answer: the age of its values counts from it.
  public var now: Date
  /// The reader's zone: days of steps, floating events.
  public var timeZone: TimeZone
  /// The places that were asked for, in order: their names are kept, as services know only coordinates.
  public var places: [Place]
  /// Nil for a source whose answers say their units.
  public var units: Units?
  /// Days before today whose events are read; those that go on are always.
  public var daysBack: Int
  /// Days after today whose events are read.
  public var daysAhead: Int
  /// What a calendar or list is called, before what its file says.
  public var name: String?
  /// A calendar's colour as `#RRGGBB`, before what its file says.
  public var color: String?
  /// Sources of steps, the best first; those that are not named come after them, watches before phones before the rest.
  public var preferredSources: [String]
  /// What `json` and `csv` take out.
  public var picks: [FeedPick]
  /// The variable that news and the answer to a query become.
  public var variable: String?

  /// A request at a moment for a reader.
  ///
  /// - Parameters:
  ///   - places: those that were asked for, in order.
  ///   - daysBack, daysAhead: the days around today whose events are read.
  ///   - name, color: what a calendar is called and shown in, before what its file says.
  public init(
    now: Date, timeZone: TimeZone, places: [Place] = [], units: Units? = nil, daysBack: Int = 1, daysAhead: Int = 60,
    name: String? = nil, color: String? = nil, preferredSources: [String] = [], picks: [FeedPick] = [],
    variable: String? = nil
  ) {
    self.now = now
    self.timeZone = timeZone
    self.places = places
    self.units = units
    self.daysBack = daysBack
    self.daysAhead = daysAhead
    self.name = name
    self.color = color
    self.preferredSources = preferredSources
    self.picks = picks
    self.variable = variable
  }
}
