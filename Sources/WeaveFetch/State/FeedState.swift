// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData

/// What is remembered about one feed between two refreshes. Moments are in seconds since 1970.
struct FeedState: Sendable, Hashable, Codable {
  var validators = Validators()
  /// A hash of the last request; a different request forgets the validators of the old answer.
  var question = ""
  /// When an answer was last accepted, changed or not.
  var lastAnswer: Double?
  /// How long the last answer is valid, according to the server.
  var validUntil: Double?
  /// For how many seconds it was valid when it was new.
  var lifetime: Double?
  /// The server is not asked again before this moment.
  var notBefore: Double?
  /// Whether the service itself forbids requests until then, by `Retry-After` or by its terms. Otherwise weave waits by
  /// its own choice.
  var isToldToWait: Bool?
  /// A hash of the path of the feeds file that has the feed; nil if it is unknown.
  var file: String?
  /// Failed requests since the last successful one.
  var failures = 0
  /// Why the last request failed.
  var lastFailure: String?
  /// The random delay of the next request, in seconds.
  var spread: Double?
  /// The place that was found by name.
  var place: FoundPlace?

  struct FoundPlace: Sendable, Hashable, Codable {
    /// The name that the feed uses.
    var name: String
    /// When it was found, in seconds since 1970.
    var found: Double
    var title: String
    var latitude, longitude: Double
    var elevation: Double?
    var timeZone: String?

    init(name: String, found: Double, _ place: Place) {
      self.name = name
      self.found = found
      title = place.name
      latitude = place.latitude
      longitude = place.longitude
      elevation = place.elevation
      timeZone = place.timeZone?.identifier
    }

    var place: Place {
      Place(
        name: title, latitude: latitude, longitude: longitude, elevation: elevation,
        timeZone: timeZone.flatMap(TimeZone.init(identifier:)))
    }
  }

  init() {}

  /// When the next request is due, unless something else forbids it.
  ///
  /// - Parameter interval: seconds.
  func due(every interval: Double, now: Double) -> Double {
    guard let lastAnswer, lastAnswer <= now + 60 else { return now }
    // If the clock was set back, a feed must not wait for years.
    let valid = validUntil.map { $0 <= now + Freshness.longest ? $0 : now } ?? 0
    return max(lastAnswer + interval, valid) + (spread ?? 0)
  }

  /// The moment until which the service allows no request, even if a person asks for one; nil if it allows one now.
  ///
  /// - Parameters:
  ///   - least: the seconds between two requests that the service requires.
  ///   - honoursLifetime: whether its terms forbid requests before the last answer has expired.
  func forbidden(least: Double, honoursLifetime: Bool, now: Double) -> Double? {
    if isToldToWait == true, let moment = blocked(at: now) { return moment }
    guard let lastAnswer, lastAnswer <= now + 60 else { return nil }
    let valid = honoursLifetime ? validUntil.map { $0 <= now + Freshness.longest ? $0 : now } ?? 0 : 0
    let moment = max(lastAnswer + least, valid)
    return moment > now ? moment : nil
  }

  /// The moment until which a failure forbids requests; nil if nothing forbids them.
  func blocked(at now: Double) -> Double? {
    guard let notBefore, notBefore > now, notBefore <= now + Freshness.longest * 1.5 else { return nil }
    return notBefore
  }
}

/// How long a feed waits after a failure.
enum Backoff {
  /// Seconds: for passing failures a minute, doubled with each further failure up to six hours. Up to half of it is
  /// taken off at random, so that feeds that failed together do not retry together.
  ///
  /// - Parameters:
  ///   - failures: consecutive failures, 1 or more.
  ///   - chance: a random number from 0 to 1.
  static func seconds(failures: Int, kind: FetchError.Kind, chance: Double) -> Double {
    switch kind {
    // A little later than the server says, never earlier.
    case .notBefore(let seconds): seconds * (1 + 0.1 * chance) + 1
    case .limit(let seconds): seconds + 10 * chance
    case .passing: min(60 * Double(1 << min(max(failures, 1) - 1, 9)), 21_600) * (0.5 + 0.5 * chance)
    // At most an hour, because usually nobody has changed anything.
    case .lasting: min(600 * Double(1 << min(max(failures, 1) - 1, 4)), 3_600) * (0.5 + 0.5 * chance)
    }
  }
}
