// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// Keys that stand twice in one object.
extension JSONReader {
  /// The members without those that a later one of the same key replaces; each such pair is reported.
  ///
  /// Keys are equal as Swift strings are, so composed and decomposed letters are one key: no lookup can tell them apart.
  mutating func unique(_ members: [JSONMember]) -> [JSONMember] {
    let replaced = members.count <= 12 ? replacedBySearch(members) : replacedByTable(members)
    if replaced.isEmpty { return members }
    for (first, last) in replaced where !stopped { reportDuplicate(first: members[first], last: members[last]) }
    let gone = Set(replaced.map(\.first))
    return members.enumerated().filter { !gone.contains($0.offset) }.map(\.element)
  }

  /// Most objects are small; comparing all pairs is then cheaper than a table.
  private func replacedBySearch(_ members: [JSONMember]) -> [(first: Int, last: Int)] {
    var replaced: [(first: Int, last: Int)] = []
    for last in members.indices.dropFirst() {
      let key = members[last].key
      if let first = members[..<last].lastIndex(where: { $0.key == key }) { replaced.append((first, last)) }
    }
    return replaced
  }

  private func replacedByTable(_ members: [JSONMember]) -> [(first: Int, last: Int)] {
    var seen: [String: Int] = [:]
    var replaced: [(first: Int, last: Int)] = []
    for (last, member) in members.enumerated() {
      if let first = seen.updateValue(last, forKey: member.key) { replaced.append((first, last)) }
    }
    return replaced
  }

  private mutating func reportDuplicate(first: JSONMember, last: JSONMember) {
    report(
      .jsonDuplicateKey, .duplicate(last.key), at: last.keyRange,
      notes: [.init("first given here, without effect", at: first.keyRange)])
  }
}

extension Diagnostic.Message {
  fileprivate static func duplicate(_ key: String) -> Self {
    "key `\(clipped(key))` stands twice in this object; only the last counts"
  }
}
