// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveResolve

nonisolated extension View {
  /// Views behind the view, with its size.
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    layered(behind: content(), alignment, "background")
  }

  /// A view behind the view, with its size.
  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    layered(behind: background, alignment, "background")
  }

  /// A paint behind the view, with its size.
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(style, in: Rectangle())
  }

  /// The system's background behind the view.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), in: Rectangle())
  }

  /// The system's background in a shape behind the view.
  public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// A paint in a shape behind the view.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modified { content, scope in
      let nodes = scope.child("on").nodes(of: content)
      let behind = scope.child("background")
      let paint = style.paint(in: behind, level: 0)
      return nodes.map { node in
        var node = node
        if let material = paint.material {
          node.node.modifiers.append(
            .effect(
              .backdrop(
                blur: material.blur, saturation: material.saturation, shape.outline(in: behind, role: .fill))))
        }
        if let layer = behind.single(_ShapeView(shape: shape, style: style, fillStyle: fillStyle)) {
          node.node.modifiers.append(.background(layer.node, .center))
        }
        return node
      }
    }
  }

  /// Views in front of the view, with its size.
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    layered(over: content(), alignment)
  }

  /// A view in front of the view, with its size.
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    layered(over: overlay, alignment)
  }

  /// A paint over the view.
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    overlay(style, in: Rectangle())
  }

  /// A paint in a shape over the view.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    layered(over: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), .center)
  }

  /// Shows the view only where another has ink.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    masked(mask(), alignment)
  }

  /// Shows the view only where another has ink.
  public func mask<Mask: View>(_ mask: Mask) -> some View { masked(mask, .center) }

  private func masked<Mask: View>(_ mask: Mask, _ alignment: Alignment) -> ModifiedContent<Self, _NodeModifier> {
    nonisolated(unsafe) let mask = mask
    return modified { content, scope in
      let nodes = scope.child("on").nodes(of: content)
      guard let layer = scope.child("mask").single(mask, alignment: alignment.drawn) else { return [] }
      return nodes.map { $0.adding(.mask(layer.node, alignment.drawn)) }
    }
  }

  private func layered<V: View>(
    behind view: V, _ alignment: Alignment, _ name: String
  ) -> ModifiedContent<Self, _NodeModifier> {
    nonisolated(unsafe) let view = view
    return modified { content, scope in
      let nodes = scope.child("on").nodes(of: content)
      guard let layer = scope.child(name).single(view, alignment: alignment.drawn) else { return nodes }
      return nodes.map { node in
        var node = node.adding(.background(layer.node, alignment.drawn))
        node.preferences.merge(layer.preferences)
        return node
      }
    }
  }

  private func layered<V: View>(over view: V, _ alignment: Alignment) -> ModifiedContent<Self, _NodeModifier> {
    nonisolated(unsafe) let view = view
    return modified { content, scope in
      let nodes = scope.child("on").nodes(of: content)
      guard let layer = scope.child("overlay").single(view, alignment: alignment.drawn) else { return nodes }
      return nodes.map { node in
        var node = node.adding(.overlay(layer.node, alignment.drawn))
        node.preferences.merge(layer.preferences)
        return node
      }
    }
  }
}
