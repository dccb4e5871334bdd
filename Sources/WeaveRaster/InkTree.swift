// SPDX-License-Identifier: MIT

import WeaveDisplay
import WeaveGraphics

/// The pixels that each item of a display list touches: it determines how large layers must be and what a change
/// affects.
///
/// It has the same structure as the list and is built by one walk before drawing. Boxes may be too large, since they
/// include the control points of curves.
struct InkTree {
  /// One for each item of the list.
  let items: [InkItem]
  /// The boxes of commands that must be painted whole, because Cairo rounds a part of them differently.
  let indivisible: [PixelBounds]
  /// The boxes of commands that read the pixels beneath and around them, extended by everything that changes with them.
  let backdrops: [PixelBounds]
  /// Whether the picture has dithered gradients but no photo.
  let isDithered: Bool

  /// - Parameter picture: all pixels.
  init(_ list: DisplayList, scale: Double, picture: PixelBounds, glyphs: GlyphMasks) {
    var walk = InkWalk(picture: picture, glyphs: glyphs)
    items = walk.inks(of: list.items, .scale(x: scale, y: scale))
    (indivisible, backdrops) = (walk.indivisible, walk.backdrops)
    isDithered = walk.hasGradient && !walk.hasPhoto
  }

  /// The pixels that items in a group touch.
  static func inks(
    of items: [DisplayItem], _ transform: Transform, picture: PixelBounds, glyphs: GlyphMasks
  ) -> [InkItem] {
    var walk = InkWalk(picture: picture, glyphs: glyphs)
    return walk.inks(of: items, transform)
  }

  var hasBackdrop: Bool { !backdrops.isEmpty }

  static func box(_ path: Path, _ transform: Transform, margin: Double = 0) -> PixelBounds {
    guard let bounds = path.controlBounds else { return .empty }
    return PixelBounds(around: transform.bounds(of: bounds.insetBy(dx: -margin, dy: -margin)))
  }
}

/// The walk over a list that builds its tree.
private struct InkWalk {
  let picture: PixelBounds
  let glyphs: GlyphMasks
  var indivisible: [PixelBounds] = []
  var backdrops: [PixelBounds] = []
  var hasGradient = false
  var hasPhoto = false
  /// How many of Cairo's own clips enclose the current command.
  var boxClips = 0

  mutating func inks(of items: [DisplayItem], _ transform: Transform) -> [InkItem] {
    var inks: [InkItem] = []
    inks.reserveCapacity(items.count)
    while inks.count < items.count {
      let start = inks.count
      let count = GradientStack.count(from: start, of: items, transform, picture)
      for place in start..<start + count { inks.append(ink(of: items[place].command, transform, isStacked: count > 1)) }
      guard count > 1 else { continue }
      // Items that are painted as one also change as one.
      var all = PixelHash()
      for place in start..<start + count { all.add(inks[place].hash) }
      for place in start..<start + count { inks[place] = inks[place].stacked(count, at: place - start, all) }
    }
    return inks
  }

  private mutating func ink(of command: DrawCommand, _ transform: Transform, isStacked: Bool) -> InkItem {
    if case .group(let group) = command { return ink(of: group, transform) }
    let item = InkItem(box: box(of: command, transform), hash: PixelHash(command).value)
    if isStacked ? !isPixelBox(command, transform) : isIndivisible(command, transform), !item.box.isEmpty {
      indivisible.append(item.box)
    }
    return item
  }

  private mutating func ink(of group: DisplayGroup, _ outer: Transform) -> InkItem {
    let transform = group.transform?.then(outer) ?? outer
    let known = backdrops.count
    let isInBox = group.clip.map { transform.pixelBox($0) != nil } ?? false
    boxClips += isInBox ? 1 : 0
    let children = inks(of: group.children, transform)
    boxClips -= isInBox ? 1 : 0
    let content = children.reduce(PixelBounds.empty) { $0.union($1.box) }
    var box = content
    if let effects = group.effects { box = GroupEffects(effects, transform).reach(of: box) }
    if let clip = group.clip { box = box.intersection(InkTree.box(clip, transform)) }
    if group.effects?.spreads == true, backdrops.count > known { backdrops[known...] = [box] }
    return InkItem(box: box, group: InkGroup(group, content: content, children))
  }

