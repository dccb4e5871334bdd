// SPDX-License-Identifier: MIT

import Testing
import WeaveSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A new folder, removed with all in it at the end of a test.
final class Folder {
  let path: String

  init() {
    path = "/tmp/weave-file-tests-\(getpid())-\(UInt64.random(in: 0 ... .max))"
    mkdir(path, 0o755)
  }

  deinit {
    for name in names { unlink("\(path)/\(name)") }
    rmdir(path)
  }

  var name: String { String(path.drop { $0 == "/" }.drop { $0 != "/" }.dropFirst()) }

  var names: [String] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var list: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name != ".", name != ".." { list.append(name) }
    }
    return list.sorted()
  }
}

@Suite struct FileTests {
  private let folder = Folder()

  private func readFailure(_ path: String, limit: Int = 100) -> FileError? {
    do throws(FileError) {
      _ = try readFile(path, limit: limit)
      return nil
    } catch { return error }
  }

  private func writeFailure(_ path: String, _ bytes: [UInt8] = [1]) -> FileError? {
    do throws(FileError) {
      try writeFile(bytes, to: path)
      return nil
    } catch { return error }
  }

  @Test func whatIsWrittenIsRead() throws {
    let path = folder.path + "/a"
    for bytes in [[], [1, 2, 3], [UInt8](repeating: 7, count: 100)] as [[UInt8]] {
      try writeFile(bytes, to: path)
      #expect(try readFile(path, limit: 100) == bytes)
    }
    #expect(folder.names == ["a"])
  }

  @Test func eachKindOfMissingFileHasItsError() throws {
    let path = folder.path
    #expect(readFailure(path + "/none") == .notFound(path + "/none"))
    #expect(readFailure("") == .notFound(""))
    #expect(readFailure("/etc\0/passwd") == .notFound("/etc\0/passwd"))
    #expect(readFailure(path) == .isDirectory(path))
    #expect(readFailure("/dev/zero") == .notRegular("/dev/zero"))
    mkfifo(path + "/pipe", 0o600)
    #expect(readFailure(path + "/pipe") == .notRegular(path + "/pipe"))
    try writeFile([UInt8](repeating: 7, count: 101), to: path + "/large")
    #expect(readFailure(path + "/large") == .tooLarge(path + "/large", limit: 100))
    #expect(readFailure(path + "/large", limit: 101) == nil)
  }

  @Test(.enabled(if: getuid() != 0, "root may read and write anywhere")) func aFileWithoutPermissionIsAnError() throws {
    let path = folder.path + "/secret"
    try writeFile([1], to: path)
    chmod(path, 0)
    #expect(readFailure(path) == .permissionDenied(path))
    #expect(writeFailure(path) == .permissionDenied(path))
  }

  @Test func aFailedWriteLeavesNothingBehind() throws {
    let path = folder.path
    #expect(writeFailure(path) == .isDirectory(path))
    #expect(writeFailure(path + "/none/a") == .noFolder(path + "/none/a"))
    #expect(writeFailure("/dev/full") == .diskFull("/dev/full"))
    #expect(writeFailure("/proc/none") != nil)
    #expect(folder.names.isEmpty)
  }

  @Test func aFullDiskKeepsTheOldFile() throws {
    let path = folder.path + "/a"
    try writeFile([1, 2], to: path)
    // A file larger than the process may write fails half-way, as on a full disk.
    var old = rlimit()
    getrlimit(__rlimit_resource_t(1), &old)
    signal(SIGXFSZ, SIG_IGN)
    var small = rlimit(rlim_cur: 4096, rlim_max: old.rlim_max)
    setrlimit(__rlimit_resource_t(1), &small)
    let failure = writeFailure(path, [UInt8](repeating: 9, count: 10_000))
    setrlimit(__rlimit_resource_t(1), &old)
    #expect(failure != nil)
    #expect(folder.names == ["a"])
    #expect(try readFile(path, limit: 100) == [1, 2])
  }

  @Test func permissionsAreKept() throws {
    let path = folder.path
    try writeFile([1], to: path + "/a")
    chmod(path + "/a", 0o640)
    try writeFile([2], to: path + "/a")
    #expect(try readFile(path + "/a", limit: 9) == [2])
    var info = stat()
    stat(path + "/a", &info)
    #expect(info.st_mode & 0o777 == 0o640)
  }

  /// Neither to a file nor to a place where one could be.
  @Test func aLinkIsNotFollowed() throws {
    let path = folder.path
    try writeFile([1], to: path + "/a")
    symlink(path + "/a", path + "/link")
    symlink(path + "/b", path + "/loose")
    #expect(writeFailure(path + "/link") == .isLink(path + "/link"))
    #expect(writeFailure(path + "/loose") == .isLink(path + "/loose"))
    #expect(try readFile(path + "/a", limit: 9) == [1])
    #expect(folder.names == ["a", "link", "loose"])
  }

  @Test func aLinkToADeviceIsWrittenTo() throws {
    symlink("/dev/null", folder.path + "/null")
    try writeFile([1], to: folder.path + "/null")
    #expect(folder.names == ["null"])
  }

  @Test func whatIsReadIsNotReplaced() throws {
    let path = folder.path
    try writeFile([1], to: path + "/a")
    link(path + "/a", path + "/other")
    let input = try #require(FileIdentity(path + "/a"))
    for name in ["/a", "/other", "/../\(folder.name)/a"] {
      #expect(throws: FileError.self) { try writeFile([2], to: path + name) { $0 == input } }
    }
    #expect(try readFile(path + "/a", limit: 9) == [1])
    #expect(folder.names == ["a", "other"])
  }

  @Test func aNewFileTakesNoPlace() throws {
    let path = folder.path
    try createFile([1], at: path + "/a")
    #expect(throws: FileError.self) { try createFile([2], at: path + "/a") }
    symlink(path + "/b", path + "/loose")
    #expect(throws: FileError.self) { try createFile([2], at: path + "/loose") }
    #expect(try readFile(path + "/a", limit: 9) == [1])
    #expect(folder.names == ["a", "loose"])
  }
}
