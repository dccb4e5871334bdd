// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics
import WeaveResolve

/// A node without its modifiers, or one modifier. Numbers are held to `Length.limit`, and are never NaN.
struct Element {
  var id: String
  var range: SourceRange?
  var kind: Kind
  /// Indices of the elements inside; a background or overlay stands second, after what it belongs to.
  var parts: [Int]
  /// SwiftUI's layout priority; a spacer has the lowest there is.
  var priority: Double
  /// How many stacks, grids and alternatives the element stands in.
  var nesting: Int

  enum Kind {
    case stack(Axis, spacing: Double, AlignmentGuide)
    case zstack(Alignment)
    case grid(Grid)
    case viewThatFits(horizontal: Bool, vertical: Bool)

    /// The axis of the stack around it; nil where there is none.
    case spacer(Axis?, minLength: Double)
    case divider(Axis?, Color)
    case text(ResolvedText)
    case symbol(ResolvedSymbol)
    case image(ResolvedImage)
    case shape(ResolvedShape)
    case gauge(ResolvedGauge)
    case chart(ResolvedChart)

    case padding(EdgeInsets)
    case frame(FrameConstraint)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case aspectRatio(Double, ContentMode)
    case background(Alignment)
    case overlay(Alignment)
    case offset(Point)
    case guide(AlignmentGuide, offset: Double)
    case effect(LayoutNode.Effect)
  }

  /// A grid without its cells.
  struct Grid {
    var columns: [ResolvedGrid.Column]
    var horizontalSpacing: Double
    var verticalSpacing: Double
    var alignment: Alignment
  }
}
