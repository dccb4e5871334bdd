// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// The references between elements of an SVG, and the total cost with all copies.
///
/// Ten nested groups of ten `use` elements each make 10¹⁰ shapes in a kilobyte. The same is true of patterns, masks and
/// markers, so every reference counts as a copy of its target.
struct SVGReferences {
  private struct Element {
    /// The index just after its last descendant, in document order.
    var end: Int
    var isCopy: Bool
    var layers: Int
    var filters: Int
    var targets: [(name: String, times: Int)] = []
  }

  /// The cost of drawing, with all copies counted.
  struct Cost {
    var elements = 0
    var copies = 0
    var layers = 0
    var filters = 0
    var segments = 0
    var crossings = 0

    static func + (a: Cost, b: Cost) -> Cost {
      Cost(
        elements: held(a.elements + b.elements), copies: held(a.copies + b.copies), layers: held(a.layers + b.layers),
        filters: held(a.filters + b.filters), segments: held(a.segments + b.segments),
        crossings: held(a.crossings + b.crossings))
    }

    /// - Parameter count: at most the number of bytes in a file.
    func times(_ count: Int) -> Cost {
      Cost(
        elements: Self.held(elements * count), copies: Self.held(copies * count), layers: Self.held(layers * count),
        filters: Self.held(filters * count), segments: Self.held(segments * count),
        crossings: Self.held(crossings * count))
    }

    /// Far below overflow and far above every limit.
    private static func held(_ count: Int) -> Int { min(count, 1 << 32) }
  }

  private var elements: [Element] = []
  private var names: [String: Int] = [:]
  private var sheetTargets: Set<String> = []

  var count: Int { elements.count }

  mutating func begin(isCopy: Bool, layers: Int, filters: Int) -> Int {
    elements.append(Element(end: elements.count + 1, isCopy: isCopy, layers: layers, filters: filters))
    return elements.count - 1
  }

  mutating func end(_ index: Int) { elements[index].end = elements.count }

  /// Names an element. The first element with a name keeps it, as in librsvg.
  mutating func name(_ index: Int, _ name: String) { if names[name] == nil { names[name] = index } }

  /// - Parameter times: how often the target is drawn: once, or once per corner for a marker.
  mutating func add(_ target: String, from index: Int, times: Int = 1) {
    elements[index].targets.append((target, times))
  }

  /// Adds a reference from a style sheet, which may apply to any element.
  mutating func addFromSheet(_ target: String) { sheetTargets.insert(target) }

  /// The cost of all elements with copies; throws if the copies are too many, too large or circular.
  ///
  /// - Parameters:
  ///   - segments: the number of path segments, by element index.
  ///   - crossings: the number of path crossings, by element index.
  func cost(_ segments: [Int: Int], _ crossings: [Int: Int], at place: XMLPosition) throws(XMLError) -> Cost {
    guard !elements.isEmpty else { return Cost() }
    var known: [Int: Cost] = [:]
    let own = { (index: Int) in (segments[index] ?? 0, crossings[index] ?? 0) }
    var cost = try self.cost(0, &known, own, level: 0, place)
    for target in sheetTargets {
      guard let index = names[target] else { continue }
      cost = try cost + self.cost(index, &known, own, level: 1, place).times(elements.count)
    }
    guard cost.copies <= Limits.svgReferences else {
      throw XMLError(.limit, "`use` makes more than \(Limits.svgReferences) copies", at: place)
    }
    guard cost.elements <= Limits.svgElements * 4 else {
      throw XMLError(.limit, "references make more than \(Limits.svgElements * 4) elements", at: place)
    }
    return cost
  }

  /// The cost of an element with everything it refers to. Each reference goes down one level, at most 32.
  private func cost(
    _ index: Int, _ known: inout [Int: Cost], _ own: (Int) -> (segments: Int, crossings: Int), level: Int,
    _ place: XMLPosition
  ) throws(XMLError) -> Cost {
    if let cost = known[index] {
      guard cost.elements >= 0 else { throw XMLError(.limit, "circular references", at: place) }
      return cost
    }
    guard level <= 32 else { throw XMLError(.limit, "more than 32 levels of references", at: place) }
    known[index] = Cost(elements: -1)
    var sum = Cost(elements: elements[index].end - index)
    for (position, element) in zip(index..., elements[index..<elements[index].end]) {
      let outline = own(position)
      sum.segments += outline.segments
      sum.crossings += outline.crossings
      if element.isCopy { sum.copies += 1 }
      sum.layers += element.layers
      sum.filters += element.filters
      for target in element.targets {
        guard let to = names[target.name] else { continue }
        let one = try cost(to, &known, own, level: level + 1, place)
        // A marker is copied at every corner.
        if target.times > 1 { sum.copies += target.times }
        sum = sum + one.times(target.times)
      }
    }
    known[index] = sum
    return sum
  }
}
