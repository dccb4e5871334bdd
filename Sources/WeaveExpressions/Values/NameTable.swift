// SPDX-License-Identifier: MIT

/// A dictionary by variable name that keeps its order.
package struct NameTable<Element: Sendable>: Sendable {
  package private(set) var index = NameIndex()
  /// In the order of the names.
  package private(set) var elements: [Element] = []

  package init() {}

  /// If a name occurs twice, the first counts.
  package init(_ pairs: some Sequence<(VariableName, Element)>) {
    for (name, element) in pairs where index.place(of: name) == nil { add(name, element) }
  }

  package var names: [VariableName] { index.names }

  package subscript(_ name: VariableName) -> Element? {
    get { index.place(of: name).map { elements[$0] } }
    set {
      guard let newValue else { return }
      if let place = index.place(of: name) { elements[place] = newValue } else { add(name, newValue) }
    }
  }

  private mutating func add(_ name: VariableName, _ element: Element) {
    index.add(name)
    elements.append(element)
  }
}

/// Ordered names with a hash table over their marks: no text is hashed, and names are compared only if marks are equal.
package struct NameIndex: Sendable {
  package private(set) var names: [VariableName] = []
  /// The hash table: indices into `names`, counted from 1; 0 for a free slot. Its size is a power of two, and at least
  /// a third of the slots are free.
  private var places: [UInt32] = []

  package init() {}

  /// If a name occurs twice, its first index counts.
  package init(_ names: [VariableName]) { for name in names { add(name) } }

  /// The index of a name; nil if it is absent.
  package func place(of name: VariableName) -> Int? {
    guard !places.isEmpty else { return nil }
    var slot = start(of: name)
    while places[slot] != 0 {
      let place = Int(places[slot]) - 1
      if names[place] == name { return place }
      slot = (slot + 1) & (places.count - 1)
    }
    return nil
  }

  /// Appends a name.
  mutating func add(_ name: VariableName) {
    names.append(name)
    if names.count * 3 > places.count * 2 {
      places = Array(repeating: 0, count: max(16, places.count * 2))
      for place in names.indices { enter(place) }
    } else {
      enter(names.count - 1)
    }
  }

  private mutating func enter(_ place: Int) {
    var slot = start(of: names[place])
    while places[slot] != 0 { slot = (slot + 1) & (places.count - 1) }
    places[slot] = UInt32(truncatingIfNeeded: place + 1)
  }

  /// The slot at which the search for a name begins: the upper bits of a product with a factor that only this process
  /// knows, so that no design can make all names begin at one slot.
  private func start(of name: VariableName) -> Int {
    let bits = places.count.trailingZeroBitCount
    return Int(truncatingIfNeeded: (name.mark &* Self.factor) >> UInt64(64 - bits))
  }

  /// A random odd number for this process.
  private static let factor = UInt64(bitPattern: Int64(Hasher().finalize())) | 1
}
