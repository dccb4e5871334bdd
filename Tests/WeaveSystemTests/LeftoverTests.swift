// SPDX-License-Identifier: MIT

import Foundation
import Testing
@testable import WeaveSystem

/// What writers that were killed have left in a folder.
@Suite struct LeftoverTests {
  private let folder = Folder()

  /// A writer that was killed left the first two; the third belongs to one that still writes.
  @Test func temporaryFilesAreRemoved() throws {
    let path = folder.path
    let dead = [".weave-1-2.tmp", ".weave-77-12345678901234567890.tmp"]
    let mine = [".weave-1-a.tmp", ".weave-1.tmp", "weave-1-2.tmp", ".weave-1-2.tmp2"]
    for name in dead + mine + [".weave-3-4.tmp"] { try createFile([1], at: "\(path)/\(name)") }
    let writer = open(path + "/.weave-3-4.tmp", O_WRONLY)
    defer { close(writer) }
    #expect(flock(writer, LOCK_EX) == 0)
    try writeFile([1], to: path + "/a")
    #expect(folder.names == (mine + [".weave-3-4.tmp", "a"]).sorted())
  }

  /// A folder is searched when the process first writes to it, and not once for each file.
  @Test func aFolderIsSearchedOnce() throws {
    let other = Folder()
    for place in [folder, other] {
      try writeFile([1], to: place.path + "/a")
      try createFile([1], at: place.path + "/.weave-1-2.tmp")
      try writeFile([1], to: place.path + "/b")
      #expect(place.names == [".weave-1-2.tmp", "a", "b"])
    }
  }

  @Test(arguments: ["whole", "pieces", "confined"]) func everyWriterRemovesThem(_ writer: String) throws {
    try createFile([1], at: folder.path + "/.weave-1-2.tmp")
    switch writer {
    case "whole": try writeFile([2], to: folder.path + "/a")
    case "pieces":
      let file = try FileReplacement(folder.path + "/a")
      try file.append([2])
      try file.finish()
    default: try ConfinedFolder(folder.path).write([2], to: "a")
    }
    #expect(folder.names == ["a"])
    #expect(try readFile(folder.path + "/a", limit: 9) == [2])
  }

  // MARK: Folders

  @Test func aTemporaryFolderIsRemovedWithItsFiles() throws {
    let made = try TemporaryFolder(in: folder.path)
    try writeFile([1], to: made.path + "/a")
    #expect(folder.names == [String(made.path.dropFirst(folder.path.count + 1))])
    made.remove()
    #expect(folder.names == [])
  }

  /// The first was left by a process that was killed; another process uses the second; the others have other names.
  @Test func abandonedFoldersAreRemoved() throws {
    let names = ["weave-1-2.tmp", "weave-3-4.tmp", "weave-1.tmp", "weave-1-2"]
    for name in names {
      try makeFolder("\(folder.path)/\(name)")
      try createFile([1], at: "\(folder.path)/\(name)/photo.pgm")
    }
    defer { for name in names { try? FileManager.default.removeItem(atPath: "\(folder.path)/\(name)") } }
    let owner = open(folder.path + "/weave-3-4.tmp", O_RDONLY)
    defer { close(owner) }
    #expect(flock(owner, LOCK_EX) == 0)
    let made = try TemporaryFolder(in: folder.path)
    made.remove()
    #expect(folder.names == names.dropFirst().sorted())
  }
}
