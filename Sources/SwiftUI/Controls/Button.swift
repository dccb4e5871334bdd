// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveResolve

/// A part that does something when it is tapped. A picture shows its label in the style of its surroundings.
public struct Button<Label: View> {
  var location: SourceLocation?
  let label: Label
  let role: ButtonRole?
}

extension Button: Locatable {}

extension Button: View {
  /// A button with a label.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    (self.label, role) = (label(), nil)
  }
  /// A button with a role and a label.
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    (self.label, self.role) = (label(), role)
  }
  package init(role: ButtonRole? = nil, content: Label) { (label, self.role) = (content, role) }

  /// The label in the style of its surroundings.
  public var body: some View { ButtonContent(label: AnyView(label), role: role) }
}

extension Button where Label == Text {
  /// A button with words.
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    (label, role) = (Text(titleKey), nil)
  }
  /// A button with words.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    (label, role) = (Text(title), nil)
  }
  /// A button with a role and words.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    (label, self.role) = (Text(titleKey), role)
  }
  /// A button with a role and words.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    (label, self.role) = (Text(title), role)
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// A button with words and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
    (label, role) = (SwiftUI.Label(titleKey, systemImage: systemImage), nil)
  }
  /// A button with words and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
    (label, role) = (SwiftUI.Label(title, systemImage: systemImage), nil)
  }
}

/// What a button does.
public struct ButtonRole: Sendable, Equatable {
  let name: String
  /// Deletes.
  public static let destructive = ButtonRole(name: "destructive")
  /// Cancels.
  public static let cancel = ButtonRole(name: "cancel")
  /// Confirms.
  public static let confirm = ButtonRole(name: "confirm")
  /// Closes.
  public static let close = ButtonRole(name: "close")
}

/// The look of buttons.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of the view.
  associatedtype Body: View
  /// The look of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// The parts of a button.
  typealias Configuration = ButtonStyleConfiguration
}

/// The parts of a button.
public struct ButtonStyleConfiguration {
  /// The label.
  public struct Label: View {
    let view: AnyView
    /// The label.
    public var body: some View { view }
  }
  /// What it does.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether it is pressed: never.
  public let isPressed = false
}

/// The look of buttons that handle taps themselves.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// The type of the view.
  associatedtype Body: View
  /// The look of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// The parts of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The parts of a button.
public struct PrimitiveButtonStyleConfiguration {
  /// The label.
  public struct Label: View {
    let view: AnyView
    /// The label.
    public var body: some View { view }
  }
  /// What it does.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Does it: nothing happens.
  public func trigger() {}
}

/// A button in the style of its surroundings.
private struct ButtonContent: View {
  let label: AnyView
  let role: ButtonRole?
  typealias Body = Never

  func _nodes(in scope: _ViewScope) -> [_ViewNode] {
    let scope = scope.child("Button")
    let inner = scope.with(\.buttonStyle, .primitive(DefaultButtonStyle()))
    let view: any View
    let style: Any
    switch scope.environment.buttonStyle {
    case .plain(let own):
      (style, view) = (own, own.makeView(.init(role: role, label: .init(view: label))))
    case .primitive(let own):
      (style, view) = (own, own.makeView(.init(role: role, label: .init(view: label))))
    }
    let nodes = inner.evaluating(style) { inner.nodes(of: view) }
    return scope.environment.isEnabled ? nodes : nodes.map { $0.adding(.effect(.opacity(0.5))) }
  }
}

extension ButtonStyle {
  fileprivate func makeView(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}
extension PrimitiveButtonStyle {
  fileprivate func makeView(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

/// A style of buttons of either kind.
enum AnyButtonStyle {
  case plain(any ButtonStyle)
  case primitive(any PrimitiveButtonStyle)
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyButtonStyle { .primitive(DefaultButtonStyle()) }
}

extension EnvironmentValues {
  var buttonStyle: AnyButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

/// The usual look: the label in the tint.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The look of a button.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint))
  }
}

/// The label in the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The look of a button.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultButtonStyle().makeBody(configuration: configuration)
  }
}

/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The look of a button.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The label on a weak ground in the tint.
///
/// - Source: the measures of iOS's bordered button of regular size: 7 points above and below, 12 at the sides.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The look of a button.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint))
      .padding(.horizontal, 12).padding(.vertical, 7)
      .background(.fill.tertiary, in: BorderShape())
  }
}

/// The label on a strong ground in the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The look of a button.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(.white)
      .padding(.horizontal, 12).padding(.vertical, 7)
      .background(
        configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint), in: BorderShape())
  }
}

/// The shape of a bordered button in its surroundings.
private struct BorderShape: Shape {
  func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: 8) }
  @MainActor func _outline(in scope: _ViewScope) -> _ShapeOutline {
    switch scope.environment.buttonBorderShape.kind {
    case .capsule: _ShapeOutline(.capsule)
    case .circle: _ShapeOutline(.circle)
    case .rounded(let radius): _ShapeOutline(.roundedRectangle(radius: Double(radius ?? 8), .continuous))
    }
  }
}

/// The shape of bordered buttons.
public struct ButtonBorderShape: Sendable, Equatable {
  enum Kind: Sendable, Equatable { case capsule, circle, rounded(CGFloat?) }
  let kind: Kind
  /// As usual.
  public static let automatic = ButtonBorderShape(kind: .rounded(nil))
  /// With round ends.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// With round corners.
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
  /// With round corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }
}

private enum BorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }

extension EnvironmentValues {
  /// The shape of bordered buttons.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The usual look.
  public nonisolated static var automatic: Self { Self() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  public nonisolated static var plain: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the tint.
  public nonisolated static var borderless: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label on a weak ground.
  public nonisolated static var bordered: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label on a strong ground.
  public nonisolated static var borderedProminent: Self { Self() }
}

nonisolated extension View {
  /// The look of buttons in the view.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return surrounded { $0.buttonStyle = .plain(style) }
  }
  /// The look of buttons in the view.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return surrounded { $0.buttonStyle = .primitive(style) }
  }
  /// The shape of bordered buttons in the view.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    surrounded { $0.buttonBorderShape = shape }
  }
}

/// A part that opens an address. A picture shows its label.
public struct Link<Label: View> {
  var location: SourceLocation?
  let label: Label
}

extension Link: Locatable {}

extension Link: View {
  /// A link with a label.
  public init(destination: URL, @ViewBuilder label: () -> Label) { self.label = label() }
  /// The label in the tint, unless it has a style of its own.
  public var body: some View { ButtonContent(label: AnyView(label), role: nil).buttonStyle(DefaultButtonStyle()) }
}

extension Link where Label == Text {
  /// A link with words.
  public init(_ titleKey: LocalizedStringKey, destination: URL) { label = Text(titleKey) }
  /// A link with words.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) { label = Text(title) }
}
