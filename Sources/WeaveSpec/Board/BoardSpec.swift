// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveJSON

/// A board as described in its file: the places of its slots and their contents.
public struct BoardSpec: Sendable {
  /// Whether a line runs around each slot.
  public enum Lines: String, Sendable, Hashable { case automatic, always, never }

  /// The design of a slot.
  public enum Source: Sendable {
    /// A built-in template instead of a design.
    case template(JSONMember)
    /// A file below the board's folder, with the name of a design in it.
    case design(JSONNode, named: JSONNode?)
  }

  /// A place on Earth.
  public struct Place: Sendable, Hashable {
    /// The name for people.
    public var name: String
    /// Degrees; north and east are positive.
    public var latitude, longitude: Double
    /// The time zone of its days; nil for the board's own.
    public var timeZone: TimeZone?
  }

  /// One widget of a board: its place, its design and its settings.
  public struct Slot: Sendable {
    /// Its place in the grid.
    public var area: BoardLayout.Area
    /// The whole slot in the board's text.
    public var node: JSONNode
    /// The design of the slot.
    public var source: Source
    /// Keys of a design, not yet parsed.
    public var settings: JSONNode?
    /// Values for its texts and expressions, not yet parsed.
    public var variables: JSONNode?
    /// The profile whose facts it shows; nil for the board's own.
    public var profile: String?
    /// The place for its weather and sun; nil for the board's own.
    public var place: Place?
    /// A word of `ContentCase.sizes`.
    public var size: String?
    /// A word of `ContentCase.appearances`; nil for the board's own.
    public var appearance: String?
  }

  /// The grid of the slots.
  public var layout: BoardLayout
  /// In the order of the file, which is also the drawing order.
  public var slots: [Slot]
  /// Points between two slots.
  public var gutter: Double
  /// Whether slots have round corners.
  public var isRounded: Bool
  /// The radius of these corners in points.
  public var radius: Double
  /// Whether a line runs around each slot.
  public var lines: Lines
  /// The frame around the slots, as a design with a node `slots` in their place.
  public var frame: JSONNode
  /// Values for all slots, not yet parsed.
  public var variables: JSONNode?
}

extension JSONNode {
  /// Whether this is a board's file rather than a design's.
  public var isBoard: Bool {
    guard let members else { return false }
    return members.contains { $0.key == "slots" } && !members.contains { $0.key == "content" || $0.key == "specs" }
  }

  /// The value of a key; nil if it is missing or `null`.
  func node(_ key: String) -> JSONNode? { self[key].flatMap { $0.isNull ? nil : $0 } }
}
