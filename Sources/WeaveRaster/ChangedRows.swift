// SPDX-License-Identifier: MIT

/// The rows of a picture to work on, when an earlier picture of a similar list is known.
struct ChangedRows {
  /// The rows whose pixels can differ.
  var changed: Range<Int>
  /// The rows to paint. They contain whole commands where Cairo cannot paint a part.
  var painted: Range<Int>

  /// The amount of work, for comparison with other candidates for the same picture.
  var count: Int { changed.count + painted.count }

  /// The same, limited to some rows.
  func clamped(to rows: Range<Int>) -> ChangedRows {
    ChangedRows(changed: changed.clamped(to: rows), painted: painted.clamped(to: rows))
  }
}

extension InkTree {
  /// The rows in which a picture of this list can differ from one of another list; nil if that is not known.
  func rows(changedFrom other: InkTree) -> ChangedRows? {
    let box = items.change(from: other.items)
    if hasBackdrop || other.hasBackdrop {
      if box.isEmpty { return ChangedRows(changed: 0..<0, painted: 0..<0) }
      // Panes also show what surrounds them, even where later commands have covered it.
      let changed = (backdrops + other.backdrops).reduce(box) { $0.union($1) }
      return ChangedRows(changed: changed.y..<changed.maxY, painted: 0..<Int.max)
    }
    return rows(around: box).map { ChangedRows(changed: box.isEmpty ? 0..<0 : box.y..<box.maxY, painted: $0) }
  }

  /// The rows of a box, extended so that they cut no indivisible command; nil if that keeps growing.
  private func rows(around box: PixelBounds) -> Range<Int>? {
    guard !box.isEmpty else { return 0..<0 }
    var rows = box.y..<box.maxY
    var isGrowing = true
    // If each command leads to another again and again, it is simpler to paint all rows.
    for _ in 0..<8 where isGrowing {
      isGrowing = false
      for own in indivisible
      where rows.overlaps(own.y..<own.maxY) && (own.y < rows.lowerBound || own.maxY > rows.upperBound) {
        rows = min(rows.lowerBound, own.y)..<max(rows.upperBound, own.maxY)
        isGrowing = true
      }
    }
    return isGrowing ? nil : rows
  }
}

extension [InkItem] {
  /// The pixels in which these items can differ from others. Equally many items are compared one by one; otherwise
  /// everything between an equal beginning and an equal end counts.
  fileprivate func change(from other: [InkItem]) -> PixelBounds {
    let shortest = Swift.min(count, other.count)
    let start = (0..<shortest).first { self[$0].hash != other[$0].hash } ?? shortest
    let unlike = (0..<shortest - start).first { self[count - 1 - $0].hash != other[other.count - 1 - $0].hash }
    let tail = unlike ?? shortest - start
    let (here, there) = (self[start..<count - tail], other[start..<other.count - tail])
    if here.count == there.count { return zip(here, there).reduce(.empty) { $0.union($1.0.change(from: $1.1)) } }
    return (here + there).reduce(.empty) { $0.union($1.box) }
  }
}

extension InkItem {
  /// The pixels in which it can differ from another item at the same position.
  fileprivate func change(from other: InkItem) -> PixelBounds {
    if hash == other.hash { return .empty }
    let both = box.union(other.box)
    guard let group, let old = other.group, group.form.value == old.form.value, !group.spreads else { return both }
    // A layer of another size has another origin, and Cairo computes from the origin.
    if group.makesLayer, box != other.box { return both }
    return group.children.change(from: old.children).intersection(both)
  }
}
