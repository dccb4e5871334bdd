// SPDX-License-Identifier: MIT

public import WeaveData
public import WeaveFeeds

/// What `feeds.json` says: where facts come from, and how often.
public struct FeedSettings: Sendable, Hashable {
  /// Whom services may write to, a mail address or a page; goes into the `User-Agent`.
  public var contact: String?
  /// Places by the names that feeds call them.
  public var places: [String: Place]
  /// In the order of the file.
  public var feeds: [Feed]
  /// Another server that finds places by name; nil for Open-Meteo's.
  public var geocoding: String?

  /// Settings with feeds in the order of the file; `contact` is what services ask to be told.
  public init(
    contact: String? = nil, places: [String: Place] = [:], feeds: [Feed] = [], geocoding: String? = nil
  ) {
    self.contact = contact
    self.places = places
    self.feeds = feeds
    self.geocoding = geocoding
  }

  /// The feed of a name; nil where there is none.
  public func feed(_ name: String) -> Feed? { feeds.first { $0.name == name } }
}

/// One origin of facts with what it is asked for.
public struct Feed: Sendable, Hashable {
  /// Where a feed asks about.
  public enum Location: Sendable, Hashable {
    /// At coordinates of its own.
    case at(Place)
    /// Another place on Earth at each refresh.
    case random
    /// A place that is looked up by its name.
    case named(String)
  }

  /// A place whose facts are kept as those of the profile of its name.
  public struct OtherPlace: Sendable, Hashable {
    /// The name that feeds use.
    public var name: String
    /// Where it is.
    public var place: Place

    /// A place under a name.
    public init(name: String, place: Place) { (self.name, self.place) = (name, place) }
  }

  /// `weather`: letters, digits, hyphens and underscores.
  public var name: String
  /// A name of the `FeedTable`, or `caldav`.
  public var source: String
  /// Where its facts hold; nil where the source has no place.
  public var location: Location?
  /// More places that the same question asks about, by their names among the places.
  public var others: [OtherPlace] = []
  /// The address; for services that have one of their own, another server that speaks as they do.
  public var url: SecretText?
  /// A file of this machine.
  public var file: String?
  /// A program and its arguments, whose output is read.
  public var command: [String]
  /// Seconds from one question to the next; nil takes the source's own.
  public var interval: Double?
  /// What a service asks for in its address.
  public var key: SecretText?
  /// The name to sign in with.
  public var user: String?
  /// What to sign in with, or where it is kept.
  public var password: SecretText?
  /// Sent as `Authorization: Bearer`.
  public var token: SecretText?
  /// Certificates in PEM that are trusted beside the system’s: those of a server at home.
  public var certificates: String?
  /// Seconds for one whole answer.
  public var timeout: Double
  /// What calendars and lists are called, before what the file says.
  public var label: String?
  /// A calendar's colour, `#RRGGBB`.
  public var color: String?
  /// Days after today whose events are taken.
  public var daysAhead: Int
  /// Sources of steps, the best first.
  public var preferredSources: [String]
  /// What it takes out of an answer, each into a variable.
  public var picks: [FeedPick]
  /// What Home Assistant is asked for: `sensor.outside`.
  public var entities: [String]
  /// What Prometheus is asked.
  public var query: String?
  /// Who Apple is asked as: the names of the key, of the team and of the service.
  public var apple: AppleIdentity?

  /// A feed of a source, with nothing but the usual.
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

/// Who asks Apple’s WeatherKit, beside the key itself. None of these is a secret.
public struct AppleIdentity: Sendable, Hashable {
  /// The identifier of the key that Apple has given.
  public var keyID: String
  /// The team that the key belongs to.
  public var teamID: String
  /// Mostly a reversed domain, `org.example.weather`.
  public var serviceID: String

  /// Who asks WeatherKit, in Apple's terms.
  public init(keyID: String, teamID: String, serviceID: String) {
    self.keyID = keyID
    self.teamID = teamID
    self.serviceID = serviceID
  }
}

/// A text that may be a secret: it stands in the settings only where it is none.
public enum SecretText: Sendable, Hashable {
  /// As it stands; addresses alone.
  case plain(String)
  /// A variable of the environment.
  case environment(String)
  /// A file that nobody but its owner may read.
  case file(String)
  /// A credential of the service, as systemd hands it over.
  case credential(String)
}
