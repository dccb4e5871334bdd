// SPDX-License-Identifier: MIT

import WeaveGraphics

/// Tables of gradients that were drawn, kept for the next picture: to mix their colours takes as long as to set them.
final class GradientTables {
  private struct Key: Hashable {
    var gradient: Gradient
    var map: Transform
  }

  private static let capacity = 16
  private var tables: [Key: GradientTable] = [:]

  /// The table of a gradient; nil where it has none.
  func table(_ gradient: Gradient, toGradient map: Transform) -> GradientTable? {
    let key = Key(gradient: gradient, map: map)
    if let known = tables[key] { return known }
    guard let made = GradientTable(gradient, toGradient: map) else { return nil }
    if tables.count >= Self.capacity { tables.removeAll(keepingCapacity: true) }
    tables[key] = made
    return made
  }
}
