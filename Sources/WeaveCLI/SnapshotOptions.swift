// SPDX-License-Identifier: MIT

import ArgumentParser
import FoundationEssentials
import Weave
import WeaveData
import WeaveDiagnostics
import WeaveStore

/// The folder that snapshots are kept in.
struct SnapshotFolderOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder with the snapshots.", discussion: "Default: what 'weave snapshot path' prints.",
      valueName: "folder"))
  var snapshots: String?

  func validate() throws {
    if snapshots?.isEmpty == true { throw ValidationError("--snapshots needs the path of a folder.") }
  }

  /// The folder that is asked for, else the standard one, which need not exist.
  func folder() throws -> SnapshotFolder { try snapshots.map { SnapshotFolder(path: $0) } ?? Self.standard() }

  /// The folder of those who do not name one.
  static func standard() throws -> SnapshotFolder {
    guard let standard = SnapshotFolder.standard(environment: Inputs.environment) else {
      throw ValidationError(
        "There is no home folder for snapshots: neither XDG_DATA_HOME nor HOME is an absolute path.")
    }
    return standard
  }

  /// The folder to read from: one that is asked for must exist. Nil where there is none.
  func existingFolder() throws -> SnapshotFolder? {
    if let snapshots {
      let folder = SnapshotFolder(path: snapshots)
      guard folder.exists else { throw Console.refuse(StoreError.noFolder(snapshots)) }
      return folder
    }
    return SnapshotFolder.standard(environment: Inputs.environment).flatMap { $0.exists ? $0 : nil }
  }
}

/// What is known of the world: where the snapshots are, and how old they may be.
struct SnapshotOptions: ParsableArguments {
  @OptionGroup var place: SnapshotFolderOptions

  @Option(
    help: ArgumentHelp(
      "Take a snapshot that is older as missing, such as 45m, 2h or 1d.", discussion: "Default: none is too old.",
      valueName: "duration"))
  var maxAge: Age?

  /// What was read.
  struct Loaded {
    var snapshots = Snapshots()
    /// The moment, in the zone of the snapshots' place if nobody asks for another.
    var moment: Moment
    /// What is wrong with the files.
    var reports: [DiagnosticReport] = []
    /// The snapshots that were there and are too old.
    var tooOld: [SnapshotKind] = []

    /// Prints errors and warnings; the rest of the files is used.
    func printReports() {
      let shown = reports.map { report in
        DiagnosticReport(source: report.source, diagnostics: report.diagnostics.filter { $0.severity > .note })
      }.filter { !$0.diagnostics.isEmpty }
      guard !shown.isEmpty else { return }
      Console.error(TerminalPrinter(color: Console.errorIsColored).text(for: shown))
    }
  }

  /// Reads the snapshots that are there.
  ///
  /// - Throws: where a folder that is asked for is missing, or a file cannot be read.
  func load(_ options: MomentOptions) throws -> Loaded {
    var loaded = Loaded(moment: options.moment)
    guard let folder = try place.existingFolder() else { return loaded }
    do throws(StoreError) {
      // The zone comes first: days are days there.
      let now = loaded.moment.now
      let located = try folder.read([.location], now: now, timeZone: loaded.moment.timeZone)
      loaded.moment.timeZone = options.clock.zone(of: located.snapshots.location?.place)
      let stored = try folder.read(now: now, timeZone: loaded.moment.timeZone)
      (loaded.snapshots, loaded.reports) = (stored.snapshots, stored.reports)
      loaded.tooOld = maxAge.map { loaded.snapshots.removeOlder(than: $0.seconds, at: now) } ?? []
      return loaded
    } catch {
      throw Console.refuse(error)
    }
  }
}

/// A span of time as people write it: `90s`, `45m`, `2h`, `1d`, `1h30m`.
struct Age: ExpressibleByArgument {
  var seconds: Double

  init?(argument: String) {
    var seconds = 0.0
    var digits = ""
    for character in argument {
      if character.isASCII, character.isNumber {
        digits.append(character)
      } else {
        guard let unit = Self.units[character], let count = Double(digits), digits.count <= 9 else { return nil }
        seconds += count * unit
        digits = ""
      }
    }
    guard digits.isEmpty, !argument.isEmpty else { return nil }
    self.seconds = seconds
  }

  private static let units: [Character: Double] = ["s": 1, "m": 60, "h": 3_600, "d": 86_400]
}
