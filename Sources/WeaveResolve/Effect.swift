// SPDX-License-Identifier: MIT

public import WeaveGraphics

/// A modifier that changes how a node is drawn, and nothing of the layout.
public enum Effect: Sendable, Hashable {
  /// Only what lies in the outline is seen.
  case clip(ShapeOutline)
  /// Drawn over the node, inside its frame.
  case border(Fill, width: Double, ShapeOutline)
  /// Points; the radius is twice the standard deviation of the blur.
  case shadow(Color, radius: Double, x: Double, y: Double)
  /// The standard deviation in points.
  case blur(Double)
  /// What lies behind, blurred and made more vivid, within the outline.
  case backdrop(blur: Double, saturation: Double, ShapeOutline)
  /// Everything is drawn so faintly, 0 to 1.
  case opacity(Double)
  /// Degrees, clockwise, around the middle.
  case rotation(Double)
  /// How its tones become inks where a display has few.
  case dither(Dithering)
  /// What a screen reader says instead of the content.
  case label(String)

  /// Whether an opacity may pass it by, on its way into colours.
  public var letsOpacityPass: Bool {
    switch self {
    case .clip, .label, .rotation, .dither: true
    case .border, .shadow, .blur, .backdrop, .opacity: false
    }
  }

  /// What it is in a line of the layout tree: `blur 3`.
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
    case .dither(let dithering): "dither \(dithering)"
    case .label(let label): "label \"\(label)\""
    }
  }
}
