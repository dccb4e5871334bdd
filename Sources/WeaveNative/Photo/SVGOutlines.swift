// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics

/// The outlines of an SVG and an estimate of how long they take to fill.
///
/// Cairo finds every crossing of a path's lines, which takes a microsecond or more each: 5,000 lines from side to side
/// cross three million times. Transforms do not change crossings, so each path is measured in its own coordinates.
/// Stroked lines are assumed to be as thick as the widest in the file. Each dash is filled like a path of its own; where
/// dashes are set for several elements, all lines are assumed to have the shortest of them.
struct SVGOutlines {
  /// The bounding boxes of each path's segments.
  private var paths: [(element: Int, boxes: [Rect])] = []
  private var segments: [Int: Int] = [:]
  /// The length of each element's outline, where it is known.
  private var lengths: [Int: Double] = [:]
  /// The mean length of the dashes and gaps of an element's own pattern.
  private var ownDashes: [Int: Double] = [:]
  /// The same of the finest pattern that several elements may have; nil if there is none.
  private var sharedDash: Double?
  private var segmentCount = 0
  private var widestLine = 0.0
  private var hasLines = false

  /// Reads the relevant attributes of an element.
  ///
  /// - Returns: false once there are more segments than a file may have.
  mutating func read(_ attributes: [XMLReader.Attribute], of name: String, _ element: Int) -> Bool {
    noteShape(name, attributes, of: element)
    for attribute in attributes {
      switch attribute.name {
      case "d": add(attribute.value, to: element)
      // A list of points is a path that moves to the first point and draws lines to the others.
      case "points": add("M" + attribute.value, to: element)
      case "stroke": hasLines = hasLines || attribute.value != "none"
      case "stroke-width": note(width: attribute.value)
      case "stroke-dasharray": note(dashes: attribute.value, of: Self.shapes.contains(name) ? element : nil)
      // The length that the dashes count in.
      case "pathLength": lengths[element] = max(lengths[element] ?? 0, Double(attribute.value) ?? .infinity)
      case "style": read(style: attribute.value, of: Self.shapes.contains(name) ? element : nil)
      case "vector-effect": widestLine = .infinity
      default: break
      }
    }
    return segmentCount <= Limits.svgSegments
  }

  private static let shapes: Set<String> = ["path", "line", "rect", "circle", "ellipse", "polyline", "polygon"]

  /// Reads declarations or a style sheet.
  ///
  /// - Parameter element: the element that they are for; nil for several.
  mutating func read(style: String, of element: Int? = nil) {
    guard style.contains("stroke") else { return }
    hasLines = true
    var rest = Substring(style)
    while let found = rest.firstRange(of: "stroke-width") {
      rest = rest[found.upperBound...]
      note(
        width: String(rest.drop { $0 == ":" || $0 == " " }.prefix(32).prefix { $0 != ";" && $0 != "}" && $0 != " " }))
    }
    if style.contains("vector-effect") { widestLine = .infinity }
    rest = Substring(style)
    while let found = rest.firstRange(of: "stroke-dasharray") {
      rest = rest[found.upperBound...]
      note(
        dashes: String(rest.drop { $0 == ":" || $0 == " " }.prefix(4_096).prefix { $0 != ";" && $0 != "}" }),
        of: element)
    }
  }

  // MARK: Dashes

  /// The segments of each element, with one for each dash.
  var drawnSegments: [Int: Int] {
    if sharedDash == nil, ownDashes.isEmpty { return segments }
    var dashes: [Int: Int] = [:]
    for (element, length) in lengths {
      guard let dash = [ownDashes[element], sharedDash].compactMap(\.self).min() else { continue }
      dashes[element] = Self.count(length / dash)
    }
    return segments.merging(dashes) { $0 + $1 }
  }

  /// A number of dashes; very many for what is no number.
  private static func count(_ value: Double) -> Int { value < 1e9 ? Int(max(0, value)) : 1_000_000_000 }

