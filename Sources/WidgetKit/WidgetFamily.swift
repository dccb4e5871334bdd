// SPDX-License-Identifier: MIT

package import WeaveResolve

/// The size and the place of a widget.
public enum WidgetFamily: Int, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// The families of the home screen.
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  /// The tall family of the home screen of newer systems, which weave draws as the extra large one.
  case systemExtraLargePortrait
  /// The families of the lock screen.
  case accessoryCircular, accessoryRectangular, accessoryInline

  /// The name.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .systemExtraLargePortrait: "systemExtraLargePortrait"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }

  /// The size class of designs.
  package var size: WidgetSize {
    switch self {
    case .systemSmall: .small
    case .systemMedium: .medium
    case .systemLarge: .large
    case .systemExtraLarge, .systemExtraLargePortrait: .extraLarge
    case .accessoryCircular: .accessoryCircular
    case .accessoryRectangular: .accessoryRectangular
    case .accessoryInline: .accessoryInline
    }
  }

  /// The family of a size class.
  package init(_ size: WidgetSize) {
    self =
      switch size {
      case .small: .systemSmall
      case .medium: .systemMedium
      case .large: .systemLarge
      case .extraLarge: .systemExtraLarge
      case .accessoryCircular: .accessoryCircular
      case .accessoryRectangular: .accessoryRectangular
      case .accessoryInline: .accessoryInline
      }
  }
}

/// How the system draws a widget.
public struct WidgetRenderingMode: Sendable, Hashable, CustomStringConvertible {
  /// The name.
  public let description: String
  /// In all its colours.
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  /// In the colour of the screen and an accent.
  public static let accented = WidgetRenderingMode(description: "accented")
  /// In strengths of one colour.
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

/// How a picture in a widget is drawn where colours have no meaning.
public struct WidgetAccentedRenderingMode: Sendable, Hashable {
  /// In its own brightness.
  public static let desaturated = WidgetAccentedRenderingMode()
  /// In the accent.
  public static let accented = WidgetAccentedRenderingMode()
  /// In the brightness of the accent.
  public static let accentedDesaturated = WidgetAccentedRenderingMode()
  /// In its own colours.
  public static let fullColor = WidgetAccentedRenderingMode()
}

private enum FamilyKey: EnvironmentKey { static var defaultValue: WidgetFamily { .systemSmall } }
private enum RenderingKey: EnvironmentKey { static var defaultValue: WidgetRenderingMode { .fullColor } }
private enum MarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }
private enum BackgroundKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum ActivityFamilyKey: EnvironmentKey { static var defaultValue: ActivityFamily { .medium } }

extension EnvironmentValues {
  /// The family of the widget.
  public var widgetFamily: WidgetFamily {
    get { self[FamilyKey.self] }
    set { self[FamilyKey.self] = newValue }
  }
  /// How the system draws the widget.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[RenderingKey.self] }
    set { self[RenderingKey.self] = newValue }
  }
  /// The margins of the widget's content.
  public var widgetContentMargins: EdgeInsets {
    get { self[MarginsKey.self] }
    set { self[MarginsKey.self] = newValue }
  }
  /// Whether the background of the widget is seen.
  public var showsWidgetContainerBackground: Bool {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }
  /// Whether the widget shows a label beside it.
  public var showsWidgetLabel: Bool { false }
  /// The size of a live activity.
  public var activityFamily: ActivityFamily {
    get { self[ActivityFamilyKey.self] }
    set { self[ActivityFamilyKey.self] = newValue }
  }
  /// Whether a live activity fills the screen.
  public var isActivityFullscreen: Bool { false }

  /// Takes the family and the look of a widget in an environment of a picture.
  @MainActor package mutating func adopt(_ environment: RenderEnvironment) {
    widgetFamily = WidgetFamily(environment.size)
    isAccessoryFamily = environment.size.isAccessory
    if environment.size.isAccessory {
      widgetRenderingMode = .vibrant
    } else if environment.appearance.isMonochrome {
      widgetRenderingMode = .accented
    }
    showsWidgetContainerBackground = !environment.size.isAccessory && !environment.appearance.isGlass
    let margin = environment.frame?.contentMargin ?? environment.size.contentMargin
    widgetContentMargins = EdgeInsets(
      top: CGFloat(margin), leading: CGFloat(margin), bottom: CGFloat(margin), trailing: CGFloat(margin))
  }
}

/// The size of a live activity.
public enum ActivityFamily: Sendable, Hashable, CaseIterable {
  /// On a watch or in a car, or on a phone.
  case small, medium
}

extension ContainerBackgroundPlacement {
  /// Behind a widget.
  public static let widget = ContainerBackgroundPlacement(isWidget: true)
}

/// The ground of a widget of the lock screen.
public struct AccessoryWidgetBackground: View {
  /// Makes the ground.
  public nonisolated init() {}
  /// A weak ground.
  public var body: some View { Rectangle().fill(.primary.opacity(0.15)) }
}

nonisolated extension View {
  /// Nothing: what a tap opens.
  public func widgetURL(_ url: URL?) -> some View { unchanged }
  /// Drawn in the accent where the widget is drawn in an accent.
  public func widgetAccentable(_ accentable: Bool = true) -> some View { unchanged }
  /// The label beside a widget of a watch, which weave does not draw.
  public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { unchanged }
  /// The label beside a widget of a watch, which weave does not draw.
  public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { unchanged }
  /// The label beside a widget of a watch, which weave does not draw.
  @_disfavoredOverload
  public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { unchanged }
  /// The family of a preview.
  public func previewContext<C: PreviewContext>(_ value: C) -> some View {
    let family = (value as? WidgetPreviewContext)?.family
    return modified { content, scope in
      guard let family else { return scope.nodes(of: content) }
      return scope.with(\.widgetFamily, family).nodes(of: content).map { node in
        var node = node
        node.traits.previewFamily = family.description
        return node
      }
    }
  }
  /// Nothing: a live activity's ground, which weave does not draw.
  public func activityBackgroundTint(_ color: Color?) -> some View { unchanged }
  /// Nothing: the colour of a live activity's buttons.
  public func activitySystemActionForegroundColor(_ color: Color?) -> some View { unchanged }
}

/// What a preview is drawn in.
public protocol PreviewContext {}

/// The family of a widget's preview.
public struct WidgetPreviewContext: PreviewContext, Sendable {
  let family: WidgetFamily
  /// A family.
  public init(family: WidgetFamily) { self.family = family }
}
