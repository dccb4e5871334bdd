// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveData
public import WeaveDiagnostics

/// The contents of a folder of snapshots, with reports about its files.
public struct StoredSnapshots: Sendable {
  /// The usable part of the files.
  public var snapshots: Snapshots
  /// A report for each existing file, in the order of the kinds.
  public var reports: [DiagnosticReport]

  /// Snapshots with the reports about their files.
  public init(snapshots: Snapshots = Snapshots(), reports: [DiagnosticReport] = []) {
    self.snapshots = snapshots
    self.reports = reports
  }
}

extension SnapshotFolder {
  /// Reads all existing files. Mistakes in them are reported, and the rest is used.
  ///
  /// - Parameters:
  ///   - now: the moment that the snapshots are read for; a later date in a file is reported.
  ///   - timeZone: the reader's time zone.
  ///   - cache: what was read for other moments; files that have not changed since are not read again.
  /// - Throws: `.file` if a file exists but cannot be read.
  public func read(
    _ kinds: [SnapshotKind] = SnapshotKind.allCases, now: Date, timeZone: TimeZone, keptIn cache: SnapshotCache? = nil
  ) throws(StoreError) -> StoredSnapshots {
    try contents(kinds, timeZone, cache).stored(at: now)
  }

  /// The files' contents, from the cache if there is one.
  func contents(
    _ kinds: [SnapshotKind], _ timeZone: TimeZone, _ cache: SnapshotCache?
  ) throws(StoreError) -> FolderContents {
    guard let cache else { return try FolderContents(self, kinds, timeZone) }
    return try cache.contents(of: self, kinds, timeZone: timeZone)
  }

  /// Reads all existing files. The stored place can determine the time zone in which the days of the others are read.
  ///
  /// - Parameter zone: returns the reader's time zone for the stored place.
  public func read(
    now: Date, keptIn cache: SnapshotCache? = nil, zone: (Place?) -> TimeZone
  ) throws(StoreError) -> (stored: StoredSnapshots, zone: TimeZone) {
    let read = try read(at: { _ in now }, keptIn: cache, zone: zone)
    return (read.stored, read.zone)
  }

  /// Reads all existing files at a moment that depends on the time zone, such as a date without a time.
  public func read(
    at moment: (TimeZone) -> Date, keptIn cache: SnapshotCache? = nil, zone: (Place?) -> TimeZone
  ) throws(StoreError) -> (stored: StoredSnapshots, now: Date, zone: TimeZone) {
    let place = try read([.location], now: moment(.gmt), timeZone: .gmt, keptIn: cache).snapshots.location?.place
    let zone = zone(place)
    let now = moment(zone)
    return (try read(now: now, timeZone: zone, keptIn: cache), now, zone)
  }
}
