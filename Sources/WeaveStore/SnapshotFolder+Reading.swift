// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveData
public import WeaveDiagnostics

/// What a folder of snapshots holds, and what is to be said of its files.
public struct StoredSnapshots: Sendable {
  /// What can be used of the files.
  public var snapshots: Snapshots
  /// A report for each file that is there, in the order of the kinds.
  public var reports: [DiagnosticReport]

  /// What was read, and what is to be said of it.
  public init(snapshots: Snapshots = Snapshots(), reports: [DiagnosticReport] = []) {
    self.snapshots = snapshots
    self.reports = reports
  }
}

extension SnapshotFolder {
  /// Reads all files that are there; mistakes in them are told in the reports, and the rest is used.
  ///
  /// - Parameters:
  ///   - now: the moment that the snapshots are read for; one from after it is told.
  ///   - timeZone: the reader's zone.
  /// - Throws: `.file` where a file is there that cannot be read.
  public func read(
    _ kinds: [SnapshotKind] = SnapshotKind.allCases, now: Date, timeZone: TimeZone
  ) throws(StoreError) -> StoredSnapshots {
    var stored = StoredSnapshots()
    for kind in kinds {
      guard let source = try source(of: kind) else { continue }
      let checked = SnapshotReader.read(source, as: kind, now: now, timeZone: timeZone)
      stored.reports.append(DiagnosticReport(source: source, diagnostics: checked.diagnostics))
      if let read = checked.output { stored.snapshots.merge(read) }
    }
    return stored
  }

  /// Reads all files that are there. The place among them may say in which zone the days of the others are read.
  ///
  /// - Parameter zone: the reader's zone, for the place that is stored.
  public func read(
    now: Date, zone: (Place?) -> TimeZone
  ) throws(StoreError) -> (stored: StoredSnapshots, zone: TimeZone) {
    let read = try read(at: { _ in now }, zone: zone)
    return (read.stored, read.zone)
  }

  /// The same at a moment that depends on the zone, as a day without a time does.
  public func read(
    at moment: (TimeZone) -> Date, zone: (Place?) -> TimeZone
  ) throws(StoreError) -> (stored: StoredSnapshots, now: Date, zone: TimeZone) {
    let zone = zone(try read([.location], now: moment(.gmt), timeZone: .gmt).snapshots.location?.place)
    let now = moment(zone)
    return (try read(now: now, timeZone: zone), now, zone)
  }
}
