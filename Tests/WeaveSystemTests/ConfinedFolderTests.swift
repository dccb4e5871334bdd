// SPDX-License-Identifier: MIT

import Testing
import WeaveSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A folder with a file outside of it, which nothing in it leads to.
@Suite struct ConfinedFolderTests {
  private let outer = Folder()
  private let inner: Folder
  private let confined: ConfinedFolder

  init() throws {
    inner = Folder()
    confined = ConfinedFolder(inner.path)
    try createFile([7], at: outer.path + "/secret")
  }

  private func failure(_ name: String, link: ConfinedFolder.LinkRule = .refused) -> FileError? {
    do throws(FileError) {
      try confined.write([1], to: name, link: link)
      return nil
    } catch { return error }
  }

  static let leadingOut = [
    "", "/", ".", "..", "../x", "a/../../x", "/etc/passwd", "a//b", "a/", "./a", "a/./b", "a\0b",
    // One character each to Swift, a slash and an accent to the system.
    "../\u{301}x", "/\u{301}etc",
  ]

  @Test(arguments: leadingOut) func aNameThatLeadsOut(name: String) {
    #expect(failure(name) != nil)
    #expect((try? confined.read(name, limit: 9)) == nil)
    #expect(throws: FileError.self) { try confined.remove(name) }
    #expect(inner.names.isEmpty)
    #expect(outer.names == ["secret"])
  }

  @Test func foldersAreMade() throws {
    try confined.write([1], to: "a")
    #expect(try confined.read("a", limit: 9) == [1])
    #expect(try confined.read("none", limit: 9) == .none)
    #expect(try confined.read("none/none", limit: 9) == .none)
    try confined.write([2], to: "a", isSynchronized: false)
    #expect(try readFile(inner.path + "/a", limit: 9) == [2])
    #expect(failure("a/b") == .failed(inner.path + "/a", reason: "a file is in the way of this folder"))
    mkdir(inner.path + "/d", 0o755)
    #expect(failure("d") == .isDirectory(inner.path + "/d"))
    rmdir(inner.path + "/d")
    #expect(inner.names == ["a"])
  }

  @Test func aLinkInThePlaceOfAFile() throws {
    symlink(outer.path + "/secret", inner.path + "/a")
    #expect(throws: FileError.isLink(inner.path + "/a")) { try confined.read("a", limit: 9) }
    #expect(failure("a") == .isLink(inner.path + "/a"))
    #expect(failure("a", link: .replaced) == nil)
    #expect(try confined.read("a", limit: 9) == [1])
    #expect(try readFile(outer.path + "/secret", limit: 9) == [7])
  }

  @Test func aLinkInThePlaceOfAFolder() throws {
    symlink(outer.path, inner.path + "/d")
    for rule in [ConfinedFolder.LinkRule.refused, .replaced] {
      #expect(failure("d/secret", link: rule) == .isLink(inner.path + "/d"))
    }
    #expect(throws: FileError.isLink(inner.path + "/d")) { try confined.read("d/secret", limit: 9) }
    #expect(throws: FileError.isLink(inner.path + "/d")) { try confined.remove("d/secret") }
    #expect(try readFile(outer.path + "/secret", limit: 9) == [7])
    #expect(outer.names == ["secret"])
  }

  @Test func aPipeIsNotWaitedFor() throws {
    mkfifo(inner.path + "/pipe", 0o600)
    #expect(throws: FileError.notRegular(inner.path + "/pipe")) { try confined.read("pipe", limit: 9) }
    #expect(failure("pipe") == .notRegular(inner.path + "/pipe"))
  }

  @Test func theFolderItselfMayBeALink() throws {
    symlink(inner.path, outer.path + "/link")
    defer { unlink(outer.path + "/link") }
    try ConfinedFolder(outer.path + "/link").write([1], to: "a")
    #expect(inner.names == ["a"])
  }

  @Test func linksWithinAFolderAreFollowedAndOthersNot() throws {
    try createFile([1], at: inner.path + "/a")
    symlink("a", inner.path + "/near")
    symlink(outer.path + "/secret", inner.path + "/far")
    let folders = [inner.path]
    #expect(try ConfinedFolder.read(inner.path + "/near", within: folders, limit: 9) == [1])
    #expect(throws: FileError.failed(inner.path + "/far", reason: "this is outside `\(inner.path)`")) {
      try ConfinedFolder.read(inner.path + "/far", within: folders, limit: 9)
    }
    #expect(throws: FileError.notFound(inner.path + "/none")) {
      try ConfinedFolder.read(inner.path + "/none", within: folders, limit: 9)
    }
    // A folder whose name only begins like this one.
    #expect(throws: FileError.self) {
      try ConfinedFolder.read(inner.path + "/a", within: [String(inner.path.dropLast())], limit: 9)
    }
  }
}
