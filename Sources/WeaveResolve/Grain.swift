// SPDX-License-Identifier: MIT

/// Fine noise over a node.
public struct Grain: Sendable, Hashable {
  /// How strong the grains are: 0 for none, up to 1.
  public var amount: Double
  /// The width of a grain in points.
  public var size: Double
  /// Chooses one of many pictures of grains.
  public var seed: Int

  /// Grains of a strength (0...1) and a size in points.
  public init(amount: Double, size: Double, seed: Int) {
    (self.amount, self.size, self.seed) = (amount, size, seed)
  }
}
