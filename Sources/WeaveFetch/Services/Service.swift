// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
public import WeaveFeeds

/// An origin that feeds may name: what it needs, how often it may be asked, and how.
///
/// What an answer says is read by its `FeedSource`, which knows nothing of all this.
public struct Service: Sendable {
  /// What a feed has to name.
  public enum Need: String, Sendable, Hashable, CaseIterable {
    /// What a feed must name for its service, by the key of its settings.
    case place, url, file, key, picks, contact, entities, query, apple = "keyID, teamID, serviceID"

    /// With its article.
    var words: String {
      switch self {
      case .place: "a `place`"
      case .url: "an address, `url`, or a `file`, or a `command`"
      case .file: "a `file`"
      case .key: "a `key`"
      case .picks: "something to pick, `picks`"
      case .contact: "a `contact` in the settings"
      case .entities: "`entities`"
      case .query: "a `query`"
      case .apple: "`keyID`, `teamID` and `serviceID`"
      }
    }
  }

  /// What a service has at most in a period, by its own terms.
  public struct Limit: Sendable, Hashable {
    /// How many times in the span.
    public var calls: Double
    /// Seconds.
    public var period: Double

    init(_ calls: Double, per period: Double) {
      self.calls = calls
      self.period = period
    }
  }

  /// One question of a feed, or several that lead to one answer.
  typealias Ask = @Sendable (Asking) async throws(FetchError) -> WebAnswer

  /// What settings call it: mostly the name of its `FeedSource`.
  public let name: String
  /// What reads its answers.
  public let reader: FeedSource
  /// What a feed of it must name.
  public let needs: [Need]
  /// Seconds from one question to the next, where a feed does not say.
  public let interval: Double
  /// Seconds below which a feed cannot go: how often the service has anything new.
  let least: Double
  /// How often it may be asked, each limit of its own.
  public let limits: [Limit]
  /// Those who share the limits are one: several sources of the same provider.
  public let provider: String
  /// How many calls one question counts.
  let weight: Double
  /// Seconds, any part of which is added to the interval, so that those who began together do not go on together.
  let spread: Double
  /// What it costs, in words.
  public let cost: String
  let ask: Ask

  init(
    _ name: String, _ reader: String? = nil, provider: String? = nil, needs: [Need], every interval: Double,
    atLeast least: Double = 60,
    limits: [Limit] = [], weight: Double = 1, spread: Double = 0, cost: String, ask: @escaping Ask
  ) {
    self.name = name
    // Every row names a row of the other table; the tests look at all.
    self.reader = FeedTable.source(reader ?? name) ?? FeedTable.all[0]
    self.needs = needs
    self.interval = interval
    self.least = least
    self.limits = limits
    self.provider = provider ?? name
    self.weight = weight
    self.spread = spread
    self.cost = cost
    self.ask = ask
  }

  /// What people call it.
  public var title: String { name == "caldav" ? "CalDAV" : reader.title }

  /// Whether its answers hold for another moment than that of the question, as those of calendars: then they are kept, and read
  /// again each day.
  var isReadAgain: Bool { reader.kinds.contains(.calendar) }

  /// Whether one question may ask about several places.
  var takesPlaces: Bool { provider == "open-meteo" }

  /// What a feed lacks.
  func needs(of feed: Feed, contact: String?) -> [Need] {
    needs.filter { need in
      switch need {
      case .place: feed.location == nil
      case .url: feed.url == nil && feed.file == nil && feed.command.isEmpty
      case .file: feed.file == nil
      case .key: feed.key == nil
      case .picks: feed.picks.isEmpty
      case .contact: contact == nil
      case .entities: feed.entities.isEmpty && feed.file == nil && feed.command.isEmpty
      case .query: feed.query == nil && feed.file == nil && feed.command.isEmpty
      case .apple: feed.apple == nil
      }
    }
  }
}

