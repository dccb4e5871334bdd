// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveResolve

/// A way of your own to place views.
public protocol Layout: Animatable, SendableMetatype {
  /// The type of values that are kept between questions.
  associatedtype Cache = Void
  /// The axis of a stack, for spacers and dividers.
  static var layoutProperties: LayoutProperties { get }
  /// Values that are kept between questions.
  func makeCache(subviews: Subviews) -> Cache
  /// Changes those values for other views.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The distances that the whole wants to its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The size for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places each view with its `place`.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Where an alignment line of the whole is; nil for that of its views.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// Where an alignment line of the whole is; nil for that of its views.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// The views.
  typealias Subviews = LayoutSubviews
}

extension Layout {
  /// No axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  /// The values anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  /// As most views.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  /// That of its views.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
  /// That of its views.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
  /// The views, placed.
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Nothing is kept.
  public func makeCache(subviews: Subviews) {}
}

/// The axis of a layout.
public struct LayoutProperties: Sendable {
  /// That of a stack; nil for none.
  public var stackOrientation: Axis?
  /// No axis.
  public init() {}
}

/// The views of a layout.
public struct LayoutSubviews: RandomAccessCollection {
  let views: [LayoutSubview]
  /// The direction in which people read.
  public var layoutDirection: LayoutDirection
  /// The first.
  public var startIndex: Int { 0 }
  /// After the last.
  public var endIndex: Int { views.count }
  /// A view.
  public subscript(position: Int) -> LayoutSubview { views[position] }
  /// Some of the views.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(views: Array(views[bounds]), layoutDirection: layoutDirection)
  }
}

/// A view of a layout.
public struct LayoutSubview {
  let node: _ViewNode
  let measure: (ResolvedNode, Double?, Double?) -> ViewAnswer
  let place: (Place) -> Void

  struct Place {
    var position: CGPoint
    var anchor: UnitPoint
    var proposal: ProposedViewSize
  }

  /// A value that the view has set with `layoutValue(key:value:)`.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    node.traits.layoutValues[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }
  /// The order in which it gets room: the highest first.
  public var priority: Double {
    for case .layoutPriority(let priority) in node.node.modifiers.reversed() { return priority }
    if case .spacer = node.node.kind { return -.infinity }
    return 0
  }
  /// The distances that it wants to its neighbours.
  public var spacing: ViewSpacing { ViewSpacing(preference: node.spacing) }
  /// The size that it takes of a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(measure(node.node, proposal.width.map(Double.init), proposal.height.map(Double.init)).size)
  }
  /// The size that it takes of a proposal, and its alignment lines.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(measure(node.node, proposal.width.map(Double.init), proposal.height.map(Double.init)))
  }
  /// Puts a point of it at a position.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    place(Place(position: position, anchor: anchor, proposal: proposal))
  }
}

/// A value that views give the layout around them.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that gives none.
  static var defaultValue: Value { get }
}

/// The distances that a view wants to its neighbours.
public struct ViewSpacing: Sendable {
  var preference = SpacingPreference.standard
  /// Those of most views.
  public init() {}
  init(preference: SpacingPreference) { self.preference = preference }
  /// None.
  public static let zero = ViewSpacing(preference: .none)
  /// The distance to the next view.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    CGFloat(preference.distance(to: next.preference, along: axis))
  }
  /// Adds the distances of another view.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { preference.top = other.preference.top }
    if edges.contains(.bottom) { preference.bottom = other.preference.bottom }
  }
  /// The distances of both views.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }
}

nonisolated extension View {
  /// A value for the layout around the view.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    nonisolated(unsafe) let value = value
    return changed { node, _ in
      var node = node
      node.traits.layoutValues[ObjectIdentifier(K.self)] = value
      return node
    }
  }
}

/// Views that a layout of the program places.
///
/// weave's own layout asks for sizes while it divides room, and knows nothing of the program's code. So the place of
/// these views is a box with the least, the ideal and the greatest size that the layout wants. In the next tree, when
/// the box is known, it gets the size that the layout takes of it, and the layout places its views.
private struct LayoutView<L: Layout, Content: View>: View {
  let layout: L
  let content: Content
  typealias Body = Never

  func _nodes(in scope: _ViewScope) -> [_ViewNode] {
    let scope = scope.child("\(L.self)".prefix { $0 != "<" }.description)
    let nodes = scope.nodes(of: content)
    let room = scope.child("room")
    let placement = LayoutPlacement(layout, nodes, in: scope)
    var box = room.node(.leaf(.shape(.clear)))
    let frame = room.frame
    // The first box is as large as the layout may get; what it takes of that is its size from then on.
    guard let offer = scope.pass.resolver.remembered(room.id) ?? frame else {
      return [box.adding(.frame(placement.bounds))]
    }
    scope.pass.resolver.remember(offer, as: room.id)
    let proposal = ProposedViewSize(width: CGFloat(offer.width), height: CGFloat(offer.height))
    let taken = placement.size(proposal)
    box.node.modifiers.append(.overlay(placement.placed(in: taken, of: proposal, scope).node, .center))
    box.node.modifiers.append(
      .frame(FrameConstraint(width: Double(taken.width), height: Double(taken.height))))
    box.preferences = PreferenceValues(merging: nodes)
    return [box]
  }
}

/// Collects where a layout places its views.
private final class LayoutPlaces {
  var places: [Int: LayoutSubview.Place] = [:]
}

