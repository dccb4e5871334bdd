// SPDX-License-Identifier: MIT

/// When feeds are refreshed again by a program that goes on: `weave refresh --watch`, and `weave serve`.
public enum FeedWatch {
  /// Seconds until the next refresh: until the first feed is due, between half a minute and an hour.
  ///
  /// - Parameters:
  ///   - outcomes: of the last refresh.
  ///   - now: seconds since 1970.
  public static func pause(after outcomes: [RefreshOutcome], now: Double) -> Double {
    let next = outcomes.compactMap(\.next).min() ?? 0
    // Not all programs that watch ask in the same second.
    return min(max(next - now, 30), 3_600) + .random(in: 0...10)
  }
}
