// SPDX-License-Identifier: MIT

/// A preview of a view: `weave see` draws it.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "WeaveMacros", type: "PreviewMacro")

/// A preview of a view in another arrangement, which weave draws as usual.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "WeaveMacros", type: "PreviewMacro")

/// A value of the environment with its default: `@Entry var radius: CGFloat = 8`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "WeaveMacros", type: "EntryMacro")

/// What previews are.
public struct Preview: Sendable {
  /// Traits of views.
  public struct ViewTraits: Sendable {}
}

/// How a preview is arranged.
public struct PreviewTrait<T>: Sendable {
  init() {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// As on a device.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait() }
  /// As large as the view.
  public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait() }
  /// Of a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> { PreviewTrait() }
  /// Upright.
  public static var portrait: PreviewTrait<T> { PreviewTrait() }
  /// Turned.
  public static var landscapeLeft: PreviewTrait<T> { PreviewTrait() }
  /// Turned.
  public static var landscapeRight: PreviewTrait<T> { PreviewTrait() }
}

/// Makes a preview. A program is searched for types that do.
public protocol _PreviewRegistry {
  /// The preview.
  @MainActor static func _preview() -> any _PreviewContent
  /// The name of its file, without the folder; empty if it is not known.
  static var _file: String { get }
  /// Whether the command line names what it shows.
  static var _isNamed: Bool { get }
}

extension _PreviewRegistry {
  /// Not known.
  public static var _file: String { "" }
  /// Not by default.
  public static var _isNamed: Bool { false }
}

/// What a preview shows.
public protocol _PreviewContent {
  /// Its name; nil for none.
  var name: String? { get }
}

/// A preview of a view.
public struct _Preview: _PreviewContent {
  /// Its name; nil for none.
  public let name: String?
  package let body: @MainActor () -> any View

  /// A preview with a name.
  public init(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) {
    (self.name, self.body) = (name, body)
  }
  /// A preview with a name and an arrangement.
  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    (self.name, self.body) = (name, body)
  }
}

/// Makes previews of views.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the previews; inferred from `previews`.
  associatedtype Previews: View
  /// The previews, one view each.
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
  /// The system that they are for.
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// Any system.
  public static var platform: PreviewPlatform? { nil }
}

/// A system of previews.
public enum PreviewPlatform: Sendable {
  /// A phone, a computer, a television, a watch, or glasses.
  case iOS, macOS, tvOS, watchOS, visionOS
}

/// A key that `@Entry` makes for a value whose type is not written.
public protocol _EntryKey {
  /// The type of the value.
  associatedtype Value
  /// The default.
  static var _entry: _Entry<Value> { get }
}

extension _EntryKey {
  /// The value for whom none is set.
  public static var defaultValue: Value { _entry.value }
}

/// A default that is made once. Like a default of Apple's, it is shared whether or not its type may be.
public struct _Entry<Value>: @unchecked Sendable {
  let value: Value
  /// Keeps a default.
  public init(_ value: Value) { self.value = value }
}

/// A preview of a view that an expression makes, for `weave see --view`.
public func _namedPreview(
  _ name: String, @ViewBuilder body: @escaping @MainActor () -> some View
) -> any _PreviewContent { _Preview(name) { body() } }
