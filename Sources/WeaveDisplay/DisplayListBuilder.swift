// SPDX-License-Identifier: MIT

import WeaveDiagnostics
public import WeaveGraphics
public import WeaveLayout

/// Turns rectangles into drawing commands. Nothing is measured here: every length comes from the layout.
public struct DisplayListBuilder {
  let grid: PixelGrid
  let isRightToLeft: Bool
  /// Whether bars replace texts and pictures.
  private(set) var isRedacted: Bool
  private var items: [DisplayItem] = []
  /// Whether the design sets the dithering of the current content.
  private var hasDithering = false
  /// How many groups so far mix their colours with what lies beneath them.
  private var blendings = 0
  /// The pictures of mesh gradients, by their keys.
  var meshes: [String: RasterImage] = [:]
  /// The pictures of grain, by their keys.
  var grains: [String: RasterImage] = [:]
  /// The node that commands belong to.
  private var current: (id: String, range: SourceRange?) = ("", nil)

  /// The commands of a laid-out tree, in drawing order.
  ///
  /// - Parameters:
  ///   - canvas: points.
  ///   - scale: device pixels per point; baselines, lines through text, bars and hairlines are placed on pixels.
  ///   - title: the design's name, for readers who cannot see the picture.
  ///   - summary: the content of the picture, for the same readers.
  ///   - isRightToLeft: whether bars that show progress fill from the right.
  ///   - isRedacted: whether bars replace texts and pictures, as while facts are loaded.
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

  /// Draws a node and everything in it.
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

  /// Emits items that were drawn already.
  mutating func emit(_ drawn: [DisplayItem]) { items += drawn }

  /// Emits the drawing of `body` as one group; nothing if it draws nothing.
  mutating func emit(_ group: DisplayGroup, around body: (inout DisplayListBuilder) -> Void) {
    let before = blendings
    let inner = items(of: body)
    guard !inner.isEmpty else { return }
    var group = group
    group.children = inner
    if let effects = group.effects, effects.blend != .normal { blendings += 1 }
    // Some back ends clip on a layer of its own and others do not; blending must not depend on it.
    if group.clip != nil, blendings > before {
      group.effects = group.effects ?? DisplayGroup.Effects()
      group.effects?.isIsolated = true
    }
    emit(.group(group))
  }

  /// The drawing of `body` as items of its own.
  mutating func items(of body: (inout DisplayListBuilder) -> Void) -> [DisplayItem] {
    var outer: [DisplayItem] = []
    swap(&outer, &items)
    body(&self)
    swap(&outer, &items)
    return outer
  }

  /// Draws `body` with bars in place of texts and pictures.
  mutating func redacting(_ body: (inout DisplayListBuilder) -> Void) {
    let outer = isRedacted
    isRedacted = true
    body(&self)
    isRedacted = outer
  }

  /// Emits the drawing of `body` with the dithering that the design sets.
  mutating func emit(_ dithering: Dithering, around body: (inout DisplayListBuilder) -> Void) {
    let outer = hasDithering
    hasDithering = true
    emit(DisplayGroup(dithering: dithering), around: body)
    hasDithering = outer
  }

  /// Emits the drawing of `body` in regular patterns on displays with few inks, unless the design sets another
  /// dithering.
  mutating func keepingTones(_ body: (inout DisplayListBuilder) -> Void) {
    if hasDithering { body(&self) } else { emit(.ordered, around: body) }
  }

  /// Fills a path, unless the fill would be invisible.
  mutating func fill(_ path: Path, _ paint: Paint, evenOdd: Bool = false) {
    if case .gradient(let gradient) = paint, gradient.isComposed {
      return fill(gradient, within: .fill(path, .color(.black), evenOdd: evenOdd), path.controlBounds)
    }
    if !path.isEmpty, paint.isVisible { emit(.fill(path, paint, evenOdd: evenOdd)) }
  }

  /// Strokes a path, unless the stroke would be invisible.
  mutating func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint) {
    guard style.width > 0, style.width.isFinite else { return }
    if case .gradient(let gradient) = paint, gradient.isComposed {
      let bounds = path.controlBounds?.insetBy(dx: -style.reach, dy: -style.reach)
      return fill(gradient, within: .stroke(path, style, .color(.black)), bounds)
    }
    if !path.isEmpty, paint.isVisible { emit(.stroke(path, style, paint)) }
  }

  /// Draws a gradient that no back end knows, where a command has ink.
  ///
  /// - Parameter bounds: the box around the command's ink.
  private mutating func fill(_ gradient: Gradient, within command: DrawCommand, _ bounds: Rect?) {
    switch gradient.shape {
    case .angular(let center, let degrees):
      fillSectors(gradient, around: center, degrees: degrees, within: command, bounds)
    case .mesh(let columns, let points): fillMesh(gradient, columns, points, within: command)
    case .linear, .radial: break
    }
  }
}

extension Gradient {
  /// Whether no back end draws it, so that it is drawn as sectors or as a picture.
  fileprivate var isComposed: Bool {
    switch shape {
    case .angular, .mesh: true
    case .linear, .radial: false
    }
  }
}

extension Paint {
  /// Whether any part of it is not transparent.
  var isVisible: Bool {
    switch self {
    case .color(let color): color.alpha > 0
    case .gradient(let gradient): gradient.stops.contains { $0.color.alpha > 0 }
    }
  }
}

extension Double {
  /// The number limited to bounds; the lower bound for NaN.
  func held(_ low: Double, _ high: Double) -> Double { isNaN ? low : Swift.min(Swift.max(self, low), high) }
}
