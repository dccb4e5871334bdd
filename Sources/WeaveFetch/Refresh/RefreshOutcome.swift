// SPDX-License-Identifier: MIT

public import WeaveData
public import WeaveDiagnostics

/// What became of one feed in a refresh.
public struct RefreshOutcome: Sendable {
  /// What became of a feed.
  public enum Result: Sendable, Hashable {
    /// Facts that were not known, or are others now.
    case new
    /// An answer that says what is known.
    case unchanged
    /// Not asked, and why.
    case kept
    /// Asked, and no answer could be used. What was known before stays.
    case failed
  }

  /// The feed's name.
  public var feed: String
  /// The name of its service or kind of file.
  public var source: String
  /// What became of it.
  public var result: Result
  /// The kinds of facts that came, or would.
  public var kinds: [SnapshotKind] = []
  /// Why it was kept or failed; empty otherwise.
  public var reason = ""
  /// When it is asked again at the earliest, in seconds since 1970.
  public var next: Double?
  /// Whether the last question had no answer that could be used, now or when it was asked last.
  public var isFailing = false
  /// When an answer was last taken, in seconds since 1970; nil for never.
  public var lastAnswer: Double?
  /// What should be known though all went well.
  public var notices: [String] = []
  /// What is to be said of the answer, at its places.
  public var report: DiagnosticReport?
  /// What the answer said.
  public var snapshots: [Snapshots] = []

  init(_ feed: Feed, _ result: Result) {
    self.feed = feed.name
    source = feed.source
    self.result = result
  }
}
