// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics
import WeaveResolve

/// An element that extends beyond the canvas.
struct Overhang {
  let id: String
  let range: SourceRange?
  let frame: Rect
  /// The edges that it crosses and by how many points, in the order of CSS.
  let sides: [(name: String, length: Double)]

  /// Nil if the frame lies inside, within a tolerance of half a point.
  init?(_ element: Element, _ frame: Rect, in canvas: Size) {
    let lengths = [
      ("top", -frame.minY), ("trailing", frame.maxX - canvas.width), ("bottom", frame.maxY - canvas.height),
      ("leading", -frame.minX),
    ]
    sides = lengths.filter { $0.1 > 0.5 }
    if sides.isEmpty { return nil }
    (id, range, self.frame) = (element.id, element.range, frame)
  }

  func diagnostic(in canvas: Size) -> Diagnostic {
    let places = sides.map { "\(decimal($0.length)) pt at the \($0.name) edge" }.joined(separator: " and ")
    return Diagnostic(
      .layoutOverflow,
      """
      content of \(decimal(frame.width)) × \(decimal(frame.height)) pt sticks out of the widget \
      (\(decimal(canvas.width)) × \(decimal(canvas.height)) pt) by \(places)
      """, at: range, node: id)
  }
}

extension Element {
  /// Whether something is lost if the element is not visible.
  var isEssential: Bool {
    switch kind {
    case .text(let text): !text.string.isEmpty
    case .leaf(let leaf, _): leaf.traits.isEssential
    case .spacer, .divider, .stack, .zstack, .grid, .viewThatFits, .plot, .padding, .frame, .fixedSize, .aspectRatio,
      .background, .overlay, .mask, .offset, .guide, .button, .effect:
      false
    }
  }

  /// The diagnostic for a tree that asked for more sizes than allowed.
  var exhaustion: Diagnostic {
    Diagnostic(
      .layoutTooDeep, "the nodes ask each other for too many sizes; the innermost ones were measured less exactly",
      at: range, node: id)
  }

  /// The diagnostic for content that got no room at all.
  func squeezed(into size: Size) -> Diagnostic? {
    guard isEssential, size.width <= 0 || size.height <= 0 else { return nil }
    let side = size.width <= 0 ? "width" : "height"
    return Diagnostic(
      .layoutSqueezed, "this has no \(side) left and is invisible", at: range, node: id)
  }
}
