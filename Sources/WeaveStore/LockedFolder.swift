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
    self.folder = folder
    try makePrivateFolder(folder.path)
    lock = try FolderLock(folder.path, patience: patience)
  }

  /// The text of a snapshot; nil if there is none.
  public borrowing func source(of kind: SnapshotKind) throws(StoreError) -> SourceText? {
    try folder.source(of: kind)
  }

  /// Replaces a file in the folder that is not a snapshot.
  borrowing func write(_ bytes: [UInt8], named name: String) throws(StoreError) {
    do throws(FileError) { try lock.replace(name, with: bytes) } catch { throw .file(error) }
  }

  /// Replaces a snapshot completely or not at all. When this returns, it is on the disk.
  public borrowing func write(_ text: String, as kind: SnapshotKind) throws(StoreError) {
    do throws(FileError) { try lock.replace(kind.fileName, with: Array(text.utf8)) } catch { throw .file(error) }
  }
}

extension SnapshotFolder {
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
