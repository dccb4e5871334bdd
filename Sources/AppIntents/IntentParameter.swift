// SPDX-License-Identifier: MIT

public import WeaveFoundation

/// A parameter of an intent. An intent that nobody has configured has its default.
@propertyWrapper public final class IntentParameter<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value?
  /// Its name for people.
  public let title: LocalizedStringResource?

  private init(_ title: LocalizedStringResource?, _ value: Value?) { (self.title, stored) = (title, value) }

  /// A parameter with a name and a default.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title, defaultValue) }

  /// A parameter without a name.
  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    requestValueDialog: IntentDialog? = nil
  ) { self.init(nil, defaultValue) }

  /// A number in a range.
  public convenience init<Number: Comparable>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    controlStyle: IntentParameterControlStyle = .field, inclusiveRange: (Number, Number),
    requestValueDialog: IntentDialog? = nil
  ) { self.init(title, defaultValue) }

  /// A parameter with a control.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    controlStyle: IntentParameterControlStyle, requestValueDialog: IntentDialog? = nil
  ) { self.init(title, defaultValue) }

  /// A parameter with choices.
  public convenience init<Options: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    requestValueDialog: IntentDialog? = nil, optionsProvider: Options
  ) { self.init(title, defaultValue) }

  /// A parameter with choices that a query finds.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    requestValueDialog: IntentDialog? = nil, query: Query
  ) { self.init(title, defaultValue) }

  /// A list of a size.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    size: IntentCollectionSize, requestValueDialog: IntentDialog? = nil
  ) { self.init(title, defaultValue) }

  package convenience init(sized title: LocalizedStringResource, default defaultValue: Value?) {
    self.init(title, defaultValue)
  }

  /// A text as people type it.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    inputOptions: StringInputOptions, requestValueDialog: IntentDialog? = nil
  ) { self.init(title, defaultValue) }

  /// A date, a time, or both.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    kind: DateKind, requestValueDialog: IntentDialog? = nil
  ) { self.init(title, defaultValue) }

  /// The value. Without one the program ends, as on Apple's systems.
  public var wrappedValue: Value {
    get {
      lock.lock()
      defer { lock.unlock() }
      if let stored { return stored }
      if let empty = Value.self as? any ExpressibleByNilLiteral.Type, let none = Self.none(empty) { return none }
      fatalError("the parameter `\(title?.defaultValue ?? "\(Value.self)")` has no value")
    }
    set {
      lock.lock()
      defer { lock.unlock() }
      stored = newValue
    }
  }

  private static func none<T: ExpressibleByNilLiteral>(_ type: T.Type) -> Value? {
    let none: T = nil
    return none as? Value
  }

  /// The parameter itself.
  public var projectedValue: IntentParameter<Value> { self }

  /// Asks for a value: nobody answers.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { wrappedValue }
  /// A mistake that asks for a value.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error { AppIntentError.restartPerform }

  /// A date, a time, or both.
  public enum DateKind: Sendable {
    /// A date, a time, or both.
    case date, time, dateTime
  }
}

/// How many values a list has.
public struct IntentCollectionSize: Sendable, Hashable, ExpressibleByIntegerLiteral {
  /// The fewest and the most.
  public let min, max: Int
  /// A number of values.
  public init(integerLiteral value: Int) { (min, max) = (value, value) }
  /// The fewest and the most.
  public init(min: Int, max: Int) { (self.min, self.max) = (min, max) }
}

/// How a parameter gets the value of the step before it.
public enum InputConnectionBehavior: Sendable {
  /// As usual, never, or where it fits.
  case `default`, never, connectToPreviousIntentResult
}

/// The control of a parameter.
public enum IntentParameterControlStyle: Sendable {
  /// A field, a slider, or buttons.
  case field, slider, stepper
}

/// How a text is typed.
public struct StringInputOptions: Sendable {
  /// Options of typing.
  public init(
    keyboardType: Int = 0, capitalizationType: Int = 0, multiline: Bool = false, autocorrect: Bool = true,
    smartQuotes: Bool = true, smartDashes: Bool = true
  ) {}
}

/// The values of an intent that others depend on: none, as nobody configures it.
@propertyWrapper public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
  /// Values of an intent.
  public init<each Value>(_ keyPath: repeat KeyPath<Intent, IntentParameter<each Value>>) {}
  /// Nil: nobody configures the intent.
  public var wrappedValue: IntentProjection<Intent>? { nil }
}

