// SPDX-License-Identifier: MIT

/// A switch with a label.
public struct Toggle<Label: View> {
  var location: SourceLocation?
  let isOn: Bool
  let label: Label
}

extension Toggle: Locatable {}

extension Toggle: View {
  /// A switch with a label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    (self.isOn, self.label) = (isOn.wrappedValue, label())
  }
  package init(isOn: Bool, content: Label) { (self.isOn, label) = (isOn, content) }

  /// The switch in the style of its surroundings.
  public var body: some View { ToggleContent(isOn: isOn, label: AnyView(label)) }
}

extension Toggle where Label == Text {
  /// A switch with words.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    (self.isOn, label) = (isOn.wrappedValue, Text(titleKey))
  }
  /// A switch with words.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    (self.isOn, label) = (isOn.wrappedValue, Text(title))
  }
}

/// The look of switches.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// The type of the view.
  associatedtype Body: View
  /// The look of a switch.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// The parts of a switch.
  typealias Configuration = ToggleStyleConfiguration
}

/// The parts of a switch.
public struct ToggleStyleConfiguration {
  /// The label.
  public struct Label: View {
    let view: AnyView
    /// The label.
    public var body: some View { view }
  }
  /// The label.
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool
  /// Whether it is on in some of several values.
  public var isMixed: Bool { false }
}

private struct ToggleContent: View {
  let isOn: Bool
  let label: AnyView
  typealias Body = Never

  func _nodes(in scope: _ViewScope) -> [_ViewNode] {
    let style = scope.environment.toggleStyle
    let scope = scope.with(\.toggleStyle, SwitchToggleStyle()).child("Toggle")
    let configuration = ToggleStyleConfiguration(label: .init(view: label), isOn: .constant(isOn))
    return scope.evaluating(style) { scope.nodes(of: style.makeView(configuration)) }
  }
}

extension ToggleStyle {
  fileprivate func makeView(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

private enum ToggleStyleKey: EnvironmentKey { static var defaultValue: any ToggleStyle { SwitchToggleStyle() } }

extension EnvironmentValues {
  var toggleStyle: any ToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

/// A sliding switch of 51 by 31 points after the label.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?
  /// Makes the style.
  public nonisolated init() { tint = nil }
  /// Makes the style with a colour.
  public nonisolated init(tint: Color) { self.tint = tint }
  /// The look of a switch.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer(minLength: 0)
      Capsule()
        .fill(configuration.isOn ? AnyShapeStyle(tint ?? .green) : AnyShapeStyle(.fill.secondary))
        .frame(width: 51, height: 31)
        .overlay(alignment: configuration.isOn ? .trailing : .leading) {
          Circle().fill(.white).frame(width: 27, height: 27).padding(2)
        }
    }
  }
}

/// A button that is strong where it is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The look of a switch.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(configuration.isOn ? AnyShapeStyle(.white) : AnyShapeStyle(.tint))
      .padding(.horizontal, 12).padding(.vertical, 7)
      .background(
        configuration.isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.clear),
        in: RoundedRectangle(cornerRadius: 8))
  }
}

/// The usual look: a sliding switch.
public struct DefaultToggleStyle: ToggleStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The look of a switch.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The usual look.
  public nonisolated static var automatic: Self { Self() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// A sliding switch.
  public nonisolated static var `switch`: Self { Self() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that is strong where it is on.
  public nonisolated static var button: Self { Self() }
}

nonisolated extension View {
  /// The look of switches in the view.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return surrounded { $0.toggleStyle = style }
  }
}
