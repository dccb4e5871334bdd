// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveResolve

/// A view made of the size that it gets. It takes all of the room.
public struct GeometryReader<Content> {
  var location: SourceLocation?
  /// Makes the view.
  public var content: (GeometryProxy) -> Content
}

extension GeometryReader: Locatable {}

extension GeometryReader: View where Content: View {
  /// It has no body.
  public typealias Body = Never

  /// A view made of the size that it gets.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  /// The nodes that are drawn.
  public func _nodes(in scope: _ViewScope) -> [_ViewNode] {
    let scope = scope.child("GeometryReader")
    var room = scope.node(.leaf(.shape(.clear)))
    let frame = scope.frame ?? .zero
    let proxy = GeometryProxy(frame: CGRect(frame), isRightToLeft: scope.environment.layoutDirection == .rightToLeft)
    let inner = scope.child("content")
    if let layer = inner.single(content(proxy), alignment: Alignment.topLeading.drawn) {
      room = room.adding(.overlay(layer.node, Alignment.topLeading.drawn))
      room.preferences = layer.preferences
    }
    return [room]
  }
}

/// The size and the place of a view.
public struct GeometryProxy: Sendable {
  private let box: CGRect
  private let isRightToLeft: Bool

  init(frame: CGRect, isRightToLeft: Bool) { (box, self.isRightToLeft) = (frame, isRightToLeft) }

  /// In points.
  public var size: CGSize { box.size }
  /// The safe area: a widget has none of its own.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The frame in a space: in the widget for `.global`, in the view itself for `.local`. Named spaces count as the
  /// widget.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    coordinateSpace == .local ? CGRect(origin: .zero, size: box.size) : box
  }
  /// The frame in a space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }
  /// The frame of the widget's content.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { nil }

  /// The value of a part of another view, in this one.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(in: box.origin) }
}

/// A space of coordinates.
public enum CoordinateSpace: Hashable, Sendable {
  /// That of the widget.
  case global
  /// That of the view.
  case local
  /// One with a name.
  case named(String)
}

/// A space of coordinates.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}
/// That of the view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The space.
  public var coordinateSpace: CoordinateSpace { .local }
}
/// That of the widget.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The space.
  public var coordinateSpace: CoordinateSpace { .global }
}
/// One with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Sendable, Equatable {
  let name: String
  /// The space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// That of the view.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// That of the widget.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// One with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: "\(name)") }
}

/// A value of the geometry of a view, which another view may read in its own space.
public struct Anchor<Value>: @unchecked Sendable {
  /// The part of a view.
  public struct Source: @unchecked Sendable {
    let make: (CGRect) -> Anchor<Value>
  }
  private let read: (CGPoint) -> Value
  init(_ read: @escaping (CGPoint) -> Value) { self.read = read }
  func value(in origin: CGPoint) -> Value { read(origin) }
}

extension Anchor.Source where Value == CGRect {
  /// The frame of the view.
  public static var bounds: Anchor<CGRect>.Source {
    .init { box in Anchor { CGRect(x: box.minX - $0.x, y: box.minY - $0.y, width: box.width, height: box.height) } }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    .init { box in
      Anchor { CGPoint(x: box.minX + p.x * box.width - $0.x, y: box.minY + p.y * box.height - $0.y) }
    }
  }
  /// The middle of the view.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of an edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The middle of an edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The middle of an edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle of an edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// A corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// A corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// A corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// A corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

nonisolated extension View {
  /// Names the space of the view, which weave takes for the widget's.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { unchanged }
  /// Names the space of the view, which weave takes for the widget's.
  public func coordinateSpace<T: Hashable>(name: T) -> some View { unchanged }

  /// Tells the views around a part of its geometry.
  public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    nonisolated(unsafe) let transform = transform
    return modified { content, scope in
      scope.child("on").nodes(of: content).enumerated().map { index, node in
        let probe = scope.child("anchor\(index)")
        var node = node.adding(.background(probe.node(.leaf(.shape(.clear))).node, .center))
        node.preferences[K.self] = transform(value.make(CGRect(probe.frame ?? .zero)))
        return node
      }
    }
  }

  /// Calls a closure with a value of the geometry.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> some View {
    nonisolated(unsafe) let (transform, action) = (transform, action)
    return modified { content, scope in
      let nodes = scope.child("on").nodes(of: content)
      let probe = scope.child("geometry")
      if let frame = probe.frame { action(transform(GeometryProxy(frame: CGRect(frame), isRightToLeft: false))) }
      return nodes.enumerated().map { index, node in
        index > 0 ? node : node.adding(.background(probe.node(.leaf(.shape(.clear))).node, .center))
      }
    }
  }
}

/// The first view that fits.
public struct ViewThatFits<Content: View> {
  var location: SourceLocation?
  let axes: Axis.Set
  let content: Content
}

extension ViewThatFits: Locatable {}

extension ViewThatFits: View {
  /// It has no body.
  public typealias Body = Never
  /// The first view whose ideal size fits along some axes; the last one if none does.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    (self.axes, self.content) = (axes, content())
  }
  /// The nodes that are drawn.
  public func _nodes(in scope: _ViewScope) -> [_ViewNode] {
    let scope = scope.child("ViewThatFits")
    let nodes = scope.nodes(of: content)
    if nodes.isEmpty { return [] }
    var node = scope.node(
      .viewThatFits(
        horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical), nodes.map(\.node)))
    node.preferences = nodes[0].preferences
    node.spacing = nodes[0].spacing
    return [node]
  }
}
