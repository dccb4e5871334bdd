// SPDX-License-Identifier: MIT

public import WeaveData
public import WeaveFeeds

/// The contents of `feeds.json`: where facts come from, and how often they are requested.
public struct FeedSettings: Sendable, Hashable {
  /// A contact for services, a mail address or a page, sent in the `User-Agent`.
  public var contact: String?
  /// Places by the names that feeds use.
  public var places: [String: Place]
  /// The feeds, in the order of the file.
  public var feeds: [Feed]
  /// Another server that finds places by name; nil for Open-Meteo.
  public var geocoding: String?

  /// Settings with feeds in the order of the file; `contact` is what some services require.
  public init(
    contact: String? = nil, places: [String: Place] = [:], feeds: [Feed] = [], geocoding: String? = nil
  ) {
    self.contact = contact
    self.places = places
    self.feeds = feeds
    self.geocoding = geocoding
  }

  /// The feed with a name; nil if there is none.
  public func feed(_ name: String) -> Feed? { feeds.first { $0.name == name } }
}

/// One source of facts, with what it is asked for.
public struct Feed: Sendable, Hashable {
  /// The place that a feed asks about.
  public enum Location: Sendable, Hashable {
    /// A place with its own coordinates.
    case at(Place)
    /// A random place on Earth, different at each refresh.
    case random
    /// A place that is found by name.
    case named(String)
  }

  /// A place whose facts are stored in the profile with its name.
  public struct OtherPlace: Sendable, Hashable {
    /// The name that feeds use.
    public var name: String
    /// Where it is.
    public var place: Place

    /// A place with a name.
    public init(name: String, place: Place) { (self.name, self.place) = (name, place) }
  }

  /// A header of a request.
  public struct Header: Sendable, Hashable {
    /// `X-API-Key`.
    public var name: String
    /// The value, or where it is stored.
    public var value: SecretText

    /// A header with its value.
    public init(name: String, value: SecretText) { (self.name, self.value) = (name, value) }
  }

  /// What a request with `POST` sends.
  public struct Body: Sendable, Hashable {
    /// The bytes as text.
    public var text: String
    /// Whether the settings have it as JSON, which is said in `Content-Type`.
    public var isJSON: Bool

    /// A text to send.
    public init(text: String, isJSON: Bool) { (self.text, self.isJSON) = (text, isJSON) }
  }

  /// `weather`: letters, digits, hyphens and underscores.
  public var name: String
  /// A name from the `FeedTable`, or `caldav`.
  public var source: String
  /// The place of its facts; nil if the source has no place.
  public var location: Location?
  /// More places for the same request, with their names among the places.
  public var others: [OtherPlace] = []
  /// The address. For services with their own address, another server with the same interface.
  public var url: SecretText?
  /// A local file.
  public var file: String?
  /// A program and its arguments, whose output is read.
  public var command: [String]
  /// Seconds between two requests; nil for the source's own interval.
  public var interval: Double?
  /// The key that a service requires in its address.
  public var key: SecretText?
  /// The user name.
  public var user: String?
  /// The password, or where it is stored.
  public var password: SecretText?
  /// Sent as `Authorization: Bearer`.
  public var token: SecretText?
  /// More headers of each request, in the order of the file.
  public var headers: [Header] = []
  /// What is sent with `POST`; nil for a request with `GET`.
  public var body: Body?
  /// Trusted PEM certificates besides the system’s, such as those of a server at home.
  public var certificates: String?
  /// The time limit for a whole answer, in seconds.
  public var timeout: Double
  /// The name of a calendar or list; it overrides the name in the file.
  public var label: String?
  /// A calendar's colour, `#RRGGBB`.
  public var color: String?
  /// The number of days after today whose events are read.
  public var daysAhead: Int
  /// Sources of steps, best first.
  public var preferredSources: [String]
  /// The values picked from an answer, each into a variable.
  public var picks: [FeedPick]
  /// The file into which the feed's picture is written.
  public var save: String?
  /// The entities requested from Home Assistant: `sensor.outside`, `calendar.family`; with what it measures for the
  /// source `home-assistant-energy`, `solar=sensor.roof`.
  public var entities: [String]
  /// The query for Prometheus, the stops of GTFS-Realtime, or the album of Immich.
  public var query: String?
  /// The files of a timetable for GTFS-Realtime: a folder or a zip file.
  public var schedule: String?
  /// The identity for Apple: the identifiers of the key, the team and the service.
  public var apple: AppleIdentity?

  /// A feed of a source with default settings.
  public init(name: String, source: String) {
    self.name = name
    self.source = source
    command = []
    timeout = 30
    daysAhead = 60
    preferredSources = []
    picks = []
    entities = []
  }
}

/// The identity for Apple’s WeatherKit, besides the key itself. None of this is secret.
public struct AppleIdentity: Sendable, Hashable {
  /// The identifier that Apple gave the key.
  public var keyID: String
  /// The team that the key belongs to.
  public var teamID: String
  /// Usually a reversed domain, `org.example.weather`.
  public var serviceID: String

  /// An identity in Apple's terms.
  public init(keyID: String, teamID: String, serviceID: String) {
    self.keyID = keyID
    self.teamID = teamID
    self.serviceID = serviceID
  }
}

/// A text that may be secret. A secret is not in the settings; they only say where it is.
public enum SecretText: Sendable, Hashable {
  /// The text itself; only for addresses.
  case plain(String)
  /// An environment variable.
  case environment(String)
  /// A file that only its owner can read.
  case file(String)
  /// A credential of the service, as systemd provides it.
  case credential(String)
}
