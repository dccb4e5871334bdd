// SPDX-License-Identifier: MIT

public import WeaveGraphics

/// Items that are moved, clipped, changed or named together. The properties apply in this order, from the outside.
public struct DisplayGroup: Sendable, Hashable {
  /// From the group's coordinates to the surrounding ones; nil if they are the same.
  public var transform: Transform?
  /// Only the area inside is visible; nil for everything.
  public var clip: Path?
  /// With effects, the group is drawn separately and then composited as one picture.
  public var effects: Effects?
  /// A description for readers who cannot see the picture.
  public var label: String?
  /// How its tones become inks on displays that have few; nil for the default of each item.
  public var dithering: Dithering?
  /// Whether it is only grain over what lies beneath, which displays with few inks leave out.
  public var isGrain = false
  /// In drawing order.
  public var children: [DisplayItem]

  /// A group of items in drawing order; properties that are nil have no effect.
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

  /// Effects on a group as a whole, applied in this order: blur, shadow, opacity, mask, blending.
  public struct Effects: Sendable, Hashable {
    /// The standard deviation of a Gaussian, in points; 0 for none.
    public var blur: Double
    /// The shadow beneath; nil for none.
    public var shadow: Shadow?
    /// 0...1.
    public var opacity: Double
    /// Its opacity at each point becomes the group's; its colours are ignored.
    public var mask: Gradient?
    /// Items whose opacity at each point becomes the group's; nil for none.
    public var cutout: [DisplayItem]?
    /// How its colours are mixed with those beneath.
    public var blend: BlendMode
    /// Whether what blends in the group mixes only with what is in it too.
    public var isIsolated = false

    /// Effects; those that are omitted have no effect.
    public init(
      blur: Double = 0, shadow: Shadow? = nil, opacity: Double = 1, mask: Gradient? = nil,
      cutout: [DisplayItem]? = nil, blend: BlendMode = .normal
    ) {
      self.blur = blur
      self.shadow = shadow
      self.opacity = opacity
      self.mask = mask
      self.cutout = cutout
      self.blend = blend
    }

    /// Whether a change inside affects the pixels around it.
    public var spreads: Bool { blur != 0 || shadow != nil }
  }

  /// A blurred copy of a group in one colour, beneath it.
  public struct Shadow: Sendable, Hashable {
    /// The colour of the whole shadow; where the group is faint, the shadow is faint, too.
    public var color: Color
    /// The standard deviation of the Gaussian, in points.
    public var deviation: Double
    /// The distance from the group, in points.
    public var x, y: Double

    /// A shadow with its colour, blur and distance, in points.
    public init(color: Color, deviation: Double, x: Double, y: Double) {
      self.color = color
      self.deviation = deviation
      self.x = x
      self.y = y
    }
  }
}
