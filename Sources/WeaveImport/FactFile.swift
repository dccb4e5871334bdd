// SPDX-License-Identifier: MIT

public import WeaveData
public import WeaveDiagnostics
public import WeaveFeeds

/// What was read from a file, or from one in an archive.
public struct FactFile: Sendable {
  /// The bytes, where they are few enough to be kept; messages name the file by it.
  public var source: SourceText
  /// Nil where nobody knows what the file is.
  public var feed: FeedSource?
  /// What was read, and what is to be said of it.
  public var checked: Checked<[Snapshots]>
  /// Records that an export of health data holds.
  public var recordCount: Int?

  /// A file and what was read from it; `recordCount` is that of an export of health data.
  public init(
    source: SourceText, feed: FeedSource?, checked: Checked<[Snapshots]>, recordCount: Int? = nil
  ) {
    self.source = source
    self.feed = feed
    self.checked = checked
    self.recordCount = recordCount
  }

  /// What was taken, in a few words.
  public var words: String {
    guard let feed else { return "not recognised; nothing is taken" }
    guard let snapshots = checked.output else { return "\(feed.title): nothing can be taken" }
    let kinds = SnapshotKind.allCases.filter { kind in snapshots.contains { $0.kinds.contains(kind) } }
    let records = recordCount.map { $0 == 1 ? ", 1 record" : ", \($0) records" } ?? ""
    return "\(feed.title): \(kinds.map(\.rawValue).joined(separator: ", "))\(records)"
  }
}
