// SPDX-License-Identifier: MIT

/// A part of all pictures, for work on several machines: every `count`th picture from `index`, which counts from 1.
public struct Shard: Sendable, Hashable {
  /// The number of this part, from 1, and how many parts there are.
  public var index, count: Int

  /// `2/5`; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], count > 0, (1...count).contains(index) else {
      return nil
    }
    (self.index, self.count) = (index, count)
  }

  /// Whether a picture belongs to this part, by its index among all pictures, from 0.
  public func takes(_ position: Int) -> Bool { position % count == index - 1 }
}
