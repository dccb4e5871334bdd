// SPDX-License-Identifier: MIT

import WeaveResolve

/// A change to a view that can be applied to many views.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the changed view; inferred from `body(content:)`.
  associatedtype Body: View
  /// The changed view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  /// The view that is changed.
  typealias Content = _ViewModifier_Content<Self>
  /// The nodes of the changed view. A modifier with a body draws its body; do not implement this.
  @MainActor @preconcurrency func _nodes(of content: some View, in scope: _ViewScope) -> [_ViewNode]
}

extension ViewModifier {
  /// The nodes of the body.
  public func _nodes(of content: some View, in scope: _ViewScope) -> [_ViewNode] {
    let scope = scope.child(String(describing: Self.self).prefix { $0 != "<" }.description)
    let content = _ViewModifier_Content<Self>(content: content)
    return scope.evaluating(self) { scope.nodes(of: body(content: content)) }
  }

  /// Both changes, this one first.
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  /// A modifier of this module has no body. Calling it ends the program, as on Apple's systems.
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

/// The view that a modifier changes.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let content: any View
}

extension _ViewModifier_Content: View {
  /// It has no body.
  public typealias Body = Never
  /// The nodes that are drawn.
  public func _nodes(in scope: _ViewScope) -> [_ViewNode] { scope.child("content").nodes(of: content) }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier
  var location: SourceLocation?
  /// A view with a modifier.
  public init(content: Content, modifier: Modifier) { (self.content, self.modifier) = (content, modifier) }
}

extension ModifiedContent: Locatable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// It has no body.
  public typealias Body = Never
  /// The nodes that are drawn.
  public func _nodes(in scope: _ViewScope) -> [_ViewNode] { modifier._nodes(of: content, in: scope) }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// It has no body.
  public typealias Body = Never
  /// The nodes that are drawn.
  public func _nodes(of content: some View, in scope: _ViewScope) -> [_ViewNode] {
    modifier._nodes(
      of: ModifiedContent<_AnyContent, Content>(content: _AnyContent(content), modifier: self.content), in: scope)
  }
}

/// A view of any type.
public struct _AnyContent {
  let content: any View
  init(_ content: any View) { self.content = content }
}

extension _AnyContent: View {
  /// It has no body.
  public typealias Body = Never
  /// The nodes that are drawn.
  public func _nodes(in scope: _ViewScope) -> [_ViewNode] { scope.nodes(of: content) }
}

/// A modifier that changes nothing.
public struct EmptyModifier: Sendable {
  /// The modifier.
  public static let identity = EmptyModifier()
  /// Makes the modifier.
  public init() {}
}

extension EmptyModifier: ViewModifier {
  /// It has no body.
  public typealias Body = Never
  /// The nodes that are drawn.
  public func _nodes(of content: some View, in scope: _ViewScope) -> [_ViewNode] { scope.nodes(of: content) }
}

nonisolated extension View {
  /// The view with a modifier.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }

  /// The view with its nodes made in another way.
  package func modified(
    _ apply: @escaping @MainActor (any View, _ViewScope) -> [_ViewNode]
  ) -> ModifiedContent<Self, _NodeModifier> {
    ModifiedContent(content: self, modifier: _NodeModifier(apply: apply))
  }

  /// The view with a change to each of its nodes.
  package func changed(
    _ change: @escaping @MainActor (_ViewNode, _ViewScope) -> _ViewNode
  ) -> ModifiedContent<Self, _NodeModifier> {
    modified { content, scope in scope.nodes(of: content).map { change($0, scope) } }
  }

  /// The view in a changed environment.
  package func surrounded(
    _ change: @escaping @MainActor (inout EnvironmentValues) -> Void
  ) -> ModifiedContent<Self, _NodeModifier> {
    modified { content, scope in
      var scope = scope
      change(&scope.environment)
      return scope.nodes(of: content)
    }
  }

  /// The view as it is: for what a still picture does not show.
  package var unchanged: ModifiedContent<Self, EmptyModifier> { modifier(EmptyModifier()) }
}

/// A modifier of this module: it changes the nodes of a view, or the surroundings that they are made in.
public struct _NodeModifier {
  let apply: @MainActor (any View, _ViewScope) -> [_ViewNode]
}

extension _NodeModifier: ViewModifier {
  /// It has no body.
  public typealias Body = Never
  /// The nodes that are drawn.
  public func _nodes(of content: some View, in scope: _ViewScope) -> [_ViewNode] { apply(content, scope) }
}
