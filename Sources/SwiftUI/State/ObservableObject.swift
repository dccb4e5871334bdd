// SPDX-License-Identifier: MIT

/// An object whose changes views follow. A picture shows its values as they are.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher.
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
  /// Tells that a value will change.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher to which nobody listens.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// A publisher to which nobody listens.
public final class ObservableObjectPublisher: Sendable {
  /// Makes a publisher.
  public init() {}
  /// Does nothing.
  public func send() {}
}

/// A property of an observable object.
@propertyWrapper public struct Published<Value> {
  /// The value.
  public var wrappedValue: Value
  /// A property with its first value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// A property with its first value.
  public init(initialValue: Value) { wrappedValue = initialValue }
}

/// An object that a view owns.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private final class Storage {
    let make: () -> ObjectType
    lazy var object = make()
    init(_ make: @escaping () -> ObjectType) { self.make = make }
  }
  private let storage: Storage

  /// The object, which is made when it is first read.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { storage = Storage(thunk) }
  /// The object.
  public var wrappedValue: ObjectType { storage.object }
  /// Bindings to its properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

/// An object that a view is given.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the properties of an object.
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType
    /// A binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  /// The object.
  public var wrappedValue: ObjectType
  /// Wraps an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// Wraps an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }
  /// Bindings to its properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

/// An object that a view around has given with `environmentObject(_:)`.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private let box = EnvironmentBox()
  /// Reads the object of its type.
  public init() {}
  /// The object. Without one the program ends, as on Apple's systems.
  public var wrappedValue: ObjectType {
    guard let object = box.values?[ObjectType.self] else {
      fatalError("no view around sets an object of type \(ObjectType.self) with environmentObject(_:)")
    }
    return object
  }
  /// Bindings to its properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension EnvironmentObject: BoundProperty {
  func bind(to environment: EnvironmentValues) { box.values = environment }
}

/// A value of the user defaults.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private let get: () -> Value
  private let set: (Value) -> Void

  private init(_ key: String, _ store: UserDefaults?, _ standard: Value) {
    let name = key
    get = { (store ?? .standard).object(forKey: name) as? Value ?? standard }
    set = { (store ?? .standard).set($0, forKey: name) }
  }

  /// The value, or a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool { self.init(key, store, wrappedValue) }
  /// The value, or a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int { self.init(key, store, wrappedValue) }
  /// The value, or a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double { self.init(key, store, wrappedValue) }
  /// The value, or a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String { self.init(key, store, wrappedValue) }
  /// The value, or a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Data { self.init(key, store, wrappedValue) }
  /// The value, or a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    get = { (store ?? .standard).string(forKey: key).flatMap(Value.init(rawValue:)) ?? wrappedValue }
    set = { (store ?? .standard).set($0.rawValue, forKey: key) }
  }
  /// The value, or a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    get = { ((store ?? .standard).object(forKey: key) as? Int).flatMap(Value.init(rawValue:)) ?? wrappedValue }
    set = { (store ?? .standard).set($0.rawValue, forKey: key) }
  }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(get: get, set: set) }
}
