// SPDX-License-Identifier: MIT

/// The values of the keys of one owner, such as a gauge. Keys of other owners cannot be read from it.
@usableFromInline package struct Properties<Owner: KeyOwner>: Sendable {
  @usableFromInline let map: PropertyMap

  @usableFromInline init(_ map: PropertyMap) { self.map = map }

  /// The value of a key before evaluation; nil if it is missing.
  @inlinable package subscript<Value>(key: ContentKey<Owner, Value>) -> Property? { map[key.key] }

  /// Whether a key has a value.
  @inlinable package func has<Value>(_ key: ContentKey<Owner, Value>) -> Bool { map.contains(key.key) }

  /// The values of an object.
  @inlinable package func object<Inner>(_ key: ContentKey<Owner, Nested<Inner>?>) -> Properties<Inner>? {
    map[key.key]?.object(of: Inner.self)
  }

  /// A node.
  @inlinable package func node(_ key: ContentKey<Owner, SingleNode?>) -> ContentNode? { map[key.key]?.node }

  /// These values, read as those of another owner that has the same keys, and completed by its own.
  package func completed<Other>(by other: Properties<Other>, without keys: [any DeclaredKey]) -> Properties<Other> {
    var rest = other.map
    for key in keys { rest[key.key] = nil }
    return Properties<Other>(map.completed(by: rest))
  }
}

extension ContentNode {
  /// The values of the keys of its kind, or of the modifiers.
  @inlinable package subscript<Owner: KeyOwner>(_ owner: Owner.Type) -> Properties<Owner> { Properties(properties) }
}

extension Property {
  /// The values of an object; nil for any other value.
  @inlinable package func object<Owner: KeyOwner>(of owner: Owner.Type) -> Properties<Owner>? {
    if case .object(let map) = value { Properties(map) } else { nil }
  }

  /// The node; nil for any other value.
  @inlinable package var node: ContentNode? { if case .node(let node) = value { node } else { nil } }
}
