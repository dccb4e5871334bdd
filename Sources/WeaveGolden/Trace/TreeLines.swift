// SPDX-License-Identifier: MIT

/// The difference of two trees, for reviews.
enum TreeLines {
  /// The lines that differ, `- was` and `+ is`, in the order of the text; at most `limit`, then how many more.
  static func difference(_ before: PictureTree, _ after: PictureTree, limit: Int = 200) -> [String] {
    let (old, new) = (lines(of: before), lines(of: after))
    let changes = new.difference(from: old)
    let removed = changes.removals.byOffset
    let inserted = changes.insertions.byOffset
    var result: [String] = []
    var (o, n) = (0, 0)
    while o < old.count || n < new.count {
      if let line = removed[o] {
        result.append("- \(shortened(line))")
        o += 1
      } else if let line = inserted[n] {
        result.append("+ \(shortened(line))")
        n += 1
      } else {
        o += 1
        n += 1
      }
    }
    guard result.count > limit else { return result }
    return result.prefix(limit) + ["… and \(result.count - limit) more lines"]
  }

  private static func lines(of tree: PictureTree) -> [Substring] {
    let text = tree.text
    let end = text.firstRange(of: "\norigins\n")?.lowerBound ?? text.endIndex
    return text[..<end].split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Outlines are long, and nobody reads them.
  private static func shortened(_ line: Substring) -> String {
    guard line.count > 240, let node = line.ranges(of: "  (").last else { return String(line) }
    return "\(line.prefix(160))…\(line[node.lowerBound...])"
  }
}

extension [CollectionDifference<Substring>.Change] {
  /// The lines by where they stand.
  fileprivate var byOffset: [Int: Substring] {
    reduce(into: [:]) { lines, change in
      switch change {
      case .remove(let offset, let line, _), .insert(let offset, let line, _): lines[offset] = line
      }
    }
  }
}
