// SPDX-License-Identifier: MIT

public import Foundation
public import WeaveFoundation

/// A thing of a program that parameters can be.
public protocol AppEntity: Identifiable, Sendable, SendableMetatype, PersistentlyIdentifiable,
  InstanceDisplayRepresentable, TypeDisplayRepresentable
where ID: Sendable {
  /// The type of what finds things.
  associatedtype DefaultQuery: EntityQuery
  /// What finds things.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  /// A property of the thing.
  public typealias Property<Value> = EntityProperty<Value>
}

/// A thing that there is only once.
public protocol UniqueAppEntity: AppEntity {}
/// A thing that is only there for a time.
public protocol TransientAppEntity: Sendable, InstanceDisplayRepresentable, TypeDisplayRepresentable {
  /// Makes a thing.
  init()
}

/// A type with a name for people.
public protocol TypeDisplayRepresentable {
  /// Its name for people.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value with a name for people.
public protocol InstanceDisplayRepresentable {
  /// Its name for people.
  var displayRepresentation: DisplayRepresentation { get }
}

/// A choice among a few values.
public protocol AppEnum: RawRepresentable, CaseIterable, Sendable, Hashable, TypeDisplayRepresentable,
  PersistentlyIdentifiable
where RawValue: LosslessStringConvertible {
  /// The names of the values for people.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  /// Its name for people.
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: "\(rawValue)")
  }
  /// Its name for people.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A property of a thing.
@propertyWrapper public final class EntityProperty<Value>: @unchecked Sendable {
  private var stored: Value?
  /// A property with a value.
  public init(wrappedValue: Value, title: LocalizedStringResource? = nil) { stored = wrappedValue }
  /// A property with a name.
  public init(title: LocalizedStringResource) {}
  /// A property.
  public init() {}
  /// The value. Without one the program ends, as on Apple's systems.
  public var wrappedValue: Value {
    get {
      guard let stored else { fatalError("a property of type \(Value.self) has no value") }
      return stored
    }
    set { stored = newValue }
  }
  /// The property itself.
  public var projectedValue: EntityProperty<Value> { self }
}

/// The name of a type for people.
public struct TypeDisplayRepresentation: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The name.
  public let name: LocalizedStringResource
  /// A name.
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) { self.name = name }
  /// A name.
  public init(stringLiteral value: String) { name = LocalizedStringResource(stringLiteral: value) }
}

/// The name of a value for people, with a picture.
public struct DisplayRepresentation: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// A picture.
  public struct Image: Sendable, Hashable {
    let name: String
    /// A symbol.
    public init(systemName: String, tintColor: Int? = nil, symbolConfiguration: Int? = nil) { name = systemName }
    /// A picture of the asset catalogue.
    public init(named name: String, isTemplate: Bool = false, displayStyle: DisplayStyle = .default) {
      self.name = name
    }
    /// A picture by its bytes.
    public init(data: Data, isTemplate: Bool = false, displayStyle: DisplayStyle = .default) { name = "" }
    /// A picture by its address.
    public init(url: URL, isTemplate: Bool = false, displayStyle: DisplayStyle = .default) { name = "\(url)" }
    /// The frame of a picture.
    public enum DisplayStyle: Sendable {
      /// As usual, or round.
      case `default`, circular
    }
  }
  /// The name.
  public let title: LocalizedStringResource
  /// A second line.
  public let subtitle: LocalizedStringResource?
  /// A picture.
  public let image: Image?

  /// A name with a second line and a picture.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) { (self.title, self.subtitle, self.image) = (title, subtitle, image) }
  /// A name.
  public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
}

/// Several values that can be chosen from.
public protocol ResultsCollection<Result> {
  /// The type of the values.
  associatedtype Result
}

extension Array: ResultsCollection {
  /// The type of the values.
  public typealias Result = Element
}

/// Values in sections.
public struct IntentItemCollection<Item: Sendable>: ResultsCollection {
  /// The type of the values.
  public typealias Result = Item
  /// The sections.
  public let sections: [IntentItemSection<Item>]
  /// Values in sections.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Item>]
  ) { self.sections = sections }
  /// Values in one section.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Item]
  ) { sections = [IntentItemSection(items: items)] }
  /// No values.
  public static var empty: Self { Self(sections: []) }
}

/// Values under a title.
public struct IntentItemSection<Item: Sendable>: Sendable {
  /// The title.
  public let title: LocalizedStringResource?
  /// The values.
  public let items: [Item]
  /// Values under a title.
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, items: [Item]
  ) { (self.title, self.items) = (title, items) }
}

/// A value with a name of its own.
public struct IntentItem<Value: Sendable>: Sendable {
  /// The value.
  public let value: Value
  /// A value with a name.
  public init(_ value: Value, title: LocalizedStringResource) { self.value = value }
}

/// Gives choices.
public protocol DynamicOptionsProvider: Sendable {
  /// The type of the choices.
  associatedtype Result: ResultsCollection
  /// The type of a choice.
  associatedtype DefaultValue: Sendable = Result.Result where Result.Result: Sendable
  /// The choices.
  func results() async throws -> Result
  /// The choice before any.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  /// None.
  public func defaultResult() async -> DefaultValue? { nil }
}

/// Finds things.
public protocol EntityQuery: Sendable, SendableMetatype, PersistentlyIdentifiable {
  /// The type of the things.
  associatedtype Entity: AppEntity
  /// The type of choices.
  associatedtype Result: ResultsCollection = [Entity]
  /// Makes a query.
  init()
  /// Things by their identities.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// Things to choose from.
  func suggestedEntities() async throws -> Result
  /// The thing before any is chosen.
  func defaultResult() async -> Entity?
}

extension EntityQuery {
  /// None.
  public func defaultResult() async -> Entity? { nil }
}

extension EntityQuery where Result == [Entity] {
  /// None.
  public func suggestedEntities() async throws -> [Entity] { [] }
}

/// Finds things by words.
public protocol EntityStringQuery: EntityQuery {
  /// Things that match words.
  func entities(matching string: String) async throws -> Result
}

/// Finds all things.
public protocol EnumerableEntityQuery: EntityQuery {
  /// All things.
  func allEntities() async throws -> [Entity]
}

/// Finds a thing that there is only once.
public protocol UniqueAppEntityQuery: EntityQuery {}
