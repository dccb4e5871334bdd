// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics

/// The outlines of an SVG and an estimate of how long they take to fill.
///
/// Cairo finds every crossing of a path's lines, which takes a microsecond or more each: 5,000 lines from side to side
/// cross three million times. Transforms do not change crossings, so each path is measured in its own coordinates.
/// Stroked lines are assumed to be as thick as the widest in the file.
struct SVGOutlines {
  /// The bounding boxes of each path's segments.
  private var paths: [(element: Int, boxes: [Rect])] = []
  private(set) var segments: [Int: Int] = [:]
  private var segmentCount = 0
  private var widestLine = 0.0
  private var hasLines = false

  /// Reads the relevant attributes of an element.
  ///
  /// - Returns: false once there are more segments than a file may have.
  mutating func read(_ attributes: [XMLReader.Attribute], of element: Int) -> Bool {
    for attribute in attributes {
      switch attribute.name {
      case "d": add(attribute.value, to: element)
      // A list of points is a path that moves to the first point and draws lines to the others.
      case "points": add("M" + attribute.value, to: element)
      case "stroke": hasLines = hasLines || attribute.value != "none"
      case "stroke-width": note(width: attribute.value)
      case "style": read(style: attribute.value)
      case "vector-effect": widestLine = .infinity
      default: break
      }
    }
    return segmentCount <= Limits.svgSegments
  }

  /// Reads declarations or a style sheet.
  mutating func read(style: String) {
    guard style.contains("stroke") else { return }
    hasLines = true
    var rest = Substring(style)
    while let found = rest.firstRange(of: "stroke-width") {
      rest = rest[found.upperBound...]
      note(
        width: String(rest.drop { $0 == ":" || $0 == " " }.prefix(32).prefix { $0 != ";" && $0 != "}" && $0 != " " }))
    }
    if style.contains("vector-effect") { widestLine = .infinity }
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
