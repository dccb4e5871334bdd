// SPDX-License-Identifier: MIT

/// A value that views read from their surroundings.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view around sets one.
  static var defaultValue: Value { get }
}

/// The values that views read from their surroundings.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// Makes an environment in which every value is the default.
  public init() {}

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type that a view around has given.
  public subscript<T: AnyObject>(objectType: T.Type) -> T? {
    get { objects[ObjectIdentifier(objectType)] as? T }
    set { objects[ObjectIdentifier(objectType)] = newValue }
  }

  /// The environment of the view whose body is evaluated.
  @MainActor static var current = EnvironmentValues()
}

extension EnvironmentValues: CustomStringConvertible {
  /// Only its name: values can be of any size.
  public var description: String { "EnvironmentValues" }
}

/// Reads a value of the surroundings: `@Environment(\.colorScheme) var colorScheme`.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let box: EnvironmentBox
  private let read: (EnvironmentValues) -> Value

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    box = EnvironmentBox()
    read = { $0[keyPath: keyPath] }
  }

  /// Reads an observable object that a view around has given with `environment(_:)`.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    box = EnvironmentBox()
    read = { values in
      guard let object = values[objectType] else {
        fatalError("no view around sets an object of type \(objectType) with environment(_:)")
      }
      return object
    }
  }

  /// Reads an observable object; nil if no view around has given one.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    box = EnvironmentBox()
    read = { $0[objectType] }
  }

  /// The value in the surroundings of the view.
  public var wrappedValue: Value { read(box.values ?? EnvironmentValues()) }
}

extension Environment: BoundProperty {
  func bind(to environment: EnvironmentValues) { box.values = environment }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

/// Shared by the copies of a view, so that closures that it has made read the same environment.
final class EnvironmentBox {
  var values: EnvironmentValues?
}
