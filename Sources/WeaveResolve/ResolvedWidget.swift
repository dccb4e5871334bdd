// SPDX-License-Identifier: MIT

public import FoundationEssentials

/// A design as one concrete tree, with what drawing it as a whole needs.
public struct ResolvedWidget: Sendable, Hashable {
  /// The outermost node.
  public var root: ResolvedNode
  /// The design's name and what it says, for readers that cannot see.
  public var title: String
  /// What the widget shows, in sentences for people who do not see it.
  public var summary: String
  /// Every fact and stored variable that it read, by key.
  public var facts: [String: FactReading]
  /// Every variable that it looked for among the stored ones, where it is not.
  public var unstored: Set<String>
  /// Whether it counts from the moment itself, besides the facts that it reads.
  public var readsClock: Bool
  /// Until when what it counts from the moment comes to the same; nil where that is not known.
  public var clockEnd: Date?

  /// A tree, its texts for readers that cannot see, and what it depends on.
  ///
  /// - Parameters:
  ///   - facts: every fact that it read, and until when it is the same.
  ///   - unstored: names of variables that were looked for in vain.
  ///   - readsClock: whether something counted from the moment itself.
  ///   - clockEnd: until when that comes to the same; nil for this moment alone.
  public init(
    root: ResolvedNode, title: String, summary: String, facts: [String: FactReading] = [:],
    unstored: Set<String> = [], readsClock: Bool = false, clockEnd: Date? = nil
  ) {
    self.root = root
    self.title = title
    self.summary = summary
    self.facts = facts
    self.unstored = unstored
    self.readsClock = readsClock
    self.clockEnd = clockEnd
  }

  /// Whether another one is drawn as the same picture.
  public func looks(like other: ResolvedWidget) -> Bool {
    title == other.title && summary == other.summary && root == other.root
  }
}
