// SPDX-License-Identifier: MIT

/// The smallest number of insertions, deletions, replacements and swaps of neighbours that turn `a` into `b`.
///
/// - Source: optimal string alignment distance; Damerau 1964, Wagner and Fischer 1974.
public func editDistance(_ a: String, _ b: String) -> Int {
  let a = Array(a.unicodeScalars)
  let b = Array(b.unicodeScalars)
  if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  for i in 1...a.count {
    var row = [i] + [Int](repeating: 0, count: b.count)
    for j in 1...b.count {
      let cost = a[i - 1] == b[j - 1] ? 0 : 1
      row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost)
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
        row[j] = min(row[j], beforeLast[j - 2] + 1)
      }
    }
    beforeLast = last
    last = row
  }
  return last[b.count]
}

/// The candidates most similar to a mistyped word, nearest first, at most `limit`.
///
/// Case is ignored. A candidate may differ in up to a third of the word's length, or in one place if that is more.
public func nearest(to word: String, in candidates: some Sequence<String>, limit: Int = 3) -> [String] {
  guard word.utf8.count <= 64 else { return [] }
  let wanted = word.lowercased()
  let allowed = max(1, wanted.count / 3)
  let length = wanted.unicodeScalars.count
  let ranked = candidates.compactMap { candidate -> (distance: Int, name: String)? in
    // The difference in length is a lower bound for the distance; it rules out most candidates.
    guard abs(candidate.unicodeScalars.count - length) <= allowed else { return nil }
    let distance = editDistance(wanted, candidate.lowercased())
    return distance <= allowed ? (distance, candidate) : nil
  }
  // If one candidate is a single slip away, the others are unlikely.
  let best = ranked.map(\.distance).min() ?? 0
  return ranked.filter { best > 1 || $0.distance == best }.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
    .prefix(limit).map(\.name)
}
