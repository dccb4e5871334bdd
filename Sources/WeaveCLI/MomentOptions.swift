// SPDX-License-Identifier: MIT

import ArgumentParser
import FoundationEssentials
import Weave
import WeaveData
import WeaveDiagnostics
import WeaveStore
import WeaveTime

/// The moment, the reader and the facts that a widget is drawn for.
struct MomentOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The moment to show, in ISO 8601.", discussion: "Default: now.", valueName: "instant"))
  var now: String?

  @Option(
    help: ArgumentHelp(
      "The time zone, such as Europe/Paris.", discussion: "Default: that of the snapshots' location, or of --now.",
      valueName: "id"))
  var timeZone: String?

  @Option(help: ArgumentHelp("The language and region, such as de-DE.", valueName: "id"))
  var locale: String = "en_US"

  @Option(
    name: .customLong("var"),
    help: ArgumentHelp("A variable for texts and expressions; may be repeated.", valueName: "key=value"))
  var variables: [String] = []

  @Option(
    help: ArgumentHelp(
      "The folder of snapshots that facts are read from.",
      discussion: "Default: weave/snapshots in the user's data folder; see 'weave snapshot path'.", valueName: "folder")
  )
  var snapshots: String?

  @Option(
    help: ArgumentHelp(
      "Take snapshots that are older for missing: a number with s, m, h or d, such as 2h.", valueName: "duration"))
  var maxAge: Duration?

  func validate() throws {
    if let now, InstantText.date(now) == nil {
      throw ValidationError("'\(now)' is not an ISO 8601 instant such as 2026-03-28T14:05:00+01:00.")
    }
    if let timeZone, TimeZone(identifier: timeZone) == nil {
      throw ValidationError("'\(timeZone)' is no time zone of the IANA database, such as Europe/Paris.")
    }
    for variable in variables where !variable.contains("=") {
      throw ValidationError("'\(variable)' has no '='; write --var key=value.")
    }
  }

  /// The variables by canonical key.
  var scope: [String: String] {
    Dictionary(
      variables.map { text in
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
      }
    ) { _, last in last }
  }

  /// The folder that was named, or the standard one.
  var folder: SnapshotFolder? { snapshots.map { SnapshotFolder(path: $0) } ?? .standard }

  /// Reads the snapshots. Mistakes in them are printed; the rest of the data is used.
  ///
  /// - Throws: the exit code where the folder that was named is not there, or a file cannot be read.
  func world() throws -> World {
    let now = now.flatMap(InstantText.date) ?? Date()
    do {
      guard let folder, try isThere(folder) else { return world(now: now, Snapshots()) }
      // The place says in which zone the days of the others are read.
      let place = try folder.read([.location], now: now, timeZone: .gmt).snapshots
      let stored = try folder.read(now: now, timeZone: zone(place))
      let reports = stored.reports.map { report in
        var report = report
        report.diagnostics.removeAll { $0.severity == .note }
        return report
      }.filter { !$0.diagnostics.isEmpty }
      if !reports.isEmpty { Console.error(TerminalPrinter(color: Console.errorIsColored).text(for: reports)) }
      return world(now: now, stored.snapshots)
    } catch let exit as ExitCode {
      throw exit
    } catch {
      throw Console.refuse(error)
    }
  }

  /// Whether a folder can be read; that the standard one is missing is no mistake.
  private func isThere(_ folder: SnapshotFolder) throws -> Bool {
    if folder.exists { return true }
    if snapshots == nil { return false }
    Console.error("weave: error: there is no folder `\(folder.path)`\n")
    throw Exit.worldRefused
  }

  private func world(now: Date, _ snapshots: Snapshots) -> World {
    World(
      moment: Moment(now: now, timeZone: zone(snapshots), locale: Locale(identifier: locale)), stored: snapshots,
      maxAge: maxAge?.seconds)
  }

  private func zone(_ snapshots: Snapshots) -> TimeZone {
    timeZone.flatMap(TimeZone.init(identifier:)) ?? snapshots.location?.place.timeZone
      ?? now.flatMap(InstantText.offset).flatMap(TimeZone.init(secondsFromGMT:)) ?? .gmt
  }
}

/// What a command draws: a moment, and what is known at it.
struct World {
  var moment: Moment
  var stored: Snapshots
  var maxAge: Double?

  /// What is known at the moment.
  var snapshots: Snapshots { snapshots(at: moment.now) }

  /// What is known later, when more has become too old.
  func snapshots(at date: Date) -> Snapshots {
    guard let maxAge else { return stored }
    var left = stored
    _ = left.removeOlder(than: maxAge, at: date)
    return left
  }
}

/// A time such as `45m`: a number with `s`, `m`, `h` or `d`.
struct Duration: ExpressibleByArgument {
  var seconds: Double

  init(seconds: Double) { self.seconds = seconds }

  init?(argument: String) {
    let units: [Character: Double] = ["s": 1, "m": 60, "h": 3_600, "d": 86_400]
    guard let unit = argument.last.flatMap({ units[$0] }), let number = Double(argument.dropLast()), number >= 0,
      number * unit <= 1e10
    else { return nil }
    seconds = number * unit
  }

  var defaultValueDescription: String { seconds == 2 * 86_400 ? "2d" : "\(Int(seconds))s" }
}
