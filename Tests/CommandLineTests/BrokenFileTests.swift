// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// Files that are not designs: each gives an error with a place, exit code 1 or 2, and no picture.
@Suite(.waiting) struct BrokenFileTests {
  struct Broken: Sendable, CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    /// The first line of standard error, without the file's name.
    var error: String
    var testDescription: String { name }

    init(_ name: String, _ bytes: [UInt8], _ error: String) {
      self.name = name
      self.bytes = bytes
      self.error = error
    }

    init(_ name: String, _ text: String, _ error: String) { self.init(name, Array(text.utf8), error) }
  }

  private static func opacity(_ number: String) -> String {
    Design.custom(#"{"type": "shape", "opacity": \#(number)}"#)
  }

  static let designs = [
    Broken("empty", "", ":1:1: error: the file is empty [W0001]"),
    Broken("blank", " \n\n", ":3:1: error: the file is empty [W0001]"),
    Broken(
      "only a byte-order mark", [0xEF, 0xBB, 0xBF],
      ":1:1: error: the file is empty [W0001]"),
    Broken(
      "UTF-16", [0xFF, 0xFE] + "{}".utf8.flatMap { [$0, 0] },
      ":1:1: error: the file is UTF-16 (little-endian) text; save it as UTF-8 [W0002]"),
    Broken(
      "not UTF-8", Array(#"{"name": ""#.utf8) + [0xFF] + Array(#""}"#.utf8),
      ":1:11: error: byte 0xFF is not UTF-8 [W0004]"),
    Broken(
      "truncated", #"{"name": "x", "layout": {"template": "cus"#,
      ":1:38: error: this string has no closing `\"` [W0020]"),
    Broken("nested arrays", "[" * 100_000, ":1:129: error: brackets are nested more than 128 levels deep [W0006]"),
    Broken(
      "nested objects", #"{"a":"# * 100_000, ":1:641: error: brackets are nested more than 128 levels deep [W0006]"),
    Broken(
      "too many values", "[" + "0," * 160_000 + "0]", ":1:240000: error: the file has more than 120000 values [W0007]"),
    Broken("1e999", opacity("1e999"), ":1:89: error: `1e999` is beyond the range of numbers, about 1.8e308 [W0032]"),
    Broken("NaN", opacity("NaN"), ":1:89: error: `NaN` is not a JSON number [W0031]"),
    Broken("a lone surrogate", #"{"name": "\ud800"}"#, ":1:11: error: `\\ud800` is half of a surrogate pair [W0024]"),
    Broken(
      "a control character", "{\"name\": \"a\u{1}b\"}",
      ":1:12: error: control character U+0001 in a string must be written as an escape [W0025]"),
    Broken(
      "a zero byte", "{\"name\": \"a\0b\"}",
      ":1:12: error: control character U+0000 in a string must be written as an escape [W0025]"),
    Broken("a word", "null", ":1:1: error: a design is an object, or a list of objects, not `null` [W0701]"),
  ]

  @Test(arguments: designs) func isRefused(_ broken: Broken) throws {
    let folder = try Folder()
    try folder.write(Data(broken.bytes), to: "design.json")
    let outcome = try Tool.run(["render", "design.json"], in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.errors.prefix { $0 != "\n" } == "design.json" + broken.error)
    #expect(outcome.text == "")
    #expect(folder.names == ["design.json"])
  }

  @Test(arguments: ["1", "-0", "-0.0e-0", "1e-999"]) func oddNumbersAreRead(_ number: String) throws {
    let folder = try Folder()
    try folder.write(Self.opacity(number), to: "design.json")
    let outcome = try Tool.run(["format", "design.json"], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.text.contains(#""opacity" : \#(number.hasPrefix("-0") ? "-0" : number == "1" ? "1" : "0")"#))
  }

  @Test func aByteOrderMarkIsRead() throws {
    let folder = try Folder()
    try folder.write("\u{FEFF}" + Design.red, to: "design.json")
    let outcome = try Tool.run(["validate", "design.json"], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "design.json: no problems\n")
  }

  @Test func theLastOfTwoKeysCounts() throws {
    let folder = try Folder()
    try folder.write(#"{"name": "a", "name": "b"}"#, to: "design.json")
    let outcome = try Tool.run(["format", "design.json"], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("design.json:1:15: warning: key `name` is repeated in this object"))
    #expect(outcome.text.contains(#""name" : "b""#))
  }

  // MARK: Files that cannot be read

  @Test func noSuchFile() throws {
    let outcome = try Tool.run(["render", "absent.json"], in: Folder())
    #expect(outcome.status == 2)
    #expect(outcome.errors == "weave: error: no such file: `absent.json`\n")
  }

  @Test func aFolder() throws {
    let folder = try Folder()
    try folder.makeFolder("designs")
    let outcome = try Tool.run(["validate", "designs"], in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.errors == "weave: error: `designs` is a folder, not a file\n")
  }

  @Test func aFileOf50Megabytes() throws {
    let folder = try Folder()
    try folder.write("[", to: "design.json")
    truncate("\(folder.path)/design.json", 50 << 20)
    let outcome = try Tool.run(["render", "design.json"], in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.errors == "weave: error: `design.json` is larger than 16777216 bytes\n")
    #expect(folder.names == ["design.json"])
  }

  @Test func aPipeNobodyWritesTo() throws {
    let folder = try Folder()
    mkfifo("\(folder.path)/design.json", 0o600)
    let outcome = try Tool.run(["render", "design.json"], in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.errors == "weave: error: `design.json` is not a regular file\n")
  }

  @Test func aFolderThatIsGone() throws {
    let folder = try Folder()
    try folder.makeFolder("gone")
    let outcome = try Tool.run(["render", "design.json"], in: folder, shell: "cd gone && rmdir ../gone")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("no such file: `design.json`"))
  }
}
