// SPDX-License-Identifier: MIT

/// Up to four inks, and everything that can be mixed from them: a point, a line, a triangle or a tetrahedron of light.
struct InkSubset {
  let members: [Int]
  /// The members, one bit each.
  let inks: UInt32
  private let origin: Light
  /// For each edge from the first ink to another, the vector whose dot product with a position is the other ink's
  /// share.
  private let shares: [Light]
  private let edges: [Light]

  /// All subsets of inks that are not degenerate.
  static func all(of lights: [Light]) -> [InkSubset] {
    guard lights.count <= InkGamut.most else { return [] }
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
    // The pseudo-inverse, by Gram-Schmidt orthogonalisation.
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

  /// The nearest point to a light on the subset's line, plane or space, with the share of each ink. Nil if the point
  /// lies outside the colours that the inks can mix: then a smaller subset has a nearer point.
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
