// SPDX-License-Identifier: MIT

public import WeaveData
public import WeaveDiagnostics

/// What was read from a file, or from a file in an archive.
public struct FactFile: Sendable {
  /// The bytes, if they are still kept. Messages use its name for the file.
  public var source: SourceText
  /// nil if the file is not recognised.
  public var feed: FeedSource?
  /// The snapshots that were read, and the diagnostics.
  public var checked: Checked<[Snapshots]>
  /// The number of records in an export of health data.
  public var recordCount: Int?

  /// A file and what was read from it; `recordCount` is for an export of health data.
  public init(
    source: SourceText, feed: FeedSource?, checked: Checked<[Snapshots]>, recordCount: Int? = nil
  ) {
    self.source = source
    self.feed = feed
    self.checked = checked
    self.recordCount = recordCount
  }

  /// The file without its bytes, so that the files of an archive do not fill memory together.
  public var withoutBytes: FactFile {
    var file = self
    file.source = SourceText(name: source.name, bytes: [])
    return file
  }

  /// A short summary of what was read.
  public var words: String {
    guard let feed else {
      let isTooLarge = checked.diagnostics.contains { $0.code == .feedTooMany }
      return isTooLarge ? "too large; nothing was imported" : "not recognised; nothing was imported"
    }
    guard let snapshots = checked.output else { return "\(feed.title): nothing could be imported" }
    let kinds = SnapshotKind.allCases.filter { kind in snapshots.contains { $0.kinds.contains(kind) } }
    let records = recordCount.map { $0 == 1 ? ", 1 record" : ", \($0) records" } ?? ""
    return "\(feed.title): \(kinds.map(\.rawValue).joined(separator: ", "))\(records)"
  }
}
