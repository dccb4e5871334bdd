// SPDX-License-Identifier: MIT

/// A value that a view owns. A picture shows its first value.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private final class Storage {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
  private let storage: Storage

  /// A state with its first value.
  public init(wrappedValue value: Value) { storage = Storage(value) }
  /// A state with its first value.
  public init(initialValue value: Value) { storage = Storage(value) }

  /// The value.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// A way to read and change the value.
  public var projectedValue: Binding<Value> {
    let storage = storage
    return Binding(get: { storage.value }, set: { storage.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A state without a value.
  public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

/// A way to read and change a value that is stored elsewhere.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void
  /// How a change would be animated.
  public var transaction = Transaction()

  /// A binding to any storage.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = { value, _ in set(value) }
  }

  /// A binding to any storage.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    (self.get, self.set) = (get, set)
  }

  /// A binding to the value of another, which must not be nil.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }

  /// A binding to the value of another as an optional.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// A binding that never changes.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue, transaction) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Wraps a binding, for parameters.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a part of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }

  /// The binding with an animation, which a picture does not show.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
  /// The binding with a transaction, which a picture does not show.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}

extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: DynamicProperty {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

/// Makes bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// Makes bindings to the properties of an object.
  public init(wrappedValue: Value) where Value: AnyObject, Value: Observable { self.wrappedValue = wrappedValue }
  /// Makes bindings to the properties of an object.
  public init(_ wrappedValue: Value) where Value: AnyObject, Value: Observable { self.wrappedValue = wrappedValue }

  /// The wrapper itself.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

/// A length that grows with the reader's text size.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private let box = EnvironmentBox()

  /// A length that grows like a text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    (base, style) = (wrappedValue, textStyle)
  }
  /// A length that grows like body text.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The length at the reader's text size.
  public var wrappedValue: Value {
    let size = (box.values ?? EnvironmentValues()).dynamicTypeSize
    return base * Value(style.size(at: size) / style.size(at: .large))
  }
}

extension ScaledMetric: BoundProperty {
  func bind(to environment: EnvironmentValues) { box.values = environment }
}

/// A name space for geometry effects, which a picture does not show.
@propertyWrapper public struct Namespace: DynamicProperty {
  /// Identifies a name space.
  public struct ID: Hashable, Sendable { let number = 0 }
  /// Makes a name space.
  public init() {}
  /// Its identity.
  public var wrappedValue: ID { ID() }
}

/// Which view has the keyboard: none, in a picture.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  private let state: State<Value>
  /// No focus.
  public init() where Value == Bool { state = State(wrappedValue: false) }
  /// No focus.
  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }
  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// A binding to the value.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

/// The state of a gesture: that before it, in a picture.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  /// The value.
  public let wrappedValue: Value
  /// The state before a gesture.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// The state before a gesture.
  public init(initialValue: Value) { wrappedValue = initialValue }
  /// The wrapper itself.
  public var projectedValue: GestureState<Value> { self }
}
