// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// References in one archive, for those who do not want a thousand files.
@Suite(.waiting) struct ReferenceArchiveTests {
  private let one = GoldenFolder.one
  private let golden: GoldenFolder
  private let archive = ["--golden", "golden.tar"]

  init() throws {
    golden = try GoldenFolder()
    let outcome = try golden.test("--update", "--golden", "golden.tar")
    try #require(outcome.status == 0, "\(outcome.errors)")
  }

  private func test(_ options: String..., ci: Bool = false) throws -> Tool.Outcome {
    try Tool.run(["test", "Specs"] + archive + options, in: golden.path, environment: ci ? ["CI": "true"] : [:])
  }

  /// What `tar` says of the archive.
  private func tar(_ options: String...) throws -> String {
    let outcome = try Tool.run(options, in: golden.path, program: "/usr/bin/tar")
    try #require(outcome.status == 0, "\(outcome.errors)")
    return outcome.text
  }

  @Test func anyTarReadsIt() throws {
    #expect(try tar("-tf", "golden.tar") == "environment.json\n\(one).png\n\(GoldenFolder.two).png\n")
    #expect(try tar("-tvf", "golden.tar", "--utc").contains("-rw-r--r-- 0/0"))
    #expect(!golden.path.names.contains("Golden"))
    #expect(try test(ci: true).text == "2 same\n")
    // A folder has the same files.
    #expect(try golden.test("--update").status == 0)
    try golden.path.makeFolder("out")
    _ = try tar("-xf", "golden.tar", "-C", "out")
    for name in ["environment.json", "\(one).png"] {
      #expect(try golden.path.read("out/\(name)") == golden.path.read("Golden/\(name)"))
    }
  }

  @Test func theSameReferencesAreTheSameBytes() throws {
    let first = try golden.path.read("golden.tar")
    #expect(try test("--update").text == "2 same\n")
    #expect(try golden.path.read("golden.tar") == first)
    try FileManager.default.removeItem(atPath: golden.path.path + "/golden.tar")
    #expect(try test("--update", "--jobs", "1").status == 0)
    #expect(try golden.path.read("golden.tar") == first)
  }

  @Test func itIsReviewedAsAFolderIs() throws {
    try golden.path.write(GoldenFolder.design("Stairs"), to: "Specs/one.json")
    let before = try golden.path.read("golden.tar")
    #expect(try test().text.contains("1 changed, 1 same"))
    #expect(try golden.path.read("golden.tar") == before)
    #expect(try golden.changes(one).first?["text"] as? String == "text “Stairs” was “Steps”")
    let accepted = try Tool.run(["accept", "--all"], in: golden.path)
    #expect(accepted.status == 0 && accepted.text == "accepted \(one)\n", "\(accepted.errors)")
    #expect(try test(ci: true).text == "2 same\n")
    try FileManager.default.removeItem(atPath: golden.path.path + "/Specs/two.json")
    #expect(try test().text.contains("1 orphaned, 1 same"))
    #expect(try test("--update", "--prune").text.contains("removed  two"))
    #expect(try tar("-tf", "golden.tar") == "environment.json\n\(one).png\n")
  }

  /// The archive of another program: with folders, owners and times, and `./` before each name.
  @Test func theArchiveOfAnotherTarIsFine() throws {
    let long = String(repeating: "very-long-name-", count: 12)
    for folder in ["Specs/deep/\(long)", "Specs/ümlaut"] { try golden.path.makeFolder(folder) }
    try golden.path.write(GoldenFolder.design(), to: "Specs/deep/\(long)/three.json")
    try golden.path.write(GoldenFolder.design(), to: "Specs/ümlaut/four.json")
    #expect(try golden.test("--update").status == 0)
    #expect(try test("--update").status == 0)
    #expect(try tar("-tf", "golden.tar", "--quoting-style=literal").contains("deep/\(long)/three-small-light@1x.png\n"))
    #expect(try test(ci: true).text == "4 same\n")
    for format in ["gnu", "pax", "ustar"] {
      // That format has no room for a name of 180 characters.
      if format == "ustar" {
        for place in ["Golden", "Specs"] {
          try FileManager.default.removeItem(atPath: golden.path.path + "/\(place)/deep")
        }
      }
      try FileManager.default.removeItem(atPath: golden.path.path + "/golden.tar")
      _ = try tar("--format=\(format)", "-cf", "golden.tar", "-C", "Golden", ".")
      #expect(try test(ci: true).text == (format == "ustar" ? "3 same\n" : "4 same\n"), "\(format)")
    }
  }

  @Test func damageIsToldAndKept() throws {
    let whole = try golden.path.read("golden.tar")
    var twisted = whole
    twisted[600] ^= 0xFF
    twisted[100] ^= 0xFF
    let pointer = Data("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n".utf8)
    for (data, reason) in [
      (whole.prefix(900), "not a tar archive, or it is damaged"), (twisted, "not a tar archive, or it is damaged"),
      (Data("hello".utf8), "not a tar archive"), (pointer, "a pointer of Git LFS"),
    ] {
      try golden.path.write(Data(data), to: "golden.tar")
      for options in [[], ["--update"]] {
        let outcome = try Tool.run(["test", "Specs"] + archive + options, in: golden.path)
        #expect(outcome.status == 2 && outcome.errors.contains(reason), "\(outcome.errors)")
        #expect(try golden.path.read("golden.tar") == data)
      }
    }
  }

  @Test func linksAndFullDisks() throws {
    let before = try golden.path.read("golden.tar")
    try golden.path.write(GoldenFolder.design("Stairs"), to: "Specs/one.json")
    let full = try Tool.run(["test", "Specs", "--update"] + archive, in: golden.path, shell: "ulimit -f 0")
    #expect(full.status == 2)
    #expect(try golden.path.read("golden.tar") == before)
    #expect(golden.path.names.allSatisfy { !$0.hasSuffix(".tmp") })
    try golden.path.makeFolder("away")
    try FileManager.default.moveItem(
      atPath: golden.path.path + "/golden.tar", toPath: golden.path.path + "/away/mine.tar")
    try FileManager.default.createSymbolicLink(
      atPath: golden.path.path + "/golden.tar", withDestinationPath: "away/mine.tar")
    let outcome = try test("--update")
    #expect(outcome.status == 2 && outcome.errors.contains("is a symbolic link"), "\(outcome.errors)")
    #expect(try golden.path.read("away/mine.tar") == before)
  }
}
