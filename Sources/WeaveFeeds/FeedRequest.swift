// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveData

/// What a source needs besides the bytes: when they arrived, what was requested, and the time zone that defines days.
public struct FeedRequest: Sendable, Hashable {
  /// The units requested from OpenWeatherMap, which its answer does not state.
  public enum Units: String, Sendable, Hashable, CaseIterable {
    /// Kelvin and metres per second.
    case standard
    /// Degrees Celsius and metres per second.
    case metric
    /// Degrees Fahrenheit and miles per hour.
    case imperial
  }

  /// The moment of the answer; the age of its values counts from it.
  public var now: Date
  /// The reader's time zone, for days of steps and floating events.
  public var timeZone: TimeZone
  /// The requested places, in order. Their names are kept, because services know only coordinates.
  public var places: [Place]
  /// nil if the source's answers state their units.
  public var units: Units?
  /// The number of days before today whose events are read; events in progress are always read.
  public var daysBack: Int
  /// The number of days after today whose events are read.
  public var daysAhead: Int
  /// The name of a calendar or list; it overrides the name in its file.
  public var name: String?
  /// A calendar's colour as `#RRGGBB`; it overrides the colour in its file.
  public var color: String?
  /// Sources of steps, best first. Unnamed sources come after them: watches, then phones, then the rest.
  public var preferredSources: [String]
  /// The values that `json` and `csv` pick.
  public var picks: [FeedPick]
  /// The variable that holds news or the answer to a query.
  public var variable: String?

  /// The stops of `gtfs-realtime`, separated by commas.
  public var query: String?
  /// The name of the file with the answer's picture; nil if it has none.
  public var picture: String?
  /// The names of a timetable, for `gtfs-realtime`; nil if the feed names none.
  public var schedule: TransitSchedule?
  /// The entities of `home-assistant-energy`, as the feed names them: `solar=sensor.roof`.
  public var entities: [String] = []

  /// How long before midnight the histories of `home-assistant-energy` begin, in seconds. A meter on the roof is often off
  /// at night, so its last value is that of the evening before.
  public static let energyLead = 18 * 3_600.0

  /// A request at a moment for a reader.
  ///
  /// - Parameters:
  ///   - places: the requested places, in order.
  ///   - daysBack, daysAhead: the days around today whose events are read.
  ///   - name, color: the name and colour of a calendar; they override those in its file.
  public init(
    now: Date, timeZone: TimeZone, places: [Place] = [], units: Units? = nil, daysBack: Int = 1, daysAhead: Int = 60,
    name: String? = nil, color: String? = nil, preferredSources: [String] = [], picks: [FeedPick] = [],
    variable: String? = nil, query: String? = nil, picture: String? = nil
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
    self.query = query
    self.picture = picture
  }
}
