// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveResolve

/// Views beside each other.
public struct HStack<Content> {
  var location: SourceLocation?
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  init(alignment: VerticalAlignment, spacing: CGFloat?, content: Content, plain: Void) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content)
  }
}

extension HStack: Locatable {}

extension HStack: View where Content: View {
  /// It has no body.
  public typealias Body = Never

  /// Views beside each other.
  ///
  /// - Parameter spacing: in points; nil for what the views want.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }

  /// The nodes that are drawn.
  public func _nodes(in scope: _ViewScope) -> [_ViewNode] {
    let scope = scope.child("HStack")
    return [StackNodes.row(scope.inside(.horizontal).nodes(of: content), alignment, spacing, in: scope)]
  }
}

/// Views below each other.
public struct VStack<Content> {
  var location: SourceLocation?
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  init(alignment: HorizontalAlignment, spacing: CGFloat?, content: Content, plain: Void) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content)
  }
}

extension VStack: Locatable {}

extension VStack: View where Content: View {
  /// It has no body.
  public typealias Body = Never

  /// Views below each other.
  ///
  /// - Parameter spacing: in points; nil for what the views want.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }

  /// The nodes that are drawn.
  public func _nodes(in scope: _ViewScope) -> [_ViewNode] {
    let scope = scope.child("VStack")
    return [StackNodes.column(scope.inside(.vertical).nodes(of: content), alignment, spacing, in: scope)]
  }
}

/// Views on top of each other, the first at the bottom.
public struct ZStack<Content> {
  var location: SourceLocation?
  let alignment: Alignment
  let content: Content

  init(alignment: Alignment, content: Content, plain: Void) {
    (self.alignment, self.content) = (alignment, content)
  }
}

extension ZStack: Locatable {}

extension ZStack: View where Content: View {
  /// It has no body.
  public typealias Body = Never

  /// Views on top of each other.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }

  /// The nodes that are drawn.
  public func _nodes(in scope: _ViewScope) -> [_ViewNode] {
    let scope = scope.child("ZStack")
    let nodes = scope.inside(nil).nodes(of: content)
    var node = scope.node(.zstack(alignment: alignment.drawn, nodes.layered.map(\.node)))
    node.preferences = PreferenceValues(merging: nodes)
    node.spacing = .beside(nodes)
    return [node]
  }
}

/// Views beside each other, each made when it is seen: here at once.
public struct LazyHStack<Content> {
  let stack: HStack<Content>
}

extension LazyHStack: View where Content: View {
  /// It has no body.
  public typealias Body = Never
  /// Views beside each other.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }
  /// The nodes that are drawn.
  public func _nodes(in scope: _ViewScope) -> [_ViewNode] { stack._nodes(in: scope) }
}

/// Views below each other, each made when it is seen: here at once.
public struct LazyVStack<Content> {
  let stack: VStack<Content>
}

extension LazyVStack: View where Content: View {
  /// It has no body.
  public typealias Body = Never
  /// Views below each other.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }
  /// The nodes that are drawn.
  public func _nodes(in scope: _ViewScope) -> [_ViewNode] { stack._nodes(in: scope) }
}

/// Which parts of sections stay in view while scrolling.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// A bit for each part.
  public let rawValue: UInt32
  /// Parts by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The headers.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Room that grows along its stack.
public struct Spacer: Sendable {
  /// The least length in points; nil for 8.
  public var minLength: CGFloat?
  /// Makes room of at least a length.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View {
  /// It has no body.
  public typealias Body = Never
  /// The nodes that are drawn.
  public func _nodes(in scope: _ViewScope) -> [_ViewNode] {
    var node = scope.child("Spacer").node(.spacer(minLength: Double(minLength ?? 8)))
    node.spacing = .none
    return [node]
  }
}

/// A hairline across its stack.
public struct Divider: Sendable {
  var location: SourceLocation?
  /// Makes a hairline.
  public init() {}
}

extension Divider: Locatable {}

extension Divider: View {
  /// It has no body.
  public typealias Body = Never
  /// The nodes that are drawn.
  public func _nodes(in scope: _ViewScope) -> [_ViewNode] {
    [scope.child("Divider").node(.divider(scope.color(named: "separator")))]
  }
}

/// Children of stacks with their distances.
@MainActor enum StackNodes {
  static func row(
    _ nodes: [_ViewNode], _ alignment: VerticalAlignment, _ spacing: CGFloat?, in scope: _ViewScope
  ) -> _ViewNode {
    let (children, distance) = spaced(nodes, spacing, along: .horizontal, in: scope)
    var node = scope.node(.hstack(spacing: distance, alignment: alignment.drawn, children))
    node.spacing = .beside(nodes)
    node.preferences = PreferenceValues(merging: nodes)
    return node
  }

  static func column(
    _ nodes: [_ViewNode], _ alignment: HorizontalAlignment, _ spacing: CGFloat?, in scope: _ViewScope
  ) -> _ViewNode {
    let (children, distance) = spaced(nodes, spacing, along: .vertical, in: scope)
    var node = scope.node(.vstack(spacing: distance, alignment: alignment.drawn, children))
    node.spacing = .below(nodes)
    node.preferences = PreferenceValues(merging: nodes)
    return node
  }

  /// The children, with gaps of their own where distances differ, and the distance between all of them.
  private static func spaced(
    _ nodes: [_ViewNode], _ spacing: CGFloat?, along axis: Axis, in scope: _ViewScope
  ) -> ([ResolvedNode], Double) {
    let children = nodes.map(\.node)
    if let spacing { return (children, Double(spacing)) }
    let distances = zip(nodes, nodes.dropFirst()).map { $0.spacing.distance(to: $1.spacing, along: axis) }
    guard let first = distances.first else { return (children, 0) }
    if distances.allSatisfy({ $0 == first }) { return (children, first) }
    // A node of a fixed length is served before all flexible ones, as the distances of a stack are.
    var parts: [ResolvedNode] = []
    for (index, child) in children.enumerated() {
      parts.append(child)
      guard index < distances.count, distances[index] != 0 else { continue }
      let length = distances[index]
      let frame =
        axis == .horizontal
        ? FrameConstraint(width: length, height: 0) : FrameConstraint(width: 0, height: length)
      parts.append(
        ResolvedNode(
          id: "\(scope.id)/gap\(index)", .zstack(alignment: .center, []), [.frame(frame)]))
    }
    return (parts, 0)
  }
}
