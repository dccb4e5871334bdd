// SPDX-License-Identifier: MIT

/// A widget.
@MainActor @preconcurrency public protocol Widget {
  /// The type of the configuration; inferred from `body`.
  associatedtype Body: WidgetConfiguration
  /// Makes the widget.
  @MainActor @preconcurrency init()
  /// What the widget shows, and how it can be configured.
  @MainActor @preconcurrency var body: Self.Body { get }
}

extension Widget {
  /// Runs the program of a widget. On Linux there is none to run: weave draws it.
  @MainActor @preconcurrency public static func main() {}
}

/// What a widget shows, and how it can be configured.
@MainActor @preconcurrency public protocol WidgetConfiguration {
  /// The type of the configuration; inferred from `body`.
  associatedtype Body: WidgetConfiguration
  /// The configuration that it consists of.
  @MainActor @preconcurrency var body: Self.Body { get }
  /// What weave draws of it. Do not implement this.
  @MainActor @preconcurrency func _describe(_ description: inout _WidgetDescription)
}

extension WidgetConfiguration {
  /// That of its body.
  public func _describe(_ description: inout _WidgetDescription) { body._describe(&description) }
}

extension Never: WidgetConfiguration {
  /// No configuration.
  public func _describe(_ description: inout _WidgetDescription) {}
}

extension WidgetConfiguration where Body == Never {
  /// A configuration of this module has no body. Calling it ends the program, as on Apple's systems.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// What weave knows of a widget.
public struct _WidgetDescription {
  /// The name of its kind.
  package var kind = ""
  /// Its name for people.
  package var name: Text?
  /// What it is for.
  package var summary: Text?
  /// The names of its families; nil for all.
  package var families: [String]?
  /// Whether its content reaches to its edges.
  package var hasContentMargins = true
  /// Makes the entries of its timeline and their views.
  package var source: (any WidgetSource)?

  package init() {}
}

/// Makes the entries of a widget's timeline and their views.
package protocol WidgetSource {
  /// The view of an entry, which is of the type that the widget's timeline has.
  @MainActor func view(of entry: Any) -> (any View)?
  /// The entries of the timeline for a family.
  @MainActor func entries(for context: Any) async -> [Any]
  /// An entry for a picture of the widget before it has any.
  @MainActor func placeholder(for context: Any) -> Any?
}

/// Several widgets of a program.
@MainActor @preconcurrency public protocol WidgetBundle {
  /// The type of the widgets; inferred from `body`.
  associatedtype Body: Widget
  /// Makes the bundle.
  @MainActor @preconcurrency init()
  /// The widgets.
  @WidgetBundleBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension WidgetBundle {
  /// Runs the program of the widgets. On Linux there is none to run: weave draws them.
  @MainActor @preconcurrency public static func main() {}
}

/// Builds widgets from closures.
@resultBuilder public enum WidgetBundleBuilder {
  /// A widget.
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }
  /// No widget.
  @MainActor public static func buildBlock() -> some Widget { _WidgetList([]) }
  /// One widget.
  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }
  /// Several widgets.
  @_disfavoredOverload @MainActor
  public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> some Widget {
    var widgets: [any Widget] = []
    for widget in repeat each content { widgets.append(widget) }
    return _WidgetList(widgets)
  }
  /// A widget that is there only if a condition holds.
  @MainActor public static func buildOptional(_ widget: (any Widget & _LimitedAvailabilityWidgetMarker)?) -> some Widget
  {
    _WidgetList(widget.map { [$0] } ?? [])
  }
  /// A widget whose type is only available on some systems.
  @MainActor public static func buildLimitedAvailability(
    _ widget: some Widget
  ) -> any Widget & _LimitedAvailabilityWidgetMarker { _WidgetList([widget]) }
}

/// Marks a widget whose type is only available on some systems.
public protocol _LimitedAvailabilityWidgetMarker {}

/// Several widgets.
public struct _WidgetList: Widget, _LimitedAvailabilityWidgetMarker {
  package let widgets: [any Widget]
  /// No widgets.
  public init() { widgets = [] }
  init(_ widgets: [any Widget]) { self.widgets = widgets }
  /// Nothing of its own.
  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// A configuration that shows nothing.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// Makes the configuration.
  public init() {}
  /// It has no body.
  public typealias Body = Never
  /// Nothing.
  public func _describe(_ description: inout _WidgetDescription) {}
}

/// A configuration with a change.
struct ChangedConfiguration<Content: WidgetConfiguration>: WidgetConfiguration {
  let content: Content
  let change: (inout _WidgetDescription) -> Void
  typealias Body = Never
  func _describe(_ description: inout _WidgetDescription) {
    content._describe(&description)
    change(&description)
  }
}

extension WidgetConfiguration {
  package func described(_ change: @escaping (inout _WidgetDescription) -> Void) -> some WidgetConfiguration {
    ChangedConfiguration(content: self, change: change)
  }

  /// The widget's name for people.
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
    described { $0.name = displayName }
  }
  /// The widget's name for people.
  public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
    described { $0.name = Text(displayNameKey) }
  }
  /// The widget's name for people.
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
    described { $0.name = Text(displayName) }
  }
  /// What the widget is for.
  public func description(_ description: Text) -> some WidgetConfiguration {
    described { $0.summary = description }
  }
  /// What the widget is for.
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
    described { $0.summary = Text(descriptionKey) }
  }
  /// What the widget is for.
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
    described { $0.summary = Text(description) }
  }
  /// Without margins between the edges and the content.
  public func contentMarginsDisabled() -> some WidgetConfiguration { described { $0.hasContentMargins = false } }
  /// Nothing: whether the background can be removed.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
  /// Nothing: how the widget asks for new contents.
  public func onBackgroundURLSessionEvents(
    matching matchingString: String? = nil,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }
  /// Nothing: where the widget may not be placed.
  public func disfavoredLocations(_ locations: [WidgetLocation], for families: [Any]) -> some WidgetConfiguration {
    self
  }
  /// Nothing: whether new contents are pushed.
  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
}

/// Where a widget may be placed.
public struct WidgetLocation: Sendable, Hashable {
  let name: String
  /// On the home screen.
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  /// On the lock screen.
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  /// Beside the bed.
  public static let standBy = WidgetLocation(name: "standBy")
  /// On the lock screen of a tablet.
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
  /// In a car.
  public static let carPlay = WidgetLocation(name: "carPlay")
}

/// What lies behind the content of a container.
public struct ContainerBackgroundPlacement: Sendable, Hashable {
  package let isWidget: Bool
  package init(isWidget: Bool) { self.isWidget = isWidget }
  /// Behind a navigation.
  public static let navigation = ContainerBackgroundPlacement(isWidget: false)
}

nonisolated extension View {
  /// A view behind the whole widget, up to its edges.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    nonisolated(unsafe) let background = content()
    return modified { view, scope in
      if container.isWidget {
        scope.pass.background = scope.child("containerBackground").single(background, alignment: alignment.drawn)?.node
      }
      return scope.nodes(of: view)
    }
  }

  /// A paint behind the whole widget, up to its edges.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    containerBackground(for: container) { _ShapeView(shape: Rectangle(), style: style) }
  }
}