/// A layout with the views that it places.
@MainActor private struct LayoutPlacement<L: Layout> {
  private let layout: L
  private let nodes: [_ViewNode]
  private let isRightToLeft: Bool
  private let measure: (ResolvedNode, Double?, Double?) -> ViewAnswer

  init(_ layout: L, _ nodes: [_ViewNode], in scope: _ViewScope) {
    (self.layout, self.nodes) = (layout, nodes)
    isRightToLeft = scope.environment.layoutDirection == .rightToLeft
    let resolver = scope.pass.resolver
    measure = { resolver.size(of: $0, width: $1, height: $2) }
  }

  private func subviews(_ place: @escaping (Int, LayoutSubview.Place) -> Void = { _, _ in }) -> LayoutSubviews {
    LayoutSubviews(
      views: nodes.enumerated().map { index, node in
        LayoutSubview(node: node, measure: measure, place: { place(index, $0) })
      }, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
  }

  func size(_ proposal: ProposedViewSize) -> CGSize {
    let subviews = subviews()
    var cache = layout.makeCache(subviews: subviews)
    return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The least, the ideal and the greatest size.
  var bounds: FrameConstraint {
    let (least, ideal, most) = (size(.zero), size(.unspecified), size(.infinity))
    func length(_ value: CGFloat) -> Double { value.isNaN ? 0 : Double(value) }
    return FrameConstraint(
      minWidth: length(min(least.width, most.width)), idealWidth: length(ideal.width),
      maxWidth: length(max(least.width, most.width)), minHeight: length(min(least.height, most.height)),
      idealHeight: length(ideal.height), maxHeight: length(max(least.height, most.height)))
  }

  /// The views at their places in a box.
  func placed(in size: CGSize, of proposal: ProposedViewSize, _ scope: _ViewScope) -> _ViewNode {
    let found = LayoutPlaces()
    let subviews = subviews { found.places[$0] = $1 }
    var cache = layout.makeCache(subviews: subviews)
    layout.placeSubviews(
      in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &cache)
    var layers: [ResolvedNode] = []
    for (index, node) in nodes.enumerated() {
      // A view that is not placed lies in the middle.
      let middle = LayoutSubview.Place(
        position: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center, proposal: proposal)
      let place = found.places[index] ?? middle
      let (width, height) = (place.proposal.width.map(Double.init), place.proposal.height.map(Double.init))
      let own = measure(node.node, width, height).size
      var box = node.node
      // The frame proposes what the layout proposes; an infinite or missing length is the one that was measured.
      box.modifiers.append(.frame(FrameConstraint(width: own.width, height: own.height)))
      let x = Double(place.position.x) - Double(place.anchor.x) * own.width
      let y = Double(place.position.y) - Double(place.anchor.y) * own.height
      box.modifiers.append(.offset(x: x, y: y))
      // Each layer begins in the upper leading corner.
      layers.append(box)
    }
    let box = FrameConstraint(
      width: Double(size.width), height: Double(size.height), alignment: Alignment.topLeading.drawn)
    return scope.child("placed").node(.zstack(alignment: Alignment.topLeading.drawn, layers), [.frame(box)])
  }
}

/// A layout of any type.
public struct AnyLayout {
  private let make: @MainActor (any View) -> any View
  /// Hides the type of a layout.
  public init<L: Layout>(_ layout: L) {
    nonisolated(unsafe) let layout = layout
    make = { LayoutView(layout: layout, content: AnyContentView(content: $0)) }
  }
  fileprivate init(_ make: @escaping @MainActor (any View) -> any View) { self.make = make }
  /// The views, placed.
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    AnyContentView(content: make(content()))
  }
}

extension AnyLayout {
  /// Views beside each other.
  public init(_ layout: HStackLayout) {
    self.init {
      HStack(alignment: layout.alignment, spacing: layout.spacing, content: AnyContentView(content: $0), plain: ())
    }
  }
  /// Views below each other.
  public init(_ layout: VStackLayout) {
    self.init {
      VStack(alignment: layout.alignment, spacing: layout.spacing, content: AnyContentView(content: $0), plain: ())
    }
  }
  /// Views on top of each other.
  public init(_ layout: ZStackLayout) {
    self.init { ZStack(alignment: layout.alignment, content: AnyContentView(content: $0), plain: ()) }
  }
}

/// A view of any type.
private struct AnyContentView: View {
  let content: any View
  typealias Body = Never
  func _nodes(in scope: _ViewScope) -> [_ViewNode] { scope.nodes(of: content) }
}

/// Views beside each other, as a layout.
public struct HStackLayout: Sendable {
  /// How views line up.
  public var alignment: VerticalAlignment
  /// Points between views; nil for what they want.
  public var spacing: CGFloat?
  /// Views beside each other.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }
  /// The views beside each other.
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    HStack(alignment: alignment, spacing: spacing, content: content)
  }
}

/// Views below each other, as a layout.
public struct VStackLayout: Sendable {
  /// How views line up.
  public var alignment: HorizontalAlignment
  /// Points between views; nil for what they want.
  public var spacing: CGFloat?
  /// Views below each other.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }
  /// The views below each other.
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    VStack(alignment: alignment, spacing: spacing, content: content)
  }
}

/// Views on top of each other, as a layout.
public struct ZStackLayout: Sendable {
  /// Where smaller views are.
  public var alignment: Alignment
  /// Views on top of each other.
  public init(alignment: Alignment = .center) { self.alignment = alignment }
  /// The views on top of each other.
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    ZStack(alignment: alignment, content: content)
  }
}
