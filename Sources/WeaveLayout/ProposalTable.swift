// SPDX-License-Identifier: MIT

/// What one element came to, by proposal.
struct ProposalTable<Value> {
  // Apart from the values, which cost more to copy than these to compare.
  private var proposals: [Proposal] = []
  private var values: [Value] = []
  /// Places in `proposals`, once there are many.
  private var places: [Proposal: Int]?

  /// Few proposals are made to most elements, and looking through so many costs less than a hash.
  private static var few: Int { 16 }

  var count: Int { proposals.count }

  subscript(proposal: Proposal) -> Value? {
    let place = places.map { $0[proposal] } ?? proposals.firstIndex { $0 == proposal }
    return place.map { values[$0] }
  }

  /// Adds what belongs to a proposal that was not made before.
  mutating func append(_ proposal: Proposal, _ value: Value) {
    if proposals.isEmpty {
      // Most elements get two to four.
      proposals.reserveCapacity(4)
      values.reserveCapacity(4)
    }
    proposals.append(proposal)
    values.append(value)
    let last = count - 1
    if places != nil {
      places?[proposal] = last
    } else if count > Self.few {
      places = Dictionary(zip(proposals, proposals.indices)) { first, _ in first }
    }
  }
}
