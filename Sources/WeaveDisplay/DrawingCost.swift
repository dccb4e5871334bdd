// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics

/// The work and the memory that drawing a list takes, estimated before anything is drawn.
///
/// The unit is a pixel of a plain fill. The weights were measured. An estimate within a factor of three is enough to
/// tell a design from an attack, which exceeds it a thousand times.
public struct DrawingCost {
  /// The canvas in pixels, from the top left.
  private let canvas: Rect
  private let limit: Double
  private let layerLimit: Double
  private var spent = 0.0

  /// The state for the items of one group.
  private struct Scope {
    var transform: Transform
    /// How far beyond the canvas its content can lie and still be visible, because of its blur and shadow.
    var reach: Double
    /// The box of its content, in pixels.
    var content: Rect?
    /// Pixels of the layers within it that are open at the same time.
    var innerLayers = 0.0

    mutating func include(_ box: Rect) {
      guard box.width > 0 else { return }
      content = content.map { $0.union(box) } ?? box
    }
  }

  /// The first item with which a list exceeds the limits; nil if it stays within them.
  public static func firstExcess(in list: DisplayList, scale: Double) -> DisplayItem? {
    var cost = DrawingCost(list.canvas, scale)
    var whole = Scope(transform: .scale(x: scale, y: scale), reach: 0)
    return cost.firstExcess(in: list.items, &whole)
  }

  private init(_ size: Size, _ scale: Double) {
    canvas = Rect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    limit = Double(Limits.paintedPixels) + 60 * canvas.area
    layerLimit = Double(Limits.layerPixels) + 8 * canvas.area
  }

  private mutating func firstExcess(in items: [DisplayItem], _ scope: inout Scope) -> DisplayItem? {
    for item in items {
      switch item.command {
      case .fill(let path, let paint, _):
        draw(path.controlBounds, times: paint.weight, path.elements.count, in: &scope)
        trace(path, in: scope)
      case .stroke(let path, let style, _): stroke(path, style, in: &scope)
      case .glyphs(let run, let origin, _): draw(run, at: origin, in: &scope)
      case .image(_, _, let destination): draw(destination, times: 8, in: &scope)
      case .backdrop(let path, _, _): draw(path.controlBounds, times: 30, path.elements.count, in: &scope)
      case .group(let group): if let excess = firstExcess(in: group, item, &scope) { return excess }
      }
      guard spent <= limit else { return item }
    }
    return nil
  }

  // MARK: Groups

  private mutating func firstExcess(in group: DisplayGroup, _ item: DisplayItem, _ scope: inout Scope) -> DisplayItem? {
    spent += 50
    guard spent <= limit else { return item }
    let transform = group.transform?.then(scope.transform) ?? scope.transform
    let reach = group.effects.map { self.reach(of: $0, transform) } ?? 0
    var inner = Scope(transform: transform, reach: scope.reach + reach)
    if let excess = firstExcess(in: group.children, &inner) { return excess }
    var box = inner.content ?? .zero
    var layers = inner.innerLayers
    if let cutout = group.effects?.cutout {
      var masked = Scope(transform: transform, reach: scope.reach)
      if let excess = firstExcess(in: cutout, &masked) { return excess }
      let area = masked.content?.area ?? 0
      layers = max(layers, masked.innerLayers) + area
      spent += area * 4
    }
    if let effects = group.effects {
      if box.width > 0 { box = clipped(box.insetBy(dx: -reach, dy: -reach), reach: scope.reach) }
      spent += box.area * (3 + (effects.blur > 0 ? 24 : 0) + (effects.shadow == nil ? 0 : 24))
      layers += box.area
    }
    if let clip = group.clip, clip.elements.count != 5 {
      spent += box.area * 3
      layers += box.area
    }
    scope.include(box)
    scope.innerLayers = max(scope.innerLayers, layers)
    return layers <= layerLimit ? nil : item
  }

  private func reach(of effects: DisplayGroup.Effects, _ transform: Transform) -> Double {
    let shadow = effects.shadow.map { 3 * $0.deviation + max(abs($0.x), abs($0.y)) } ?? 0
    let reach = (3 * effects.blur + shadow) * transform.magnification
    return reach.isFinite ? min(max(reach, 0), Limits.canvasSide) : 0
  }

  // MARK: Drawing

  private mutating func draw(_ box: Rect?, times weight: Double, _ parts: Int = 1, in scope: inout Scope) {
    spent += 100 + 20 * Double(parts)
    guard let box else { return }
    let seen = clipped(scope.transform.bounds(of: box), reach: scope.reach)
    spent += seen.area * weight
    scope.include(seen)
  }

  private mutating func stroke(_ path: Path, _ style: StrokeStyle, in scope: inout Scope) {
    let bounds = path.controlBounds?.insetBy(dx: -style.width, dy: -style.width)
    draw(bounds, times: 1, 4 * path.elements.count, in: &scope)
    // A line has two sides and the joins between them.
    trace(path, times: 3, in: scope)
    // Each dash is a separate shape.
    let period = style.dash.reduce(0, +)
    if let bounds, period > 0 { spent += min(4 * (bounds.width + bounds.height) / period * 60, 1e15) }
  }

  /// The rows of pixels that each edge of a long path passes through, where it is sorted among all others. This is more
  /// than the area of a path whose lines go up and down again and again.
  private mutating func trace(_ path: Path, times sides: Double = 1, in scope: Scope) {
    guard path.elements.count > Self.longPath else { return }
    let rise = min(path.rise * scope.transform.magnification, 1e12)
    spent += rise.isFinite ? rise * 80 * sides : 1e15
  }
  /// Shorter paths cost little more than their area.
  private static let longPath = 200

  private mutating func draw(_ run: GlyphRun, at origin: Point, in scope: inout Scope) {
    let size = max(run.size * scope.transform.magnification, 1)
    let one = min(size * size, canvas.area)
    spent += one.isFinite ? Double(run.glyphs.count) * (60 + one) : 0
    let box = Rect(
      x: origin.x - run.size, y: origin.y - 2 * run.size, width: run.advance + 3 * run.size, height: 3 * run.size)
    scope.include(clipped(scope.transform.bounds(of: box), reach: scope.reach))
  }

  /// The part of a box that is visible, or that blur spreads into the visible area.
  private func clipped(_ box: Rect, reach: Double) -> Rect {
    let seen = box.intersection(canvas.insetBy(dx: -reach, dy: -reach))
    // A thin shape takes whole pixels.
    return seen.isEmpty
      ? .zero : Rect(origin: seen.origin, size: Size(width: max(seen.width, 1), height: max(seen.height, 1)))
  }
}

extension Path {
  /// How far all lines go up and down.
  fileprivate var rise: Double {
    var rise = 0.0
    forEachLine { rise += abs($1.y - $0.y) }
    return rise
  }
}

extension Rect {
  fileprivate var area: Double { width * height }
}

extension Paint {
  /// Gradients are dithered pixel by pixel.
  fileprivate var weight: Double { if case .gradient = self { 8 } else { 1 } }
}
