// SPDX-License-Identifier: MIT

import WeaveSystem

/// A folder that one writer at a time changes, with a record of each change so that it can be undone.
///
/// A change is first recorded, then made, then archived.
///
/// ```
/// write .pending ▸ write and remove files ▸ rename .pending to .history/00000007
/// ```
/// Each step is on disk before the next begins. If a writer is killed, the next one finds `.pending` and makes the
/// change again. The result is the same however much of it was already made.
public struct RecordedFolder: Sendable, Hashable {
  /// The path as messages show it.
  public let path: String

  static let historyFolder = ".history"
  /// A change that has started; if it was interrupted, the next writer finishes it.
  static let pendingFile = ".pending"
  /// The number of changes that can be undone.
  static let historyLength = 100
  /// The size limit of a record, in bytes. Stops: a file in its place that fills memory.
  static let recordLimit = 256 << 20

  /// A folder at a path, which need not exist yet.
  public init(path: String) { self.path = path }

  /// Changes files; nobody else can write in between.
  ///
  /// - Parameters:
  ///   - patience: seconds to wait for another writer.
  ///   - body: makes the changes in the edit. If it throws, nothing is written.
  @discardableResult
  public func edit<Result>(
    patience: Double = 10, _ body: (inout FolderEdit) throws(LibraryError) -> Result
  ) throws(LibraryError) -> Result {
    let lock: FolderLock
    do throws(FileError) {
      try makePrivateFolder(path)
      lock = try FolderLock(path, patience: patience)
    } catch { throw .file(error) }
    try recover()
    var edit = FolderEdit(self)
    let result = try body(&edit)
    if let change = edit.change { try perform(change) }
    // The lock is held until here.
    _ = lock.folder
    return result
  }

  /// Undoes the last change.
  ///
  /// - Returns: the description of the change.
  public func undo() throws(LibraryError) -> String {
    try edit { edit throws(LibraryError) in
      guard let number = try numbers().last else { throw .nothingToUndo }
      let record = Self.historyFolder + "/" + Self.recordName(number)
      guard let bytes = try contents(of: record), let change = LibraryChange(bytes) else {
        throw .damaged("\(path)/\(record)", reason: "it is not a record of a change")
      }
      for file in change.files where try contents(of: file.name) != file.after {
        throw .changedSince("\(path)/\(file.name)", what: change.what)
      }
      edit.replace(by: change.reversed(number))
      return change.what
    }
  }

  /// The changes that can be undone, newest first.
  public func history() throws(LibraryError) -> [String] {
    var found: [String] = []
    for number in try numbers().reversed() {
      let bytes = try contents(of: Self.historyFolder + "/" + Self.recordName(number))
      if let change = bytes.flatMap(LibraryChange.init) { found.append(change.what) }
    }
    return found
  }

  // MARK: Steps

  /// Finishes the change of a writer that was killed. The caller must hold the lock.
  private func recover() throws(LibraryError) {
    guard let bytes = try contents(of: Self.pendingFile) else { return }
    guard let change = LibraryChange(bytes) else {
      throw .damaged("\(path)/\(Self.pendingFile)", reason: "it is not a record of a change; remove it to continue")
    }
    try make(change)
  }

  private func perform(_ change: LibraryChange) throws(LibraryError) {
    try attempt { () throws(FileError) in try folder.write(change.bytes, to: Self.pendingFile) }
    try make(change)
  }

  /// Makes a recorded change and archives its record.
  private func make(_ change: LibraryChange) throws(LibraryError) {
    for file in change.files {
      try attempt { () throws(FileError) in
        if let bytes = file.after { return try folder.write(bytes, to: file.name, link: .replaced) }
        do throws(FileError) { try folder.remove(file.name) } catch .notFound {}
      }
    }
    let history = "\(path)/\(Self.historyFolder)"
    try attempt { () throws(FileError) in try makePrivateFolder(history) }
    if let undone = change.undone {
      try attempt { () throws(FileError) in
        do throws(FileError) { try removeFile("\(history)/\(Self.recordName(undone))") } catch .notFound {}
        try removeFile("\(path)/\(Self.pendingFile)")
      }
    } else {
      let numbers = try numbers()
      let name = Self.recordName((numbers.last ?? 0) + 1)
      try attempt { () throws(FileError) in
        try moveFile("\(path)/\(Self.pendingFile)", to: "\(history)/\(name)")
        for old in numbers.dropLast(Self.historyLength - 1) { try removeFile("\(history)/\(Self.recordName(old))") }
      }
    }
  }

  /// The bytes of a file; nil if there is none.
  func read(_ name: String) throws(LibraryError) -> [UInt8]? { try contents(of: name) }

  private var folder: ConfinedFolder { ConfinedFolder(path) }

  private func attempt(_ body: () throws(FileError) -> Void) throws(LibraryError) {
    do throws(FileError) { try body() } catch { throw .file(error) }
  }

  private func contents(of name: String) throws(LibraryError) -> [UInt8]? {
    do throws(FileError) { return try folder.read(name, limit: Self.recordLimit) } catch {
      if case .notFound = error { return nil }
      throw .file(error)
    }
  }

  /// The numbers of the records, in order.
  private func numbers() throws(LibraryError) -> [Int] {
    do throws(FileError) {
      return try names(inFolder: "\(path)/\(Self.historyFolder)").compactMap { Int($0) }.sorted()
    } catch .notFound { return [] } catch { throw .file(error) }
  }

  private static func recordName(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 8 - digits.count)) + digits
  }
}
