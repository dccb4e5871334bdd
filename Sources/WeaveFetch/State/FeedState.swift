// SPDX-License-Identifier: MIT

/// What is remembered of one feed between two refreshes. Moments are seconds since 1970.
struct FeedState: Sendable, Hashable, Codable {
  var validators = Validators()
  /// What was asked for last; another question forgets the marks of the old answer.
  var question = ""
  /// When an answer was last taken, changed or not.
  var lastAnswer: Double?
  /// Until when the server says that its answer holds.
  var validUntil: Double?
  /// Before this moment the server is not asked again.
  var notBefore: Double?
  /// Questions without an answer since the last one that had one.
  var failures = 0
  /// Why the last question was not answered.
  var lastFailure: String?

  init() {}

  /// When the next question is due, if nothing else forbids it.
  ///
  /// - Parameter interval: seconds.
  func due(every interval: Double, now: Double) -> Double {
    guard let lastAnswer, lastAnswer <= now + 60 else { return now }
    // A clock that was put back does not keep a feed waiting for years.
    let valid = validUntil.map { $0 <= now + Freshness.longest ? $0 : now } ?? 0
    return max(lastAnswer + interval, valid)
  }

  /// The moment before which nobody asks after a failure; nil where nothing forbids it.
  func blocked(at now: Double) -> Double? {
    guard let notBefore, notBefore > now, notBefore <= now + Freshness.longest * 1.5 else { return nil }
    return notBefore
  }
}

/// How long a feed rests after a failure.
enum Backoff {
  /// Seconds: a minute, twice as long after each further failure, six hours at most; between half and all of that, so that
  /// those who failed together do not come back together.
  ///
  /// - Parameters:
  ///   - failures: in a row, 1 or more.
  ///   - chance: from 0 to 1.
  static func seconds(failures: Int, kind: FetchError.Kind, chance: Double) -> Double {
    switch kind {
    // A little later than the server says, never earlier.
    case .notBefore(let seconds): seconds * (1 + 0.1 * chance) + 1
    case .limit(let seconds): seconds + 10 * chance
    case .passing: min(60 * Double(1 << min(max(failures, 1) - 1, 9)), 21_600) * (0.5 + 0.5 * chance)
    // Asked again at most each hour: nobody has changed anything, mostly.
    case .lasting: min(600 * Double(1 << min(max(failures, 1) - 1, 4)), 3_600) * (0.5 + 0.5 * chance)
    }
  }
}
