// SPDX-License-Identifier: MIT

import WeaveDisplay

/// A list that was painted, or will be, with what its commands can touch.
struct PaintedList {
  var items: [DisplayItem]
  var bounds: InkBounds
}

extension PaintedList {
  /// The rows in which a picture of this list can differ from one of another list; nil where that is not known, as
  /// where scopes differ. Whole commands lie in them where Cairo cannot paint a part.
  func rows(changedFrom other: PaintedList) -> Range<Int>? {
    guard !bounds.hasBackdrop, !other.bounds.hasBackdrop, let changes = changes(from: other) else { return nil }
    var box = PixelBounds.empty
    for index in changes.here { box = box.union(bounds.reach(of: index)) }
    for index in changes.there { box = box.union(other.bounds.reach(of: index)) }
    for (index, old) in changes.same where items[index].command.makesLayer {
      // A layer of another size has another origin, from which Cairo counts.
      let (new, old) = (bounds.boxes[index], other.bounds.boxes[old])
      if new != old { box = box.union(new).union(old) }
    }
    return rows(around: box)
  }

  private struct Changes {
    var here: [Int]
    var there: [Int]
    /// Commands that are equal, of this list and of the other.
    var same: [(Int, Int)]
  }

  /// The commands that differ, of both lists: one by one where these are equally long, else all between an equal
  /// beginning and an equal end.
  private func changes(from other: PaintedList) -> Changes? {
    if items.count == other.items.count {
      let changed = items.indices.filter { items[$0].command != other.items[$0].command }
      guard changed.allSatisfy({ items[$0].command.nesting == other.items[$0].command.nesting }) else { return nil }
      return Changes(here: changed, there: changed, same: items.indices.map { ($0, $0) })
    }
    let shortest = min(items.count, other.items.count)
    let start = (0..<shortest).first { items[$0].command != other.items[$0].command } ?? shortest
    let (end, otherEnd) = (items.count - 1, other.items.count - 1)
    let unlike = (0..<(shortest - start)).first { items[end - $0].command != other.items[otherEnd - $0].command }
    let tail = unlike ?? shortest - start
    let (here, there) = (start..<(items.count - tail), start..<(other.items.count - tail))
    guard items[here].isBalanced, other.items[there].isBalanced else { return nil }
    let same = (0..<start).map { ($0, $0) } + (0..<tail).map { (end - $0, otherEnd - $0) }
    return Changes(here: Array(here), there: Array(there), same: same)
  }

  /// The rows of a box, and those of commands that they would cut.
  private func rows(around box: PixelBounds) -> Range<Int>? {
    guard !box.isEmpty else { return 0..<0 }
    var rows = box.y..<box.maxY
    var isGrowing = true
    // Where one leads to the next again and again, all rows may as well be painted.
    for _ in 0..<8 where isGrowing {
      isGrowing = false
      for index in bounds.indivisible {
        let own = bounds.boxes[index]
        guard !own.isEmpty, rows.overlaps(own.y..<own.maxY), own.y < rows.lowerBound || own.maxY > rows.upperBound
        else { continue }
        rows = min(rows.lowerBound, own.y)..<max(rows.upperBound, own.maxY)
        isGrowing = true
      }
    }
    return isGrowing ? nil : rows
  }
}

extension InkBounds {
  /// The pixels that change with a command.
  fileprivate func reach(of index: Int) -> PixelBounds { boxes[outermost[index]].union(boxes[index]) }
}

extension DrawCommand {
  /// Whether what follows may be drawn on a layer of its own.
  fileprivate var makesLayer: Bool {
    switch self {
    case .beginClip, .beginGroup: true
    default: false
    }
  }

  /// How many more scopes are open after the command.
  fileprivate var nesting: Int {
    switch self {
    case .beginClip, .beginTransform, .beginGroup, .beginLabel: 1
    case .end: -1
    case .fill, .stroke, .glyphs, .image, .backdrop: 0
    }
  }
}

extension ArraySlice<DisplayItem> {
  /// Whether each scope that begins here ends here, and the other way round.
  fileprivate var isBalanced: Bool {
    var depth = 0
    for item in self {
      depth += item.command.nesting
      if depth < 0 { return false }
    }
    return depth == 0
  }
}
