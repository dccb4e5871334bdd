// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics
import WeaveResolve

/// A node without its modifiers, or one modifier. Numbers are limited to `Length.limit`, and are never NaN.
///
/// A class, because it is read for each size that it is asked for, and copying a text or a chart takes longer than most
/// answers.
final class Element {
  let id: String
  let range: SourceRange?
  let kind: Kind
  /// Indices of the nested elements; a background, overlay or mask is second, after the element it belongs to.
  let parts: [Int]
  /// SwiftUI's layout priority; a spacer has the lowest possible one.
  let priority: Double
  /// How many columns it takes as a cell of a grid; at least 1.
  let span: Int

  init(id: String, range: SourceRange?, kind: Kind, parts: [Int], priority: Double, span: Int = 1) {
    (self.id, self.range, self.kind, self.parts, self.priority) = (id, range, kind, parts, priority)
    self.span = span
  }

  /// Whether the element answers like another one if their parts do. Its name and its place in the design do not
  /// matter.
  func answers(as other: Element) -> Bool {
    guard parts == other.parts, priority == other.priority, span == other.span, kind == other.kind else { return false }
    if case .text(let text) = kind, case .text(let known) = other.kind { return text.isSpelled(like: known) }
    return true
  }

  enum Kind: Equatable {
    case stack(Axis, spacing: Double, AlignmentGuide)
    case zstack(Alignment)
    case grid(Grid)
    case viewThatFits(horizontal: Bool, vertical: Bool)
    case plot(PlotGuide)

    /// The axis of the surrounding stack; nil if there is none.
    case spacer(Axis?, minLength: Double)
    case divider(Axis?, Color)
    case text(ResolvedText)
    case leaf(ResolvedLeaf, LeafRoom)

    case padding(EdgeInsets)
    case frame(FrameConstraint)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case aspectRatio(Double, ContentMode)
    case background(Alignment)
    case overlay(Alignment)
    case mask(Alignment)
    case offset(Point)
    case guide(AlignmentGuide, offset: Double)
    case button(title: String)
    case effect(Effect)
  }

  /// A grid without its cells.
  struct Grid: Equatable {
    var columns: [ResolvedGrid.Column]
    var horizontalSpacing: Double
    var verticalSpacing: Double
    var alignment: Alignment
    var columnAlignments: [Alignment?] = []
    var areas: GridAreas?
  }
}