  /// The pixels that one command can touch.
  private mutating func box(of command: DrawCommand, _ transform: Transform) -> PixelBounds {
    switch command {
    case .fill(let path, let paint, _):
      let box = InkTree.box(path, transform)
      if case .gradient = paint, GradientTable.pays(for: box.intersection(picture)) { hasGradient = true }
      return box
    case .backdrop(let path, _, _):
      let box = InkTree.box(path, transform)
      backdrops.append(box)
      return box
    case .stroke(let path, let style, _): return InkTree.box(path, transform, margin: style.reach)
    case .glyphs(let run, let origin, _): return glyphs.box(run, origin, transform)
    case .image(_, _, let destination):
      hasPhoto = true
      return PixelBounds(around: transform.bounds(of: destination))
    case .group: return .empty
    }
  }

  private func isPixelBox(_ command: DrawCommand, _ transform: Transform) -> Bool {
    if case .fill(let path, _, _) = command { transform.pixelBox(path) != nil } else { false }
  }

  /// Whether cutting the command could move the point from which Cairo computes a gradient or a picture.
  private func isIndivisible(_ command: DrawCommand, _ transform: Transform) -> Bool {
    switch command {
    case .fill(let path, .gradient(let gradient), _):
      guard let box = transform.pixelBox(path)?.intersection(picture) else { return true }
      return !GradientTable.pays(for: box) || !GradientTable.hasColors(gradient)
    // In other cases, `Painter` takes it from a layer that contains it whole.
    case .stroke(_, _, .gradient): return boxClips > 0
    case .image: return !transform.isUpright
    case .glyphs(let run, _, _): return run.face.hasColor && !transform.isUpright
    case .fill(let path, .color, _): return path.hasManyParts
    case .stroke(_, _, .color), .backdrop, .group: return false
    }
  }
}

/// The pixels that one item of a display list touches, and a hash of how they look.
struct InkItem {
  /// The pixels that it can touch; for a group, those of everything inside with its effects.
  let box: PixelBounds
  /// Equal for items that are drawn alike.
  let hash: UInt64
  let group: InkGroup?
  /// How many items, from this one on, are painted as one.
  let stacked: Int

  init(box: PixelBounds, hash: UInt64, stacked: Int = 1) {
    (self.box, self.hash, group, self.stacked) = (box, hash, nil, stacked)
  }

  /// The item as part of a stack that is painted as one. Its hash changes when any item of the stack does.
  ///
  /// - Parameters:
  ///   - place: its position in the stack.
  ///   - hashes: the hash of all items in the stack.
  func stacked(_ count: Int, at place: Int, _ hashes: PixelHash) -> InkItem {
    var hash = hashes
    hash.add(UInt64(place))
    return InkItem(box: box, hash: hash.value, stacked: count - place)
  }

  init(box: PixelBounds, group: InkGroup) {
    (self.box, self.group, stacked) = (box, group, 1)
    hash = group.hash
  }
}

/// The pixels that a group touches, and hashes of how they look.
struct InkGroup {
  /// Equal for groups that apply the same effects, clip and transform.
  let form: PixelHash
  /// Equal for such groups with the same contents.
  let hash: UInt64
  /// The pixels that its contents can touch, before its effects.
  let content: PixelBounds
  /// One for each item in it.
  let children: [InkItem]
  /// Whether it may be drawn on a layer of its own.
  let makesLayer: Bool
  /// Whether a change inside affects the pixels around it.
  let spreads: Bool

  init(_ group: DisplayGroup, content: PixelBounds, _ children: [InkItem]) {
    form = PixelHash(group)
    var all = form
    for child in children { all.add(child.hash) }
    hash = all.value
    self.content = content
    self.children = children
    makesLayer = group.clip != nil || group.effects != nil
    spreads = group.effects?.spreads == true
  }
}

extension Path {
  /// Whether it has so many parts that Cairo computes the coverage of a row more or less exactly depending on edges
  /// that ended above it.
  fileprivate var hasManyParts: Bool {
    var parts = 0
    for case .move in elements { parts += 1 }
    return parts > 4
  }
}

extension Transform {
  /// The pixels of a path that is an upright box on pixel edges, as most boxes are after snapping; otherwise nil.
  func pixelBox(_ path: Path) -> PixelBounds? {
    guard isAxisAligned, path.elements.count == 5, let bounds = path.controlBounds, path == .rectangle(bounds) else {
      return nil
    }
    let box = self.bounds(of: bounds)
    let (left, top) = (box.minX.rounded(), box.minY.rounded())
    let (right, bottom) = (box.maxX.rounded(), box.maxY.rounded())
    let misses = [box.minX - left, box.minY - top, box.maxX - right, box.maxY - bottom]
    // Cairo's own resolution is a 256th of a pixel.
    guard box.isDrawable, misses.allSatisfy({ abs($0) < 1.0 / 256 }) else { return nil }
    return PixelBounds(around: Rect(x: left, y: top, width: right - left, height: bottom - top))
  }
}
