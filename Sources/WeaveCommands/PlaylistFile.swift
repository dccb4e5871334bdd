// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveExpressions
import WeaveRender
import WeaveSpec
import WeaveTime

/// A playlist file that was named on the command line.
struct PlaylistFile {
  /// As the user gave it.
  let path: String
  let source: SourceText
  let playlist: Playlist?
  /// Mistakes in the file, and missing files that it names.
  let diagnostics: [Diagnostic]

  /// The playlist in a file; nil if the file is not a playlist, and for standard input, which is a design.
  ///
  /// - Parameter path: as the user gave it; the designs are beside it.
  static func load(_ source: SourceText, _ path: String, reading: ReadingOptions) -> PlaylistFile? {
    guard path != "-", BytePattern("\"entries\"")?.firstRange(in: source.bytes) != nil,
      PlaylistReader.isPlaylist(source)
    else { return nil }
    let checked = PlaylistReader.read(source)
    var found = checked.diagnostics
    if let playlist = checked.output {
      found += absences(of: playlist, in: FilePath.folder(of: path)) + playlist.conditionDiagnostics(in: source)
    }
    return PlaylistFile(path: path, source: source, playlist: checked.output, diagnostics: reading.graded(found))
  }

  /// Files that the playlist names and that do not exist or lie outside of its folder.
  private static func absences(of playlist: Playlist, in folder: String) -> [Diagnostic] {
    playlist.files.compactMap { file in
      let range = playlist.entries.first { $0.show == file }?.range
      guard isInside(file) else {
        return Diagnostic(.playlistFile, .init("`\(file)` is not in the playlist's folder"), at: range)
      }
      guard !FileManager.default.fileExists(atPath: "\(folder)/\(file)") else { return nil }
      return Diagnostic(.playlistFile, .init("there is no file `\(file)`"), at: range)
    }
  }

  /// Whether a path stays inside the folder.
  private static func isInside(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return !name.isEmpty && !parts.contains { $0.isEmpty || $0 == ".." }
  }

  /// The paths of the existing files that it names.
  var presentFiles: [String] {
    let files = (playlist?.files ?? []).filter(Self.isInside).map(path(of:))
    return files.filter { FileManager.default.fileExists(atPath: $0) }
  }

  /// Whether everything that it names exists.
  var canBeShown: Bool { !diagnostics.contains { $0.severity == .error } }

  var report: DiagnosticReport { DiagnosticReport(source: source, diagnostics: diagnostics) }

  /// The path of a file that the playlist names.
  func path(of show: String) -> String {
    let folder = FilePath.folder(of: path)
    return folder == "." && !path.hasPrefix("./") ? show : "\(folder)/\(show)"
  }

  /// What is shown at a moment, and why.
  func showing(in facts: MomentFacts) -> PlaylistSchedule.Showing? {
    schedule(in: facts)?.showing()
  }

  /// When something else is shown, and what.
  func change(in facts: MomentFacts, within seconds: Double) -> NextChange? {
    guard let schedule = schedule(in: facts), let change = schedule.change(within: seconds) else { return nil }
    let reason = NextChange.Reason(
      key: NextChange.playlist + path, before: schedule.showing().show ?? "", after: change.showing.show ?? "")
    return NextChange(date: change.date, reasons: [reason])
  }

  private func schedule(in facts: MomentFacts) -> PlaylistSchedule? {
    playlist.map {
      PlaylistSchedule($0, at: facts.moment, facts: facts.snapshots, variables: facts.variables)
    }
  }

  /// What is shown and why the others are not, one line each.
  func account(in facts: MomentFacts) -> String {
    guard let playlist, let schedule = schedule(in: facts) else { return "" }
    let showing = schedule.showing()
    let until = Self.clock(showing.until, facts)
    var text =
      showing.show.map { "\(path): shows \($0) until \(until)\n" } ?? "\(path): shows nothing until \(until)\n"
    for (entry, state) in zip(playlist.entries, schedule.account()) {
      guard let reason = Self.reason(state, facts) else { continue }
      text += "  \(entry.show): \(reason)\n"
    }
    if showing.entry == nil, showing.show != nil { text += "  no entry applies now, so it shows `otherwise`\n" }
    return text
  }

  private static func reason(_ state: PlaylistSchedule.EntryState, _ facts: MomentFacts) -> String? {
    switch state {
    case .shown: nil
    case .otherTime(let next?): "it starts at \(clock(next, facts))"
    case .otherTime(nil): "it never applies"
    case .conditionFails: "its `when` is false"
    case .factsMissing(let names): "its `when` is false without \(list(names))"
    case .lessUrgent: "an urgent entry takes precedence"
    case .laterTurn(let date): "its turn starts at \(clock(date, facts))"
    }
  }

  /// A list of missing names: `` `__rain` ``, `` `__rain` and `__wind` ``.
  private static func list(_ names: [String]) -> String {
    names.map { "`\($0)`" }.joined(separator: " and ")
      + (names.count > 1 ? ", which are missing" : ", which is missing")
  }

  /// `07:30`, with the day if it is another one.
  private static func clock(_ date: Date, _ facts: MomentFacts) -> String {
    let zone = facts.moment.timeZone
    let (day, today) = (LocalDay(date, in: zone), LocalDay(facts.moment.now, in: zone))
    let time = date.clock(in: zone)
    return day == today ? time : "\(time) on \(date.day(in: zone))"
  }
}
