// SPDX-License-Identifier: MIT

import WeaveGraphics

/// A survey of a crisp picture: the colours of its areas, the texts and lines with what they lie on, and which areas
/// are adjacent.
struct PictureSurvey {
  /// The majority colour of a stream, found in one pass (Boyer-Moore majority vote).
  struct Vote {
    private(set) var winner: UInt32 = 0
    private(set) var isEmpty = true
    private var count = 0

    mutating func add(_ value: UInt32, _ weight: Int) {
      isEmpty = false
      if value == winner {
        count += weight
      } else if count >= weight {
        count -= weight
      } else {
        (winner, count) = (value, weight - count)
      }
    }
  }

  /// A text, line or symbol.
  struct Mark {
    var color = Vote()
    var ground = Vote()
    /// The part of its background that is a photo or a fade.
    var softGround = PixelMean()
    /// The colour of earlier marks that it touches, such as the track of a bar.
    var beneath = Vote()
    /// The number of that mark's leaf.
    var over = Vote()
    var pixels = 0
    /// Whether it keeps the nearest ink to its colour.
    var isPinned = false
    private var neighbours = 0
    /// The number of horizontal runs.
    var runs = 0

    /// Whether it is wide and large, as the tracks of bars are, but not texts and lines.
    var isThing: Bool { pixels >= 24 && runs >= 4 && pixels >= 5 * runs }

    /// Records a pixel of a mark beneath it.
    mutating func lies(on color: UInt32, _ leaf: UInt32) {
      beneath.add(color, 1)
      over.add(leaf, 1)
    }

    /// Records a pixel of an area, a photo or a gradient beside it.
    mutating func stands(on color: UInt32, isSmooth: Bool) {
      ground.add(color, 1)
      if isSmooth { softGround.add(color) }
      neighbours += 1
    }

    /// Whether it is read, and most of its background is a photo or a fade.
    var isOnSoftGround: Bool { !isThing && softGround.count * 2 > neighbours }

    /// The colour that it lies on: the mean of a photo, otherwise an area, otherwise another mark, otherwise white.
    var surface: UInt32 {
      isOnSoftGround
        ? softGround.pixel : !ground.isEmpty ? ground.winner : !beneath.isEmpty ? beneath.winner : 0xFFFF_FFFF
    }
  }

  struct Pair: Hashable {
    var low, high: UInt32

    init(_ a: UInt32, _ b: UInt32) { (low, high) = (min(a, b), max(a, b)) }
  }

  /// The number of pixels of each area colour.
  private(set) var areas: [UInt32: Int] = [:]
  /// Marks by the number of their leaf.
  private(set) var marks: [UInt32: Mark] = [:]
  /// The length of the border between two areas, in pixels, counted from left to right.
  private(set) var borders: [Pair: Int] = [:]

  /// The limit on area colours; a picture with more has shades instead of plain colours.
  private static let most = 512

  init(_ pixels: [UInt32], _ kinds: PixelKinds) {
    for y in 0..<kinds.height { add(row: y * kinds.width, pixels, kinds) }
  }

  private mutating func add(row: Int, _ pixels: [UInt32], _ kinds: PixelKinds) {
    var x = 0
    var last: (color: UInt32, leaf: UInt32, kind: LeafKind)?
    while x < kinds.width {
      let (color, leaf) = (pixels[row + x], kinds.leaves[row + x])
      let start = x
      repeat { x += 1 } while x < kinds.width && pixels[row + x] == color && kinds.leaves[row + x] == leaf
      let kind = kinds.kinds[Int(leaf)]
      note(color, leaf, kind, length: x - start)
      if let last { note(color, leaf, kind, beside: last) }
      last = (color, leaf, kind)
    }
  }

  private mutating func note(_ color: UInt32, _ leaf: UInt32, _ kind: LeafKind, length: Int) {
    switch kind {
    case .flat:
      if areas[color] != nil || areas.count < Self.most { areas[color, default: 0] += length }
    case .mark, .pinned:
      marks[leaf, default: Mark()].color.add(color, length)
      marks[leaf, default: Mark()].pixels += length
      marks[leaf, default: Mark()].isPinned = kind == .pinned
      marks[leaf, default: Mark()].runs += 1
    case .gradient, .ground, .photo, .plain, .ordered: break
    }
  }

  private mutating func note(
    _ color: UInt32, _ leaf: UInt32, _ kind: LeafKind,
    beside other: (color: UInt32, leaf: UInt32, kind: LeafKind)
  ) {
    switch (kind.withoutPin, other.kind.withoutPin) {
    case (.mark, .mark) where leaf > other.leaf: marks[leaf, default: Mark()].lies(on: other.color, other.leaf)
    case (.mark, .mark) where leaf < other.leaf: marks[other.leaf, default: Mark()].lies(on: color, leaf)
    case (.mark, .mark): break
    case (.mark, let beneath): marks[leaf, default: Mark()].stands(on: other.color, isSmooth: beneath.isSmooth)
    case (let beneath, .mark): marks[other.leaf, default: Mark()].stands(on: color, isSmooth: beneath.isSmooth)
    case (.flat, .flat):
      if color != other.color, borders.count < 4 * Self.most || borders[Pair(color, other.color)] != nil {
        borders[Pair(color, other.color), default: 0] += 1
      }
    case (.flat, _), (.gradient, _), (.ground, _), (.photo, _), (.plain, _), (.ordered, _), (.pinned, _): break
    }
  }
}

extension LeafKind {
  /// The kind, with pinned marks counted as marks.
  fileprivate var withoutPin: LeafKind { self == .pinned ? .mark : self }
}
