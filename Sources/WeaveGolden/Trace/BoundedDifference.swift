// SPDX-License-Identifier: MIT

/// The removed and inserted entries of a list, found in bounded time and memory.
///
/// The cost of a difference is the square of what differs. So equal beginnings and ends are skipped first. If the rest
/// is still long, all of it counts as removed and inserted: a reference may be a file from anyone.
struct BoundedDifference {
  /// Offsets in the old and the new list.
  var removed: Set<Int>, inserted: Set<Int>

  /// The largest number of entries of both lists together that are compared by their order.
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
