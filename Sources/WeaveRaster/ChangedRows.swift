// SPDX-License-Identifier: MIT

/// The rows of a picture that are worked on, as another one of nearly the same list is known.
struct ChangedRows {
  /// Those whose pixels can differ.
  var changed: Range<Int>
  /// Those that are painted: whole commands lie in them where Cairo cannot paint a part.
  var painted: Range<Int>

  /// How much work they are, beside others of the same picture.
  var count: Int { changed.count + painted.count }

  /// No more than some rows.
  func clamped(to rows: Range<Int>) -> ChangedRows {
    ChangedRows(changed: changed.clamped(to: rows), painted: painted.clamped(to: rows))
  }
}

extension InkTree {
  /// The rows in which a picture of this list can differ from one of another list; nil where that is not known.
  func rows(changedFrom other: InkTree) -> ChangedRows? {
    let box = items.change(from: other.items)
    if hasBackdrop || other.hasBackdrop {
      if box.isEmpty { return ChangedRows(changed: 0..<0, painted: 0..<0) }
      // Panes show what lies around them, too, which later commands have covered.
      let changed = (backdrops + other.backdrops).reduce(box) { $0.union($1) }
      return ChangedRows(changed: changed.y..<changed.maxY, painted: 0..<Int.max)
    }
    return rows(around: box).map { ChangedRows(changed: box.isEmpty ? 0..<0 : box.y..<box.maxY, painted: $0) }
  }

  /// The rows of a box, and those of commands that they would cut.
  private func rows(around box: PixelBounds) -> Range<Int>? {
    guard !box.isEmpty else { return 0..<0 }
    var rows = box.y..<box.maxY
    var isGrowing = true
    // Where one leads to the next again and again, all rows may as well be painted.
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
  /// The pixels in which these can differ from others: one by one where these are equally many, else all between an equal
  /// beginning and an equal end.
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
  /// The pixels in which it can differ from another item in its place.
  fileprivate func change(from other: InkItem) -> PixelBounds {
    if hash == other.hash { return .empty }
    let both = box.union(other.box)
    guard let group, let old = other.group, group.form.value == old.form.value, !group.spreads else { return both }
    // A layer of another size has another origin, from which Cairo counts.
    if group.makesLayer, box != other.box { return both }
    return group.children.change(from: old.children).intersection(both)
  }
}
