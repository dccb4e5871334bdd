// SPDX-License-Identifier: MIT

import WeaveDisplay
import WeaveGraphics

/// A hash of everything that pixels depend on. It leaves out the characters that glyphs stand for.
///
/// Most of a list is paths and glyphs. `Hasher` takes nine times as long for them; this takes as long as comparing
/// them.
struct PixelHash {
  private(set) var value = PixelHash.seed
  /// Different in each process, so that nobody can construct two pictures with the same hash.
  private static let seed = UInt64.random(in: .min ... .max)

  init() {}

  init(_ command: DrawCommand) {
    switch command {
    case .fill(let path, let paint, let evenOdd):
      add(evenOdd ? 1 : 2)
      add(path)
      combine(paint)
    case .stroke(let path, let style, let paint):
      combine(style)
      add(path)
      combine(paint)
    case .glyphs(let run, let origin, let color):
      combine(run.face)
      add(run.size.bitPattern)
      add(origin)
      for glyph in run.glyphs {
        add(UInt64(glyph.id))
        add(Point(x: glyph.x, y: glyph.y))
      }
      combine(color)
    case .image, .backdrop, .group: combine(command)
    }
  }

  init(_ group: DisplayGroup) {
    if let map = group.transform { combine(map) }
    if let clip = group.clip { add(clip) }
    combine(group.effects)
  }

  mutating func add(_ word: UInt64) {
    let product = (value ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    value = (product.high ^ product.low) &+ 0x2545_F491_4F6C_DD1D
  }

  private mutating func combine(_ rare: some Hashable) { add(UInt64(truncatingIfNeeded: rare.hashValue)) }

  private mutating func add(_ point: Point) {
    add(point.x.bitPattern)
    add(point.y.bitPattern)
  }

  private mutating func add(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let end):
        add(1)
        add(end)
      case .line(let end):
        add(2)
        add(end)
      case .curve(let first, let second, let end):
        add(3)
        add(first)
        add(second)
        add(end)
      case .close: add(4)
      }
    }
  }
}
