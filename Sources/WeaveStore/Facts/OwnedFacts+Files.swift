// SPDX-License-Identifier: MIT

import FoundationEssentials
public import WeaveData
import WeaveDiagnostics
import WeaveHash
import WeaveSystem

// MARK: Reading

extension SnapshotFolder {
  /// The folder with the facts of each owner.
  var factFiles: SnapshotFolder { SnapshotFolder(path: "\(path)/facts") }

  /// The texts of all snapshots.
  func texts() throws(StoreError) -> [SnapshotKind: SourceText] {
    var texts: [SnapshotKind: SourceText] = [:]
    for kind in SnapshotKind.allCases { texts[kind] = try source(of: kind) }
    return texts
  }

  /// The facts of each owner. A file that cannot be read counts as missing; the next answer writes it again.
  func storedFacts(_ timeZone: TimeZone) throws(StoreError) -> [FactOwner: Snapshots] {
    let folder = factFiles
    guard folder.exists else { return [:] }
    var facts: [FactOwner: Snapshots] = [:]
    do throws(FileError) {
      for name in try names(inFolder: folder.path) {
        guard let (owner, kind) = FactOwner.of(name),
          let bytes = try? readFile("\(folder.path)/\(name)", limit: Limits.snapshotBytes)
        else { continue }
        let source = SourceText(name: name, bytes: bytes)
        let read = SnapshotReader.contents(of: source, as: kind, timeZone: timeZone).snapshots
        if let snapshot = read?[kind] { facts[owner, default: Snapshots()][kind] = snapshot }
      }
    } catch { throw .file(error) }
    return facts
  }

  /// The names of the feeds that have facts of their own in the folder.
  public func feedsWithFacts() throws(StoreError) -> Set<String> {
    guard factFiles.exists else { return [] }
    do throws(FileError) {
      let owners = try names(inFolder: factFiles.path).compactMap { FactOwner.of($0)?.owner }
      return Set(owners.compactMap(\.feedName))
    } catch { throw .file(error) }
  }

  /// The kinds of facts that a feed has in the folder.
  public func kinds(ofFeed name: String) throws(StoreError) -> [SnapshotKind] {
    guard factFiles.exists else { return [] }
    do throws(FileError) {
      let found = try names(inFolder: factFiles.path).compactMap(FactOwner.of).filter { $0.owner == .feed(name) }
      return SnapshotKind.allCases.filter { kind in found.contains { $0.kind == kind } }
    } catch { throw .file(error) }
  }

  /// What was last written for each kind; empty if nothing was.
  var sums: SnapshotSums {
    guard let bytes = try? readFile("\(factFiles.path)/\(SnapshotSums.fileName)", limit: 1 << 16) else {
      return SnapshotSums()
    }
    return (try? JSONDecoder().decode(SnapshotSums.self, from: Data(bytes))) ?? SnapshotSums()
  }

  /// Whether someone else has changed a snapshot since it was merged.
  public var needsMerge: Bool {
    let sums = sums
    return OwnedFacts.mergedKinds.contains { kind in
      guard let sum = sums[kind], let text = try? source(of: kind) else { return false }
      return sum != SnapshotSums.sum(of: text)
    }
  }
}

extension Snapshots {
  /// The usable part of some files.
  init(_ texts: [SnapshotKind: SourceText], _ timeZone: TimeZone) {
    self.init()
    for (kind, text) in texts {
      self[kind] = SnapshotReader.contents(of: text, as: kind, timeZone: timeZone).snapshots?[kind]
    }
  }
}

/// Checksums of the snapshots after the last merge, `written.json`. A different checksum shows that somebody else has
/// changed a snapshot.
struct SnapshotSums: Sendable, Hashable, Codable {
  static let fileName = "written.json"
  private var sums: [String: String] = [:]

  subscript(kind: SnapshotKind) -> String? {
    get { sums[kind.rawValue] }
    set { sums[kind.rawValue] = newValue }
  }

  static func sum(of text: SourceText) -> String { sum(of: text.bytes) }

  static func sum(of bytes: [UInt8]) -> String { Checksum(of: bytes).description }
}

// MARK: Writing

extension OwnedFacts {
  /// A snapshot that is about to change.
  public struct Change: Sendable {
    /// The kind.
    public var kind: SnapshotKind
    /// The new text; nil to remove the file, because nobody gives such facts any more.
    var text: String?
    /// Whether the facts differ, and not only their age.
    public var isNew: Bool
  }

  /// The snapshots that differ from those on disk.
  public func changes() -> [Change] {
    var next = merged(of: facts)
    (next.variables, next.location) = (variables, location)
    return SnapshotKind.allCases.compactMap { kind in
      guard !Self.mergedKinds.contains(kind) || hasOwner(kind) || isOrphaned(kind) else { return nil }
      let text = SnapshotWriter.text(kind, of: next)
      if text == SnapshotWriter.text(kind, of: current), text != nil || texts[kind] == nil { return nil }
      let isNew = !SnapshotWriter.hasSameFacts(kind, next, current)
      return isNew || Self.mergedKinds.contains(kind) ? Change(kind: kind, text: text, isNew: isNew) : nil
    }
  }

  /// Writes what has changed: the facts of each owner first, then the snapshots.
  ///
  /// The order makes every moment safe to be killed at. Until `written.json` names a new snapshot, the next merge finds
  /// the facts of all owners complete, and takes what else is in the snapshot for that of others, as it did before.
  ///
  /// - Parameter locked: the folder, locked since before the facts were read.
  public func save(in locked: borrowing LockedFolder) throws(StoreError) {
    let changes = changes()
    var sums = sums
    if changes.contains(where: { Self.mergedKinds.contains($0.kind) }) || facts != stored || !adopted.isEmpty {
      let files = try folder.factFiles.locked()
      try write(.other, in: files)
      // What others wrote is safe now. Without this, a snapshot that still has old facts of feeds would be read again.
      for kind in adopted { sums[kind] = texts[kind].map { SnapshotSums.sum(of: $0) } }
      if sums != self.sums { try files.write(sums) }
      for owner in Set(facts.keys).union(stored.keys).sorted() where owner != .other { try write(owner, in: files) }
    }
    let before = sums
    for change in changes {
      if let text = change.text { try locked.write(text, as: change.kind) } else { try locked.remove(change.kind) }
      if Self.mergedKinds.contains(change.kind) {
        sums[change.kind] = change.text.map { SnapshotSums.sum(of: Array($0.utf8)) }
      }
    }
    if sums != before { try folder.factFiles.locked().write(sums) }
    try locked.write(sources)
  }

  /// Writes the files of an owner that have changed, and removes those that it no longer has.
  private func write(_ owner: FactOwner, in files: borrowing LockedFolder) throws(StoreError) {
    let (old, new) = (stored[owner] ?? Snapshots(), facts[owner] ?? Snapshots())
    for kind in SnapshotKind.allCases {
      guard let text = SnapshotWriter.text(kind, of: new) else {
        if old.has(kind) { try files.remove(owner.fileName(kind)) }
        continue
      }
      if text != SnapshotWriter.text(kind, of: old) {
        try files.write(Array(text.utf8), named: owner.fileName(kind), isPrivate: true)
      }
    }
  }
}

extension LockedFolder {
  fileprivate borrowing func write(_ sums: SnapshotSums) throws(StoreError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    guard let bytes = try? encoder.encode(sums) else { return }
    try write(Array(bytes) + [0x0A], named: SnapshotSums.fileName, isPrivate: true)
  }
}
