// SPDX-License-Identifier: MIT

package import ArgumentParser
import FoundationEssentials
package import WeaveData
import WeaveDiagnostics
package import WeaveExpressions
package import WeaveRender
import WeaveResolve
package import WeaveStore
import WeaveTime

/// The moment, the reader and the facts that a widget is drawn for.
package struct MomentOptions: ParsableArguments {
  private static let standardLocale = "en_US"

  package init() {}

  @OptionGroup package var clock: ClockOptions

  @Option(help: ArgumentHelp("The language and region, such as de-DE.", valueName: "id"))
  var locale = MomentOptions.standardLocale

  @Option(
    name: .customLong("var"),
    help: ArgumentHelp("A variable for texts and expressions; may be repeated.", valueName: "key=value"))
  var variables: [String] = []

  @Option(
    name: .customLong("var-json"),
    help: ArgumentHelp(
      "A variable of any type: a list, a record, a number; may be repeated.", valueName: "key=json"))
  var values: [String] = []

  @Option(
    name: .customLong("data"),
    help: ArgumentHelp(
      "Variables from a JSON, JSON Lines or CSV file: with a name one variable, else one for each key; may be repeated.",
      valueName: "[name=]file"), completion: .file(extensions: ["json", "jsonl", "csv", "tsv"]))
  var data: [String] = []

  @OptionGroup package var folder: SnapshotFolderOptions

  @Option(
    help: ArgumentHelp(
      "Treat snapshots older than this as missing, such as 45m, 2h or 1d.", valueName: "duration"))
  var maxAge: TimeSpan?

  package func validate() throws {
    for variable in variables where !variable.contains("=") {
      throw ValidationError("'\(variable)' has no '='; write --var key=value.")
    }
    for value in values where !value.contains("=") {
      throw ValidationError("'\(value)' has no '='; write --var-json 'key=[1, 2, 3]'.")
    }
    for file in data where GivenData.path(in: file).isEmpty {
      throw ValidationError("'\(file)' has no file name; write --data file.json or --data name=file.csv.")
    }
    // The standard locale is valid without loading the lists of all languages and regions.
    if locale != Self.standardLocale, let mistake = LocaleName.mistake(in: locale) {
      throw ValidationError("--locale: \(mistake)".sentence)
    }
  }

  /// The files of snapshots and data that are read, which no output may replace.
  package var files: [String] {
    let path = (try? folder.folder())?.path
    let snapshots = path.map { path in SnapshotKind.allCases.map { SnapshotFolder(path: path).path(of: $0) } } ?? []
    return snapshots + data.map(GivenData.path)
  }

  /// The values that the user gives: `--var` takes precedence over `--var-json`, which takes precedence over `--data`;
  /// within one option, the last one wins. Mistakes in them are printed; the rest of a file is used.
  ///
  /// - Throws: the exit code if a file or a value cannot be read.
  private func given() throws(ExitCode) -> GivenData {
    var given = GivenData()
    do { for file in data { try given.add(file: file) } } catch { throw Console.refuse(error) }
    for (name, json) in values.map(Self.parts) { given.add(json: json, named: name) }
    for (name, text) in variables.map(Self.parts) { given.add(text: text, named: name) }
    if !given.reports.isEmpty { Console.error(given.reports) }
    if given.hasErrors { throw Exit.designHasErrors }
    return given
  }

  private static func parts(of text: String) -> (name: String, value: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
  }

  /// Reads the snapshots. Mistakes in them are printed; the rest of the data is used.
  ///
  /// - Parameters:
  ///   - cache: what was read for other moments.
  ///   - readsStandardFolder: whether the standard folder is read if none is named.
  /// - Throws: the exit code if the folder that was named does not exist, or a file cannot be read.
  package func facts(
    keptIn cache: SnapshotCache = SnapshotCache(), readsStandardFolder: Bool = true
  ) throws -> MomentFacts {
    var facts = try storedFacts(cache, readsStandardFolder)
    facts.cache = cache
    facts.given = try given()
    return facts
  }

  private func storedFacts(_ cache: SnapshotCache, _ readsStandardFolder: Bool) throws -> MomentFacts {
    guard readsStandardFolder || folder.isAsked, let folder = try folder.existingFolder() else {
      let zone = clock.zone(of: nil)
      return facts(now: clock.date(in: zone), zone, Snapshots())
    }
    do throws(StoreError) {
      let read = try folder.read(at: clock.date(in:), keptIn: cache, zone: clock.zone)
      printMistakes(read.stored.reports)
      var facts = self.facts(now: read.now, read.zone, read.stored.snapshots)
      facts.folder = folder
      return facts
    } catch {
      throw Console.refuse(error)
    }
  }

  private func printMistakes(_ reports: [DiagnosticReport]) {
    let shown = reports.map { report in
      DiagnosticReport(source: report.source, diagnostics: report.diagnostics.filter { $0.severity > .note })
    }.filter { !$0.diagnostics.isEmpty }
    guard !shown.isEmpty else { return }
    Console.error(shown)
  }

  private func facts(now: Date, _ zone: TimeZone, _ snapshots: Snapshots) -> MomentFacts {
    MomentFacts(
      moment: Moment(now: now, timeZone: zone, locale: Locale(identifier: locale)), stored: snapshots,
      maxAge: maxAge?.seconds)
  }
}

/// The data of a command: a moment, the stored facts, and the values that the user gives.
package struct MomentFacts {
  package var moment: Moment
  var stored: Snapshots
  /// The age in seconds from which snapshots count as missing.
  var maxAge: Double?
  /// The values that the user gives.
  var given = GivenData()
  /// The folder of the snapshots; nil if there is none.
  var folder: SnapshotFolder?
  /// What was read from folders, for other moments and for profiles.
  package var cache = SnapshotCache()

  /// The facts of the profiles that a board shows; profiles that do not exist are left out.
  func profiles(of widget: CompiledWidget) -> [String: Snapshots] {
    guard let names = widget.board?.profiles, !names.isEmpty, let folder else { return [:] }
    return folder.profiles(names, at: moment.now, zone: moment.timeZone, keptIn: cache)
  }

  /// The facts of the profiles that several designs show.
  func profiles(of widgets: [CompiledWidget]) -> [String: Snapshots] {
    widgets.reduce(into: [:]) { $0.merge(profiles(of: $1)) { known, _ in known } }
  }

  /// The given values, by name.
  package var variables: [String: Value] { given.values }

  /// The facts at that moment.
  package var snapshots: Snapshots {
    guard let maxAge else { return stored }
    var left = stored
    _ = left.removeOlder(than: maxAge, at: moment.now)
    return left
  }
}
