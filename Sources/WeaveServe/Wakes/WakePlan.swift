// SPDX-License-Identifier: MIT

import FoundationEssentials

/// When a device that asks the server how long to sleep comes again, and whether it gets the picture that comes next.
struct WakePlan: Sendable, Hashable {
  /// What the plan is made from.
  struct Inputs: Sendable {
    var now: Date
    /// Seconds: the shortest and the longest sleep.
    var bounds: ClosedRange<Int>
    /// When the shown picture changes by itself.
    var until: Date
    /// When a feed will next be asked for something that the picture shows; nil if no feed brings any of it.
    var feed: Date?
    /// Why there is no current picture, which makes the device come again soon.
    var isFailing = false
    var quietHours: QuietHours?
    var timeZone: TimeZone
    /// How many seconds pass while the device counts one; 1 for a clock that is right.
    var drift = 1.0
  }

  /// When the device should come.
  var wake: Date
  /// The number of seconds that the device is told to sleep.
  var sleep: Int

  /// Seconds until a device comes again that did not get the current picture.
  private static let patience = 300
  /// The longest sleep, a day.
  private static let longest = 86_400

  init(_ inputs: Inputs) {
    let (now, bounds) = (inputs.now, inputs.bounds)
    // One second more, so that clocks that differ by less do not fetch the old picture.
    var seconds = Self.whole(inputs.until.timeIntervalSince(now)) + 1
    if let feed = inputs.feed { seconds = min(seconds, max(1, Int(feed.timeIntervalSince(now)))) }
    if inputs.isFailing { seconds = Self.patience }
    seconds = min(max(seconds, bounds.lowerBound), bounds.upperBound)
    var wake = now.addingTimeInterval(Double(seconds))
    if let quiet = inputs.quietHours, let end = quiet.end(after: wake, in: inputs.timeZone) {
      wake = end
      seconds = min(Self.whole(end.timeIntervalSince(now)), Self.longest)
    }
    self.wake = wake
    // A slow clock is told to sleep less.
    let told = (Double(seconds) / inputs.drift).rounded()
    sleep = min(max(Int(told), min(bounds.lowerBound, seconds)), Self.longest)
  }

  private static func whole(_ seconds: TimeInterval) -> Int { Int(min(max(seconds, 0), Double(longest)).rounded(.up)) }

  /// Whether a device that comes now gets the picture that begins at `until`, instead of the one that ends then and a
  /// second wake: if so little time is left that it could not come back for it, or if it was to come after the change
  /// and woke a little early.
  ///
  /// - Parameter last: when it last came, and when it should have come now; nil for a device that comes first.
  static func isEarly(
    at now: Date, until: Date, last: (came: Date, wake: Date)?, shortest: Int
  ) -> Bool {
    let left = until.timeIntervalSince(now)
    if left <= min(10, Double(shortest) / 6) { return true }
    guard let last, until <= last.wake else { return false }
    let missing = last.wake.timeIntervalSince(now)
    return missing > 0 && missing <= 0.02 * last.wake.timeIntervalSince(last.came)
  }
}
