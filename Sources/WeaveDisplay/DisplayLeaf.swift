// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveLayout
import WeaveResolve

/// A kind of leaf: everything that drawing needs from it.
protocol DisplayLeaf {
  func draw(in frame: Rect, with builder: inout DisplayListBuilder)
  /// Draws a shape in place of the content, such as while facts are loaded.
  func drawPlaceholder(in frame: Rect, with builder: inout DisplayListBuilder)
  /// The leaf with an opacity in its colours, if that draws the same as a group would: only if it touches no pixel
  /// twice. Nil otherwise.
  func faded(by opacity: Double) -> LayoutNode.Content?
}

extension DisplayLeaf {
  func faded(by opacity: Double) -> LayoutNode.Content? { nil }
}

extension LayoutNode.Content {
  /// The leaf to draw; nil for a node that draws others.
  var leaf: (any DisplayLeaf)? {
    switch self {
    case .group, .effect: nil
    case .text(let text, let shaped): SetText(text: text, shaped: shaped)
    case .leaf(let leaf): leaf.drawing
    }
  }
}

extension ResolvedLeaf {
  fileprivate var drawing: any DisplayLeaf {
    switch self {
    case .symbol(let symbol): symbol
    case .image(let image): image
    case .shape(let shape): shape
    case .code(let code): code
    case .gauge(let gauge): gauge
    case .chart(let chart): chart
    case .plotMark(let mark): mark
    }
  }
}
