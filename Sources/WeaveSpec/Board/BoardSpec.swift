// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveJSON

/// A board as its file says it: where slots stand, and what is in them.
public struct BoardSpec: Sendable {
  /// Whether a line runs around each slot.
  public enum Lines: String, Sendable, Hashable { case automatic, always, never }

  /// What draws a slot.
  public enum Source: Sendable {
    case template(JSONMember)
    /// A file below the board's folder, and the design of it by name.
    case design(JSONNode, named: JSONNode?)
  }

  /// Where on Earth.
  public struct Place: Sendable, Hashable {
    public var name: String
    public var latitude, longitude: Double
    public var timeZone: TimeZone?
  }

  public struct Slot: Sendable {
    public var area: BoardLayout.Area
    /// The whole slot in the board's text.
    public var node: JSONNode
    public var source: Source
    /// Keys of a design, unread.
    public var settings: JSONNode?
    public var variables: JSONNode?
    public var profile: String?
    public var place: Place?
    /// A word of `ContentCase.sizes`.
    public var size: String?
    public var appearance: String?
  }

  public var layout: BoardLayout
  public var slots: [Slot]
  public var gutter: Double
  public var isRounded: Bool
  public var radius: Double
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
