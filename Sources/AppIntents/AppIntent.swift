// SPDX-License-Identifier: MIT

@_exported public import Foundation
@_exported public import WeaveFoundation

/// Something that a program can do for the system. weave does nothing of it; it only draws what intents are parts of.
public protocol AppIntent: Sendable, SendableMetatype, PersistentlyIdentifiable {
  /// The type of what it gives.
  associatedtype PerformResult: IntentResult
  /// The type of the sentence about its parameters.
  associatedtype SummaryContent: ParameterSummary
  /// Its name for people.
  static var title: LocalizedStringResource { get }
  /// What it does.
  static var description: IntentDescription? { get }
  /// Whether it opens the program.
  static var openAppWhenRun: Bool { get }
  /// Whether people can find it.
  static var isDiscoverable: Bool { get }
  /// Who may run it.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// The sentence about its parameters.
  static var parameterSummary: SummaryContent { get }
  /// Makes it with the defaults of its parameters.
  init()
  /// Does it.
  func perform() async throws -> PerformResult
}

/// A type whose name stays the same.
public protocol PersistentlyIdentifiable {
  /// The name.
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  /// The name of the type.
  public static var persistentIdentifier: String { "\(Self.self)" }
}

extension AppIntent {
  /// Nothing is said.
  public static var description: IntentDescription? { nil }
  /// It does not.
  public static var openAppWhenRun: Bool { false }
  /// They can.
  public static var isDiscoverable: Bool { true }
  /// Anybody.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  /// None.
  public static var parameterSummary: some ParameterSummary { EmptyParameterSummary() }
  /// A parameter of the intent.
  public typealias Parameter<Value> = IntentParameter<Value>
  /// A value of another intent.
  public typealias Dependency<Value> = AppDependency<Value>
  /// Does it from elsewhere.
  @discardableResult public func callAsFunction(donate: Bool = false) async throws -> PerformResult {
    try await perform()
  }
  /// Remembers that it was done: nothing happens.
  @discardableResult public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
}

/// Identifies something that was done.
public struct IntentDonationIdentifier: Sendable, Hashable {
  init() {}
}

/// Who may run an intent.
public enum IntentAuthenticationPolicy: Sendable {
  /// Anybody, or only after the reader has shown who it is.
  case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

/// What an intent does.
public struct IntentDescription: Sendable, ExpressibleByStringLiteral {
  /// The text.
  public let descriptionText: LocalizedStringResource
  /// A description.
  public init(
    _ text: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) { descriptionText = text }
  /// A description.
  public init(stringLiteral value: String) { descriptionText = LocalizedStringResource(stringLiteral: value) }
}

/// What somebody is told.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
  /// The text.
  public let text: String
  /// A text.
  public init(stringLiteral value: String) { text = value }
  /// A text.
  public init(_ resource: LocalizedStringResource) { text = resource.defaultValue }
  /// A text in two lengths.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) { text = full.defaultValue }
}

// MARK: - Results

/// What an intent gives.
public protocol IntentResult: Sendable {
  /// The type of the value.
  associatedtype Value: Sendable
  /// The value.
  var value: Value? { get }
}

/// An intent that gives a value.
public protocol ReturnsValue<Value>: IntentResult {}
/// An intent that says something.
public protocol ProvidesDialog: IntentResult {}
/// An intent that opens another.
public protocol OpensIntent: IntentResult {}
/// An intent that shows a view.
public protocol ShowsSnippetView: IntentResult {}
/// An intent that shows the view of another.
public protocol ShowsSnippetIntent: IntentResult {}

/// What an intent gives.
public struct IntentResultContainer<Value: Sendable, Opened, Snippet, Dialog>: ReturnsValue, ProvidesDialog,
  OpensIntent, ShowsSnippetView
{
  /// The value.
  public let value: Value?
  init(_ value: Value?) { self.value = value }
}

