// SPDX-License-Identifier: MIT

import FoundationEssentials

/// How often a device wakes within a day, found by going through the day from one wake to the next.
struct WakeForecast {
  /// The shortest and the longest sleep, and when the device is not woken.
  var bounds: ClosedRange<Int>
  var quietHours: QuietHours?
  var timeZone: TimeZone
  /// When a feed brings something that the picture shows, and how many seconds pass until the next time; nil if none
  /// does.
  var feed: (next: Date, period: TimeInterval)?

  private static let day: TimeInterval = 86_400
  /// How long the search may take. What is left of the day is then assumed to be like its beginning.
  private static let patience = Duration.seconds(1)

  /// The number of wakes in the day after a moment.
  ///
  /// - Parameter change: the first moment after another one at which the picture may change.
  func wakes(
    after start: Date, change: (Date) throws(ContentError) -> Date
  ) throws(ContentError) -> Int {
    let began = ContinuousClock.now
    var now = start
    var count = 0
    while now < start.addingTimeInterval(Self.day) {
      let plan = WakePlan(
        WakePlan.Inputs(
          now: now, bounds: bounds, until: try change(now), feed: feed(after: now), quietHours: quietHours,
          timeZone: timeZone))
      now = plan.wake
      count += 1
      if began.duration(to: .now) > Self.patience {
        return Int((Double(count) * Self.day / now.timeIntervalSince(start)).rounded())
      }
    }
    return count
  }

  private func feed(after now: Date) -> Date? {
    guard let feed, feed.period > 0 else { return nil }
    let rounds = (now.timeIntervalSince(feed.next) / feed.period).rounded(.down) + 1
    return feed.next.addingTimeInterval(max(rounds, 0) * feed.period)
  }
}

extension WakeForecast {
  init(_ display: Display, timeZone: TimeZone, feed: (next: Date, period: TimeInterval)? = nil) {
    self.init(bounds: display.refresh, quietHours: display.quietHours, timeZone: timeZone, feed: feed)
  }
}
