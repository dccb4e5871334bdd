// SPDX-License-Identifier: MIT

import WeaveGraphics

/// Tables of gradients that were drawn, kept for the next picture: to mix their colours takes as long as to set them.
final class GradientTables {
  private struct Key: Hashable {
    var paints: [Paint]
    var map: Transform
    var scale: Double
  }

  private static let capacity = 16
  private var stacks: [Key: GradientStack] = [:]

  /// The pixels of gradients and colours one over the other; nil where one has no table.
  ///
  /// - Parameters:
  ///   - map: from pixels to the gradients' coordinates.
  ///   - scale: pixels a point.
  func stack(_ paints: [Paint], toGradient map: Transform, scale: Double) -> GradientStack? {
    let key = Key(paints: paints, map: map, scale: scale)
    if let known = stacks[key] { return known }
    guard let made = GradientStack(paints, toGradient: map, scale: scale) else { return nil }
    if stacks.count >= Self.capacity { stacks.removeAll(keepingCapacity: true) }
    stacks[key] = made
    return made
  }
}
