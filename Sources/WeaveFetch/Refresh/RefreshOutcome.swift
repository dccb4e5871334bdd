// SPDX-License-Identifier: MIT

public import WeaveData
public import WeaveDiagnostics

/// The outcome of one feed in a refresh.
public struct RefreshOutcome: Sendable {
  /// The result for a feed.
  public enum Result: Sendable, Hashable {
    /// Facts that are new or have changed.
    case new
    /// An answer with facts that were already known.
    case unchanged
    /// Not requested; `reason` says why.
    case kept
    /// Requested, but no answer could be used. The previous facts stay.
    case failed
    /// The feed is no longer among the settings, and its facts of `kinds` were removed.
    case removed
  }

  /// The feed's name.
  public var feed: String
  /// The name of its service or kind of file.
  public var source: String
  /// The result for the feed.
  public var result: Result
  /// The kinds of facts that came, or would come.
  public var kinds: [SnapshotKind] = []
  /// Why the feed was kept or failed; empty otherwise.
  public var reason = ""
  /// The earliest time of the next request, in seconds since 1970.
  public var next: Double?
  /// Whether the most recent request, now or earlier, had no usable answer.
  public var isFailing = false
  /// When an answer was last accepted, in seconds since 1970; nil for never.
  public var lastAnswer: Double?
  /// What the reader should know although the refresh succeeded.
  public var notices: [String] = []
  /// The diagnostics about the answer, at their places.
  public var report: DiagnosticReport?
  /// The facts in the answer.
  public var snapshots: [Snapshots] = []
  /// The file that its picture is written to; nil for a feed without a picture.
  public var saves: String?

  init(_ feed: Feed, _ result: Result) {
    self.feed = feed.name
    source = feed.source
    saves = feed.save
    self.result = result
  }

  /// The outcome for a feed that no longer exists.
  init(removed name: String, _ kinds: [SnapshotKind]) {
    feed = name
    source = ""
    result = .removed
    self.kinds = kinds
  }
}
