// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
public import WeaveFeeds
import WeaveTime

/// A service that feeds may use: what it needs, its limits, and how to request answers.
///
/// Its `FeedSource` reads the answers and knows nothing about requests.
public struct Service: Sendable {
  /// What a feed must contain for its service.
  public enum Need: String, Sendable, Hashable, CaseIterable {
    /// Each is named after its key in the settings.
    case place, url, file, key, picks, contact, entities, query, save, apple = "keyID, teamID, serviceID"

    /// The need with its article, for messages.
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
      case .save: "a file to `save` its picture in"
      case .apple: "`keyID`, `teamID` and `serviceID`"
      }
    }
  }

  /// The maximum number of calls in a period, by the service's own terms.
  public struct Limit: Sendable, Hashable {
    /// The number of calls.
    public var calls: Double
    /// The period, in seconds.
    public var period: Double

    init(_ calls: Double, per period: Double) {
      self.calls = calls
      self.period = period
    }
  }

  /// Sends one request of a feed, or several that give one answer.
  typealias Fetch = @Sendable (RequestContext) async throws(FetchError) -> WebAnswer

  /// The name in settings, usually that of its `FeedSource`.
  public let name: String
  /// The reader of its answers.
  public let reader: FeedSource
  /// What a feed of this service must contain.
  public let needs: [Need]
  /// Seconds between two requests, unless a feed sets its own interval.
  public let interval: Double
  /// The shortest interval that a feed may set, in seconds: how often the service has anything new.
  let least: Double
  /// The limits on calls; each applies separately.
  public let limits: [Limit]
  /// Services with the same provider share its limits.
  public let provider: String
  /// How many calls one request counts as.
  let weight: Double
  /// The maximum random delay, in seconds, added to the interval so that feeds that started together spread out.
  let spread: Double
  /// The cost, in words.
  public let cost: String
  /// Whether it asks an address as the user gives it, so that the feed may have a body.
  let acceptsBody: Bool
  let fetch: Fetch

  init(
    _ name: String, _ reader: String? = nil, provider: String? = nil, needs: [Need], every interval: Double,
    atLeast least: Double = 60,
    limits: [Limit] = [], weight: Double = 1, spread: Double = 0, cost: String, acceptsBody: Bool = false,
    fetch: @escaping Fetch
  ) {
    self.name = name
    // Every row here names a row of the other table; tests check all of them.
    self.reader = FeedTable.source(reader ?? name) ?? FeedTable.all[0]
    self.needs = needs
    self.interval = interval
    self.least = least
    self.limits = limits
    self.provider = provider ?? name
    self.weight = weight
    self.spread = spread
    self.cost = cost
    self.acceptsBody = acceptsBody
    self.fetch = fetch
  }

  /// The name for people.
  public var title: String { name == "caldav" ? "CalDAV" : reader.title }

  /// Whether an answer depends on the current day, as for calendars. Such answers are stored and read again each day.
  var isRereadDaily: Bool { reader.kinds.contains(.calendar) }

  /// Whether one request may ask about several places.
  var acceptsSeveralPlaces: Bool { provider == "open-meteo" }

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
      case .save: feed.save == nil
      case .apple: feed.apple == nil
      }
    }
  }
}

/// A request in preparation: what is requested, and the means to request it.
struct RequestContext: Sendable {
  var feed: Feed
  /// The place, with at most four decimals; nil if the service is not asked about a place.
  var place: Place?
  /// The validators of the answer that is already known.
  var validators: Validators
  var client: WebClient
  var secrets: SecretStore
  /// Seconds since 1970.
  var now: Double
  /// The reader's time zone.
  var timeZone: TimeZone

  /// The day of the request for the reader.
  var today: LocalDay { LocalDay(Date(timeIntervalSince1970: now), in: timeZone) }

  /// A service's address, or that of another server that the feed names.
  func address(_ standard: String?) throws(FetchError) -> WebAddress {
    let text: String
    if let url = feed.url {
      text = try secrets.text(of: url, for: "address")
    } else if let standard {
      text = standard
    } else {
      throw FetchError(.lasting, "the feed has no address")
    }
    guard let address = WebAddress(DatedAddress(text).text(on: today)) else {
      throw FetchError(.lasting, "the address of the feed does not begin with `https://` or `http://`")
    }
    return address
  }

