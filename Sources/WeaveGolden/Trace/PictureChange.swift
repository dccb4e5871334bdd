// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
public import WeaveGraphics

/// What has become of a node since the reference was drawn.
public struct PictureChange: Sendable, Hashable {
  /// What became of a node.
  public enum Verdict: String, Sendable, Hashable, CaseIterable {
    /// Where it stands, how large it is, how its lines break, its colours, its look.
    case moved, resized, rewrapped = "re-wrapped", recolored = "recoloured", restyled
    /// What it says or shows.
    case textChanged = "text changed", dataChanged = "data changed", pictureChanged = "picture changed"
    /// Whether it is there at all.
    case appeared, disappeared
    /// Its layout and its commands are what they were, and its pixels are not.
    case drawnOtherwise = "font or library changed"
    /// The reference holds no tree to compare with.
    case unknown = "changed"
  }

  /// What became of it.
  public var verdict: Verdict
  /// The node's id.
  public var node: String
  /// A sentence without its full stop: "text “Steps” moved 2 pt down".
  public var text: String
  /// Where the design says so.
  public var range: SourceRange?
  /// Where it was and where it is, in points.
  public var boxes: [Rect]
  /// Which of the picture's changed regions it explains.
  public var regions: [Int] = []

  /// Whether another font or library can be its cause, with the same design and the same facts.
  var mayBeDrift: Bool {
    switch verdict {
    case .moved, .resized, .rewrapped, .drawnOtherwise, .unknown: true
    case .recolored, .restyled, .textChanged, .dataChanged, .pictureChanged, .appeared, .disappeared: false
    }
  }
}
