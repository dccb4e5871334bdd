// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveLayout
import WeaveResolve

extension DisplayListBuilder {
  /// The most tiles over one node. Where more would be needed, they are larger, with larger grains.
  private static let mostTiles = 1_024.0

  /// Draws a node, and grain over it where it has ink.
  mutating func drawGrain(_ grain: Grain, over node: LayoutNode) {
    let content = items { $0.drawChildren(node) }
    emit(content)
    let frame = node.frame
    guard !content.isEmpty, !frame.isEmpty, grain.size > 0 else { return }
    // Whole pixels, so that no seam between two tiles is seen.
    var side = max(grid.rounded(Double(GrainTile.side) * grain.size), 1 / grid.scale)
    while (frame.width / side).rounded(.up) * (frame.height / side).rounded(.up) > Self.mostTiles { side *= 2 }
    let tile = tile(of: grain)
    var group = DisplayGroup(clip: .rectangle(frame))
    if content.count == 1, let outline = content[0].solidOutline {
      group.clip = outline
    } else {
      group.effects = .init(cutout: content)
    }
    group.isGrain = true
    emit(group) { builder in
      let source = Rect(x: 0, y: 0, width: Double(tile.width), height: Double(tile.height))
      for row in 0..<Int((frame.height / side).rounded(.up)) {
        for column in 0..<Int((frame.width / side).rounded(.up)) {
          let place = Rect(
            x: frame.minX + Double(column) * side, y: frame.minY + Double(row) * side, width: side, height: side)
          builder.emit(.image(tile, source: source, destination: place))
        }
      }
    }
  }

  private mutating func tile(of grain: Grain) -> RasterImage {
    let key = "grain \(grain.amount) \(grain.seed)"
    if let known = grains[key] { return known }
    let made = RasterImage(pixels: GrainTile.pixels(amount: grain.amount, seed: grain.seed), key: key)
    grains[key] = made
    return made
  }
}

extension DisplayList {
  /// The list without grain, for displays with so few inks that it would become scattered dots.
  public var withoutGrain: DisplayList {
    guard items.hasGrain else { return self }
    var list = self
    list.items = items.withoutGrain
    return list
  }
}

extension DisplayItem {
  /// The outline of a shape that is opaque everywhere within; nil for anything else.
  fileprivate var solidOutline: Path? {
    guard case .fill(let path, .color(let color), evenOdd: false) = command, color.alpha >= 1 else { return nil }
    return path
  }
}

extension [DisplayItem] {
  fileprivate var hasGrain: Bool {
    contains { item in
      guard case .group(let group) = item.command else { return false }
      return group.isGrain || group.children.hasGrain || group.effects?.cutout?.hasGrain == true
    }
  }

  fileprivate var withoutGrain: [DisplayItem] {
    compactMap { item in
      guard case .group(var group) = item.command else { return item }
      if group.isGrain { return nil }
      group.children = group.children.withoutGrain
      if let cutout = group.effects?.cutout { group.effects?.cutout = cutout.withoutGrain }
      var kept = item
      kept.command = .group(group)
      return kept
    }
  }
}