  /// Sends a request with the feed's credentials.
  ///
  /// - Throws: also if an answer has led to another server, which the credentials are not for.
  func answer(_ request: WebRequest) async throws(FetchError) -> WebAnswer {
    var request = request
    let token = try feed.token.map { secret throws(FetchError) in try secrets.text(of: secret, for: "token") }
    let isPasswordSent = token == nil && feed.user != nil
    let password =
      isPasswordSent
      ? try feed.password.map { secret throws(FetchError) in try secrets.text(of: secret, for: "password") } : nil
    // A key that is missing is reported where it is needed.
    let key = feed.key.flatMap { try? secrets.text(of: $0, for: "key", hasLines: true) }
    request.secrets = [token, password, key].compactMap { $0 }
    let isHeaderSecret = try addHeaders(to: &request)
    if token != nil || feed.user != nil || isHeaderSecret { try checkOrigin(of: request.address) }
    if request.headers.contains(where: { $0.name == "Authorization" }) {
      // The service has already set this header.
    } else if let token {
      request.headers.append(("Authorization", "Bearer \(token)"))
    } else if let user = feed.user {
      request.headers.append(("Authorization", "Basic " + base64(Array("\(user):\(password ?? "")".utf8))))
    }
    return try await client.answer(
      to: request, within: feed.timeout, certificates: feed.certificates, now: now)
  }

  /// Adds the headers of the feed.
  ///
  /// - Returns: whether one of them is secret.
  private func addHeaders(to request: inout WebRequest) throws(FetchError) -> Bool {
    var isSecret = false
    for header in feed.headers {
      let value = try secrets.text(of: header.value, for: "header `\(header.name)`")
      if case .plain = header.value {
      } else {
        isSecret = true
        request.secrets.append(value)
      }
      request.headers.append((header.name, value))
      request.ownHeaders.insert(header.name.lowercased())
    }
    return isSecret
  }

  /// Refuses an address of another server than the one that the user gave the credentials for.
  private func checkOrigin(of address: WebAddress) throws(FetchError) {
    guard let url = feed.url, let home = WebAddress(try secrets.text(of: url, for: "address")),
      !address.hasSameOrigin(as: home)
    else { return }
    throw FetchError(
      .lasting,
      "\(home.host) leads to another server, `\(address.origin)`, and the \(credential) of "
        + "the feed is not sent there; if you trust that server, make it the address of the feed")
  }

  private var credential: String {
    feed.token != nil ? "token" : feed.user != nil ? "password" : "headers"
  }

  /// Requests something that may not have changed.
  func answer(ifChanged address: WebAddress?) async throws(FetchError) -> WebAnswer {
    guard let address else { throw FetchError(.lasting, "the address of the feed cannot be completed") }
    var request = WebRequest(address)
    if let body = feed.body {
      request.method = "POST"
      request.body = Array(body.text.utf8)
      if body.isJSON, !feed.headers.contains(where: { $0.name.lowercased() == "content-type" }) {
        request.headers.append(("Content-Type", "application/json"))
      }
    } else {
      request.validators = validators
    }
    return try await answer(request)
  }

  /// Latitude and longitude as texts with at most four decimals, which hides the exact house and helps services to
  /// cache.
  var coordinates: (latitude: String, longitude: String) {
    (decimals(place?.latitude ?? 0), decimals(place?.longitude ?? 0))
  }

  /// The coordinates of all requested places, separated by commas.
  var allCoordinates: (latitude: String, longitude: String) {
    let others = feed.others.map(\.place)
    return (
      ([coordinates.latitude] + others.map { decimals($0.latitude) }).joined(separator: ","),
      ([coordinates.longitude] + others.map { decimals($0.longitude) }).joined(separator: ",")
    )
  }

  var key: String {
    get throws(FetchError) {
      guard let key = feed.key else { throw FetchError(.lasting, "the feed has no key") }
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
