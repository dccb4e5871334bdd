// SPDX-License-Identifier: MIT

import WeaveData
import WeaveHash

/// Whoever brought facts into a folder, and the name of its files there.
public struct FactOwner: Sendable, Hashable {
  /// The beginning of the names of its files: `feed-family`.
  let name: String

  private init(name: String) { self.name = name }

  /// A feed, by its name.
  public static func feed(_ name: String) -> FactOwner { FactOwner(name: "feed-\(name)") }

  /// A feed of another profile that asks about several places, by its name there.
  public static func visitor(_ name: String) -> FactOwner { FactOwner(name: "also-\(name)") }

  /// An imported calendar or list, by the name that it was imported under or by its path.
  public static func imported(_ name: String) -> FactOwner {
    FactOwner(name: "import-\(Checksum(of: Array(name.utf8)))")
  }

  /// All other imported facts, such as steps.
  static let imports = FactOwner(name: "import")
  /// Programs and people who write snapshots themselves.
  static let other = FactOwner(name: "other")

  var isFeed: Bool { name.hasPrefix("feed-") || name.hasPrefix("also-") }
  /// The name of the feed; nil for other owners.
  var feedName: String? { name.hasPrefix("feed-") ? String(name.dropFirst(5)) : nil }
  var isImport: Bool { name.hasPrefix("import-") }

  /// The name of the file with its facts of one kind.
  func fileName(_ kind: SnapshotKind) -> String { "\(name).\(kind.fileName)" }

  /// The owner and the kind of facts in a file of this name; nil for other files.
  static func of(_ fileName: String) -> (owner: FactOwner, kind: SnapshotKind)? {
    let parts = fileName.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[2] == "json", let kind = SnapshotKind(rawValue: String(parts[1])) else { return nil }
    let owner = FactOwner(name: String(parts[0]))
    return owner.isFeed || owner.isImport || owner == .imports || owner == .other ? (owner, kind) : nil
  }
}

extension FactOwner: Comparable {
  /// Feeds come before imports, and imports before all others.
  public static func < (a: FactOwner, b: FactOwner) -> Bool { a.name < b.name }
}
