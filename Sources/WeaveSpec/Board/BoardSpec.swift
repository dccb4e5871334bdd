// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveJSON

/// A board as its file says it: where slots stand, and what is in them.
public struct BoardSpec: Sendable {
  /// Whether a line runs around each slot.
  public enum Lines: String, Sendable, Hashable { case automatic, always, never }

  /// What draws a slot.
  public enum Source: Sendable {
    /// A built-in template, written in place of a design.
    case template(JSONMember)
    /// A file below the board's folder, and the design of it by name.
    case design(JSONNode, named: JSONNode?)
  }

  /// Where on Earth.
  public struct Place: Sendable, Hashable {
    /// What people call it.
    public var name: String
    /// Degrees; north and east are positive.
    public var latitude, longitude: Double
    /// The zone of its days; the board's own where nil.
    public var timeZone: TimeZone?
  }

  /// One widget of a board: where it stands, what draws it, and what it is told.
  public struct Slot: Sendable {
    /// Where it stands in the grid.
    public var area: BoardLayout.Area
    /// The whole slot in the board's text.
    public var node: JSONNode
    /// What draws it.
    public var source: Source
    /// Keys of a design, unread.
    public var settings: JSONNode?
    /// Values for its texts and expressions, unread.
    public var variables: JSONNode?
    /// Whose facts it shows; the board's own where nil.
    public var profile: String?
    /// Where its weather and sun are; where the board is if nil.
    public var place: Place?
    /// A word of `ContentCase.sizes`.
    public var size: String?
    /// A word of `ContentCase.appearances`; the board's own where nil.
    public var appearance: String?
  }

  /// The grid that slots stand in.
  public var layout: BoardLayout
  /// In the order of the file, which is that of drawing.
  public var slots: [Slot]
  /// Points between two slots.
  public var gutter: Double
  /// Whether slots have round corners.
  public var isRounded: Bool
  /// Points of these corners.
  public var radius: Double
  /// Whether a line runs around each slot.
  public var lines: Lines
  /// What is drawn around the slots, as a design with a node `slots` in their place.
  public var frame: JSONNode
  /// Of all slots, unread.
  public var variables: JSONNode?
}

extension JSONNode {
  /// Whether this is a board's file and not a design's.
  public var isBoard: Bool {
    guard let members else { return false }
    return members.contains { $0.key == "slots" } && !members.contains { $0.key == "content" || $0.key == "specs" }
  }

  /// The value of a key; nil where it is missing or `null`.
  func node(_ key: String) -> JSONNode? { self[key].flatMap { $0.isNull ? nil : $0 } }
}
