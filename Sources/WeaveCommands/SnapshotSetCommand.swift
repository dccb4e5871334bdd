// SPDX-License-Identifier: MIT

import ArgumentParser
package import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveRender
package import WeaveStore

/// `weave snapshot set`: sets values by hand.
struct SnapshotSetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set", abstract: "Changes values in snapshots, and creates missing ones.",
    discussion: """
      For example: weave snapshot set steps.today=7423 variables.streak=4 'calendar.events[0].title=Lunch'

      A value is a number, true, false, other JSON, or else a text. Where a date is expected, you can write now or \
      today. List entries are numbered from 0, and you can add the next one. The rest of a file is unchanged. If a \
      change would make a snapshot invalid, weave prints the reason and writes nothing. 'weave schema weather' prints \
      the keys of weather.json.
      """)

  @Argument(help: ArgumentHelp("What to set, such as weather.current.temperatureC=12.5.", valueName: "kind.key=value"))
  var assignments: [String]

  @OptionGroup var place: SnapshotFolderOptions
  @OptionGroup var clock: ClockOptions

  func validate() throws { _ = try changes() }

  private func changes() throws(ValidationError) -> [SnapshotChange] {
    try assignments.map { text throws(ValidationError) in
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { throw ValidationError("'\(text)' has no '='; write kind.key=value.") }
      do { return .set(try SnapshotAddress(parts[0]), String(parts[1])) } catch { throw ValidationError("\(error)") }
    }
  }

  mutating func run() throws { try SnapshotEditing.apply(changes(), place, clock) }
}

/// `weave snapshot unset`: removes values.
struct SnapshotUnsetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unset", abstract: "Removes values from snapshots, so that they count as missing.",
    discussion: "For example: weave snapshot unset variables.streak weather.current.uvIndex")

  @Argument(help: ArgumentHelp("What to remove, such as steps.today.", valueName: "kind.key"))
  var addresses: [String]

  @OptionGroup var place: SnapshotFolderOptions
  @OptionGroup var clock: ClockOptions

  func validate() throws { _ = try changes() }

  private func changes() throws(ValidationError) -> [SnapshotChange] {
    try addresses.map { text throws(ValidationError) in
      do { return .unset(try SnapshotAddress(text)) } catch { throw ValidationError("\(error)") }
    }
  }

  mutating func run() throws { try SnapshotEditing.apply(changes(), place, clock) }
}

/// Shared code of all commands that write snapshots.
package enum SnapshotEditing {
  /// Makes the changes and prints the files that have changed.
  static func apply(_ changes: [SnapshotChange], _ place: SnapshotFolderOptions, _ clock: ClockOptions) throws {
    let folder = try place.folder()
    let written: [SnapshotKind]
    do throws(StoreError) {
      let zone = try Self.zone(folder, clock)
      written = try folder.apply(changes, now: clock.date(in: zone), timeZone: zone)
    } catch {
      throw refuse(error)
    }
    try Console.out(written.map { folder.path(of: $0) + "\n" }.joined())
  }

  /// The time zone in which days are counted.
  package static func zone(_ folder: SnapshotFolder, _ clock: ClockOptions) throws(StoreError) -> TimeZone {
    let zone = clock.zone(of: nil)
    let located = try folder.read([.location], now: clock.date(in: zone), timeZone: zone)
    return clock.zone(of: located.snapshots.location?.place)
  }

  /// Prints why nothing was written, and returns the exit code for a wrong request or for a failure outside.
  static func refuse(_ error: StoreError) -> ExitCode {
    let exit = Console.refuse(error)
    switch error {
    case .damaged(let report), .invalid(let report):
      Console.error([report])
      return Exit.designHasErrors
    case .edit: return Exit.designHasErrors
    case .file, .noFolder: return exit
    }
  }
}
