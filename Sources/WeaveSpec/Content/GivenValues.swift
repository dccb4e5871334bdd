// SPDX-License-Identifier: MIT

/// The values that a node gives to what it uses, in the order of their names.
package struct GivenValues: Sendable, Hashable {
  /// A value under its name.
  package struct Entry: Sendable {
    package var name: VariableName
    package var property: Property
    /// Whether another spelling of the same name comes after it, which counts.
    package var isHidden = false
  }

  package private(set) var entries: [Entry] = []

  /// - Parameter property: a `with`; nil where a node has none.
  init(_ property: Property?) {
    guard case .record(let values)? = property?.value else { return }
    entries = values.sorted { $0.key < $1.key }.map { Entry(name: VariableName($0.key), property: $0.value) }
    for (place, entry) in entries.enumerated() {
      entries[place].isHidden = entries[(place + 1)...].contains { $0.name == entry.name }
    }
  }

  // They follow from the properties of their node, which are compared.
  package static func == (a: GivenValues, b: GivenValues) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}
