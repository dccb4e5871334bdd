// SPDX-License-Identifier: MIT

/// What belongs to some names.
package struct NameTable<Element: Sendable>: Sendable {
  package private(set) var index = NameIndex()
  /// In the order of the names.
  package private(set) var elements: [Element] = []

  package init() {}

  /// Of names that stand twice the first counts.
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

/// Names in an order, found by their marks: no text is hashed, and one is compared only where marks agree.
package struct NameIndex: Sendable {
  package private(set) var names: [VariableName] = []
  /// Places in `names`, counted from 1, in the order of what `start` gives; 0 where there is none. A power of two of them, at
  /// least a third of which are free.
  private var places: [UInt32] = []

  package init() {}

  /// Of names that stand twice the place of the first counts.
  package init(_ names: [VariableName]) { for name in names { add(name) } }

  /// Where a name stands among all; nil where it does not.
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

  /// Adds a name behind all others.
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

  /// Where the search for a name begins: by the upper bits of a product that only this process knows, so that nobody can write a
  /// design in which all names begin at one place.
  private func start(of name: VariableName) -> Int {
    let bits = places.count.trailingZeroBitCount
    return Int(truncatingIfNeeded: (name.mark &* Self.factor) >> UInt64(64 - bits))
  }

  /// An odd number of this process.
  private static let factor = UInt64(bitPattern: Int64(Hasher().finalize())) | 1
}
