// SPDX-License-Identifier: MIT

/// A symbol with words beside it.
public struct Label<Title, Icon> {
  var location: SourceLocation?
  let title: Title
  let icon: Icon
}

extension Label: Locatable {}

extension Label: View where Title: View, Icon: View {
  /// Words with a symbol.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }

  /// The label in the style of its surroundings.
  public var body: some View { LabelContent(title: AnyView(title), icon: AnyView(icon)) }
}

extension Label where Title == Text, Icon == Image {
  /// Words with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    (title, icon) = (Text(titleKey), Image(systemName: name))
  }
  /// Words with a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    (self.title, icon) = (Text(title), Image(systemName: name))
  }
  /// Words with a picture.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    (title, icon) = (Text(titleKey), Image(name))
  }
  /// Words with a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) { (self.title, icon) = (Text(title), Image(name)) }
  /// Words with a picture.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    (title, icon) = (Text(titleKey), Image(resource))
  }
  /// Words with a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    (self.title, icon) = (Text(title), Image(resource))
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label of a style.
  public init(_ configuration: LabelStyleConfiguration) {
    (title, icon) = (configuration.title, configuration.icon)
  }
}

/// The look of labels.
@MainActor @preconcurrency public protocol LabelStyle {
  /// The type of the view.
  associatedtype Body: View
  /// The look of a label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// The parts of a label.
  typealias Configuration = LabelStyleConfiguration
}

/// The parts of a label.
public struct LabelStyleConfiguration {
  /// The words.
  public struct Title: View {
    let view: AnyView
    /// The words.
    public var body: some View { view }
  }
  /// The symbol.
  public struct Icon: View {
    let view: AnyView
    /// The symbol.
    public var body: some View { view }
  }
  /// The words.
  public let title: Title
  /// The symbol.
  public let icon: Icon
}

/// A label in the style of its surroundings.
struct LabelContent: View {
  let title: AnyView
  let icon: AnyView

  func _nodes(in scope: _ViewScope) -> [_ViewNode] {
    let style = scope.environment.labelStyle
    // A style may show a label of its own, which has the usual look.
    let scope = scope.with(\.labelStyle, DefaultLabelStyle()).child("Label")
    let configuration = LabelStyleConfiguration(title: .init(view: title), icon: .init(view: icon))
    return scope.evaluating(style) { scope.nodes(of: style.makeView(configuration)) }
  }

  typealias Body = Never
}

extension LabelStyle {
  func makeView(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

/// A symbol and words beside it.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The look of a label.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}

/// The usual look: a symbol and words beside it.
public struct DefaultLabelStyle: LabelStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The look of a label.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// Only the symbol.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The look of a label.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// Only the words.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The look of a label.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A symbol and words beside it.
  public nonisolated static var titleAndIcon: Self { Self() }
}
extension LabelStyle where Self == DefaultLabelStyle {
  /// The usual look.
  public nonisolated static var automatic: Self { Self() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// Only the symbol.
  public nonisolated static var iconOnly: Self { Self() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// Only the words.
  public nonisolated static var titleOnly: Self { Self() }
}

nonisolated extension View {
  /// The look of labels in the view.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return surrounded { $0.labelStyle = style }
  }
}
