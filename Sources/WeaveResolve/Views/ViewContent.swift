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

  /// Frames by the names of nodes.
  package init(_ frames: [String: Rect] = [:]) { self.frames = frames }

  /// Whether no frame differs by more than a hundredth of a point.
  package func agrees(with other: ViewFrames) -> Bool {
    guard frames.count == other.frames.count else { return false }
    return frames.allSatisfy { name, frame in
      guard let known = other.frames[name] else { return false }
      return [
        frame.minX - known.minX, frame.minY - known.minY, frame.width - known.width, frame.height - known.height,
      ].allSatisfy { abs($0) < 0.01 }
    }
  }
}
