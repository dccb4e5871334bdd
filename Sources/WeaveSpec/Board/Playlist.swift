// SPDX-License-Identifier: MIT

public import WeaveDiagnostics

/// What a display shows in turn.
public struct Playlist: Sendable, Hashable {
  /// One thing that a display shows in its turn, and when it may.
  public struct Entry: Sendable, Hashable {
    /// The file of a board or design, below the playlist's folder.
    public var show: String
    /// Where it stands in the playlist's text.
    public var range: SourceRange
    /// The days on which its time begins, 0 for Sunday; empty for all.
    public var days: Set<Int> = []
    /// Minutes of the clock, 0...1440. An end that is not after the start is one of the next day.
    public var from = 0
    /// Minutes of the clock at which its time ends, not included.
    public var until = 1_440
    /// Seconds of a turn.
    public var duration: Double
    /// What must hold for it to be shown; nil for always.
    public var condition: Expression?
    /// The literal of the condition in the playlist's text; nil where there is none.
    public var conditionRange: SourceRange?
    /// Bytes of the decoded literal before the condition: 1 behind an `=`.
    public var conditionShift = 0
    /// Whether it stands before all entries that are not urgent as soon as it may be shown.
    public var isUrgent = false
    /// Values for the texts and expressions of what is shown.
    public var variables: [String: Value] = [:]

    /// A turn of some seconds, at all times of all days.
    public init(show: String, range: SourceRange, duration: Double) {
      (self.show, self.range, self.duration) = (show, range, duration)
    }

    /// Minutes that its time lasts.
    public var length: Int { until > from ? until - from : until - from + 1_440 }
  }

  /// What people call it.
  public var name: String
  /// In the order of their turns.
  public var entries: [Entry]
  /// The file of what is shown while no entry's time has come.
  public var otherwise: String?

  /// A playlist by its entries; `otherwise` is shown while none of them may be.
  public init(name: String, entries: [Entry], otherwise: String? = nil) {
    (self.name, self.entries, self.otherwise) = (name, entries, otherwise)
  }

  /// Every file that it names, each once.
  public var files: [String] {
    var seen: Set<String> = []
    return (entries.map(\.show) + [otherwise].compactMap(\.self)).filter { seen.insert($0).inserted }
  }
}
