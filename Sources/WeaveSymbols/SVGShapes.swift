// SPDX-License-Identifier: MIT

import WeaveGraphics

/// The outlines of SVG's shape elements.
enum SVGShapes {
  static let names: Set<String> = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"]

  /// The outline of an element; nil if a required attribute is missing or invalid.
  static func path(of name: String, _ attributes: SVGAttributes) -> Path? {
    switch name {
    case "path": attributes["d"].flatMap { SVGPathReader.parse($0) }
    case "rect": rectangle(attributes)
    case "circle", "ellipse": ellipse(name, attributes)
    case "line": line(attributes)
    case "polyline": polygon(attributes, isClosed: false)
    case "polygon": polygon(attributes, isClosed: true)
    default: nil
    }
  }

  private static func rectangle(_ a: SVGAttributes) -> Path? {
    guard let width = a.number("width"), let height = a.number("height"), width >= 0, height >= 0 else { return nil }
    let box = Rect(x: a.number("x") ?? 0, y: a.number("y") ?? 0, width: width, height: height)
    return .roundedRectangle(box, radius: a.number("rx") ?? a.number("ry") ?? 0, curve: .circular)
  }

  private static func ellipse(_ name: String, _ a: SVGAttributes) -> Path? {
    guard let rx = a.number(name == "circle" ? "r" : "rx"), let ry = a.number(name == "circle" ? "r" : "ry"),
      rx >= 0, ry >= 0
    else { return nil }
    let center = Point(x: a.number("cx") ?? 0, y: a.number("cy") ?? 0)
    return .ellipse(in: Rect(x: center.x - rx, y: center.y - ry, width: 2 * rx, height: 2 * ry))
  }

  private static func line(_ a: SVGAttributes) -> Path? {
    Path([
      .move(Point(x: a.number("x1") ?? 0, y: a.number("y1") ?? 0)),
      .line(Point(x: a.number("x2") ?? 0, y: a.number("y2") ?? 0)),
    ])
  }

  private static func polygon(_ a: SVGAttributes, isClosed: Bool) -> Path? {
    guard let n = a.numbers("points"), n.count >= 4, n.count.isMultiple(of: 2) else { return nil }
    var path = Path()
    path.move(to: Point(x: n[0], y: n[1]))
    for i in stride(from: 2, to: n.count, by: 2) { path.line(to: Point(x: n[i], y: n[i + 1])) }
    if isClosed { path.close() }
    return path
  }
}
