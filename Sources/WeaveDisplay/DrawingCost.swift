// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics

/// The work and the memory that drawing a list takes, estimated before anything is drawn.
///
/// The unit is a pixel of a plain fill. Weights were measured; an estimate within a factor of three is enough to tell a
/// design from an attack, which is a thousand times beyond.
public struct DrawingCost {
  /// Pixels of the canvas, from the top left.
  private let canvas: Rect
  private let limit: Double
  private let layerLimit: Double
  private var spent = 0.0
  private var scopes: [Scope]

  /// What one open `begin…` knows.
  private struct Scope {
    var command: DrawCommand?
    var transform: Transform
    /// How far beyond the canvas its content can lie and still be seen, through its blur and shadow.
    var reach: Double
    /// The box of its content, in pixels.
    var content: Rect?
    /// Pixels of the layers within it that are open at one time.
    var innerLayers = 0.0

    mutating func include(_ box: Rect) {
      guard box.width > 0 else { return }
      content = content.map { $0.union(box) } ?? box
    }
  }

  /// The command with which a list goes beyond the limits; nil if it stays within them.
  public static func firstExcess(in list: DisplayList, scale: Double) -> DisplayItem? {
    var cost = DrawingCost(list.canvas, scale)
    return list.items.first { !cost.add($0.command) }
  }

  private init(_ size: Size, _ scale: Double) {
    canvas = Rect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    limit = Double(Limits.paintedPixels) + 60 * canvas.area
    layerLimit = Double(Limits.layerPixels) + 8 * canvas.area
    scopes = [Scope(command: nil, transform: .scale(x: scale, y: scale), reach: 0)]
  }

  /// Counts a command; false once the limit is reached.
  private mutating func add(_ command: DrawCommand) -> Bool {
    let scope = scopes[scopes.count - 1]
    switch command {
    case .beginClip, .beginLabel: begin(command, scope.transform, scope.reach)
    case .beginTransform(let map): begin(command, map.then(scope.transform), scope.reach)
    case .beginGroup(let group): begin(command, scope.transform, scope.reach + reach(of: group, scope.transform))
    case .end: return end()
    case .fill(let path, let paint, _): draw(path.controlBounds, times: paint.weight, parts: path.elements.count)
    case .stroke(let path, let style, _): stroke(path, style)
    case .glyphs(let run, let origin, _): draw(run, at: origin)
    case .image(_, _, let destination): draw(destination, times: 8)
    case .backdrop(let path, _, _): draw(path.controlBounds, times: 30, parts: path.elements.count)
    }
    return spent <= limit
  }

  // MARK: Scopes

  private mutating func begin(_ command: DrawCommand, _ transform: Transform, _ reach: Double) {
    spent += 50
    scopes.append(Scope(command: command, transform: transform, reach: reach))
  }

  private mutating func end() -> Bool {
    guard scopes.count > 1 else { return true }
    let scope = scopes.removeLast()
    var box = scope.content ?? .zero
    var layers = scope.innerLayers
    switch scope.command {
    case .beginGroup(let group):
      let reach = reach(of: group, scope.transform)
      if box.width > 0 { box = clipped(box.insetBy(dx: -reach, dy: -reach), reach: scope.reach) }
      spent += box.area * (3 + (group.blur > 0 ? 24 : 0) + (group.shadow == nil ? 0 : 24))
      layers += box.area
    case .beginClip(let path) where path.elements.count != 5:
      spent += box.area * 3
      layers += box.area
    default: break
    }
    scopes[scopes.count - 1].include(box)
    scopes[scopes.count - 1].innerLayers = max(scopes[scopes.count - 1].innerLayers, layers)
    return spent <= limit && layers <= layerLimit
  }

  private func reach(of group: DrawCommand.Group, _ transform: Transform) -> Double {
    let shadow = group.shadow.map { 3 * $0.deviation + max(abs($0.x), abs($0.y)) } ?? 0
    let reach = (3 * group.blur + shadow) * transform.magnification
    return reach.isFinite ? min(max(reach, 0), Limits.canvasSide) : 0
  }

  // MARK: Drawing

  private mutating func draw(_ box: Rect?, times weight: Double, parts: Int = 1) {
    let scope = scopes[scopes.count - 1]
    spent += 100 + 20 * Double(parts)
    guard let box else { return }
    let seen = clipped(scope.transform.bounds(of: box), reach: scope.reach)
    spent += seen.area * weight
    scopes[scopes.count - 1].include(seen)
  }

  private mutating func stroke(_ path: Path, _ style: StrokeStyle) {
    let bounds = path.controlBounds?.insetBy(dx: -style.width, dy: -style.width)
    draw(bounds, times: 1, parts: 4 * path.elements.count)
    // Each dash is a shape of its own.
    let period = style.dash.reduce(0, +)
    if let bounds, period > 0 { spent += min(4 * (bounds.width + bounds.height) / period * 60, 1e15) }
  }

  private mutating func draw(_ run: GlyphRun, at origin: Point) {
    let scope = scopes[scopes.count - 1]
    let size = max(run.size * scope.transform.magnification, 1)
    let one = min(size * size, canvas.area)
    spent += one.isFinite ? Double(run.glyphs.count) * (60 + one) : 0
    let box = Rect(
      x: origin.x - run.size, y: origin.y - 2 * run.size, width: run.advance + 3 * run.size, height: 3 * run.size)
    scopes[scopes.count - 1].include(clipped(scope.transform.bounds(of: box), reach: scope.reach))
  }

  /// The part of a box that can be seen, or be blurred into what is seen.
  private func clipped(_ box: Rect, reach: Double) -> Rect {
    let values = [box.minX, box.minY, box.maxX, box.maxY]
    guard !values.contains(where: \.isNaN) else { return .zero }
    let room = canvas.insetBy(dx: -reach, dy: -reach)
    let (left, right) = (max(box.minX, room.minX), min(box.maxX, room.maxX))
    let (top, bottom) = (max(box.minY, room.minY), min(box.maxY, room.maxY))
    guard left < right, top < bottom else { return .zero }
    // Whatever is thin takes whole pixels.
    return Rect(x: left, y: top, width: max(right - left, 1), height: max(bottom - top, 1))
  }
}

extension Rect {
  fileprivate var area: Double { width * height }
}

extension Paint {
  /// Gradients are dithered pixel by pixel.
  fileprivate var weight: Double { if case .gradient = self { 8 } else { 1 } }
}
