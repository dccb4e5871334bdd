// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
public import WeaveGraphics

/// A change of a node since the reference was drawn.
public struct PictureChange: Sendable, Hashable {
  /// The kind of a change.
  public enum Verdict: String, Sendable, Hashable, CaseIterable {
    /// A change of position, size, line breaks, colours or style.
    case moved, resized, rewrapped = "re-wrapped", recolored = "recoloured", restyled
    /// A change of content.
    case textChanged = "text changed", dataChanged = "data changed", pictureChanged = "picture changed"
    /// Only the new or only the old picture has the node.
    case appeared, disappeared
    /// Its layout and its commands are the same, but its pixels are not; other fonts or libraries drew it, or may have.
    case drawnOtherwise = "font or library changed"
    /// Its commands, its fonts and the libraries are the same, but its pixels are not.
    case paintedOtherwise = "drawing changed"
    /// The reference has no tree to compare with.
    case unknown = "changed"
  }

  /// The kind of the change.
  public var verdict: Verdict
  /// The node's id.
  public var node: String
  /// Whether its colours have changed, whatever else has.
  var isRecolored = false
  /// A sentence without a full stop: "text “Steps” moved 2 pt down".
  public var text: String
  /// The place in the design's source text.
  public var range: SourceRange?
  /// The same place, or the design's file if the change has none.
  public var place: FilePlace?
  /// Its old and new frames, in points.
  public var boxes: [Rect]
  /// The indices of the picture's changed regions that it explains.
  public var regions: [Int] = []

  /// Whether another font or library can be its cause, with the same design and the same facts.
  var mayBeDrift: Bool {
    switch verdict {
    case .moved, .resized, .rewrapped, .drawnOtherwise, .unknown: true
    case .paintedOtherwise, .recolored, .restyled, .textChanged, .dataChanged, .pictureChanged, .appeared, .disappeared:
      false
    }
  }
}
