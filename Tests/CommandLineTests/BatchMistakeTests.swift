// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// `weave batch` with bad rows and folders: each fails alone, and is reported with its place.
@Suite(.waiting) struct BatchMistakeTests {
  // MARK: Rows

  @Test func aBadRowNeverStopsTheRest() throws {
    let batch = try BatchFolder()
    try batch.path.write(
      "name,city\na,A\nb\nc,C,C\nd,\"D\"\n", to: "rows.csv")
    let outcome = try batch.draw("rows.csv")
    #expect(outcome.status == 1 && outcome.text.hasPrefix("2 drawn, 2 failed"))
    #expect(
      outcome.errors == """
        rows.csv:3: error: the row ends before `city`: it has 1 of 2 columns
        rows.csv:4: error: the row has 3 columns, the headings name 2; quote texts that contain a separator

        """)
    #expect(try batch.manifest().map(\.row) == [1, 4])
    try batch.expectTrueManifest()
  }

  @Test(arguments: [
    (#"{"nmae": "b"}"#, "rows.jsonl:2:2: error: unknown key `nmae`; did you mean `name`?"),
    (
      #"{"name": "b", "city": "B"}"#,
      "rows.jsonl:2:15: error: unknown key `city`; values for the design stand in `variables`"
    ),
    (#"{"name": "b" "x"}"#, "rows.jsonl:2:13: error: missing `,` between members"),
    (#"["b"]"#, "rows.jsonl:2: error: a row is an object such as "),
    (
      #"{"name": "b", "size": ["small", "smal"]}"#, "rows.jsonl:2:23: error: unknown size `smal`; did you mean `small`?"
    ),
    (
      #"{"name": "b", "appearance": "dakr"}"#, "rows.jsonl:2:29: error: unknown appearance `dakr`; did you mean `dark`?"
    ),
    (#"{"name": "b", "scale": 4}"#, "rows.jsonl:2:24: error: `scale` is 1, 2 or 3, not `4`"),
    (#"{"name": "b", "now": "yesterday"}"#, "rows.jsonl:2:22: error: `now` is a moment such as "),
    (#"{"name": "b", "timeZone": "Mars/Base"}"#, "rows.jsonl:2:27: error: `timeZone` is a zone such as Europe/Paris"),
    (#"{"name": ["b", "c"]}"#, "rows.jsonl:2:10: error: `name` takes one value"),
    (
      #"{"name": "b", "spec": "nope.json"}"#,
      "rows.jsonl:2: error: `nope.json`: the design cannot be read: no such file"
    ),
    (#"{"name": "a"}"#, "rows.jsonl:2: error: a picture before this one is called `a-medium@1x.png`, too"),
    (#"{"name": "A"}"#, "rows.jsonl:2: error: a picture before this one is called `A-medium@1x.png`, too"),
    (#"{"name": "../b"}"#, "rows.jsonl:2: error: name \"../b\" cannot be a part of a file's name"),
    (#"{"name": "/etc/b"}"#, "rows.jsonl:2: error: name \"/etc/b\" cannot be a part of a file's name"),
    (#"{"name": "b\u0000"}"#, "rows.jsonl:2"),
    (#"{"name": ""}"#, "rows.jsonl:2: error: `name` is empty, and is a part of the picture's name"),
  ])
  func mistakesHaveTheirPlace(row: String, message: String) throws {
    let batch = try BatchFolder()
    let rows = [#"{"name": "a", "variables": {"city": "A"}}"#, row, #"{"name": "z", "variables": {"city": "Z"}}"#]
    try batch.path.write(rows.joined(separator: "\n"), to: "rows.jsonl")
    let outcome = try batch.draw("rows.jsonl")
    #expect(outcome.status == 1 && outcome.text.hasPrefix("2 drawn, 1 failed"), "\(outcome.errors)")
    #expect(outcome.errors.hasPrefix(message), "\(outcome.errors)")
    #expect(try batch.pictures().keys.sorted() == ["a-medium@1x.png", "z-medium@1x.png"])
    #expect(batch.path.names == ["card.json", "out", "rows.jsonl"])
  }

  /// Names as long as file systems allow, and longer ones.
  @Test func longNamesCostTheirRow() throws {
    let batch = try BatchFolder()
    let names = [1, 225, 239, 240, 300].map { String(repeating: "n", count: $0) }
    try batch.path.write(names.map { #"{"name": "\#($0)"}"# }.joined(separator: "\n"), to: "rows.jsonl")
    let outcome = try batch.draw("rows.jsonl", "--var", "city=a")
    // `-medium@1x.png` has 14 letters.
    #expect(outcome.status == 1 && outcome.text.hasPrefix("4 drawn, 1 failed"), "\(outcome.errors)")
    #expect(try batch.manifest().map { $0.file.count - 14 } == [1, 225, 239, 240])
  }

  /// Something else exists at the path of a picture.
  @Test func aFolderInTheWayCostsItsRow() throws {
    let batch = try BatchFolder()
    try batch.path.makeFolder("out/b-medium@1x.png")
    try batch.path.write(BatchFolder.rows(["a", "b", "c"]), to: "rows.csv")
    let outcome = try batch.draw("rows.csv")
    #expect(outcome.status == 1 && outcome.text.hasPrefix("2 drawn, 1 failed"), "\(outcome.errors)")
    #expect(outcome.errors.contains("rows.csv:3"))
  }

  /// A line larger than any design may be is one bad row.
  @Test func aHugeLineCostsItself() throws {
    let batch = try BatchFolder()
    let huge = #"{"name": "b", "variables": {"city": ""# + String(repeating: "x", count: 17 << 20) + #""}}"#
    try batch.path.write([#"{"name": "a"}"#, huge, #"{"name": "c"}"#].joined(separator: "\n"), to: "rows.jsonl")
    let outcome = try batch.draw("rows.jsonl", "--var", "city=a")
    #expect(outcome.status == 1 && outcome.text.hasPrefix("2 drawn, 1 failed"), "\(outcome.errors.prefix(300))")
    #expect(outcome.errors.hasPrefix("rows.jsonl:2") && outcome.errors.count < 300)
  }

  @Test func aLinkIsNotWrittenThrough() throws {
    let batch = try BatchFolder()
    try batch.path.makeFolder("out")
    try batch.path.write("mine", to: "elsewhere.png")
    try FileManager.default.createSymbolicLink(
      atPath: batch.path.path + "/out/a-medium@1x.png", withDestinationPath: "../elsewhere.png")
    try batch.path.write(BatchFolder.rows(["a"]), to: "rows.csv")
    #expect(try batch.draw("rows.csv").status == 0)
    #expect(try batch.path.read("elsewhere.png") == Data("mine".utf8))
    #expect(try batch.pictures()["a-medium@1x.png"] == batch.rendered("city=a"))
  }

  @Test func brokenEncodings() throws {
    let batch = try BatchFolder()
    try batch.path.write(Data("name,city\na,A\nb,B".utf8) + [0xFF] + Data("\nc,C\n".utf8), to: "rows.csv")
    let outcome = try batch.draw("rows.csv")
    #expect(outcome.status == 1 && outcome.text.hasPrefix("2 drawn, 1 failed"))
    #expect(outcome.errors.hasPrefix("rows.csv:3: error: this is not UTF-8"))
  }

  @Test func aQuoteThatIsNeverClosed() throws {
    let batch = try BatchFolder()
    try batch.path.write("name,city\na,A\nb,\"B\nc,C\n", to: "rows.csv")
    let outcome = try batch.draw("rows.csv")
    #expect(outcome.status == 1 && outcome.text.hasPrefix("2 drawn, 1 failed"))
    #expect(outcome.errors.hasPrefix("rows.csv:3:3: error: the quoted text that begins here never ends"))
  }

  // MARK: Designs

  /// A design's mistakes are reported in full once, however many rows use it.
  @Test func aDesignWithErrors() throws {
    let batch = try BatchFolder()
    try batch.path.write(#"{"name": "x", "layout": {"template": "clasic"}}"#, to: "bad.json")
    try batch.path.write("name,spec,city\na,bad.json,A\nb,card.json,B\nc,bad.json,C\n", to: "rows.csv")
    let outcome = try batch.draw("rows.csv")
    #expect(outcome.status == 1 && outcome.text.hasPrefix("1 drawn, 2 failed"))
    #expect(outcome.errors.contains("rows.csv:2: error: `bad.json`: the design has errors\n"))
    #expect(outcome.errors.hasSuffix("rows.csv:2: same error in 1 more row\n"))
    #expect(outcome.errors.components(separatedBy: "did you mean `classic`?").count == 2, "\(outcome.errors)")
  }

  @Test func aRowWithoutADesign() throws {
    let batch = try BatchFolder()
    try batch.path.write(BatchFolder.rows(["a"]), to: "rows.csv")
    let outcome = try batch.run(["rows.csv", "-o", "out"])
    #expect(outcome.status == 1)
    #expect(outcome.errors == "rows.csv:2: error: the row names no `spec`; add one, or give --spec\n")
  }

  /// With `--strict`, warnings are errors, even for pictures from an earlier run.
  @Test func strictMeansEveryRow() throws {
    let batch = try BatchFolder()
    try batch.path.write(BatchFolder.rows(["a", "Donaudampfschifffahrtsgesellschaft"]), to: "rows.csv")
    let lenient = try batch.draw("rows.csv")
    #expect(lenient.status == 0 && lenient.errors.hasPrefix("rows.csv:3: warning: text `Donau"))
    #expect(try batch.draw("rows.csv", "--strict").text.hasPrefix("1 drawn, 1 failed"))
    #expect(try batch.draw("rows.csv").status == 0)
    #expect(try batch.draw("rows.csv", "--strict", "--resume").text.hasPrefix("0 drawn, 1 as before, 1 failed"))
  }

  // MARK: Ends

  @Test func theFirstMistakeMayEndTheBatch() throws {
    let batch = try BatchFolder()
    try batch.path.write(
      "name,city\na,A\nb\n" + BatchFolder.cities(200).map { "\($0)\n" }.joined(), to: "rows.csv")
    let outcome = try batch.draw("rows.csv", "--fail-fast")
    #expect(outcome.status == 1 && outcome.text.hasPrefix("stopped: 1 drawn, 1 failed"))
    #expect(outcome.errors == "rows.csv:3: error: the row ends before `city`: it has 1 of 2 columns\n")
    try batch.expectTrueManifest()
  }

  @Test func nothingToDraw() throws {
    let batch = try BatchFolder()
    try batch.path.write("", to: "empty.jsonl")
    let none = try batch.draw("empty.jsonl")
    #expect(none.status == 0 && none.text.hasPrefix("0 drawn") && none.errors.isEmpty)
    #expect(try batch.manifest().isEmpty)
    try batch.path.write("", to: "empty.csv")
    let empty = try batch.draw("empty.csv")
    #expect(empty.status == 2 && empty.errors.contains("empty.csv:1: error: the first row names the columns"))
    try batch.path.write("name,city\n", to: "headings.csv")
    #expect(try batch.draw("headings.csv").text.hasPrefix("0 drawn"))
    for (headings, message) in [
      ("a,,b", "column 2 has no name"), ("a,b,a", "two columns are called `a`"),
      ("a,b,a.c", "the columns `a.c` and `a` cannot stand side by side"),
      ("a.c.d,b,a.c", "the columns `a.c` and `a.c.d` cannot stand side by side"),
    ] {
      try batch.path.write(headings + "\n1,2,3\n", to: "wrong.csv")
      let outcome = try batch.draw("wrong.csv")
      #expect(outcome.status == 2 && outcome.errors.contains(message), "\(outcome.errors)")
    }
    try batch.path.makeFolder("designs")
    let folder = try batch.run(["designs", "-o", "out"])
    #expect(folder.status == 2 && folder.errors.contains("`designs` holds no designs"))
  }

  @Test func whatIsNotThereIsTold() throws {
    let batch = try BatchFolder()
    for jobs in ["no.csv", "no.jsonl"] {
      let outcome = try batch.draw(jobs)
      #expect(outcome.status == 2 && outcome.errors.contains("`\(jobs)`"), "\(outcome.errors)")
      #expect(!batch.path.names.contains("out"))
    }
    try batch.path.write(BatchFolder.rows(["a"]), to: "rows.csv")
    try batch.path.write("x", to: "file")
    #expect(try batch.run(["rows.csv", "--spec", "card.json", "-o", "file"]).status == 2)
    #expect(try batch.run(["rows.csv", "--spec", "card.json", "-o", "no/out.zip"]).status == 2)
    #expect(try batch.draw("rows.csv", "--rows", "rows.csv").errors.contains("`rows.csv` holds rows already"))
    #expect(try batch.path.read("file") == Data("x".utf8))
  }

  @Test(arguments: [
    ["--jobs", "0"], ["--jobs", "1000"], ["--shard", "0/2"], ["--shard", "3/2"], ["--shard", "x"], ["--scale", "4"],
    ["--size", "all"], ["--appearance", ""], ["--cache", ""], ["--names", ""], ["--names", "{name"],
    ["--names", "../{name}.png"], ["--names", "/tmp/{name}.png"], ["--names", "a/"], ["--archive", "zip"],
    ["--progress", "loud"], ["--spec", ""],
  ])
  func wrongUsage(options: [String]) throws {
    let batch = try BatchFolder()
    try batch.path.write(BatchFolder.rows(["a"]), to: "rows.csv")
    let outcome = try Tool.run(["batch", "rows.csv", "-o", "out"] + options, in: batch.path)
    #expect(outcome.status == 64, "\(outcome.errors)")
    #expect(!batch.path.names.contains("out"))
  }

  @Test func anArchiveCannotBeResumed() throws {
    let outcome = try BatchFolder().run(["rows.csv", "-o", "out.tar", "--resume"])
    #expect(outcome.status == 64 && outcome.errors.contains("--resume needs a folder"))
  }
}
