// SPDX-License-Identifier: MIT

import FoundationEssentials
import Synchronization
import WeaveData
import WeaveFetch

/// The state of the feeds that the server refreshes, for the health check, the metrics and the owner's page.
final class FeedBoard: Sendable {
  /// The last known state of a feed.
  struct Status: Sendable, Hashable {
    /// Nil for the feeds without a profile.
    var profile: String?
    var feed: String
    var source: String
    /// Why the last request had no answer; nil if it had one.
    var trouble: String?
    /// When the last answer was accepted.
    var answered: Date?
    /// The earliest time of the next request.
    var next: Date?
    /// What it brings.
    var kinds: Set<SnapshotKind>
    /// The file with its picture.
    var saves: String?

    /// Whether a picture shows something of it.
    func brings(_ sources: PictureSources) -> Bool {
      !sources.kinds.isDisjoint(with: kinds) || saves.map(sources.photos.contains) == true
    }

    init(_ outcome: RefreshOutcome, of profile: String?) {
      self.profile = profile
      (feed, source) = (outcome.feed, outcome.source)
      trouble = outcome.isFailing ? outcome.reason : nil
      answered = outcome.lastAnswer.map(Date.init(timeIntervalSince1970:))
      next = outcome.next.map(Date.init(timeIntervalSince1970:))
      kinds = Set(outcome.kinds)
      saves = outcome.saves
    }
  }

  /// The feeds of a profile, and why they could not be requested.
  struct Page: Sendable {
    var statuses: [Status] = []
    var trouble: String?
  }

  private let pages = Mutex<[String: Page]>([:])

  /// All feeds, by profile and name.
  var statuses: [Status] {
    pages.withLock { $0.sorted { $0.key < $1.key }.flatMap(\.value.statuses) }
  }

  /// The first feed to be asked of those that bring something of a picture; nil if none does.
  ///
  /// - Parameter now: feeds that should have been asked a minute ago are not waited for; something keeps them.
  func next(for sources: PictureSources, at now: Date) -> (date: Date, period: TimeInterval)? {
    let dates = statuses.compactMap { status -> (date: Date, period: TimeInterval)? in
      guard let next = status.next, next.timeIntervalSince(now) > -60, status.brings(sources),
        status.profile.map(sources.profiles.contains) ?? true
      else { return nil }
      return (next, status.answered.map { next.timeIntervalSince($0) } ?? 3_600)
    }
    return dates.min { $0.date < $1.date }
  }

  /// Why the feeds of a profile could not be requested, such as a mistake in their file.
  var troubles: [String] {
    pages.withLock { $0.sorted { $0.key < $1.key }.compactMap(\.value.trouble) }
  }

  var failing: Int { pages.withLock { $0.values.reduce(0) { $0 + $1.statuses.count { $0.trouble != nil } } } }

  /// Stores the outcomes of a refresh.
  ///
  /// - Returns: feeds that fail now and did not fail before.
  func take(_ outcomes: [RefreshOutcome], of profile: String?) -> [Status] {
    let present = outcomes.filter { $0.result != .removed }
    let statuses = present.map { Status($0, of: profile) }.sorted { $0.feed < $1.feed }
    return pages.withLock { pages in
      let known = Set((pages[profile ?? ""]?.statuses ?? []).filter { $0.trouble != nil }.map(\.feed))
      pages[profile ?? ""] = Page(statuses: statuses)
      return statuses.filter { $0.trouble != nil && !known.contains($0.feed) }
    }
  }

  /// Stores the outcome of one feed without a profile, which was asked out of turn.
  func take(_ outcome: RefreshOutcome) {
    let status = Status(outcome, of: nil)
    pages.withLock { pages in
      var page = pages[""] ?? Page()
      page.statuses = (page.statuses.filter { $0.feed != status.feed } + [status]).sorted { $0.feed < $1.feed }
      pages[""] = page
    }
  }

  /// Records that no feed could be requested; the known state of each feed is kept.
  ///
  /// - Returns: whether the reason is new.
  func fail(_ reason: String, of profile: String?) -> Bool {
    pages.withLock { pages in
      let isNew = pages[profile ?? ""]?.trouble != reason
      pages[profile ?? "", default: Page()].trouble = reason
      return isNew
    }
  }
}
