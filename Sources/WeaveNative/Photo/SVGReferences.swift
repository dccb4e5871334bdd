// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// Who refers to whom in an SVG, and how much all copies would come to.
///
/// Ten groups of ten `use` elements each, one in another, are 10¹⁰ shapes in a kilobyte. The same goes for patterns,
/// masks and markers, so every reference counts as a copy of what it names.
struct SVGReferences {
  private struct Element {
    /// Just beyond its last descendant, in document order.
    var end: Int
    var isCopy: Bool
    var layers: Int
    var targets: [(name: String, times: Int)] = []
  }

  private struct Cost {
    var elements: Int
    var copies: Int
    var layers: Int

    static func + (a: Cost, b: Cost) -> Cost {
      // Held far under overflow and far over every limit.
      Cost(
        elements: min(a.elements + b.elements, 1 << 32), copies: min(a.copies + b.copies, 1 << 32),
        layers: min(a.layers + b.layers, 1 << 32))
    }

    /// - Parameter count: at most the bytes of a file.
    func times(_ count: Int) -> Cost {
      Cost(
        elements: min(elements * count, 1 << 32), copies: min(copies * count, 1 << 32),
        layers: min(layers * count, 1 << 32))
    }
  }

  private var elements: [Element] = []
  private var names: [String: Int] = [:]
  private var sheetTargets: Set<String> = []

  var count: Int { elements.count }

  mutating func begin(isCopy: Bool, layers: Int) -> Int {
    elements.append(Element(end: elements.count + 1, isCopy: isCopy, layers: layers))
    return elements.count - 1
  }

  mutating func end(_ index: Int) { elements[index].end = elements.count }

  /// The first element with a name has it, as in librsvg.
  mutating func name(_ index: Int, _ name: String) { if names[name] == nil { names[name] = index } }

  /// - Parameter times: how often the target is drawn: once, or for a marker at every corner.
  mutating func add(_ target: String, from index: Int, times: Int = 1) {
    elements[index].targets.append((target, times))
  }

  /// A style sheet may put a reference on any element.
  mutating func addFromSheet(_ target: String) { sheetTargets.insert(target) }

  /// The layers of all elements, copies included; throws if the copies are too many, too much, or in a circle.
  func check(at place: XMLPosition) throws(XMLError) -> Int {
    guard !elements.isEmpty else { return 0 }
    var known: [Int: Cost] = [:]
    var cost = try self.cost(0, &known, level: 0, place)
    for target in sheetTargets {
      guard let index = names[target] else { continue }
      cost = try cost + self.cost(index, &known, level: 1, place).times(elements.count)
    }
    guard cost.copies <= Limits.svgReferences else {
      throw XMLError(.limit, "`use` makes more than \(Limits.svgReferences) copies", at: place)
    }
    guard cost.elements <= Limits.svgElements * 4 else {
      throw XMLError(.limit, "references make more than \(Limits.svgElements * 4) elements", at: place)
    }
    return cost.layers
  }

  /// What an element and all that it refers to come to. Goes down one level for each reference, at most 32.
  private func cost(
    _ index: Int, _ known: inout [Int: Cost], level: Int, _ place: XMLPosition
  ) throws(XMLError) -> Cost {
    if let cost = known[index] {
      guard cost.elements >= 0 else { throw XMLError(.limit, "references in a circle", at: place) }
      return cost
    }
    guard level <= 32 else { throw XMLError(.limit, "more than 32 levels of references", at: place) }
    known[index] = Cost(elements: -1, copies: 0, layers: 0)
    var sum = Cost(elements: elements[index].end - index, copies: 0, layers: 0)
    for element in elements[index..<elements[index].end] {
      if element.isCopy { sum.copies += 1 }
      sum.layers += element.layers
      for target in element.targets {
        guard let to = names[target.name] else { continue }
        let one = try cost(to, &known, level: level + 1, place)
        sum = sum + one.times(target.times)
      }
    }
    known[index] = sum
    return sum
  }
}
