// SPDX-License-Identifier: MIT

public import WeaveGraphics

/// A modifier that changes how a node is drawn, but not its layout.
public enum Effect: Sendable, Hashable {
  /// Shows only what lies inside the outline.
  case clip(ShapeOutline)
  /// A border drawn over the node, inside its frame.
  case border(Fill, width: Double, ShapeOutline)
  /// A shadow. Lengths in points; the radius is twice the standard deviation of the blur.
  case shadow(Color, radius: Double, x: Double, y: Double)
  /// A blur, by its standard deviation in points.
  case blur(Double)
  /// Blurs the pixels behind the node within the outline, and makes them more vivid.
  case backdrop(blur: Double, saturation: Double, ShapeOutline)
  /// The opacity of the whole node, 0 to 1.
  case opacity(Double)
  /// A rotation around the middle, in degrees clockwise.
  case rotation(Double)
  /// Enlarges or shrinks the drawing around a point of its box.
  case scale(x: Double, y: Double, Alignment)
  /// How its colours are mixed with those of what lies beneath it.
  case blend(BlendMode)
  /// Shows only what its second child covers.
  case mask
  /// Fine noise over the node, where it has ink.
  case grain(Grain)
  /// Bars in place of texts and pictures.
  case redacted
  /// How tones become inks on a display with few of them.
  case dither(Dithering)
  /// What a screen reader says instead of the content.
  case label(String)

  /// Whether an opacity outside this effect can be moved inside it, into the colours of what is drawn.
  public var letsOpacityPass: Bool {
    switch self {
    case .clip, .label, .rotation, .scale, .dither, .redacted: true
    case .border, .shadow, .blur, .backdrop, .opacity, .blend, .mask, .grain: false
    }
  }

  /// The effect's text in a line of the layout tree: `blur 3`.
  public var dumped: String {
    switch self {
    case .clip(let outline): "clip \(outline.dumped)"
    case .border(_, let width, let outline): "border \(decimal(width)) \(outline.dumped)"
    case .shadow(let color, let radius, let x, let y):
      "shadow \(color.hex) \(decimal(radius)) \(decimal(x)) \(decimal(y))"
    case .blur(let radius): "blur \(decimal(radius))"
    case .backdrop(let blur, let saturation, let outline):
      "backdrop \(decimal(blur)) \(decimal(saturation)) \(outline.dumped)"
    case .opacity(let opacity): "opacity \(decimal(opacity))"
    case .rotation(let degrees): "rotation \(decimal(degrees))"
    case .scale(let x, let y, _): "scale \(decimal(x)) \(decimal(y))"
    case .blend(let mode): "blend \(mode.rawValue)"
    case .mask: "mask"
    case .grain(let grain): "grain \(decimal(grain.amount)) \(decimal(grain.size)) \(grain.seed)"
    case .redacted: "redacted"
    case .dither(let dithering): "dither \(dithering)"
    case .label(let label): "label \"\(label)\""
    }
  }
}
