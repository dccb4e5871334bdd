// SPDX-License-Identifier: MIT

/// When a long-running program refreshes feeds again: `weave refresh --watch` and `weave serve`.
public enum FeedWatch {
  /// Seconds until the next refresh: until the first feed is due, between half a minute and an hour.
  ///
  /// - Parameters:
  ///   - outcomes: the outcomes of the last refresh.
  ///   - now: seconds since 1970.
  public static func pause(after outcomes: [RefreshOutcome], now: Double) -> Double {
    let next = outcomes.compactMap(\.next).min() ?? 0
    // A random part keeps several watching programs from asking in the same second.
    return min(max(next - now, 30), 3_600) + .random(in: 0...10)
  }
}
