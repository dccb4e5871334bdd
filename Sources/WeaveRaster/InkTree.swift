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
  /// The boxes of commands that read what lies beneath and around them, with all that changes with these.
  let backdrops: [PixelBounds]
  /// Whether gradients are drawn by the pattern of `Dither`, and no photo.
  let isDithered: Bool

  /// - Parameter picture: all pixels.
  init(_ list: DisplayList, scale: Double, picture: PixelBounds, glyphs: GlyphMasks) {
    var walk = InkWalk(picture: picture, glyphs: glyphs)
    items = walk.inks(of: list.items, .scale(x: scale, y: scale))
    (indivisible, backdrops) = (walk.indivisible, walk.backdrops)
    isDithered = walk.hasGradient && !walk.hasPhoto
  }

  var hasBackdrop: Bool { !backdrops.isEmpty }

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
  var backdrops: [PixelBounds] = []
  var hasGradient = false
  var hasPhoto = false
  /// How many of Cairo's own clips the commands lie in.
  var boxClips = 0

  mutating func inks(of items: [DisplayItem], _ transform: Transform) -> [InkItem] {
    var inks: [InkItem] = []
    inks.reserveCapacity(items.count)
    while inks.count < items.count {
      let start = inks.count
      let count = GradientStack.count(from: start, of: items, transform, picture)
      for place in start..<start + count { inks.append(ink(of: items[place].command, transform, isStacked: count > 1)) }
      guard count > 1 else { continue }
      // What is painted as one changes as one.
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

  /// Whether a cut through the command may move the place where Cairo begins to count along a gradient or a picture.
  private func isIndivisible(_ command: DrawCommand, _ transform: Transform) -> Bool {
    switch command {
    case .fill(let path, .gradient(let gradient), _):
      guard let box = transform.pixelBox(path)?.intersection(picture) else { return true }
      return !GradientTable.pays(for: box) || !GradientTable.hasColors(gradient)
    // Elsewhere `Painter` takes it from a layer on which it is whole.
    case .stroke(_, _, .gradient): return boxClips > 0
    case .image: return !transform.isUpright
    case .glyphs(let run, _, _): return run.face.hasColor && !transform.isUpright
    case .fill(let path, .color, _): return path.hasManyParts
    case .stroke(_, _, .color), .backdrop, .group: return false
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
  /// How many items from this one on are painted as one.
  let stacked: Int

  init(box: PixelBounds, hash: UInt64, stacked: Int = 1) {
    (self.box, self.hash, group, self.stacked) = (box, hash, nil, stacked)
  }

  /// An item of several that are painted as one, so that each differs where any does.
  ///
  /// - Parameters:
  ///   - place: among them.
  ///   - hashes: of all.
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

/// What a group leaves in a picture.
struct InkGroup {
  /// Equal for groups that do the same to what is in them.
  let form: PixelHash
  /// Equal for groups that do the same to the same.
  let hash: UInt64
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
  /// Whether it is of so many parts that Cairo counts a row of it more or less exactly, by edges that ended above the row.
  fileprivate var hasManyParts: Bool {
    var parts = 0
    for case .move in elements { parts += 1 }
    return parts > 4
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
