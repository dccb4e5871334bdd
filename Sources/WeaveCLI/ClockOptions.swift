// SPDX-License-Identifier: MIT

import ArgumentParser
import FoundationEssentials
import WeaveData
import WeaveTime

/// The moment, and whose clock it is read from.
struct ClockOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The moment to show, in ISO 8601.", discussion: "Default: now.", valueName: "instant"))
  var now: String?

  @Option(
    help: ArgumentHelp(
      "The time zone, such as Europe/Paris.",
      discussion: "Default: that of the snapshot `location`, else that of --now, else UTC.", valueName: "id"))
  var timeZone: String?

  func validate() throws {
    if let now, InstantText.date(now) == nil {
      throw ValidationError("'\(now)' is not an ISO 8601 instant such as 2026-03-28T14:05:00+01:00.")
    }
    if let timeZone, TimeZone(identifier: timeZone) == nil {
      throw ValidationError("'\(timeZone)' is no time zone of the IANA database, such as Europe/Paris.")
    }
  }

  var date: Date { now.flatMap(InstantText.date) ?? Self.start }

  /// When the command began. The clock is read once, so that all parts of a command agree on the moment.
  static let start = Date()

  /// The zone that is asked for, else the place's, else that of the moment as it was written, else UTC.
  func zone(of place: Place?) -> TimeZone {
    timeZone.flatMap(TimeZone.init(identifier:)) ?? place?.timeZone
      ?? now.flatMap(InstantText.offset).flatMap(TimeZone.init(secondsFromGMT:)) ?? .gmt
  }
}
