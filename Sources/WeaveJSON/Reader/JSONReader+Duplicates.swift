// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// Duplicate keys in an object.
extension JSONReader {
  /// The members without those that a later one with the same key replaces; each such pair is reported.
  ///
  /// Keys are compared like Swift strings, so composed and decomposed letters are equal, because no lookup can
  /// distinguish them.
  mutating func unique(_ members: [JSONMember]) -> [JSONMember] {
    let replaced = members.count <= 12 ? replacedBySearch(members) : replacedBySorting(members)
    if replaced.isEmpty { return members }
    var canWarn = true
    var isKept = [Bool](repeating: true, count: members.count)
    for (first, last) in replaced {
      isKept[first] = false
      // The first warning beyond the limit is passed on too, so that the list says that there are more.
      guard canWarn else { continue }
      canWarn = findings.hasRoomForWarnings
      reportDuplicate(first: members[first], last: members[last])
    }
    return members.indices.filter { isKept[$0] }.map { members[$0] }
  }

  /// Finds replaced members by comparing all pairs, which is cheaper than sorting for small objects. Most objects are
  /// small.
  private func replacedBySearch(_ members: [JSONMember]) -> [(first: Int, last: Int)] {
    var replaced: [(first: Int, last: Int)] = []
    for last in members.indices.dropFirst() {
      let key = members[last].key
      if let first = members[..<last].lastIndex(where: { $0.key == key }) { replaced.append((first, last)) }
    }
    return replaced
  }

  /// Finds replaced members by sorting keys by their hash, so that equal keys are adjacent. This takes 16 bytes per
  /// member, half as much as a table.
  private func replacedBySorting(_ members: [JSONMember]) -> [(first: Int, last: Int)] {
    let sorted = members.indices.map { (hash: members[$0].key.hashValue, index: $0) }
      .sorted { ($0.hash, $0.index) < ($1.hash, $1.index) }
    var replaced: [(first: Int, last: Int)] = []
    for place in sorted.indices.dropFirst() {
      // Keys with the same hash are nearly always equal. If they are not, the nearest equal key may be further back.
      var earlier = place - 1
      while earlier >= 0, sorted[earlier].hash == sorted[place].hash {
        let (first, last) = (sorted[earlier].index, sorted[place].index)
        if members[first].key == members[last].key {
          replaced.append((first, last))
          break
        }
        earlier -= 1
      }
    }
    return replaced.sorted { $0.last < $1.last }
  }

  private mutating func reportDuplicate(first: JSONMember, last: JSONMember) {
    report(
      .jsonDuplicateKey, .duplicate(last.key), at: last.keyRange,
      notes: [.init("first given here, without effect", at: first.keyRange)])
  }
}

extension Diagnostic.Message {
  fileprivate static func duplicate(_ key: String) -> Self {
    "key `\(clipped(key))` is repeated in this object; only the last one counts"
  }
}
