// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics
import WeaveResolve

nonisolated extension View {
  /// Cuts away what lies outside of a shape.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modified { content, scope in
      let outline = scope.child("clip")
      return scope.child("on").nodes(of: content).map { node in
        outline.clipped(node, to: shape)
      }
    }
  }

  /// Cuts away what lies outside of its frame.
  public func clipped(antialiased: Bool = false) -> some View {
    changed { node, _ in node.adding(.effect(.clip(.rectangle))) }
  }

  /// Rounds its corners.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    changed { node, _ in node.adding(.effect(.clip(.roundedRectangle(radius: Double(radius), .circular)))) }
  }

  /// A line inside its edges.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    changed { node, scope in
      node.adding(.effect(.border(content.fill(in: scope), width: Double(width), .rectangle)))
    }
  }

  /// A shadow behind the view. Lengths are in points; the radius is twice the standard deviation of the blur.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    changed { node, scope in
      let shown = color.drawn(in: scope)
      // On the lock screen, where every colour becomes the screen's own, it stays dark.
      let ink = scope.pass.resolver.palette.vibrant == nil ? shown : WeaveGraphics.Color.black.opacity(shown.alpha)
      return node.adding(.effect(.shadow(ink, radius: Double(radius), x: Double(x), y: Double(y))))
    }
  }

  /// Blurs the view, by a radius that is twice the standard deviation.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    changed { node, _ in
      radius > 0 ? node.adding(.effect(.blur(min(Double(radius) / 2, Limits.blurDeviation)))) : node
    }
  }

  /// How much of the view is seen, 0 to 1.
  public func opacity(_ opacity: Double) -> some View {
    changed { node, _ in opacity < 1 ? node.adding(.effect(.opacity(max(0, opacity)))) : node }
  }

  /// Keeps its room and is not drawn.
  public func hidden() -> some View { changed { node, _ in node.adding(.effect(.opacity(0))) } }

  /// Turns the drawing clockwise. The layout does not change.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modified { content, scope in
      if anchor != .center {
        scope.reportNotDrawn("weave turns views around their middle; the anchor of `rotationEffect` is ignored")
      }
      return scope.nodes(of: content).map { node in
        angle == .zero ? node : node.adding(.effect(.rotation(angle.degrees)))
      }
    }
  }

  /// Enlarges or shrinks the drawing. The layout does not change.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    changed { node, scope in
      if x == 1, y == 1 { return node }
      guard let place = anchor.alignment else {
        scope.reportNotDrawn(
          "weave scales views around their middle, edges and corners; this anchor counts as the middle")
        return node.adding(.effect(.scale(x: Double(x), y: Double(y), .center)))
      }
      return node.adding(.effect(.scale(x: Double(x), y: Double(y), place)))
    }
  }
  /// Enlarges or shrinks the drawing. The layout does not change.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: s, y: s, anchor: anchor)
  }
  /// Enlarges or shrinks the drawing. The layout does not change.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// How its colours are mixed with those beneath it.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    changed { node, scope in
      guard let mode = blendMode.drawn else {
        scope.reportNotDrawn("weave has no blend mode `\(blendMode)`; the view is drawn as usual")
        return node
      }
      return mode == .normal ? node : node.adding(.effect(.blend(mode)))
    }
  }

  /// Draws the view as one picture before it is mixed with others, as weave always does.
  public func compositingGroup() -> some View { unchanged }
  /// Draws the view as one picture, as weave always does.
  public func drawingGroup(opaque: Bool = false) -> some View { unchanged }
  /// Takes the geometry of the view as one, as weave always does.
  public func geometryGroup() -> some View { unchanged }
}

extension _ViewScope {
  /// A node clipped to a shape.
  fileprivate func clipped(_ node: _ViewNode, to shape: some Shape) -> _ViewNode {
    node.adding(.effect(.clip(shape.outline(in: self, role: .fill))))
  }
}

extension UnitPoint {
  /// The middle, an edge or a corner; nil for other points.
  var alignment: WeaveResolve.Alignment? {
    let horizontal: WeaveGraphics.HorizontalAlignment?
    switch x {
    case 0: horizontal = .leading
    case 0.5: horizontal = .center
    case 1: horizontal = .trailing
    default: horizontal = nil
    }
    let vertical: WeaveGraphics.VerticalAlignment?
    switch y {
    case 0: vertical = .top
    case 0.5: vertical = .center
    case 1: vertical = .bottom
    default: vertical = nil
    }
    guard let horizontal, let vertical else { return nil }
    return .init(horizontal, vertical)
  }
}

/// How the colours of a view are mixed with those beneath it.
public enum BlendMode: Sendable, Hashable {
  /// Covers what lies beneath.
  case normal
  /// Darkens, lightens or strengthens contrast.
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  /// Takes one property of a colour from the view.
  case hue, saturation, color, luminosity
  /// Composition by coverage.
  case sourceAtop, destinationOver, destinationOut
  /// Adds darkness or light.
  case plusDarker, plusLighter

  var drawn: WeaveGraphics.BlendMode? {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .plusLighter: .plusLighter
    case .sourceAtop, .destinationOver, .destinationOut, .plusDarker: nil
    }
  }
}