/// A question in the making: what is asked for, and who asks.
struct Asking: Sendable {
  var feed: Feed
  /// Where, with four decimals at most; nil where the service is not asked about a place.
  var place: Place?
  /// What is known already.
  var validators: Validators
  var client: WebClient
  var secrets: SecretStore
  /// Seconds since 1970.
  var now: Double
  /// The reader's.
  var timeZone: TimeZone

  /// A service's address, or that of another server which the feed names.
  func address(_ standard: String?) throws(FetchError) -> WebAddress {
    let text: String
    if let url = feed.url {
      text = try secrets.text(of: url, for: "address")
    } else if let standard {
      text = standard
    } else {
      throw FetchError(.lasting, "the feed names no address")
    }
    guard let address = WebAddress(text.hasPrefix("webcal://") ? "https" + text.dropFirst(6) : text) else {
      throw FetchError(.lasting, "the address of the feed is none that begins with `https://` or `http://`")
    }
    return address
  }

  /// Asks with what the feed logs in with.
  func answer(_ request: WebRequest) async throws(FetchError) -> WebAnswer {
    var request = request
    if request.headers.contains(where: { $0.name == "Authorization" }) {
      // The service has made its own.
    } else if let token = feed.token {
      request.headers.append(("Authorization", "Bearer " + (try secrets.text(of: token, for: "token"))))
    } else if let user = feed.user {
      let password =
        try feed.password.map { secret throws(FetchError) in try secrets.text(of: secret, for: "password") } ?? ""
      request.headers.append(("Authorization", "Basic " + base64(Array("\(user):\(password)".utf8))))
    }
    return try await client.answer(
      to: request, within: feed.timeout, certificates: feed.certificates, now: now)
  }

  /// Asks for what may not have changed.
  func answer(ifChanged address: WebAddress?) async throws(FetchError) -> WebAnswer {
    guard let address else { throw FetchError(.lasting, "the address of the feed cannot be completed") }
    var request = WebRequest(address)
    request.validators = validators
    return try await answer(request)
  }

  /// Latitude and longitude as texts of at most four decimals, which hides the house and lets services keep answers.
  var coordinates: (latitude: String, longitude: String) {
    (decimals(place?.latitude ?? 0), decimals(place?.longitude ?? 0))
  }

  /// Those of all places that are asked about, between commas.
  var allCoordinates: (latitude: String, longitude: String) {
    let others = feed.others.map(\.place)
    return (
      ([coordinates.latitude] + others.map { decimals($0.latitude) }).joined(separator: ","),
      ([coordinates.longitude] + others.map { decimals($0.longitude) }).joined(separator: ",")
    )
  }

  var key: String {
    get throws(FetchError) {
      guard let key = feed.key else { throw FetchError(.lasting, "the feed names no key") }
      return try secrets.text(of: key, for: "key")
    }
  }
}

/// A number of degrees with at most four decimals.
func decimals(_ degrees: Double) -> String {
  let scaled = Int((degrees * 10_000).rounded())
  let (whole, part) = abs(scaled).quotientAndRemainder(dividingBy: 10_000)
  let digits = String(part)
  var text = String(repeating: "0", count: 4 - digits.count) + digits
  while text.hasSuffix("0") { text.removeLast() }
  return (scaled < 0 ? "-" : "") + String(whole) + (text.isEmpty ? "" : "." + text)
}

/// - Source: RFC 4648, 4.
func base64(_ bytes: [UInt8]) -> String {
  let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
  var text = ""
  var index = 0
  while index < bytes.count {
    let group = bytes[index..<min(index + 3, bytes.count)]
    let bits = (0..<3).reduce(0) { $0 << 8 | Int(index + $1 < bytes.count ? bytes[index + $1] : 0) }
    for sign in 0..<4 { text.append(sign <= group.count ? letters[bits >> (18 - 6 * sign) & 63] : "=") }
    index += 3
  }
  return text
}
