// SPDX-License-Identifier: MIT

public import AppIntents
import SwiftUI

/// Makes the entries of a widget that an intent configures.
public protocol AppIntentTimelineProvider: SendableMetatype {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The type of the intent.
  associatedtype Intent: WidgetConfigurationIntent
  /// What it is asked for.
  typealias Context = TimelineProviderContext
  /// An entry before there is any.
  func placeholder(in context: Context) -> Entry
  /// An entry for the gallery.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// The entries from now on.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// Configurations that are offered.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  /// None.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// A configuration that is offered.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  /// A configuration with a description.
  public init(intent: Intent, description: Text) {}
  /// A configuration with a description.
  public init(intent: Intent, description: LocalizedStringKey) {}
  /// A configuration with a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(intent: Intent, description: S) {}
  /// A configuration with a description.
  @_disfavoredOverload
  public init(intent: Intent, description: LocalizedStringResource) {}
}

/// A widget that an intent configures.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
  private let kind: String
  private let source: any WidgetSource

  /// It has no body.
  public typealias Body = Never

  /// A widget by its kind, its entries, and the view of an entry.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    self.kind = kind
    source = IntentSource(provider: provider, content: content)
  }

  /// What weave draws of it.
  public func _describe(_ description: inout _WidgetDescription) {
    description.kind = kind
    description.source = source
  }
}

/// The entries of a provider and their views, for an intent that nobody has configured.
private struct IntentSource<Provider: AppIntentTimelineProvider, Content: View>: WidgetSource {
  let provider: Provider
  let content: (Provider.Entry) -> Content

  func view(of entry: Any) -> (any View)? { (entry as? Provider.Entry).map(content) }

  func entries(for context: Any) async -> [Any] {
    guard let context = context as? TimelineProviderContext else { return [] }
    nonisolated(unsafe) let provider = provider
    return await Self.transferred(provider, context).entries
  }

  private nonisolated static func transferred(
    _ provider: sending Provider, _ context: TimelineProviderContext
  ) async -> TransferredEntries {
    TransferredEntries(await provider.timeline(for: Provider.Intent(), in: context).entries)
  }

  func placeholder(for context: Any) -> Any? {
    (context as? TimelineProviderContext).map(provider.placeholder)
  }
}

// MARK: - Controls

/// A control of the control centre, which weave does not draw.
@MainActor @preconcurrency public protocol ControlWidget: Widget {
  /// The type of the configuration.
  associatedtype ControlBody: ControlWidgetConfiguration
  /// Makes the control.
  @MainActor @preconcurrency init()
  /// What the control shows.
  @ControlWidgetConfigurationBuilder @MainActor @preconcurrency var body: ControlBody { get }
}

/// What a control shows.
@MainActor @preconcurrency public protocol ControlWidgetConfiguration: WidgetConfiguration {}

/// Builds the configuration of a control.
@resultBuilder public enum ControlWidgetConfigurationBuilder {
  /// A configuration.
  public static func buildBlock<C: ControlWidgetConfiguration>(_ content: C) -> C { content }
}

extension ControlWidgetConfiguration {
  /// The control's name for people.
  public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
  /// What the control is for.
  public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
  /// Nothing: asks for a configuration.
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
  /// Nothing: how new values are pushed.
  public func pushHandler<H>(_ handler: H.Type) -> some ControlWidgetConfiguration { self }
}

/// What a control contains.
@MainActor @preconcurrency public protocol ControlWidgetTemplate {}

extension ControlWidgetTemplate {
  /// The colour of the control.
  public nonisolated func tint(_ tint: Color?) -> some ControlWidgetTemplate { _ControlTemplate() }
  /// Whether the control can be used.
  public nonisolated func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { _ControlTemplate() }
  /// What the control is doing.
  public nonisolated func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some ControlWidgetTemplate {
    _ControlTemplate()
  }
  /// What the control is doing.
  @_disfavoredOverload
  public nonisolated func controlWidgetActionHint<S: StringProtocol>(_ hint: S) -> some ControlWidgetTemplate {
    _ControlTemplate()
  }
  /// What the control is doing.
  public nonisolated func controlWidgetStatus(_ status: LocalizedStringKey) -> some ControlWidgetTemplate {
    _ControlTemplate()
  }
}

/// Some content of a control.
public struct _ControlTemplate: ControlWidgetTemplate {
  nonisolated init() {}
}

/// Builds the content of a control.
@resultBuilder public enum ControlWidgetTemplateBuilder {
  /// Some content.
  public static func buildBlock<T: ControlWidgetTemplate>(_ content: T) -> T { content }
}

/// A control that nobody configures.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
  /// It has no body.
  public typealias Body = Never
  /// A control by its kind and its content.
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {}
  /// A control by its kind, its value and its content.
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {}
  /// Nothing is drawn.
  public func _describe(_ description: inout _WidgetDescription) {}
}

/// A control that an intent configures.
public struct AppIntentControlConfiguration<Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate>:
  ControlWidgetConfiguration
{
  /// It has no body.
  public typealias Body = Never
  /// A control by its kind, its value and its content.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {}
  /// A control by its kind and its content.
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {}
  /// Nothing is drawn.
  public func _describe(_ description: inout _WidgetDescription) {}
}

/// Gives the value of a control.
public protocol ControlValueProvider: Sendable {
  /// The type of the value.
  associatedtype Value
  /// The value for the gallery.
  var previewValue: Value { get }
  /// The value.
  func currentValue() async throws -> Value
}

/// Gives the value of a control that an intent configures.
public protocol AppIntentControlValueProvider: Sendable {
  /// The type of the intent.
  associatedtype Configuration: ControlConfigurationIntent
  /// The type of the value.
  associatedtype Value
  /// The value for the gallery.
  func previewValue(configuration: Configuration) -> Value
  /// The value.
  func currentValue(configuration: Configuration) async throws -> Value
}

/// A button of a control.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate {
  /// A button that runs an intent.
  public nonisolated init(action: Action, @ViewBuilder label: @escaping () -> Label) where ActionLabel == EmptyView {}
  /// A button that runs an intent, with words for it while it runs.
  public nonisolated init(
    action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {}
}

/// A switch of a control.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: AppIntent>: ControlWidgetTemplate {
  /// A switch that runs an intent.
  public nonisolated init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}
  /// A switch that runs an intent.
  public nonisolated init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label)
  where ValueLabel == EmptyView {}
  /// A switch with words that runs an intent.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Label == Text {}
  /// A switch with words that runs an intent.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Label == Text {}
}

/// The controls of a program: nothing happens.
public struct ControlCenter: Sendable {
  /// The only one.
  public static let shared = ControlCenter()
  /// Asks for new values.
  public func reloadControls(ofKind kind: String) {}
  /// Asks for new values.
  public func reloadAllControls() {}
}

extension IntentParameter {
  /// A list whose size depends on the family of the widget.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    size: [WidgetFamily: IntentCollectionSize], requestValueDialog: IntentDialog? = nil
  ) { self.init(sized: title, default: defaultValue) }
}
