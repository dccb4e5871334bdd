// SPDX-License-Identifier: MIT

import WeaveDisplay
import WeaveGraphics

/// What a display list leaves in a picture: how large layers must be, and what a change reaches.
///
/// The same tree as the list, from one walk before anything is drawn. Boxes are generous: control points of curves count.
struct InkTree {
  /// One for each item of the list.
  let items: [InkItem]
  /// The boxes of commands that must be painted whole, as Cairo rounds a part of them in another way.
  let indivisible: [PixelBounds]
  /// Whether a command reads what lies beneath it.
  let hasBackdrop: Bool

  /// - Parameter picture: all pixels.
  init(_ list: DisplayList, scale: Double, picture: PixelBounds, glyphs: GlyphMasks) {
    var walk = InkWalk(picture: picture, glyphs: glyphs)
    items = list.items.map { walk.ink(of: $0.command, .scale(x: scale, y: scale)) }
    (indivisible, hasBackdrop) = (walk.indivisible, walk.hasBackdrop)
  }

  static func box(_ path: Path, _ transform: Transform, margin: Double = 0) -> PixelBounds {
    guard let bounds = path.controlBounds else { return .empty }
    return PixelBounds(around: transform.bounds(of: bounds.insetBy(dx: -margin, dy: -margin)))
  }
}

/// The walk over a list that makes its tree.
private struct InkWalk {
  let picture: PixelBounds
  let glyphs: GlyphMasks
  var indivisible: [PixelBounds] = []
  var hasBackdrop = false

  mutating func ink(of command: DrawCommand, _ transform: Transform) -> InkItem {
    if case .group(let group) = command { return ink(of: group, transform) }
    let item = InkItem(box: box(of: command, transform), hash: PixelHash(command).value)
    if isIndivisible(command, transform), !item.box.isEmpty { indivisible.append(item.box) }
    return item
  }

  private mutating func ink(of group: DisplayGroup, _ outer: Transform) -> InkItem {
    let transform = group.transform?.then(outer) ?? outer
    let children = group.children.map { ink(of: $0.command, transform) }
    let content = children.reduce(PixelBounds.empty) { $0.union($1.box) }
    var box = content
    if let effects = group.effects { box = GroupEffects(effects, transform).reach(of: box) }
    if let clip = group.clip { box = box.intersection(InkTree.box(clip, transform)) }
    return InkItem(box: box, group: InkGroup(group, content: content, children))
  }

  /// The pixels that one command can touch.
  private mutating func box(of command: DrawCommand, _ transform: Transform) -> PixelBounds {
    switch command {
    case .fill(let path, _, _): return InkTree.box(path, transform)
    case .backdrop(let path, _, _):
      hasBackdrop = true
      return InkTree.box(path, transform)
    // A mitre reaches at most the limit, 4, times half the width.
    case .stroke(let path, let style, _): return InkTree.box(path, transform, margin: max(0, style.width) * 2)
    case .glyphs(let run, let origin, _): return glyphs.box(run, origin, transform)
    case .image(_, _, let destination): return PixelBounds(around: transform.bounds(of: destination))
    case .group: return .empty
    }
  }

  /// Whether a cut through the command may move the place where Cairo begins to count along a gradient or a picture.
  private func isIndivisible(_ command: DrawCommand, _ transform: Transform) -> Bool {
    switch command {
    case .fill(let path, .gradient(let gradient), _):
      guard let box = transform.pixelBox(path)?.intersection(picture) else { return true }
      return !GradientTable.pays(for: box) || !GradientTable.hasColors(gradient)
    case .stroke(_, _, .gradient): return true
    case .image: return !transform.isUpright
    case .glyphs(let run, _, _): return run.face.hasColor && !transform.isUpright
    case .fill(_, .color, _), .stroke(_, _, .color), .backdrop, .group: return false
    }
  }
}

/// What one item of a display list leaves in a picture.
struct InkItem {
  /// The pixels that it can touch; for a group those of all that is in it, effects included.
  let box: PixelBounds
  /// Equal for what is drawn alike.
  let hash: UInt64
  let group: InkGroup?

  init(box: PixelBounds, hash: UInt64) { (self.box, self.hash, group) = (box, hash, nil) }

  init(box: PixelBounds, group: InkGroup) {
    (self.box, self.group) = (box, group)
    var all = group.form
    for child in group.children { all.add(child.hash) }
    hash = all.value
  }
}

/// What a group leaves in a picture.
struct InkGroup {
  /// Equal for groups that do the same to what is in them.
  let form: PixelHash
  /// The pixels that what is in it can touch, before its effects.
  let content: PixelBounds
  /// One for each item in it.
  let children: [InkItem]
  /// Whether it may be drawn on a layer of its own.
  let makesLayer: Bool
  /// Whether a change inside shows in the pixels around it.
  let spreads: Bool

  init(_ group: DisplayGroup, content: PixelBounds, _ children: [InkItem]) {
    form = PixelHash(group)
    self.content = content
    self.children = children
    makesLayer = group.clip != nil || group.effects != nil
    spreads = group.effects?.spreads == true
  }
}

extension Transform {
  /// The pixels in a path that is an upright box on pixel edges, as most are after snapping; else nil.
  func pixelBox(_ path: Path) -> PixelBounds? {
    guard isAxisAligned, path.elements.count == 5, let bounds = path.controlBounds, path == .rectangle(bounds) else {
      return nil
    }
    let box = self.bounds(of: bounds)
    let (left, top) = (box.minX.rounded(), box.minY.rounded())
    let (right, bottom) = (box.maxX.rounded(), box.maxY.rounded())
    let misses = [box.minX - left, box.minY - top, box.maxX - right, box.maxY - bottom]
    // A 256th of a pixel is what Cairo itself tells apart.
    guard box.isDrawable, misses.allSatisfy({ abs($0) < 1.0 / 256 }) else { return nil }
    return PixelBounds(around: Rect(x: left, y: top, width: right - left, height: bottom - top))
  }
}
