// SPDX-License-Identifier: MIT

/// A part of a user interface: on Linux, a part of a picture.
///
/// A view of your own has a `body` made of other views. The views of this module become nodes that weave lays out and
/// draws, as SwiftUI would on an iPhone.
@MainActor @preconcurrency public protocol View {
  /// The type of the content; inferred from `body`.
  associatedtype Body: View
  /// The content of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// The nodes that are drawn. A view with a body draws its body; do not implement this.
  @MainActor @preconcurrency func _nodes(in scope: _ViewScope) -> [_ViewNode]
}

extension View {
  /// The nodes of the body.
  public func _nodes(in scope: _ViewScope) -> [_ViewNode] { scope.nodes(ofBodyOf: self) }
}

extension Never: View {
  /// A view without content.
  public typealias Body = Never
  /// There is no value, and so no content.
  public var body: Never { return fatalError("a value of type Never cannot exist") }
}

extension View where Body == Never {
  /// A view of this module has no body. Calling it ends the program, as on Apple's systems.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A view that shows nothing and takes no room.
public struct EmptyView: Sendable {
  /// Makes an empty view.
  public init() {}
}

extension EmptyView: View {
  /// It has no body.
  public typealias Body = Never
  /// The nodes that are drawn.
  public func _nodes(in scope: _ViewScope) -> [_ViewNode] { [] }
}

/// A view of any type.
public struct AnyView {
  let content: any View

  /// Hides the type of a view.
  public init<V: View>(_ view: V) { content = view }
  /// Hides the type of a view.
  public init<V: View>(erasing view: V) { content = view }
}

extension AnyView: View {
  /// It has no body.
  public typealias Body = Never
  /// The nodes that are drawn.
  public func _nodes(in scope: _ViewScope) -> [_ViewNode] { scope.nodes(of: content) }
}

/// Several views in a row, as a view builder collects them.
public struct TupleView<T> {
  /// The views.
  public var value: T
  let parts: [any View]

  /// Makes a row of views from a tuple of them.
  public init(_ value: T) {
    self.value = value
    // A tuple that a program makes itself.
    parts = Mirror(reflecting: value).children.compactMap { $0.value as? any View }
  }

  init(_ value: T, _ parts: [any View]) { (self.value, self.parts) = (value, parts) }
}

extension TupleView: View {
  /// It has no body.
  public typealias Body = Never
  /// The nodes that are drawn.
  public func _nodes(in scope: _ViewScope) -> [_ViewNode] {
    parts.enumerated().flatMap { index, part in scope.child(index).nodes(of: part) }
  }
}

/// One of two views, as `if` and `switch` choose them.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  let storage: Storage

  init(_ storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// It has no body.
  public typealias Body = Never
  /// The nodes that are drawn.
  public func _nodes(in scope: _ViewScope) -> [_ViewNode] {
    switch storage {
    case .first(let view): scope.child("if").nodes(of: view)
    case .second(let view): scope.child("else").nodes(of: view)
    }
  }
}

extension Optional: View where Wrapped: View {
  /// It has no body.
  public typealias Body = Never

  /// The nodes that are drawn.
  public func _nodes(in scope: _ViewScope) -> [_ViewNode] {
    switch self {
    case .some(let view): scope.nodes(of: view)
    case .none: []
    }
  }
}

/// A view of this module that can take its place in the source along.
protocol Locatable {
  /// Nil if it is not known.
  var location: SourceLocation? { get set }
}

/// A place in a source file.
struct SourceLocation: Sendable {
  /// The absolute path of the file.
  var file: StaticString
  /// Counted from 1.
  var line, column: Int32
}

extension SourceLocation: Hashable {
  static func == (a: Self, b: Self) -> Bool {
    a.line == b.line && a.column == b.column && a.path == b.path
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(column)
  }

  /// The absolute path of the file.
  var path: String { "\(file)" }
}
