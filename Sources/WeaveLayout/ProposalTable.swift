// SPDX-License-Identifier: MIT

/// What one element came to, by proposal.
struct ProposalTable<Value> {
  private var entries: [(proposal: Proposal, value: Value)] = []
  /// Places in `entries`, once there are many.
  private var places: [Proposal: Int] = [:]

  /// Few proposals are made to most elements, and looking through so many costs less than a hash.
  private var isLong: Bool { entries.count > 16 }

  var count: Int { entries.count }

  subscript(proposal: Proposal) -> Value? {
    if isLong { return places[proposal].map { entries[$0].value } }
    for entry in entries where entry.proposal == proposal { return entry.value }
    return nil
  }

  /// Adds what belongs to a proposal that was not made before.
  mutating func append(_ proposal: Proposal, _ value: Value) {
    let wasLong = isLong
    entries.append((proposal, value))
    guard isLong else { return }
    for place in (wasLong ? entries.count - 1 : 0)..<entries.count { places[entries[place].proposal] = place }
  }
}