/// The values of an intent.
@dynamicMemberLookup public struct IntentProjection<Intent: AppIntent>: Sendable {
  let intent: Intent
  /// A value.
  public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value { intent[keyPath: keyPath] }
}

// MARK: - Summaries

/// The sentence about the parameters of an intent, which weave does not show.
public protocol ParameterSummary {}

/// No sentence.
public struct EmptyParameterSummary: ParameterSummary, Sendable {
  init() {}
}

extension AppIntent {
  /// A sentence about the parameters.
  public typealias Summary = IntentParameterSummary<Self>
  /// A sentence that depends on a parameter.
  public typealias When = ParameterSummaryWhenCondition<Self>
  /// A sentence that depends on a parameter.
  public typealias Switch = ParameterSummarySwitchCondition<Self>
  /// A choice of such a sentence.
  public typealias Case = ParameterSummaryCaseCondition<Self>
  /// The last choice of such a sentence.
  public typealias DefaultCase = ParameterSummaryDefaultCaseCondition<Self>
}

/// A sentence about the parameters of an intent.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// No sentence.
  public init() {}
  /// Parameters that are shown below.
  public init(@ParameterSummaryBuilder<Intent> _ content: () -> [PartialKeyPath<Intent>]) {}
  /// A sentence.
  public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {}
  /// A sentence, with parameters that are shown below.
  public init(
    _ summary: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterSummaryBuilder<Intent> _ content: () -> [PartialKeyPath<Intent>]
  ) {}
}

/// Words with parameters in them.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  /// Words.
  public init(stringLiteral value: String) {}
  /// Words with parameters in them.
  public init(stringInterpolation: StringInterpolation) {}
  /// Collects words and parameters.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Begins without words.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {}
    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {}
  }
}

/// Builds lists of parameters.
@resultBuilder public enum ParameterSummaryBuilder<Intent: AppIntent> {
  /// A parameter.
  public static func buildExpression<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>
  ) -> [PartialKeyPath<Intent>] { [keyPath] }
  /// Several parameters.
  public static func buildBlock(_ components: [PartialKeyPath<Intent>]...) -> [PartialKeyPath<Intent>] {
    components.flatMap(\.self)
  }
}

/// Builds sentences.
@resultBuilder public enum SummaryBuilder {
  /// A sentence.
  public static func buildBlock<S: ParameterSummary>(_ component: S) -> S { component }
  /// Several choices.
  public static func buildBlock(_ components: any ParameterSummary...) -> EmptyParameterSummary {
    EmptyParameterSummary()
  }
}

/// How a parameter is compared.
public enum ParameterSummaryComparison: Sendable {
  /// Whether it has a value, or is one.
  case hasAnyValue, hasNoValue, equalTo, oneOf
}

/// A sentence that depends on a parameter.
public struct ParameterSummaryWhenCondition<Intent: AppIntent>: ParameterSummary {
  /// A sentence for one value, and one for others.
  public init<Value: Equatable, A: ParameterSummary, B: ParameterSummary>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison, _ value: Value,
    @SummaryBuilder _ when: () -> A, @SummaryBuilder otherwise: () -> B
  ) {}
  /// A sentence where there is a value, and one for others.
  public init<Value, A: ParameterSummary, B: ParameterSummary>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison,
    @SummaryBuilder _ when: () -> A, @SummaryBuilder otherwise: () -> B
  ) {}
  /// A sentence for some families of a widget, and one for others.
  public init<Family, A: ParameterSummary, B: ParameterSummary>(
    widgetFamily comparison: ParameterSummaryComparison, _ families: [Family], @SummaryBuilder _ when: () -> A,
    @SummaryBuilder otherwise: () -> B
  ) {}
}

/// A sentence that depends on a parameter.
public struct ParameterSummarySwitchCondition<Intent: AppIntent>: ParameterSummary {
  /// A sentence for each value.
  public init<Value, S: ParameterSummary>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, @SummaryBuilder _ content: () -> S
  ) {}
}

/// A choice of a sentence.
public struct ParameterSummaryCaseCondition<Intent: AppIntent>: ParameterSummary {
  /// The sentence for a value.
  public init<Value, S: ParameterSummary>(_ value: Value, @SummaryBuilder _ content: () -> S) {}
}

/// The last choice of a sentence.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent>: ParameterSummary {
  /// The sentence for other values.
  public init<S: ParameterSummary>(@SummaryBuilder _ content: () -> S) {}
}
