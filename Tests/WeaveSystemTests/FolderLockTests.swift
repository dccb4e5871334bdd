// SPDX-License-Identifier: MIT

import Testing
import WeaveSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@Suite struct FolderLockTests {
  private let folder = Folder()

  private func failure(_ body: () throws(FileError) -> Void) -> FileError? {
    do throws(FileError) {
      try body()
      return nil
    } catch { return error }
  }

  private func write(_ name: String, _ bytes: [UInt8] = [1]) throws(FileError) {
    try FolderLock(folder.path, patience: 5).replace(name, with: bytes)
  }

  private func mode(_ name: String) -> mode_t {
    var info = stat()
    return lstat("\(folder.path)/\(name)", &info) == 0 ? info.st_mode : 0
  }

  @Test func oneHolderAtATime() throws {
    do {
      let first = try FolderLock(folder.path, patience: 0)
      #expect(
        failure { () throws(FileError) in _ = try FolderLock(folder.path, patience: 0) }
          == .locked("\(first.folder)/.lock", seconds: 0))
    }
    _ = try FolderLock(folder.path, patience: 0)
    #expect(folder.names == [".lock"])
  }

  @Test func theErrorNamesTheLockFileAndTheWait() {
    #expect(
      "\(FileError.locked("/a/.lock", seconds: 10))"
        == "another process holds the lock `/a/.lock`; gave up after 10 s")
  }

  /// A lock on a file that is no longer there binds nobody, and does not stop the next one.
  @Test func aRemovedLockFileIsMadeAnew() throws {
    let first = try FolderLock(folder.path, patience: 0)
    unlink("\(first.folder)/.lock")
    let second = try FolderLock(folder.path, patience: 0)
    try second.replace("a", with: [2])
    #expect(folder.names == [".lock", "a"])
  }

  @Test func aFolderThatIsMissingIsTold() {
    let path = folder.path + "/none"
    #expect(failure { () throws(FileError) in _ = try FolderLock(path, patience: 0) } == .notFound(path + "/.lock"))
  }

  @Test func aLinkAsLockFileIsNotFollowed() throws {
    symlink("\(folder.path)/elsewhere", "\(folder.path)/.lock")
    #expect(failure { () throws(FileError) in _ = try FolderLock(folder.path, patience: 0) } != nil)
    #expect(folder.names == [".lock"])
  }

  @Test func aReplacedFileKeepsItsPermissions() throws {
    try writeFile([1], to: folder.path + "/a")
    chmod(folder.path + "/a", 0o640)
    try write("a", [2, 3])
    #expect(mode("a") & 0o777 == 0o640)
    #expect(try readFile(folder.path + "/a", limit: 9) == [2, 3])
    #expect(folder.names == [".lock", "a"])
  }

  @Test func aPrivateFileIsItsOwners() throws {
    try writeFile([1], to: folder.path + "/a")
    chmod(folder.path + "/a", 0o644)
    for name in ["a", "new"] {
      try FolderLock(folder.path, patience: 0).replace(name, with: [2], isPrivate: true)
      #expect(mode(name) & 0o777 == 0o600)
    }
    chmod(folder.path, 0o2755)
    keepOthersOut(ofFolder: folder.path)
    #expect(mode("") & 0o7777 == 0o2700)
    // A folder that many users share, such as /tmp.
    chmod(folder.path, 0o1777)
    keepOthersOut(ofFolder: folder.path)
    #expect(mode("") & 0o7777 == 0o1777)
  }

  /// The lock of this folder does not hold where the link leads.
  @Test func aLinkIsRefusedAndStays() throws {
    try writeFile([1], to: folder.path + "/target")
    symlink(folder.path + "/target", folder.path + "/a")
    #expect(failure { () throws(FileError) in try write("a", [2]) } == .isLink(folder.path + "/a"))
    #expect(mode("a") & S_IFMT == S_IFLNK)
    #expect(try readFile(folder.path + "/target", limit: 9) == [1])
    #expect(folder.names == [".lock", "a", "target"])
  }

  @Test func whatIsNoFileIsRefused() throws {
    mkdir(folder.path + "/b", 0o755)
    defer { rmdir(folder.path + "/b") }
    #expect(failure { () throws(FileError) in try write("b") } == .isDirectory(folder.path + "/b"))
    mkfifo(folder.path + "/c", 0o644)
    #expect(failure { () throws(FileError) in try write("c") } == .notRegular(folder.path + "/c"))
    #expect(folder.names == [".lock", "b", "c"])
  }

  /// Names of files, and whether they are those of an ended writer.
  static let names: [(String, Bool)] = [
    (".steps.json.4711-18446744073709551615.weave-new", true), (".a.1-2.weave-new", true),
    ("steps.json", false), (".steps.json.weave-new", false), (".steps.json.4711.weave-new", false),
    (".steps.json.47a-11.weave-new", false), ("steps.json.1-2.weave-new", false), (".steps.json.1-2.tmp", false),
    (".steps.json.1-.weave-new", false), ("..weave-new", false), (".weave-new", false),
  ]

  @Test(arguments: names) func whatEndedWritersLeaveIsCleared(_ name: String, _ isLeftover: Bool) throws {
    try writeFile([1], to: "\(folder.path)/\(name)")
    try write("b")
    #expect(folder.names.contains(name) == !isLeftover)
  }

  @Test func whatIsHeldIsNotCleared() throws {
    let name = ".a.1-2.weave-new"
    try writeFile([1], to: "\(folder.path)/\(name)")
    let holder = open("\(folder.path)/\(name)", O_RDONLY)
    flock(holder, LOCK_EX)
    try write("b")
    #expect(folder.names.contains(name))
    // A program that another test is just starting has the descriptor as well, so closing it is not enough.
    flock(holder, LOCK_UN)
    close(holder)
    try write("b")
    #expect(!folder.names.contains(name))
  }

  @Test func foldersAreMadeForTheirOwnerAlone() throws {
    let outer = folder.path + "/x"
    try makePrivateFolder(outer + "/y")
    defer {
      rmdir(outer + "/y")
      rmdir(outer)
    }
    #expect(mode("x") & 0o777 == 0o700)
    #expect(isFolder(outer + "/y"))
    try makePrivateFolder(outer + "/y/")
    try writeFile([1], to: folder.path + "/file")
    #expect(
      failure { () throws(FileError) in try makePrivateFolder(folder.path + "/file/z") }?.description.contains("file")
        == true)
  }
}
