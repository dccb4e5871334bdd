// SPDX-License-Identifier: MIT

package import WeaveGraphics

/// Content that code makes for each picture, such as a SwiftUI view.
///
/// It enters the passes as resolved nodes. From there on everything is as for a design from a file. What a view needs
/// from the layout, it gets as values: the frames of nodes in the layout of its last tree.
package protocol ViewContent: Sendable {
  /// The nodes of the content in the environment of the resolver.
  ///
  /// It is called again, with the frames that it asked for, until they no longer change.
  func nodes(_ resolver: inout ViewResolver) -> ViewNodes
}

/// What a view becomes.
package struct ViewNodes: Sendable {
  /// The content; nil if there is none.
  package var root: ResolvedNode?
  /// What lies behind the content, as large as the widget; nil for the system's own background.
  package var background: ResolvedNode?
  /// The names of the nodes whose frames it depends on.
  package var wantedFrames: Set<String> = []
  /// Frames that the next tree needs to know, by names of the view's choice.
  package var remembered: [String: Rect] = [:]

  /// Nodes of a view.
  package init(root: ResolvedNode?, background: ResolvedNode? = nil) {
    (self.root, self.background) = (root, background)
  }
}

/// The frames of nodes in a layout, in points from the upper left corner of the canvas, before they are mirrored and
/// rounded to pixels.
package struct ViewFrames: Sendable, Hashable {
  /// The frame of each node that was asked for and is drawn, by its name.
  package var frames: [String: Rect]
  /// Frames of earlier layouts that the last tree wanted to keep.
  package var remembered: [String: Rect]

  /// Frames by the names of nodes.
  package init(_ frames: [String: Rect] = [:], remembered: [String: Rect] = [:]) {
    (self.frames, self.remembered) = (frames, remembered)
  }

  /// Whether no frame differs by more than a hundredth of a point.
  package func agrees(with other: ViewFrames) -> Bool {
    guard frames.count == other.frames.count, remembered == other.remembered else { return false }
    return frames.allSatisfy { name, frame in
      guard let known = other.frames[name] else { return false }
      return [
        frame.minX - known.minX, frame.minY - known.minY, frame.width - known.width, frame.height - known.height,
      ].allSatisfy { abs($0) < 0.01 }
    }
  }
}

/// The answer of nodes to a proposal.
package struct ViewAnswer: Sendable, Hashable {
  /// Points; a side may be infinite if an infinite side was proposed.
  package var size: Size
  /// From the top, in points; nil without a text or a symbol.
  package var firstBaseline, lastBaseline: Double?

  /// A size with baselines.
  package init(size: Size, firstBaseline: Double? = nil, lastBaseline: Double? = nil) {
    (self.size, self.firstBaseline, self.lastBaseline) = (size, firstBaseline, lastBaseline)
  }
}

/// Measures nodes for a proposed width and height in points; nil for the ideal length.
package typealias ViewMeasure = (_ node: ResolvedNode, _ width: Double?, _ height: Double?) -> ViewAnswer
