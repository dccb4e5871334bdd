// SPDX-License-Identifier: MIT

/// What a design is for, in its own words: what it is checked for where nothing else is asked.
public struct DesignPurpose: Sendable, Hashable {
  /// A frame that is no widget's: of a panel, a page.
  public struct Canvas: Sendable, Hashable {
    /// Points.
    public var width, height: Double
    /// Device pixels per point; nil where nobody says it.
    public var scale: Double?
    /// The size class that the design is drawn in.
    public var size: String

    /// A frame in points; `size` is a word of `ContentCase.sizes`.
    public init(width: Double, height: Double, scale: Double? = nil, size: String = "medium") {
      (self.width, self.height, self.scale, self.size) = (width, height, scale, size)
    }
  }

  /// Words of `ContentCase.sizes`; empty where it says none.
  public var sizes: [String]
  /// Words of `ContentCase.appearances`; empty where it says none.
  public var appearances: [String]
  /// Frames of other things than widgets.
  public var canvases: [Canvas]

  /// What a design is for; empty lists leave it to who asks.
  public init(sizes: [String] = [], appearances: [String] = [], canvases: [Canvas] = []) {
    (self.sizes, self.appearances, self.canvases) = (sizes, appearances, canvases)
  }
}
