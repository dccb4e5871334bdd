// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveJSON
import WeaveSchema
import WeaveTime

/// Builds models from the objects in one file, and reports mistakes that involve more than one key.
struct SnapshotReading {
  let source: SourceText
  let timeZone: TimeZone
  private(set) var findings: [SnapshotContents.Finding] = []

  init(source: SourceText, timeZone: TimeZone) {
    self.source = source
    self.timeZone = timeZone
  }

  private var hasReportedZone = false

  mutating func add(_ diagnostic: Diagnostic) {
    // One more than are reported, because the date among the findings is only reported at some moments.
    if findings.count <= Limits.diagnostics { findings.append(.diagnostic(diagnostic)) }
  }

  /// The file's snapshot; nil if it lacks a required value.
  mutating func snapshots(_ root: SnapshotObject, _ form: SnapshotForm) -> Snapshots? {
    if form.origin == .weave { checkVersion(root) }
    var snapshots = Snapshots()
    snapshots[form.kind] = form.read(&self, root)
    return snapshots == Snapshots() ? nil : snapshots
  }

  // MARK: What all files have

  private mutating func checkVersion(_ root: SnapshotObject) {
    guard let node = root.node("version") else {
      let start = root.node.range.lower + 1
      let isAlone = root.node.members?.isEmpty != false
      return add(
        Diagnostic(
          .snapshotVersionMissing, "the snapshot has no `version`", at: root.range("version"),
          fixes: [.insert(isAlone ? "\"version\": 1" : "\"version\": 1, ", at: start, .sure)]))
    }
    guard let version = root.integer("version"), version > SnapshotReader.version else { return }
    add(
      Diagnostic(
        .snapshotNewerVersion,
        "version \(version) is newer than \(SnapshotReader.version), the newest that weave knows; it is read as that",
        at: node.range))
  }

  /// When the file was made; nil if it does not say.
  mutating func date(_ root: SnapshotObject, _ key: String) -> Date? {
    guard let date = root.moment(key) else { return nil }
    findings.append(.date(date, root.range(key)))
    return date
  }

  /// The day whose start the app wrote as a moment.
  ///
  /// The phone may have been in another time zone than the reader. Midnight there is mapped to the nearest midnight
  /// here, which is right if the two zones are less than twelve hours apart.
  mutating func day(beginning key: String, _ object: SnapshotObject) -> LocalDay? {
    guard let moment = object.moment(key) else { return nil }
    let day = LocalDay(moment.addingTimeInterval(43_200), in: timeZone)
    if !hasReportedZone, day.start(in: timeZone) != moment {
      hasReportedZone = true
      add(
        Diagnostic(
          .snapshotDayOfAnotherZone,
          "no day begins at this moment in `\(timeZone.identifier)`; it counts as the beginning of \(day)",
          at: object.range(key)))
    }
    return day
  }
}

extension SnapshotReader {
  /// The newest version of weave's own form.
  static let version = 1
}
