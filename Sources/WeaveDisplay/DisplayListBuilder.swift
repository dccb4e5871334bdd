// SPDX-License-Identifier: MIT

import WeaveDiagnostics
public import WeaveGraphics
public import WeaveLayout
import WeaveResolve

/// Turns rectangles into drawing commands. Nothing is measured here: every length is in the layout already.
public struct DisplayListBuilder {
  let grid: PixelGrid
  let isRightToLeft: Bool
  /// Whether bars stand for texts and pictures.
  let isRedacted: Bool
  private var items: [DisplayItem] = []
  /// Whether the design says of what is drawn now how its tones become inks.
  private var hasDithering = false
  /// The node that commands belong to.
  private var current: (id: String, range: SourceRange?) = ("", nil)

  /// The commands of a laid-out tree, in the order of drawing.
  ///
  /// - Parameters:
  ///   - canvas: points.
  ///   - scale: device pixels per point; baselines, lines through text, bars and hairlines are placed on pixels.
  ///   - title: the design's name, for readers that cannot see.
  ///   - summary: what the picture says, for the same readers.
  ///   - isRightToLeft: whether bars that show progress fill from the right.
  ///   - isRedacted: whether bars stand for texts and pictures, as while facts are loaded.
  public static func build(
    _ root: LayoutNode, canvas: Size, scale: Double, title: String, summary: String, isRightToLeft: Bool = false,
    isRedacted: Bool = false
  ) -> DisplayList {
    var builder = DisplayListBuilder(
      grid: PixelGrid(scale: scale), isRightToLeft: isRightToLeft, isRedacted: isRedacted)
    builder.draw(root)
    return DisplayList(canvas: canvas, items: builder.items, title: title, summary: summary)
  }

  private init(grid: PixelGrid, isRightToLeft: Bool, isRedacted: Bool) {
    self.grid = grid
    self.isRightToLeft = isRightToLeft
    self.isRedacted = isRedacted
  }

  /// Draws a node and all inside.
  mutating func draw(_ node: LayoutNode) {
    let outer = current
    current = (node.id, node.range)
    if let leaf = node.content.leaf {
      if isRedacted {
        leaf.drawPlaceholder(in: node.frame, with: &self)
      } else {
        leaf.draw(in: node.frame, with: &self)
      }
    } else if case .effect(let effect) = node.content {
      drawEffect(effect, node)
    } else {
      drawChildren(node)
    }
    current = outer
  }
}

// MARK: Commands

extension DisplayListBuilder {
  mutating func emit(_ command: DrawCommand) {
    items.append(DisplayItem(command, node: current.id, range: current.range))
  }

  /// What `body` draws, as one group; nothing at all if it draws nothing.
  mutating func emit(_ group: DisplayGroup, around body: (inout DisplayListBuilder) -> Void) {
    var outer: [DisplayItem] = []
    swap(&outer, &items)
    body(&self)
    swap(&outer, &items)
    guard !outer.isEmpty else { return }
    var group = group
    group.children = outer
    emit(.group(group))
  }

  /// What `body` draws, in inks as the design says.
  mutating func emit(_ dithering: Dithering, around body: (inout DisplayListBuilder) -> Void) {
    let outer = hasDithering
    hasDithering = true
    emit(DisplayGroup(dithering: dithering), around: body)
    hasDithering = outer
  }

  /// What `body` draws, in regular patterns where a display has few inks; as the design says, where it says anything.
  mutating func keepingTones(_ body: (inout DisplayListBuilder) -> Void) {
    if hasDithering { body(&self) } else { emit(.ordered, around: body) }
  }

  /// Fills a path, unless nothing would be seen.
  mutating func fill(_ path: Path, _ paint: Paint, evenOdd: Bool = false) {
    if !path.isEmpty, paint.isVisible { emit(.fill(path, paint, evenOdd: evenOdd)) }
  }

  /// Draws the outline of a path, unless nothing would be seen.
  mutating func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint) {
    if !path.isEmpty, style.width > 0, style.width.isFinite, paint.isVisible { emit(.stroke(path, style, paint)) }
  }
}

extension Paint {
  /// Whether any of it is not clear.
  var isVisible: Bool {
    switch self {
    case .color(let color): color.alpha > 0
    case .gradient(let gradient): gradient.stops.contains { $0.color.alpha > 0 }
    }
  }
}

extension Double {
  /// The number within bounds; the lower one where it is not a number.
  func held(_ low: Double, _ high: Double) -> Double { isNaN ? low : Swift.min(Swift.max(self, low), high) }
}
