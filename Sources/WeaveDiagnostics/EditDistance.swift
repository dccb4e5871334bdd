// SPDX-License-Identifier: MIT

/// The least number of insertions, deletions, replacements and swaps of neighbours that turn `a` into `b`.
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

/// The candidates that a mistyped word may stand for, the nearest first, at most `limit`.
///
/// Case does not count; a candidate may differ in a third of the word's length, at least one place.
public func nearest(to word: String, in candidates: some Sequence<String>, limit: Int = 3) -> [String] {
  guard word.utf8.count <= 64 else { return [] }
  let wanted = word.lowercased()
  let allowed = max(1, wanted.count / 3)
  let length = wanted.unicodeScalars.count
  let ranked = candidates.compactMap { candidate -> (distance: Int, name: String)? in
    // As many letters as the words differ in length must be added at least; most candidates end here.
    guard abs(candidate.unicodeScalars.count - length) <= allowed else { return nil }
    let distance = editDistance(wanted, candidate.lowercased())
    return distance <= allowed ? (distance, candidate) : nil
  }
  // Beside a word that is one slip away, others are no likely meaning.
  let best = ranked.map(\.distance).min() ?? 0
  return ranked.filter { best > 1 || $0.distance == best }.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
    .prefix(limit).map(\.name)
}
