// SPDX-License-Identifier: MIT

public import WeaveGraphics

/// Things that are moved, cut, changed or named as one. What it does comes in this order, from the outside.
public struct DisplayGroup: Sendable, Hashable {
  /// From the coordinates of the group to those around it; nil where these are the same.
  public var transform: Transform?
  /// Only what lies within is seen; nil for all.
  public var clip: Path?
  /// With effects the group is drawn apart, and laid over the rest as one picture.
  public var effects: Effects?
  /// A name for readers that cannot see.
  public var label: String?
  /// How tones in it become inks where a display has few; nil for what suits each thing.
  public var dithering: Dithering?
  /// In the order of drawing.
  public var children: [DisplayItem]

  /// A group of things in the order of drawing; what is nil does nothing.
  public init(
    transform: Transform? = nil, clip: Path? = nil, effects: Effects? = nil, label: String? = nil,
    dithering: Dithering? = nil, _ children: [DisplayItem] = []
  ) {
    self.transform = transform
    self.clip = clip
    self.effects = effects
    self.label = label
    self.dithering = dithering
    self.children = children
  }

  /// Effects on a group as a whole, applied in this order: blur, shadow, opacity, mask.
  public struct Effects: Sendable, Hashable {
    /// The standard deviation of a gaussian, in points; 0 for none.
    public var blur: Double
    /// What lies beneath; nil for nothing.
    public var shadow: Shadow?
    /// 0...1.
    public var opacity: Double
    /// Its opacity at each point is the group's there; its colours do not count.
    public var mask: Gradient?

    /// Effects of which those that are left out do nothing.
    public init(blur: Double = 0, shadow: Shadow? = nil, opacity: Double = 1, mask: Gradient? = nil) {
      self.blur = blur
      self.shadow = shadow
      self.opacity = opacity
      self.mask = mask
    }

    /// Whether a change inside shows in the pixels around it.
    public var spreads: Bool { blur != 0 || shadow != nil }
  }

  /// A blurred copy of a group in one colour, beneath it.
  public struct Shadow: Sendable, Hashable {
    /// Of the whole shadow; where the group is faint, the shadow is, too.
    public var color: Color
    /// The standard deviation of the gaussian, in points.
    public var deviation: Double
    /// How far it lies from the group, in points.
    public var x, y: Double

    /// A shadow by its colour, its blur and its distance, in points.
    public init(color: Color, deviation: Double, x: Double, y: Double) {
      self.color = color
      self.deviation = deviation
      self.x = x
      self.y = y
    }
  }
}
