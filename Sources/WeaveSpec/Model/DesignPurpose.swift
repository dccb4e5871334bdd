// SPDX-License-Identifier: MIT

/// The sizes, appearances and frames that a design declares. It is checked for these by default.
public struct DesignPurpose: Sendable, Hashable {
  /// A frame that is not a widget's, such as that of a panel or page.
  public struct Canvas: Sendable, Hashable {
    /// Points.
    public var width, height: Double
    /// Device pixels per point; nil if not specified.
    public var scale: Double?
    /// The size class to draw the design in.
    public var size: String

    /// Makes a frame in points; `size` is a word of `ContentCase.sizes`.
    public init(width: Double, height: Double, scale: Double? = nil, size: String = "medium") {
      (self.width, self.height, self.scale, self.size) = (width, height, scale, size)
    }
  }

  /// Words of `ContentCase.sizes`; empty if not specified.
  public var sizes: [String]
  /// Words of `ContentCase.appearances`; empty if not specified.
  public var appearances: [String]
  /// Frames other than those of widgets.
  public var canvases: [Canvas]

  /// Makes a purpose; empty lists leave the choice to the caller.
  public init(sizes: [String] = [], appearances: [String] = [], canvases: [Canvas] = []) {
    (self.sizes, self.appearances, self.canvases) = (sizes, appearances, canvases)
  }
}
