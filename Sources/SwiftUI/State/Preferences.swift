// SPDX-License-Identifier: MIT

/// A value that views tell those around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view tells any.
  static var defaultValue: Value { get }
  /// Combines the values of two views, in order.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// No value.
  public static var defaultValue: Value { nil }
}

/// What the views in a node tell those around them.
package struct PreferenceValues {
  private var entries: [ObjectIdentifier: any PreferenceEntry] = [:]

  package init() {}

  /// The values of several views, in order.
  package init(merging nodes: [_ViewNode]) {
    for node in nodes { merge(node.preferences) }
  }

  /// Adds the values of views that come later.
  package mutating func merge(_ other: PreferenceValues) {
    for (key, entry) in other.entries {
      entries[key] = entries[key].map { $0.followed(by: entry) } ?? entry
    }
  }

  subscript<K: PreferenceKey>(key: K.Type) -> K.Value? {
    get { (entries[ObjectIdentifier(key)] as? PreferenceOf<K>)?.value }
    set { entries[ObjectIdentifier(key)] = newValue.map { PreferenceOf<K>(value: $0) } }
  }
}

private protocol PreferenceEntry {
  func followed(by next: any PreferenceEntry) -> any PreferenceEntry
}

private struct PreferenceOf<K: PreferenceKey>: PreferenceEntry {
  var value: K.Value

  func followed(by next: any PreferenceEntry) -> any PreferenceEntry {
    guard let next = next as? Self else { return self }
    var value = value
    K.reduce(value: &value) { next.value }
    return Self(value: value)
  }
}
