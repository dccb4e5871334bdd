// SPDX-License-Identifier: MIT

package import WeaveExpressions

/// The values that a node passes to what it uses, sorted by name.
package struct GivenValues: Sendable, Hashable {
  /// A value with its name.
  package struct Entry: Sendable {
    package var name: VariableName
    package var property: Property
    /// Whether a later spelling of the same name replaces it.
    package var isHidden = false
  }

  package private(set) var entries: [Entry] = []

  /// - Parameter property: a `with`; nil if a node has none.
  init(_ property: Property?) {
    guard case .record(let values)? = property?.value else { return }
    entries = values.sorted { $0.key < $1.key }.map { Entry(name: VariableName($0.key), property: $0.value) }
    for (place, entry) in entries.enumerated() {
      entries[place].isHidden = entries[(place + 1)...].contains { $0.name == entry.name }
    }
  }

  // Always equal: the values follow from the properties of their node, which are compared.
  package static func == (a: GivenValues, b: GivenValues) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}
