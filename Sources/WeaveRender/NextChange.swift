// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveResolve

/// The next moment at which a picture may change without a change of the design or its data.
public struct NextChange: Sendable, Hashable {
  /// The first moment of the new picture, in whole milliseconds.
  public var date: Date
  /// The reasons for the change; several if facts change together.
  public var reasons: [Reason]

  /// The prefix of a reason's key if a playlist shows something else; the playlist's file follows it.
  public static let playlist = "playlist:"

  /// A change at a moment, caused by these facts.
  public init(date: Date, reasons: [Reason]) {
    self.date = date
    self.reasons = reasons
  }

  /// A fact that changes.
  public struct Reason: Sendable, Hashable {
    /// A key of the table of facts; for a record, the path of a visible entry, such as `weather.hourly[1].label`; for
    /// an album, `album:` and its file; for a playlist, `playlist:` and its file. Nil if the text counts from the
    /// clock, as `relative` does.
    public var key: String?
    /// The value before and after; empty if it is missing, and for lists.
    public var before, after: String

    /// A fact by its key, with its values before and after.
    public init(key: String?, before: String, after: String) {
      self.key = key
      self.before = before
      self.after = after
    }
  }
}

extension Renderer {
  /// When a request's picture changes by itself after its moment.
  ///
  /// A picture is a function of the facts that it reads, and each fact knows until when it stays the same. So the
  /// search only looks at moments when a fact may change, and lays out the picture only if its nodes have changed.
  /// Values that change continuously, such as the height of the sun, are examined at each full minute, then by
  /// bisection to the millisecond. Values that count seconds are also examined at each second of the first minute.
  ///
  /// - Parameters:
  ///   - horizon: how far to look, in seconds; at most 31 days.
  ///   - grain: the shortest time between two pictures, in seconds: a change is reported at the first multiple of it
  ///     since
  ///     1970 at which the picture differs. Nil for the `defaultGrain` of the appearance.
  /// - Returns: nil if nothing changes within the horizon.
  public func nextChange(
    of request: RenderRequest, within horizon: TimeInterval, grain: TimeInterval? = nil
  ) throws(RenderError) -> NextChange? {
    let grain = grain ?? Self.defaultGrain(of: request.environment.appearance)
    return try ChangeSearch(self, request, within: horizon, grain: grain).first()
  }

  /// Five minutes on e-ink, which flashes and takes seconds to draw; otherwise 0, which allows a change at any time.
  public static func defaultGrain(of appearance: RenderEnvironment.Appearance) -> TimeInterval {
    appearance == .eink ? 300 : 0
  }
}
