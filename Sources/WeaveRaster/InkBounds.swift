// SPDX-License-Identifier: MIT

import WeaveDisplay
import WeaveGraphics

/// The pixels that each command of a list can touch: how large layers must be, and what a change reaches.
///
/// One walk over the list, before anything is drawn. Boxes are generous: control points of curves count.
struct InkBounds {
  /// By index: the box of a command; of a `begin…` that of all until its end, effects included; of an `end` none.
  private(set) var boxes: [PixelBounds]
  /// By index: the outermost group around a command whose blur or shadow spreads what changes inside, or the command
  /// itself.
  private(set) var outermost: [Int]
  /// Commands that must be painted whole, as Cairo rounds a part of them in another way.
  private(set) var indivisible: [Int] = []
  /// Whether a command reads what lies beneath it.
  private(set) var hasBackdrop = false

  /// What one open `begin…` knows.
  private struct Scope {
    var index: Int
    var command: DrawCommand?
    var transform: Transform
    var content = PixelBounds.empty
  }

  /// - Parameters:
  ///   - picture: all pixels.
  ///   - glyphs: tells what a run of glyphs touches, its start at a point.
  init(
    _ items: [DisplayItem], transform: Transform, picture: PixelBounds,
    glyphs: (GlyphRun, Point, Transform) -> PixelBounds
  ) {
    boxes = Array(repeating: .empty, count: items.count)
    outermost = Array(items.indices)
    var scopes = [Scope(index: -1, command: nil, transform: transform)]
    /// The open groups that spread.
    var spreading: [Int] = []
    for index in items.indices {
      let last = scopes.count - 1
      let outer = scopes[last].transform
      if let first = spreading.first { outermost[index] = first }
      switch items[index].command {
      case .beginTransform(let map):
        scopes.append(Scope(index: index, command: items[index].command, transform: map.then(outer)))
      case .beginGroup(let group):
        if group.blur != 0 || group.shadow != nil { spreading.append(index) }
        scopes.append(Scope(index: index, command: items[index].command, transform: outer))
      case .beginClip, .beginLabel:
        scopes.append(Scope(index: index, command: items[index].command, transform: outer))
      case .end:
        guard scopes.count > 1 else { continue }
        let scope = scopes.removeLast()
        if spreading.last == scope.index { spreading.removeLast() }
        scopes[last - 1].content = scopes[last - 1].content.union(close(scope))
      case let command:
        boxes[index] = Self.ink(command, outer, glyphs)
        if Self.isIndivisible(command, outer, picture) { indivisible.append(index) }
        if case .backdrop = command { hasBackdrop = true }
        scopes[last].content = scopes[last].content.union(boxes[index])
      }
    }
    while scopes.count > 1 {
      let scope = scopes.removeLast()
      scopes[scopes.count - 1].content = scopes[scopes.count - 1].content.union(close(scope))
    }
  }

  /// Notes the box of a scope that ends, effects included; it is what the scope adds to the one around it.
  private mutating func close(_ scope: Scope) -> PixelBounds {
    var box = scope.content
    switch scope.command {
    case .beginClip(let path): box = box.intersection(Self.box(path, scope.transform))
    case .beginGroup(let group): box = Self.grown(box, group, scope.transform)
    default: break
    }
    boxes[scope.index] = box
    return box
  }

  /// A group's content with its blur and shadow.
  private static func grown(_ box: PixelBounds, _ group: DrawCommand.Group, _ transform: Transform) -> PixelBounds {
    let effects = GroupEffects(group, transform)
    var box = box.grown(by: effects.blurReach)
    if let shadow = effects.shadow {
      let offset = shadow.offset
      let cast = PixelBounds(around: box.rect.offsetBy(dx: offset.x, dy: offset.y)).grown(by: shadow.reach)
      box = box.union(cast)
    }
    return box
  }

  /// The pixels that one command can touch.
  private static func ink(
    _ command: DrawCommand, _ transform: Transform, _ glyphs: (GlyphRun, Point, Transform) -> PixelBounds
  ) -> PixelBounds {
    switch command {
    case .fill(let path, _, _): box(path, transform)
    case .backdrop(let path, _, _): box(path, transform)
    case .stroke(let path, let style, _):
      // A mitre reaches at most the limit, 4, times half the width.
      box(path, transform, margin: max(0, style.width) * 2)
    case .glyphs(let run, let origin, _): glyphs(run, origin, transform)
    case .image(_, _, let destination): PixelBounds(around: transform.bounds(of: destination))
    default: .empty
    }
  }

  /// Whether a cut through the command may move the place where Cairo begins to count along a gradient or a picture.
  private static func isIndivisible(_ command: DrawCommand, _ transform: Transform, _ picture: PixelBounds) -> Bool {
    switch command {
    case .fill(let path, .gradient(let gradient), _):
      guard let box = transform.pixelBox(path)?.intersection(picture) else { return true }
      return !GradientTable.pays(for: box) || !GradientTable.hasColors(gradient)
    case .stroke(_, _, .gradient): return true
    case .image: return !transform.isUpright
    case .glyphs(let run, _, _): return run.face.hasColor && !transform.isUpright
    default: return false
    }
  }

  static func box(_ path: Path, _ transform: Transform, margin: Double = 0) -> PixelBounds {
    guard var bounds = path.controlBounds else { return .empty }
    bounds = Rect(
      x: bounds.minX - margin, y: bounds.minY - margin, width: bounds.width + 2 * margin,
      height: bounds.height + 2 * margin)
    return PixelBounds(around: transform.bounds(of: bounds))
  }
}

extension Transform {
  /// The pixels in a path that is an upright box on pixel edges, as most are after snapping; else nil.
  func pixelBox(_ path: Path) -> PixelBounds? {
    guard isAxisAligned, path.elements.count == 5, let bounds = path.controlBounds, path == .rectangle(bounds) else {
      return nil
    }
    let box = self.bounds(of: bounds)
    let snapped = PixelBounds(around: box)
    let edges = [
      box.minX - snapped.rect.minX, box.minY - snapped.rect.minY, snapped.rect.maxX - box.maxX,
      snapped.rect.maxY - box.maxY,
    ]
    // A 256th of a pixel is what Cairo itself tells apart.
    return edges.allSatisfy { abs($0) < 1.0 / 256 || abs($0 - 1) < 1.0 / 256 }
      ? PixelBounds(
        around: Rect(
          x: box.minX.rounded(), y: box.minY.rounded(), width: box.maxX.rounded() - box.minX.rounded(),
          height: box.maxY.rounded() - box.minY.rounded())) : nil
  }
}
