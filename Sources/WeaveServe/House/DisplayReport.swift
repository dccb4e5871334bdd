// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveJSON
import WeaveSchema

/// What is known about a display at a moment. What is not known is nil, and never 0.
struct DisplayReport: Sendable, Hashable {
  /// Percent.
  var battery: Int?
  /// dBm.
  var signal: Int?
  var lastSeen, nextWake: Date?
  /// The file that it shows: of a playlist, the entry.
  var shows: String
  /// Why its picture is out of date, or that it has not come when it should have; nil if all is well.
  var problem: String?

  /// The longest state that Home Assistant takes.
  private static let textLimit = 255

  /// - Parameters:
  ///   - seen: what it reported when it last asked; nil if it has never asked.
  ///   - last: its last picture, and why there is no newer one.
  init(
    of display: Display, _ seen: Sighting?, _ last: (picture: KeptPicture?, failure: PictureSlot.Failure?), at now: Date
  ) {
    battery = seen?.charge.map { Int($0.rounded()) }
    signal = seen?.signal
    (lastSeen, nextWake) = (seen?.at, seen?.wake)
    shows = last.picture?.shown ?? display.shows
    if let failure = last.failure {
      problem = failure.reason
    } else if let seen, seen.isLost(at: now) {
      problem = "it has not come since \(Self.text(seen.at))"
    }
  }

  /// The report as JSON.
  var text: String {
    JSONWriter.compact(
      .object([
        ("battery", battery.map { .integer($0) } ?? .null), ("signal", signal.map { .integer($0) } ?? .null),
        ("last_seen", lastSeen.map { .text(Self.text($0)) } ?? .null),
        ("next_wake", nextWake.map { .text(Self.text($0)) } ?? .null),
        ("shows", .text(String(shows.prefix(Self.textLimit)))), ("problem", .flag(problem != nil)),
        ("reason", problem.map { .text(String($0.prefix(Self.textLimit))) } ?? .null),
      ]))
  }

  /// `2026-03-28T13:05:00Z`
  private static func text(_ date: Date) -> String { date.formatted(.iso8601) }
}