extension Never: IntentResult {
  /// No value.
  public var value: Never? { nil }
}

extension IntentResult {
  /// Nothing.
  public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> { .init(nil) }
  /// A value.
  public static func result<V>(value: V) -> Self where Self == IntentResultContainer<V, Never, Never, Never> {
    .init(value)
  }
  /// Something that is said.
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> { .init(nil) }
  /// A value, and something that is said.
  public static func result<V>(value: V, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<V, Never, Never, IntentDialog> { .init(value) }
  /// Another intent.
  public static func result<I: AppIntent>(opensIntent: I) -> Self
  where Self == IntentResultContainer<Never, I, Never, Never> { .init(nil) }
  /// A value, and another intent.
  public static func result<V, I: AppIntent>(value: V, opensIntent: I) -> Self
  where Self == IntentResultContainer<V, I, Never, Never> { .init(value) }
}

// MARK: - Kinds

/// An intent that configures a widget.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
  /// Nothing is done.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that configures a control.
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
  /// Nothing is done.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that configures a live activity.
public protocol LiveActivityIntent: AppIntent {}
/// An intent that runs while the program is open.
public protocol ForegroundContinuableIntent: AppIntent {}
/// An intent that plays something.
public protocol AudioPlaybackIntent: AppIntent {}
/// An intent that begins or ends a recording.
public protocol AudioRecordingIntent: AppIntent {}
/// An intent that the system does not undo.
public protocol ProgressReportingIntent: AppIntent {}
/// An intent that replaces one of an older kind.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The name of the older class.
  static var intentClassName: String { get }
}
/// An intent that filters a focus.
public protocol SetFocusFilterIntent: AppIntent {}

/// An intent that sets a value.
public protocol SetValueIntent: AppIntent {
  /// The type of the value.
  associatedtype ValueType
  /// The value.
  var value: ValueType { get set }
}

/// An intent that opens something.
public protocol OpenIntent: AppIntent {
  /// The type of the thing.
  associatedtype Target
  /// The thing.
  var target: Target { get set }
}

extension OpenIntent {
  /// It does.
  public static var openAppWhenRun: Bool { true }
}

/// A mistake of an intent.
public enum AppIntentError: Error, Sendable {
  /// It begins again.
  case restartPerform
  /// It needs the program.
  case requiresToContinueInForeground

  /// A value was not given.
  public struct UserActionRequired: Error, Sendable {
    /// Somebody must sign in.
    public static let signin = UserActionRequired()
    /// Somebody must set up an account.
    public static let accountSetup = UserActionRequired()
    /// Somebody must confirm.
    public static let confirmation = UserActionRequired()
  }
  /// Something is not allowed.
  public struct PermissionRequired: Error, Sendable {
    /// Another one.
    public static let unknown = PermissionRequired()
  }
}

/// Phrases that run intents.
public protocol AppShortcutsProvider: Sendable {
  /// The shortcuts.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}

/// A phrase that runs an intent.
public struct AppShortcut: Sendable {
  /// A shortcut.
  public init(
    intent: some AppIntent, phrases: [AppShortcutPhrase], shortTitle: LocalizedStringResource,
    systemImageName: String
  ) {}
}

/// A phrase.
public struct AppShortcutPhrase: ExpressibleByStringInterpolation, Sendable {
  /// A phrase.
  public init(stringLiteral value: String) {}
}

/// Builds shortcuts.
@resultBuilder public enum AppShortcutsBuilder {
  /// Several shortcuts.
  public static func buildBlock(_ components: AppShortcut...) -> [AppShortcut] { components }
}

/// A value that a program gives its intents.
@propertyWrapper public struct AppDependency<Value>: @unchecked Sendable {
  private let make: () -> Value
  /// The value of its type.
  public init(key: AnyHashable? = nil, default defaultValue: @escaping @autoclosure () -> Value) { make = defaultValue }
  /// The value.
  public var wrappedValue: Value { make() }
}
