// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveResolve

/// The next moment at which a picture can be another one, though nobody changes the design or its data.
public struct NextChange: Sendable, Hashable {
  /// The first moment of the new picture, in whole milliseconds.
  public var date: Date
  /// What the change is due to; several where facts change together.
  public var reasons: [Reason]

  /// What the key of a reason begins with where a playlist shows something else; its file follows.
  public static let playlist = "playlist:"

  /// A change at a moment, due to these facts.
  public init(date: Date, reasons: [Reason]) {
    self.date = date
    self.reasons = reasons
  }

  /// A fact that is another one then.
  public struct Reason: Sendable, Hashable {
    /// A key of the table of facts, of a record with the entry that shows, such as `weather.hourly[1].label`; `album:` and the
    /// file of an album, or `playlist:` and that of a playlist; nil where the text counts from the clock, as `relative` does.
    public var key: String?
    /// What it gives before and then; empty where it is missing, and for lists.
    public var before, after: String

    /// A fact by its key, and what it gives before and then.
    public init(key: String?, before: String, after: String) {
      self.key = key
      self.before = before
      self.after = after
    }
  }
}

extension Renderer {
  /// When a request's picture changes by itself, after the moment that it asks for.
  ///
  /// A picture is a function of the facts that it reads, and each of them knows until when it is the same. So it is looked
  /// at only where one of these ends, and laid out only where its nodes have changed. What changes all the time, such as
  /// the height of the sun, is looked at each full minute, then by halves to the millisecond; what counts seconds, each
  /// second of the first minute, too.
  ///
  /// - Parameters:
  ///   - horizon: how far to look, in seconds; at most 31 days.
  ///   - grain: seconds between two pictures at least: a change is told at the first multiple of it from 1970 at which the
  ///     picture is another one. Nil for `defaultGrain` of the appearance.
  /// - Returns: nil if nothing changes until then.
  public func nextChange(
    of request: RenderRequest, within horizon: TimeInterval, grain: TimeInterval? = nil
  ) throws(RenderError) -> NextChange? {
    let grain = grain ?? Self.defaultGrain(of: request.environment.appearance)
    return try ChangeSearch(self, request, within: horizon, grain: grain).first()
  }

  /// Five minutes on e-ink, which flashes and takes seconds to draw; else 0, which is whenever something changes.
  public static func defaultGrain(of appearance: RenderEnvironment.Appearance) -> TimeInterval {
    appearance == .eink ? 300 : 0
  }
}
