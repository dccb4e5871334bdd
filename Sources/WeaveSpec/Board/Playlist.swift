// SPDX-License-Identifier: MIT

public import WeaveDiagnostics

/// What a display shows in turn.
public struct Playlist: Sendable, Hashable {
  public struct Entry: Sendable, Hashable {
    /// The file of a board or design, below the playlist's folder.
    public var show: String
    /// Where it stands in the playlist's text.
    public var range: SourceRange
    /// The days on which its time begins, 0 for Sunday; empty for all.
    public var days: Set<Int> = []
    /// Minutes of the clock, 0...1440. An end that is not after the start is one of the next day.
    public var from = 0
    public var until = 1_440
    /// Seconds of a turn.
    public var duration: Double
    public var condition: Expression?
    public var isUrgent = false
    public var variables: [String: Value] = [:]

    public init(show: String, range: SourceRange, duration: Double) {
      (self.show, self.range, self.duration) = (show, range, duration)
    }

    /// Minutes that its time lasts.
    public var length: Int { until > from ? until - from : until - from + 1_440 }
  }

  public var name: String
  public var entries: [Entry]
  /// The file of what is shown while no entry's time has come.
  public var otherwise: String?

  public init(name: String, entries: [Entry], otherwise: String? = nil) {
    (self.name, self.entries, self.otherwise) = (name, entries, otherwise)
  }

  /// Every file that it names, each once.
  public var files: [String] {
    var seen: Set<String> = []
    return (entries.map(\.show) + [otherwise].compactMap(\.self)).filter { seen.insert($0).inserted }
  }
}
