// SPDX-License-Identifier: MIT

import WeaveDisplay
import WeaveGraphics

/// The pixels that each group and clip of a list can touch: how large its layer must be.
///
/// One walk over the list, before anything is drawn. Boxes are generous: control points count, and glyphs are boxes of
/// their size.
struct LayerBounds {
  /// By index of the command that begins a layer.
  private(set) var boxes: [Int: PixelBounds] = [:]

  /// What one open `begin…` knows.
  private struct Scope {
    var index: Int
    var command: DrawCommand?
    var transform: Transform
    var content = PixelBounds.empty
  }

  init(_ items: [DisplayItem], transform: Transform) {
    var scopes = [Scope(index: -1, command: nil, transform: transform)]
    for (index, item) in items.enumerated() {
      let last = scopes.count - 1
      let outer = scopes[last].transform
      switch item.command {
      case .beginTransform(let map):
        scopes.append(Scope(index: index, command: item.command, transform: map.then(outer)))
      case .beginClip, .beginGroup, .beginLabel:
        scopes.append(Scope(index: index, command: item.command, transform: outer))
      case .end:
        guard scopes.count > 1 else { continue }
        let scope = scopes.removeLast()
        scopes[last - 1].content = scopes[last - 1].content.union(close(scope))
      default:
        scopes[last].content = scopes[last].content.union(Self.ink(item.command, outer))
      }
    }
    while scopes.count > 1 {
      let scope = scopes.removeLast()
      scopes[scopes.count - 1].content = scopes[scopes.count - 1].content.union(close(scope))
    }
  }

  /// Notes the box of a layer that ends, effects included; gives what it adds to the layer around it.
  private mutating func close(_ scope: Scope) -> PixelBounds {
    var box = scope.content
    switch scope.command {
    case .beginClip(let path): box = box.intersection(Self.box(path, scope.transform))
    case .beginGroup(let group): box = Self.grown(box, group, scope.transform)
    default: return box
    }
    boxes[scope.index] = box
    return box
  }

  /// A group's content with its blur and shadow.
  static func grown(_ box: PixelBounds, _ group: DrawCommand.Group, _ transform: Transform) -> PixelBounds {
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
  private static func ink(_ command: DrawCommand, _ transform: Transform) -> PixelBounds {
    switch command {
    case .fill(let path, _, _): box(path, transform)
    case .backdrop(let path, _, _): box(path, transform)
    case .stroke(let path, let style, _):
      // A mitre reaches at most the limit, 4, times half the width.
      box(path, transform, margin: max(0, style.width) * 2)
    case .glyphs(let run, let origin, _): box(run, origin, transform)
    case .image(_, _, let destination): PixelBounds(around: transform.bounds(of: destination))
    default: .empty
    }
  }

  static func box(_ path: Path, _ transform: Transform, margin: Double = 0) -> PixelBounds {
    guard var bounds = path.controlBounds else { return .empty }
    bounds = Rect(
      x: bounds.minX - margin, y: bounds.minY - margin, width: bounds.width + 2 * margin,
      height: bounds.height + 2 * margin)
    return PixelBounds(around: transform.bounds(of: bounds))
  }

  /// A run's glyphs, each in a box of one em before and two ems after its origin, one and a half up and one down.
  static func box(_ run: GlyphRun, _ origin: Point, _ transform: Transform) -> PixelBounds {
    guard let first = run.glyphs.first else { return .empty }
    let start = Rect(x: first.x, y: first.y, width: 0, height: 0)
    let pens = run.glyphs.reduce(start) { $0.union(Rect(x: $1.x, y: $1.y, width: 0, height: 0)) }
    let em = run.size
    let ink = Rect(
      x: origin.x + pens.minX - em, y: origin.y + pens.minY - 1.5 * em, width: pens.width + 3 * em,
      height: pens.height + 2.5 * em)
    return PixelBounds(around: transform.bounds(of: ink))
  }
}
