// SPDX-License-Identifier: MIT

/// The results of one element, by proposal.
struct ProposalTable<Value> {
  // Separate from the values, which cost more to copy than the proposals to compare.
  private var proposals: [Proposal] = []
  private var values: [Value] = []
  /// Indices in `proposals`; only built when there are many.
  private var places: [Proposal: Int]?

  /// Most elements receive few proposals, and searching this many costs less than a hash.
  private static var few: Int { 16 }

  var count: Int { proposals.count }

  subscript(proposal: Proposal) -> Value? {
    let place = places.map { $0[proposal] } ?? proposals.firstIndex { $0 == proposal }
    return place.map { values[$0] }
  }

  /// Adds the value of a proposal that is not in the table yet.
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
