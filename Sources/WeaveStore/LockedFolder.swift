// SPDX-License-Identifier: MIT

public import WeaveData
public import WeaveDiagnostics
import WeaveSystem

/// A folder of snapshots that is locked against other writers: what is read stays current until it is written.
public struct LockedFolder: ~Copyable {
  /// The locked folder.
  public let folder: SnapshotFolder
  private let lock: FolderLock

  init(_ folder: SnapshotFolder, patience: Double) throws(FileError) {
    try makePrivateFolder(folder.path)
    lock = try FolderLock(folder.path, patience: patience)
    self.folder = folder
    folder.makePrivate()
  }

  /// The text of a snapshot; nil if there is none.
  public borrowing func source(of kind: SnapshotKind) throws(StoreError) -> SourceText? {
    try folder.source(of: kind)
  }

  /// Replaces a file in the folder that is not a snapshot.
  borrowing func write(_ bytes: [UInt8], named name: String, isPrivate: Bool = false) throws(StoreError) {
    do throws(FileError) { try lock.replace(name, with: bytes, isPrivate: isPrivate) } catch { throw .file(error) }
  }

  /// Removes a file in the folder that is not a snapshot.
  borrowing func remove(_ name: String) throws(StoreError) {
    do throws(FileError) { try removeFile("\(folder.path)/\(name)") } catch .notFound {} catch { throw .file(error) }
  }

  /// Removes a snapshot.
  borrowing func remove(_ kind: SnapshotKind) throws(StoreError) { try remove(kind.fileName) }

  /// Replaces a snapshot completely or not at all. When this returns, it is on the disk. Only its owner may read one
  /// that holds private facts, whoever could read it before.
  public borrowing func write(_ text: String, as kind: SnapshotKind) throws(StoreError) {
    try write(Array(text.utf8), named: kind.fileName, isPrivate: kind.definition.isPrivate)
  }
}

extension SnapshotFolder {
  /// Lets only its owner into the folder. A folder that also holds other files, such as those of a project, stays as it
  /// is; the private files in it are protected themselves.
  fileprivate func makePrivate() {
    let ours = Set(SnapshotKind.allCases.map(\.fileName) + [FactSources.fileName, "facts", "profiles"])
    let isOurs = { (name: String) in
      ours.contains(name) || name.hasPrefix(".") || path.hasSuffix("/facts") && name.hasSuffix(".json")
    }
    guard let found = try? names(inFolder: path), found.allSatisfy(isOurs) else { return }
    keepOthersOut(ofFolder: path)
  }

  /// Seconds that a writer waits for another one, many times longer than a write takes.
  public static let patience = 10.0

  /// Creates the folder if it is missing, and waits until no other writer has it locked. The lock ends with the scope
  /// of the result.
  ///
  /// - Parameter patience: seconds to wait.
  public func locked(patience: Double = patience) throws(StoreError) -> LockedFolder {
    do throws(FileError) { return try LockedFolder(self, patience: patience) } catch { throw .file(error) }
  }

  /// Reads a snapshot, changes it and writes it, without other writers in between.
  ///
  /// - Parameter edit: returns the new text for the old one, which is nil if there is no file; returning nil writes
  ///   nothing.
  public func update(
    _ kind: SnapshotKind, patience: Double = patience, edit: (SourceText?) throws(StoreError) -> String?
  ) throws(StoreError) {
    let locked = try locked(patience: patience)
    if let text = try edit(locked.source(of: kind)) { try locked.write(text, as: kind) }
  }
}
