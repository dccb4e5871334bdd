// SPDX-License-Identifier: MIT

import FoundationEssentials
import Synchronization
import WeaveData
import WeaveDiagnostics
import WeaveSystem

/// The contents of folders that were read, so that pictures at many moments read each file once, until it changes.
///
/// It does not change any result. Everything that reads a folder for more than one picture shares one cache between
/// these pictures; any thread may use it.
public final class SnapshotCache: Sendable {
  private struct Key: Hashable {
    /// As bytes, because Swift treats some different names as equal.
    var path: [UInt8]
    var kinds: [SnapshotKind]
    var timeZone: TimeZone
  }

  private struct Entry {
    var contents: FolderContents
    /// A number that is larger for folders that were used later.
    var use: Int
  }

  private struct Entries {
    var byKey: [Key: Entry] = [:]
    var uses = 0
    var bytes = 0
  }

  /// The most bytes of files that are cached, besides those of the last folder. Their parsed contents take about as
  /// much memory again.
  private let capacity: Int
  private let entries = Mutex(Entries())

  /// An empty cache. By default it has room for a folder whose files all have the largest size.
  ///
  /// - Parameter capacity: the most bytes of snapshot files. Beyond it, the least recently used folders are dropped.
  public init(capacity: Int = 40 << 20) { self.capacity = capacity }

  /// The contents of a folder; only files that have changed are read.
  func contents(
    of folder: SnapshotFolder, _ kinds: [SnapshotKind], timeZone: TimeZone
  ) throws(StoreError) -> FolderContents {
    let key = Key(path: Array(folder.path.utf8), kinds: kinds, timeZone: timeZone)
    // Before reading: a file that changes meanwhile is read again the next time.
    let versions = kinds.map { FileVersion(folder.path(of: $0)) }
    // Other threads wait here, usually for the same folder.
    return try entries.withLock { entries throws(StoreError) in
      entries.uses += 1
      let known = entries.byKey[key]?.contents
      if let known, known.versions == versions {
        entries.byKey[key]?.use = entries.uses
        return known
      }
      let read = try FolderContents(folder, kinds, timeZone, versions, after: known)
      entries.byKey[key] = Entry(contents: read, use: entries.uses)
      entries.bytes += read.bytes - (known?.bytes ?? 0)
      while entries.bytes > capacity, entries.byKey.count > 1,
        let oldest = entries.byKey.min(by: { $0.value.use < $1.value.use })
      {
        entries.byKey[oldest.key] = nil
        entries.bytes -= oldest.value.contents.bytes
      }
      return read
    }
  }
}

/// The files of a folder as they were read, whatever the moment.
struct FolderContents: Sendable {
  private struct File {
    var kind: SnapshotKind
    var source: SourceText
    var contents: SnapshotContents
  }

  /// The versions of the files, in the order of the kinds; nil for those that did not exist.
  let versions: [FileVersion?]
  /// The usable part of the files.
  private let snapshots: Snapshots
  private let files: [File?]

  /// Reads the files of some kinds.
  ///
  /// - Parameters:
  ///   - versions: the current versions of the files; empty if they are not known.
  ///   - last: an earlier reading of the same files; those that have the same version are not read again.
  /// - Throws: `.file` if a file exists but cannot be read.
  init(
    _ folder: SnapshotFolder, _ kinds: [SnapshotKind], _ timeZone: TimeZone, _ versions: [FileVersion?] = [],
    after last: FolderContents? = nil
  ) throws(StoreError) {
    var files: [File?] = []
    var snapshots = Snapshots()
    for (place, kind) in kinds.enumerated() {
      var file: File?
      if let last, let version = versions[place], version == last.versions[place] {
        file = last.files[place]
      } else if let source = try folder.source(of: kind) {
        file = File(
          kind: kind, source: source, contents: SnapshotReader.contents(of: source, as: kind, timeZone: timeZone))
      }
      if let read = file?.contents.snapshots { snapshots.merge(read) }
      files.append(file)
    }
    (self.versions, self.snapshots, self.files) = (versions, snapshots, files)
  }

  /// The snapshots, with a report for each file about its mistakes at a moment.
  func stored(at now: Date) -> StoredSnapshots {
    StoredSnapshots(
      snapshots: snapshots,
      reports: files.compactMap { file in
        file.map { DiagnosticReport(source: $0.source, diagnostics: $0.contents.checked(at: now).diagnostics) }
      })
  }

  /// The size of the files.
  var bytes: Int { files.reduce(0) { $0 + ($1?.source.bytes.count ?? 0) } }

  /// The texts of the files that exist, with their kinds.
  var sources: [(kind: SnapshotKind, source: SourceText)] {
    files.compactMap { file in file.map { ($0.kind, $0.source) } }
  }
}
