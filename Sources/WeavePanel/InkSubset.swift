// SPDX-License-Identifier: MIT

/// Up to four inks, and all that can be mixed of them: a point, a line, a triangle or a tetrahedron of light.
struct InkSubset {
  let members: [Int]
  /// The members, a bit each.
  let inks: UInt32
  private let origin: Light
  /// For each edge from the first ink to another the vector whose product with a place is the other's share.
  private let shares: [Light]
  private let edges: [Light]

  /// All subsets of inks that are no flatter than they should be.
  static func all(of lights: [Light]) -> [InkSubset] {
    guard lights.count <= InkGamut.most else { return lights.indices.compactMap { InkSubset([$0], of: lights) } }
    return (1..<UInt32(1) << UInt32(lights.count)).compactMap { bits in
      guard bits.nonzeroBitCount <= 4 else { return nil }
      return InkSubset(lights.indices.filter { bits >> UInt32($0) & 1 == 1 }, of: lights)
    }
  }

  private init?(_ members: [Int], of lights: [Light]) {
    guard let first = members.first else { return nil }
    self.members = members
    inks = members.reduce(0) { $0 | 1 << UInt32($1) }
    origin = lights[first]
    let edges = members.dropFirst().map { lights[$0] - lights[first] }
    self.edges = edges
    // The pseudo-inverse, from vectors made perpendicular one after the other (Gram and Schmidt).
    var shares: [Light] = []
    for index in edges.indices {
      var vector = edges[index]
      var basis: [Light] = []
      for other in edges.indices where other != index {
        var rest = edges[other]
        for base in basis { rest -= base * (rest * base).sum() }
        guard rest.square > 1e-7 else { return nil }
        basis.append(rest / rest.square.squareRoot())
      }
      for base in basis { vector -= base * (vector * base).sum() }
      guard vector.square > 1e-7 else { return nil }
      shares.append(vector / vector.square)
    }
    self.shares = shares
  }

  /// The point of the subset's own line, plane or space next to a light, with the share of each ink; nil where it lies
  /// outside of what the inks can mix: then a smaller subset has a point that is nearer.
  func nearest(to light: Light) -> (Light, weights: SIMD4<Float>)? {
    let place = light - origin
    var weights = SIMD4<Float>.zero
    var point = origin
    var rest: Float = 1
    for index in shares.indices {
      let share = (place * shares[index]).sum()
      guard share >= -1e-5 else { return nil }
      weights[index + 1] = max(0, share)
      rest -= share
      point += share * edges[index]
    }
    guard rest >= -1e-5 else { return nil }
    weights[0] = max(0, rest)
    return (point, weights)
  }
}
