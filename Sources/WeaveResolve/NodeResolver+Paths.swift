// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics
import WeaveSpec

extension NodeResolver {
  /// A shape from SVG path data; nil, with a report, if the data is invalid.
  mutating func path(_ node: ContentNode, _ context: Inherited) -> ResolvedShape? {
    let p = node[PathKeys.self]
    guard let data = evaluator.read(PathKeys.data, p, context), !data.isEmpty else { return nil }
    guard data.utf8.count <= Limits.pathBytes else {
      reportData(.dataTooLong, node)
      return nil
    }
    guard let path = SVGPathReader.parse(data), let bounds = path.controlBounds else {
      reportData(.noPathData, node)
      return nil
    }
    let box = viewBox(p[PathKeys.viewBox], context) ?? bounds
    guard box.width > 0 || box.height > 0 else {
      reportData(.noExtent, node)
      return nil
    }
    var shape = painted(p[PathKeys.fill], p.object(PathKeys.stroke), context)
    shape.outline = .path(
      PathOutline(
        path: path,
        // A horizontal line has no height but still needs a box.
        box: Rect(x: box.minX, y: box.minY, width: max(box.width, 1e-6), height: max(box.height, 1e-6)),
        mode: evaluator.read(PathKeys.mode, p, context),
        isEvenOdd: evaluator.read(PathKeys.rule, p, context) == .evenOdd))
    return shape
  }

  private mutating func viewBox(_ property: Property?, _ context: Inherited) -> Rect? {
    guard case .array(let entries)? = property?.value else { return nil }
    let numbers = entries.compactMap { evaluator.number($0, context) }
    guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else {
      if let property { evaluator.report(.contentPathData, .wrongViewBox, property) }
      return nil
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private mutating func reportData(_ message: Diagnostic.Message, _ node: ContentNode) {
    if let property = node[PathKeys.self][PathKeys.data] { evaluator.report(.contentPathData, message, property) }
  }
}

extension Diagnostic.Message {
  fileprivate static let noPathData: Self =
    "this is not path data; path data begins with `M`, as in `M0 0 L10 0 L5 8 Z`, and gives each command all of its numbers"
  fileprivate static let dataTooLong: Self = "path data has at most \(Limits.pathBytes) bytes"
  fileprivate static let noExtent: Self = "the path is a single point, so there is nothing to draw"
  fileprivate static let wrongViewBox: Self =
    "`viewBox` holds four numbers, as in SVG: left, top, and a width and height above 0"
}
