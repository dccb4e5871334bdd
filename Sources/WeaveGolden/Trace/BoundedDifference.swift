// SPDX-License-Identifier: MIT

/// What became of the entries of a list, in time and memory that no list can grow beyond all measure.
///
/// A difference costs the square of what differs. Equal beginnings and ends are set aside first, and of a rest that is still
/// long everything counts as removed and inserted anew: a reference is a file that anybody may have made.
struct BoundedDifference {
  /// Offsets in the old and the new list.
  var removed: Set<Int>, inserted: Set<Int>

  /// Entries of both lists together that are compared by their order.
  static let longest = 2_000

  init<Element: Hashable>(from old: [Element], to new: [Element]) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    let (oldRest, newRest) = (old[start..<(old.count - end)], new[start..<(new.count - end)])
    guard oldRest.count + newRest.count <= Self.longest else {
      (removed, inserted) = (Set(oldRest.indices), Set(newRest.indices))
      return
    }
    (removed, inserted) = ([], [])
    for change in Array(newRest).difference(from: Array(oldRest)) {
      switch change {
      case .remove(let offset, _, _): removed.insert(start + offset)
      case .insert(let offset, _, _): inserted.insert(start + offset)
      }
    }
  }
}
