// SPDX-License-Identifier: MIT

/// The difference of two trees, for reviews.
enum TreeLines {
  /// The lines that differ, `- was` and `+ is`, in the order of the text; at most `limit`, then the number of further
  /// lines.
  static func difference(_ before: PictureTree, _ after: PictureTree, limit: Int = 200) -> [String] {
    let (old, new) = (lines(of: before), lines(of: after))
    let changes = BoundedDifference(from: old, to: new)
    var result: [String] = []
    var (o, n) = (0, 0)
    while o < old.count || n < new.count {
      if changes.removed.contains(o) {
        if result.count < limit { result.append("- \(shortened(old[o]))") }
        o += 1
      } else if changes.inserted.contains(n) {
        if result.count < limit { result.append("+ \(shortened(new[n]))") }
        n += 1
      } else {
        o += 1
        n += 1
      }
    }
    let count = changes.removed.count + changes.inserted.count
    return count > limit ? result + ["… and \(count - limit) more lines"] : result
  }

  private static func lines(of tree: PictureTree) -> [Substring] {
    tree.text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Outlines are long, and nobody reads them.
  private static func shortened(_ line: Substring) -> String {
    guard line.count > 240, let node = line.ranges(of: "  (").last else { return String(line) }
    return "\(line.prefix(160))…\(line[node.lowerBound...])"
  }
}
