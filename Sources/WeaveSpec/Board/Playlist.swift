// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
public import WeaveExpressions

/// A list of boards and designs that a display shows in turn.
public struct Playlist: Sendable, Hashable {
  /// One entry of a playlist, with its schedule.
  public struct Entry: Sendable, Hashable {
    /// The file of a board or design, below the playlist's folder.
    public var show: String
    /// Its place in the playlist's text.
    public var range: SourceRange
    /// The weekdays on which its time begins, 0 for Sunday; empty for all.
    public var days: Set<Int> = []
    /// The start in minutes of the day, 0...1440. If `until` is not after it, the entry ends on the next day.
    public var from = 0
    /// The end in minutes of the day, exclusive.
    public var until = 1_440
    /// The length of a turn in seconds.
    public var duration: Double
    /// The condition for showing it; nil for always.
    public var condition: Expression?
    /// The literal of the condition in the playlist's text; nil if there is none.
    public var conditionRange: SourceRange?
    /// Bytes of the decoded literal before the condition: 1 after an `=`.
    public var conditionShift = 0
    /// Whether it precedes all entries that are not urgent as soon as it may be shown.
    public var isUrgent = false
    /// Values for the texts and expressions of the board or design.
    public var variables: [String: Value] = [:]

    /// Makes an entry with turns of some seconds, at all times on all days.
    public init(show: String, range: SourceRange, duration: Double) {
      (self.show, self.range, self.duration) = (show, range, duration)
    }

    /// The length of its time in minutes.
    public var length: Int { until > from ? until - from : until - from + 1_440 }
  }

  /// The name for people.
  public var name: String
  /// The entries in the order of their turns.
  public var entries: [Entry]
  /// The file to show while no entry may be shown.
  public var otherwise: String?

  /// Makes a playlist from its entries; `otherwise` is shown while none of them may be.
  public init(name: String, entries: [Entry], otherwise: String? = nil) {
    (self.name, self.entries, self.otherwise) = (name, entries, otherwise)
  }

  /// All files of the playlist, without duplicates.
  public var files: [String] {
    var seen: Set<String> = []
    return (entries.map(\.show) + [otherwise].compactMap(\.self)).filter { seen.insert($0).inserted }
  }
}
