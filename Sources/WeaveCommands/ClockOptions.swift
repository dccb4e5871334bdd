// SPDX-License-Identifier: MIT

package import ArgumentParser
package import FoundationEssentials
import FoundationInternationalization
package import WeaveData
import WeaveDiagnostics
import WeaveRender
package import WeaveTime

/// The moment, and the clock that it is read from.
package struct ClockOptions: ParsableArguments {
  package init() {}

  @Option(
    help: ArgumentHelp(
      "The moment to show, such as 2026-03-28T14:05:00+01:00, or 2026-03-28 for midnight.",
      discussion: "Without an offset, it is in --time-zone. Default: now.", valueName: "instant"))
  package var now: String?

  @Option(
    help: ArgumentHelp(
      "The time zone, such as Europe/Paris.",
      discussion: "Default: that of the snapshot `location`, else of --now, else of this machine.", valueName: "id"))
  package var timeZone: String?

  package func validate() throws {
    if let now, WrittenMoment(now) == nil {
      throw ValidationError(
        "'\(now)' is not a date; write it like 2026-03-28T14:05:00+01:00, 2026-03-28T14:05 or 2026-03-28.")
    }
    if let timeZone, TimeZone(identifier: timeZone) == nil {
      let near = nearest(to: timeZone, in: TimeZone.knownTimeZoneIdentifiers).first
      throw ValidationError(
        "'\(timeZone)' is not a time zone of the IANA database, such as Europe/Paris."
          + (near.map { " Did you mean '\($0)'?" } ?? ""))
    }
  }

  /// The time when the command began. The clock is read once, so that all parts of a command agree on the moment.
  package static let start = Date()

  /// The present time, for servers that outlive the moment of their start.
  static var current: Date { Date() }

  /// The requested moment, as it was written; nil for the current time.
  package var written: WrittenMoment? { now.flatMap { WrittenMoment($0) } }

  /// The moment, with local times read in a time zone.
  package func date(in zone: TimeZone) -> Date { date(of: written, in: zone) }

  /// Another moment; the current time for nil.
  func date(of moment: WrittenMoment?, in zone: TimeZone) -> Date { moment?.date(in: zone) ?? Self.start }

  /// The requested time zone, otherwise the place's, otherwise that of the moment as it was written, otherwise the
  /// machine's.
  package func zone(of place: Place?) -> TimeZone {
    timeZone.flatMap(TimeZone.init(identifier:)) ?? place?.timeZone
      ?? written?.offset.flatMap(TimeZone.init(secondsFromGMT:)) ?? MachineZone.current.timeZone
  }
}
