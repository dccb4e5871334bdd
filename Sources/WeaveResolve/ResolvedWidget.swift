// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveFacts
package import WeaveGraphics

/// A design as one concrete tree, with everything needed to draw it as a whole.
public struct ResolvedWidget: Sendable, Hashable {
  /// The outermost node.
  public var root: ResolvedNode
  /// The design's name, for screen readers.
  public var title: String
  /// The content of the widget in sentences, for screen readers.
  public var summary: String
  /// Every fact and stored variable that it read, by key.
  public var facts: [String: FactReading]
  /// Every variable that was looked up among the stored ones and not found there.
  public var unstored: Set<String>
  /// The caller's values that it read, by canonical name.
  public var given: Set<String>
  /// The evaluation steps that it took.
  public var steps: Int
  /// Whether the result depends on the moment itself, besides the facts.
  public var readsClock: Bool
  /// The time until which everything that depends on the moment stays the same; nil if not known.
  public var clockEnd: Date?
  /// The names of nodes whose frames the tree depends on; empty unless it comes from a view.
  package var wantedFrames: Set<String> = []
  /// Frames that the next tree of the view needs to know.
  package var remembered: [String: Rect] = [:]

  /// Makes a result from a tree, its texts for screen readers, and its dependencies.
  ///
  /// - Parameters:
  ///   - facts: every fact that was read, with the time until which it stays the same.
  ///   - unstored: names of variables that were looked up and not found.
  ///   - given: names of the caller's values that were read.
  ///   - steps: the evaluation steps that it took.
  ///   - readsClock: whether the result depends on the moment itself.
  ///   - clockEnd: the time until which that part stays the same; nil for this moment only.
  public init(
    root: ResolvedNode, title: String, summary: String, facts: [String: FactReading] = [:],
    unstored: Set<String> = [], given: Set<String> = [], steps: Int = 0, readsClock: Bool = false,
    clockEnd: Date? = nil
  ) {
    self.root = root
    self.title = title
    self.summary = summary
    self.facts = facts
    self.unstored = unstored
    self.given = given
    self.steps = steps
    self.readsClock = readsClock
    self.clockEnd = clockEnd
  }

  /// Makes a result that depends on where some of its nodes are.
  package init(
    root: ResolvedNode, title: String, summary: String, facts: [String: FactReading], unstored: Set<String>,
    given: Set<String>, steps: Int, readsClock: Bool, clockEnd: Date?, wantedFrames: Set<String>,
    remembered: [String: Rect]
  ) {
    self.init(
      root: root, title: title, summary: summary, facts: facts, unstored: unstored, given: given, steps: steps,
      readsClock: readsClock, clockEnd: clockEnd)
    (self.wantedFrames, self.remembered) = (wantedFrames, remembered)
  }

  /// Whether another result is drawn as the same picture.
  public func looks(like other: ResolvedWidget) -> Bool {
    title == other.title && summary == other.summary && root == other.root
  }
}
