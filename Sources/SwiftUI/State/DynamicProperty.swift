// SPDX-License-Identifier: MIT

/// A property of a view whose value comes from outside of it.
///
/// A type of your own may contain others, such as `@Environment`; they read the surroundings of the view.
public protocol DynamicProperty {
  /// Called before the body of the view is evaluated.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A property that reads the surroundings of its view.
protocol BoundProperty {
  func bind(to environment: EnvironmentValues)
}

/// Gives the properties of a view its surroundings.
@MainActor enum PropertyBinding {
  /// The types that have no such property, so that most views need not be reflected.
  private static var plain: Set<ObjectIdentifier> = []

  static func bind(_ owner: Any, to environment: EnvironmentValues) {
    let type = ObjectIdentifier(Swift.type(of: owner))
    if plain.contains(type) { return }
    if !bindParts(of: owner, to: environment) { plain.insert(type) }
  }

  /// - Returns: whether there is any such property.
  private static func bindParts(of owner: Any, to environment: EnvironmentValues) -> Bool {
    var found = false
    for part in Mirror(reflecting: owner).children {
      if let property = part.value as? any BoundProperty {
        property.bind(to: environment)
        found = true
      } else if part.value is any DynamicProperty {
        found = bindParts(of: part.value, to: environment) || found
      }
    }
    return found
  }
}
