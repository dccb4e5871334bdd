// SPDX-License-Identifier: MIT

package import WeaveGraphics
import WeaveResolve

nonisolated extension View {
  /// Room around the view, in points.
  public func padding(_ insets: EdgeInsets) -> some View {
    changed { node, _ in
      var padded = node.adding(.padding(insets.drawn))
      padded.spacing = node.spacing.padded(insets)
      return padded
    }
  }

  /// Room at some edges of the view, in points; 16 if nil.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(length ?? 16, edges))
  }

  /// Room at all edges of the view, in points.
  public func padding(_ length: CGFloat) -> some View { padding(EdgeInsets(length, .all)) }

  /// Room at some edges of a scene, in points; 16 if nil.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, nil) }

  /// Room for content of the safe area, in points.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
  /// Room for content of the safe area, in points.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }
  /// Room for content of the safe area, in points.
  public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

  /// A box of a fixed size, in points; a side that is nil is that of the view.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    framed(
      FrameConstraint(width: width.map(Double.init), height: height.map(Double.init), alignment: alignment.drawn))
  }

  /// A box between bounds, in points.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    framed(
      FrameConstraint(
        minWidth: minWidth.map(Double.init), idealWidth: idealWidth.map(Double.init),
        maxWidth: maxWidth.map(Double.init), minHeight: minHeight.map(Double.init),
        idealHeight: idealHeight.map(Double.init), maxHeight: maxHeight.map(Double.init), alignment: alignment.drawn))
  }

  private func framed(_ frame: FrameConstraint) -> ModifiedContent<Self, _NodeModifier> {
    changed { node, _ in node.adding(.frame(frame)) }
  }

  /// Takes its ideal size, whatever is proposed.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Takes its ideal length along some axes, whatever is proposed.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    changed { node, _ in node.adding(.fixedSize(horizontal: horizontal, vertical: vertical)) }
  }

  /// The order in which a stack gives room: the highest first. 0 if not set.
  public func layoutPriority(_ value: Double) -> some View {
    changed { node, _ in node.adding(.layoutPriority(value)) }
  }

  /// Keeps a proportion of width to height; nil for its own.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modified { content, scope in
      scope.with(\.imageContentMode, contentMode).nodes(of: content).map { node in
        guard let aspectRatio else { return node.keepingItsProportions(contentMode) }
        return node.adding(.aspectRatio(Double(aspectRatio), contentMode.drawn))
      }
    }
  }

  /// Keeps the proportion of a size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(
      aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Keeps its proportion within the room.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  /// Keeps its proportion and covers the room.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Moves the drawing, in points. The layout does not change.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    changed { node, _ in node.adding(.offset(x: Double(x), y: Double(y))) }
  }
  /// Moves the drawing, in points. The layout does not change.
  public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }

  /// Puts the middle of the view at a point of all the room that is proposed.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modified { content, scope in
      let room = scope.child("position")
      let size = room.frame?.size ?? .zero
      return scope.nodes(of: content).map { node in
        var layer = room.node(.leaf(.shape(.clear)))
        let moved = node.adding(.offset(x: Double(x) - size.width / 2, y: Double(y) - size.height / 2))
        layer.node.modifiers.append(.overlay(moved.node, .center))
        layer.preferences = node.preferences
        return layer
      }
    }
  }
  /// Puts the middle of the view at a point of all the room that is proposed.
  public func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }

  /// Moves an alignment line of the view.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    nonisolated(unsafe) let computeValue = computeValue
    return modified { content, scope in
      scope.nodes(of: content).enumerated().map { index, node in
        scope.child("guide\(index)").guided(node) { size in
          guard case .standard(let guide) = g.guide else { return nil }
          return (.horizontal(guide), Double(computeValue(size) - size[g]))
        }
      }
    }
  }

  /// Moves an alignment line of the view.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    nonisolated(unsafe) let computeValue = computeValue
    return modified { content, scope in
      scope.nodes(of: content).enumerated().map { index, node in
        scope.child("guide\(index)").guided(node) { size in
          guard case .standard(let guide) = g.guide else { return nil }
          return (.vertical(guide), Double(computeValue(size) - size[g]))
        }
      }
    }
  }

  /// Nothing: a widget has no safe area of its own.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { unchanged }
  /// Nothing: a widget has no safe area of its own.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { unchanged }

  /// The order in which layers of a `ZStack` are drawn.
  public func zIndex(_ value: Double) -> some View {
    changed { node, _ in
      var node = node
      node.traits.zIndex = value
      return node
    }
  }
}

/// Parts of the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// A bit for each part.
  public let rawValue: UInt
  /// Parts by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The bars of the system.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All parts.
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// Whether content stays within its room or covers it.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// Within the room.
  case fit
  /// Covering the room.
  case fill

  package var drawn: WeaveGraphics.ContentMode { self == .fit ? .fit : .fill }
}

extension _ViewScope {
  /// The scope of the content of a container; spacers and dividers in it know the axis from their node.
  func inside(_ axis: Axis?) -> _ViewScope { self }

  /// A node with a moved guide, whose place depends on the size that the node has.
  fileprivate func guided(
    _ node: _ViewNode, _ offset: (ViewDimensions) -> (WeaveResolve.AlignmentGuide, Double)?
  ) -> _ViewNode {
    // A layer behind the node tells its size.
    let size = frame?.size ?? .zero
    let probe = ResolvedNode(id: id, range: range, .leaf(.shape(.clear)))
    let answer = pass.resolver.size(of: node.node, width: size.width, height: size.height)
    guard let (guide, distance) = offset(ViewDimensions(answer)) else {
      reportNotDrawn("weave has no alignment guides of your own; the view is aligned by its middle")
      return node
    }
    return node.adding(.background(probe, .center), .guide(guide, offset: distance))
  }
}

extension ResolvedShape {
  /// A shape that takes room and draws nothing.
  static let clear = ResolvedShape(outline: .rectangle, fill: .color(.clear))
}

extension _ViewNode {
  /// A picture in its own proportions; other nodes have none.
  fileprivate func keepingItsProportions(_ mode: ContentMode) -> _ViewNode {
    switch node.kind {
    case .leaf(.image(let image)):
      let ratio = image.idealSize.height > 0 ? image.idealSize.width / image.idealSize.height : 1
      return adding(.aspectRatio(ratio, mode.drawn))
    case .leaf(.shape(let shape)):
      // The ideal size of a shape is a square, except for that of a free path.
      if case .path(let path) = shape.outline, path.mode != .stretch { return self }
      return adding(.aspectRatio(1, mode.drawn))
    default: return self
    }
  }
}