  private mutating func note(dashes: String, of element: Int?) {
    let numbers = dashes.split { $0 == "," || $0 == " " || $0 == "\n" || $0 == "\t" }.map { part in
      // Any unit makes a dash longer, except in percent of a small picture.
      Double(
        part.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" || $0 == "e" && part.last?.isNumber == true })
    }
    // A pattern that is not understood is none for librsvg either.
    let known = numbers.compactMap(\.self)
    let sum = known.reduce(0, +)
    guard known.count == numbers.count, sum > 0, known.allSatisfy({ $0 >= 0 }) else { return }
    let mean = sum / Double(known.count)
    if let element {
      ownDashes[element] = min(ownDashes[element] ?? .infinity, mean)
    } else {
      sharedDash = min(sharedDash ?? .infinity, mean)
    }
  }

  /// Records the length around a shape that is no path.
  private mutating func noteShape(_ name: String, _ attributes: [XMLReader.Attribute], of element: Int) {
    func number(_ key: String) -> Double {
      // Percent and units are taken as long.
      attributes.first { $0.name == key }.map { Double($0.value) ?? 10_000 } ?? 0
    }
    let length: Double? =
      switch name {
      case "rect": 2 * (number("width") + number("height"))
      case "circle": 2 * .pi * number("r")
      case "ellipse": 2 * .pi * max(number("rx"), number("ry"))
      case "line": abs(number("x2") - number("x1")) + abs(number("y2") - number("y1"))
      default: nil
      }
    if let length { lengths[element, default: 0] += max(0, length) }
  }

  private mutating func note(width: String) {
    let digits = width.drop { $0 == " " }.prefix {
      $0.isNumber || $0 == "." || $0 == "-" || $0 == "e" || $0 == "E" || $0 == "+"
    }
    let number = Double(digits) ?? Double(digits.prefix { $0.isNumber || $0 == "." }) ?? 1
    // Any other unit is at most a hundred pixels.
    let isPlain = digits.count == width.count || width.hasSuffix("px")
    widestLine = max(widestLine, isPlain ? number : number * 100)
  }

  private mutating func add(_ data: String, to element: Int) {
    // If the data has a mistake, only the part before it is drawn; all of its numbers are counted anyway.
    guard let path = SVGPathReader.parse(data) else {
      let count = data.utf8.count / 3
      segmentCount += count
      segments[element, default: 0] += count
      paths.append((element, Array(repeating: Rect(x: 0, y: 0, width: 1, height: 1), count: min(count, 2_000))))
      return
    }
    segmentCount += path.elements.count
    segments[element, default: 0] += path.elements.count
    lengths[element, default: 0] += path.length
    guard segmentCount <= Limits.svgSegments, path.elements.count > 8 else { return }
    paths.append((element, path.segmentBoxes))
  }

  /// The number of segment pairs whose boxes meet, by element; counting stops soon after `limit`.
  func crossings(limit: Int) -> [Int: Int] {
    let margin = hasLines ? max(widestLine, 1) / 2 : 0
    var result: [Int: Int] = [:]
    var rest = limit
    for path in paths where rest > 0 {
      let count = Self.overlapCount(of: path.boxes.map { $0.grown(by: margin) }, limit: rest)
      result[path.element, default: 0] += count
      rest -= count
    }
    return result
  }

  /// The number of pairs of boxes that meet, by a sweep from top to bottom over the open boxes.
  private static func overlapCount(of boxes: [Rect], limit: Int) -> Int {
    let sorted = boxes.sorted { $0.minY < $1.minY }
    var open: [Rect] = []
    var (count, steps) = (0, 0)
    for box in sorted {
      open.removeAll { $0.maxY < box.minY }
      steps += open.count
      count += open.count { $0.minX <= box.maxX && $0.maxX >= box.minX }
      // Long lists of open boxes cost Cairo as much as crossings do.
      if count > limit || steps > limit * 20 { return max(count, limit + 1) }
      open.append(box)
    }
    return count
  }
}

extension Path {
  /// An upper bound of the length.
  fileprivate var length: Double {
    var length = 0.0
    forEachLine { from, to in
      let (x, y) = (to.x - from.x, to.y - from.y)
      length += (x * x + y * y).squareRoot()
    }
    return length
  }

  /// The box around each segment, including the control points of curves.
  fileprivate var segmentBoxes: [Rect] {
    var boxes: [Rect] = []
    var (current, start) = (Point.zero, Point.zero)
    func box(_ points: [Point]) -> Rect {
      points.reduce(Rect(origin: current, size: .zero)) { $0.union(Rect(origin: $1, size: .zero)) }
    }
    for element in elements {
      switch element {
      case .move(let p): (current, start) = (p, p)
      case .line(let p):
        boxes.append(box([p]))
        current = p
      case .curve(let a, let b, let p):
        boxes.append(box([a, b, p]))
        current = p
      case .close:
        boxes.append(box([start]))
        current = start
      }
    }
    return boxes
  }
}

extension Rect {
  fileprivate func grown(by margin: Double) -> Rect {
    Rect(x: minX - margin, y: minY - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}
