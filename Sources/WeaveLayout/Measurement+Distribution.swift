// SPDX-License-Identifier: MIT

/// Shares one length among members in a row: children of a stack, or rows of a grid.
struct Distribution {
  /// The layout priority of each member.
  var priorities: [Double]
  var spacing: Double
  /// The length that a member takes of an offer. A probe only determines how flexible the member is.
  var length: (inout Measurement, _ member: Int, _ offer: Double?, _ isProbe: Bool) -> Double
}

extension Measurement {
  /// The share of `total` that each member is offered; nil if all may take their ideal length.
  ///
  /// SwiftUI's rule: members of higher priority come first, while the others keep their smallest length. Among equals
  /// the least flexible comes first. Each is offered an equal part of the rest.
  ///
  /// - Source: objc.io, "How an HStack Lays out Its Children".
  mutating func distribute(_ total: Double?, _ members: Distribution) -> [Double?] {
    let count = members.priorities.count
    var offers = [Double?](repeating: nil, count: count)
    guard let total, count > 0 else { return offers }
    var left = Length.remainder(total, without: members.spacing * Double(count - 1))

    let groups = members.groups
    let least = groups.map { group in
      // The first group never waits for another one, so its smallest length is not needed.
      group == groups[0] ? 0 : group.reduce(0) { $0 + members.length(&self, $1, 0, true) }
    }
    var reserved = least.reduce(0, +)
    for (group, least) in zip(groups, least) {
      reserved -= least
      var free = Length.remainder(left, without: max(0, reserved))
      for (rank, member) in byFlexibility(group, members).enumerated() {
        let offer = free / Double(group.count - rank)
        let taken = members.length(&self, member, offer, false)
        offers[member] = offer
        free = Length.remainder(free, without: taken)
        left = Length.remainder(left, without: taken)
      }
    }
    return offers
  }

  /// Members from the least to the most flexible: by the difference between the longest and the shortest length that
  /// they take. Among those without a longest length, the one with the larger smallest length comes first.
  ///
  /// - Source: objc.io, Swift Talk 238 "SwiftUI Layout Explained: Stacks with Flexible Views", whose ties this follows;
  ///   OpenSwiftUI, `_LayoutTraits.FlexibilityEstimate`, has the same order from Apple's binary.
  private mutating func byFlexibility(_ group: [Int], _ members: Distribution) -> [Int] {
    guard group.count > 1 else { return group }
    var ranked: [(flexibility: Double, tie: Double, member: Int)] = []
    for member in group {
      let most = members.length(&self, member, .infinity, true)
      let flexibility = most.isInfinite ? .infinity : most - members.length(&self, member, 0, true)
      ranked.append((flexibility, 0, member))
    }
    let open = ranked.indices.filter { ranked[$0].flexibility.isInfinite }
    if open.count > 1 {
      for place in open { ranked[place].tie = -members.length(&self, ranked[place].member, 0, true) }
    }
    // The sort need not be stable: equal members keep the order of their numbers.
    ranked.sort { ($0.flexibility, $0.tie, $0.member) < ($1.flexibility, $1.tie, $1.member) }
    return ranked.map(\.member)
  }
}

extension Distribution {
  /// The members grouped by priority, the highest first.
  fileprivate var groups: [[Int]] {
    if priorities.allSatisfy({ $0 == priorities[0] }) { return [Array(priorities.indices)] }
    let order = priorities.indices.sorted { (-priorities[$0], $0) < (-priorities[$1], $1) }
    var groups: [[Int]] = []
    for member in order {
      if let last = groups.last?.first, priorities[last] == priorities[member] {
        groups[groups.count - 1].append(member)
      } else {
        groups.append([member])
      }
    }
    return groups
  }
}
