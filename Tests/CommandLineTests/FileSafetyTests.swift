// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// Input files stay unchanged, nothing is written through links, and nothing leads out of the named folders.
@Suite(.waiting) struct FileSafetyTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write(Design.red, to: "design.json")
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/\(name)", withDestinationPath: target)
  }

  private func run(_ arguments: [String], input: String? = nil) throws -> Tool.Outcome {
    try Tool.run(arguments, in: folder, input: input.map { Data($0.utf8) })
  }

  private func expectKept(
    _ name: String, by arguments: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try folder.read(name)
    let names = folder.names
    let outcome = try run(arguments)
    #expect(outcome.status == 2, "\(outcome.text)\(outcome.errors)", sourceLocation: sourceLocation)
    #expect(
      outcome.errors.contains("this file is also an input and would be overwritten; write to another"),
      "\(outcome.errors)",
      sourceLocation: sourceLocation)
    #expect(try folder.read(name) == before, sourceLocation: sourceLocation)
    #expect(folder.names == names, sourceLocation: sourceLocation)
  }

  // MARK: Inputs

  private static let canvas = ["--canvas", "40x40", "--scale", "1"]

  @Test func aDesignIsNotReplaced() throws {
    try folder.makeFolder("sub")
    for name in ["same.svg", "same.png"] {
      try FileManager.default.linkItem(atPath: folder.path + "/design.json", toPath: "\(folder.path)/\(name)")
    }
    for output in ["design.json", "./design.json", "sub/../design.json", folder.path + "/design.json"] {
      try expectKept("design.json", by: ["render", "design.json", "--format", "png", "-o", output] + Self.canvas)
    }
    // Other names for the same file.
    try expectKept("same.svg", by: ["render", "design.json", "-o", "same.svg"] + Self.canvas)
    try expectKept("same.png", by: ["render", "design.json", "-o", "same.png"] + Self.canvas)
    try expectKept("same.png", by: ["gallery", "design.json", "-o", "same.png"])
  }

  @Test func aPhotoIsNotReplaced() throws {
    try folder.write(Design.photo("p.png"), to: "photo.json")
    try folder.write(PNG.gray(width: 4, height: 4), to: "p.png")
    try expectKept("p.png", by: ["render", "photo.json", "-o", "p.png"] + Self.canvas)
    try expectKept("p.png", by: ["gallery", "photo.json", "-o", "p.png"])
    try expectKept("p.png", by: ["batch", "photo.json", "-o", ".", "--names", "p.png"] + Self.canvas, failing: 1)
  }

  /// Rows are drawn one after another, so a row may show a photo long after the first picture was written.
  @Test func aPhotoThatALaterRowShowsIsNotReplaced() throws {
    try folder.write(Design.photo("{{photo}}"), to: "photo.json")
    for name in ["p.png", "q.png", "r.png"] { try folder.write(PNG.gray(width: 4, height: 4), to: name) }
    let photos = ["q", "p"] + Array(repeating: "r", count: 40) + ["lake"]
    try folder.write(PNG.gray(width: 4, height: 4), to: "lake.png")
    let rows = photos.enumerated().map { "\($1 == "q" ? "lake" : $1 == "p" ? "free" : "n\($0)"),\($1).png\n" }
    try folder.write("name,photo\n" + rows.joined(), to: "rows.csv")
    try folder.write("old", to: "free.png")
    let batch = ["batch", "rows.csv", "--spec", "photo.json", "-o", ".", "--names", "{name}.png", "--jobs", "1"]
    let lake = try folder.read("lake.png")
    let outcome = try run(batch + Self.canvas)
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.contains("lake.png`: this file is also an input and would be overwritten; write to another"),
      "\(outcome.errors)")
    #expect(try folder.read("lake.png") == lake)
    // A file that no row shows is replaced, and listed at its row; so are pictures from an earlier batch.
    #expect(try folder.read("free.png") != Data("old".utf8))
    func listed() throws -> [String] {
      try String(decoding: folder.read("manifest.jsonl"), as: UTF8.self).split(separator: "\n").map {
        String($0.prefix { $0 != "," })
      }
    }
    #expect(try listed().first == #"{"file": "free.png""#)
    #expect(try listed().count == photos.count - 1)
    #expect(try run(batch + Self.canvas).errors == outcome.errors)
    #expect(try listed().first == #"{"file": "free.png""#)
  }

  private func expectKept(_ name: String, by arguments: [String], failing status: Int32) throws {
    let before = try folder.read(name)
    let outcome = try run(arguments)
    #expect(outcome.status == status)
    #expect(
      outcome.errors.contains("this file is also an input and would be overwritten; write to another"),
      "\(outcome.errors)")
    #expect(try folder.read(name) == before)
  }

  @Test func aSnapshotIsNotReplaced() throws {
    try folder.makeFolder("facts")
    try folder.write(#"{"values": {"a": 1}}"#, to: "facts/variables.json")
    try expectKept(
      "facts/variables.json",
      by: ["render", "design.json", "--format", "png", "--snapshots", "facts", "-o", "facts/variables.json"]
        + Self.canvas)
  }

  @Test func comparedPicturesAreNotReplaced() throws {
    try folder.write(PNG.gray(width: 4, height: 4), to: "a.png")
    try folder.write(PNG.gray(width: 4, height: 4), to: "b.png")
    for name in ["a.png", "b.png"] { try expectKept(name, by: ["diff", "a.png", "b.png", "-o", name]) }
  }

  @Test func rowsAndListsAreNotReplaced() throws {
    try folder.makeFolder("out")
    try folder.write("name\na\n", to: "out/manifest.jsonl")
    let rows = ["batch", "out/manifest.jsonl", "--spec", "design.json", "-o", "out"] + Self.canvas
    try expectKept("out/manifest.jsonl", by: rows, failing: 2)
    try folder.write("name\na\n", to: "rows.csv")
    try FileManager.default.linkItem(atPath: folder.path + "/rows.csv", toPath: folder.path + "/rows.zip")
    try expectKept("rows.zip", by: ["batch", "rows.csv", "--spec", "design.json", "-o", "rows.zip"], failing: 2)
  }

  // MARK: Links

  @Test func noLinkIsWrittenThrough() throws {
    try folder.write("mine", to: "secret")
    try folder.write(Design.red, to: "plain.json")
    for (name, target) in [("l.png", "secret"), ("loose.png", "nothing"), ("l.json", "plain.json")] {
      try link(name, to: target)
    }
    let before = folder.names
    for arguments in [
      ["render", "design.json", "-o", "l.png"], ["render", "design.json", "-o", "loose.png"],
      ["gallery", "design.json", "-o", "l.png"], ["symbols", "star.fill", "-o", "l.png"],
      ["format", "l.json", "-i"], ["theme", "apply", "classic", "l.json", "-i"],
      ["batch", "design.json", "-o", "l.tar"], ["new", "x", "-o", "loose.png"],
    ] {
      if arguments.last == "l.tar" { try link("l.tar", to: "secret") }
      let outcome = try run(arguments)
      #expect(outcome.status != 0, "\(arguments)")
      #expect(outcome.errors.contains("is a symbolic link") || arguments[0] == "new", "\(arguments) \(outcome.errors)")
    }
    #expect(try folder.read("secret") == Data("mine".utf8))
    #expect(try folder.read("plain.json") == Data(Design.red.utf8))
    #expect(folder.names == (before + ["l.tar"]).sorted())
  }

  @Test func aFolderOfPicturesIsNotLeft() throws {
    try folder.makeFolder("out")
    try folder.makeFolder("away")
    try link("out/a", to: "../away")
    try folder.write("name\nb\n", to: "rows.csv")
    let options = ["--spec", "design.json", "-o", "out", "--names", "a/{name}.png"] + Self.canvas
    let outcome = try run(["batch", "rows.csv"] + options)
    #expect(outcome.status == 1 && outcome.errors.contains("`out/a` is a symbolic link"), "\(outcome.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/away").isEmpty)
  }

  @Test func aListIsNotALink() throws {
    try folder.write("mine", to: "secret")
    try folder.makeFolder("out")
    try link("out/manifest.jsonl", to: "../secret")
    let outcome = try run(["batch", "design.json", "-o", "out"] + Self.canvas)
    #expect(outcome.status == 2 && outcome.errors.contains("`out/manifest.jsonl` is a symbolic link"))
    #expect(try folder.read("secret") == Data("mine".utf8))
  }

  // MARK: Names

  /// A slash with a combining accent is one character, but the system still sees a slash.
  @Test(arguments: ["..\u{2F}\u{301}x", "a\u{2F}\u{301}x"]) func aSlashBeneathAnAccent(name: String) throws {
    for output in ["out", "out.zip"] {
      let row = #"{"name": "\#(name)"}"#
      let outcome = try Tool.run(
        ["batch", "-", "--spec", "design.json", "-o", output] + Self.canvas, in: folder, input: Data(row.utf8))
      #expect(outcome.status == 1 && outcome.errors.contains("cannot be a part of a file's name"), "\(outcome.errors)")
    }
    #expect(!folder.names.contains { $0.unicodeScalars.contains("\u{301}") })
  }

  static let collisions = [("straße", "STRASSE"), ("caf\u{E9}", "cafe\u{301}"), ("Ångström", "a\u{30A}ngstro\u{308}m")]

  @Test(arguments: collisions) func namesThatAreOneOnOtherSystems(first: String, second: String) throws {
    let rows = [first, second].map { #"{"name": "\#($0)"}"# }.joined(separator: "\n")
    let outcome = try run(["batch", "-", "--spec", "design.json", "-o", "out"] + Self.canvas, input: rows)
    #expect(outcome.status == 1 && outcome.text.hasPrefix("1 drawn, 1 failed"))
    #expect(outcome.errors.contains("error: a picture before this one is called"), "\(outcome.errors)")
    try folder.write(Design.red, to: "\(first).json")
    try folder.write(Design.red, to: "\(second).json")
    let rendered = try run(["render", "\(first).json", "\(second).json"] + Self.canvas)
    #expect(rendered.status == 64 && rendered.errors.contains("would be the same file on some systems"))
  }

  // MARK: Designs that rows name

  @Test(arguments: ["/etc/passwd", "../secret.json", "sub/../../secret.json", "far.json", "sub/far.json"])
  func aRowReadsNoOtherFile(spec: String) throws {
    try folder.makeFolder("jobs/sub")
    try folder.write("root:x:0:0:secret\n", to: "secret.json")
    try folder.write(Design.red, to: "jobs/design.json")
    try link("jobs/far.json", to: "../secret.json")
    try link("jobs/sub/far.json", to: folder.path + "/secret.json")
    try folder.write(#"{"spec": "\#(spec)"}"# + "\n" + #"{"spec": "design.json"}"#, to: "jobs/rows.jsonl")
    let outcome = try run(["batch", "jobs/rows.jsonl", "-o", "out"] + Self.canvas)
    #expect(outcome.status == 1 && outcome.text.hasPrefix("1 drawn, 1 failed"), "\(outcome.text)\(outcome.errors)")
    #expect(outcome.errors.contains("this is outside `jobs`"), "\(outcome.errors)")
    #expect(!outcome.errors.contains("root:"))
  }

  @Test func aFolderOfDesignsReadsNoOtherFile() throws {
    try folder.makeFolder("jobs")
    try folder.write("root:x:0:0:secret\n", to: "secret.json")
    try folder.write(Design.red, to: "jobs/design.json")
    try link("jobs/near.json", to: "design.json")
    try link("jobs/far.json", to: "../secret.json")
    let outcome = try run(["batch", "jobs", "-o", "out"] + Self.canvas)
    #expect(outcome.status == 1 && outcome.text.hasPrefix("2 drawn, 1 failed"), "\(outcome.errors)")
    #expect(!outcome.errors.contains("root:"))
    try link("jobs/rows.csv", to: "/etc/passwd")
    #expect(try run(["batch", "jobs", "-o", "out"]).errors.contains("`jobs/rows.csv` is a symbolic link"))
    let tested = try run(["test", "jobs"])
    #expect(tested.text.contains("is outside `jobs`") && !tested.text.contains("root:"), "\(tested.text)")
  }

  // MARK: Killed writers

  @Test func whatAKilledRunLeftIsSwept() throws {
    try folder.makeFolder("out/inner")
    let left = ".weave-4711-123456789.tmp"
    for place in ["", "out/", "out/inner/"] { try folder.write("half", to: place + left) }
    #expect(try run(["render", "design.json", "-o", "a.png"] + Self.canvas).status == 0)
    #expect(folder.names == ["a.png", "design.json", "out"])
    #expect(
      try run(["batch", "design.json", "-o", "out", "--names", "inner/{name}.png"] + Self.canvas).status == 0)
    #expect(try run(["batch", "design.json", "-o", "out", "--resume"] + Self.canvas).status == 0)
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    #expect(!files.contains { $0.hasSuffix(".tmp") }, "\(files)")
  }

  /// Twenty commands write to one folder at once, some of them the same files, while one that was killed has left its
  /// temporary file there. Each sweeps, and none takes the file of another for abandoned.
  @Test func parallelWritersSweepOnlyWhatIsAbandoned() async throws {
    let whole = try run(["render", "design.json", "-o", "-"] + Self.canvas)
    let killed = try Tool.run(
      ["batch", "-", "--spec", "design.json", "-o", "all.zip"] + Self.canvas, in: folder,
      shell: #"""
        mkfifo pipe; "$0" "$@" < pipe & exec 3> pipe; echo '{"name": "a"}' >&3
        until ls .weave-*.tmp > /dev/null 2>&1 || ! kill -0 $!; do :; done; kill -9 $!; wait $!; rm pipe; exit 9
        """#)
    #expect(killed.status == 9)
    #expect(folder.names.contains { $0.hasSuffix(".tmp") })
    let folder = folder
    try await withThrowingTaskGroup { group in
      for number in 0..<20 {
        group.addTask {
          let outcome = try Tool.run(
            ["render", "design.json", "-o", "\(number % 10).png"] + Self.canvas, in: folder, within: 300)
          #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
        }
      }
      try await group.waitForAll()
    }
    #expect(folder.names == ((0...9).map { "\($0).png" } + ["design.json"]).sorted())
    for number in 0...9 { #expect(try folder.read("\(number).png") == whole.bytes) }
  }

  @Test func whatAKilledArchiveLeftIsSwept() throws {
    // Endless rows from a pipe; the command is killed as soon as it starts to write.
    let killed = try Tool.run(
      ["batch", "-", "--spec", "design.json", "-o", "all.zip"] + Self.canvas, in: folder,
      shell: #"""
        mkfifo pipe; "$0" "$@" < pipe & exec 3> pipe; echo '{"name": "a"}' >&3
        until ls .weave-*.tmp > /dev/null 2>&1 || ! kill -0 $!; do :; done; kill -9 $!; wait $!; exit 9
        """#)
    #expect(killed.status == 9)
    #expect(folder.names.contains { $0.hasSuffix(".tmp") })
    #expect(try run(["batch", "design.json", "-o", "small.zip"] + Self.canvas).status == 0)
    #expect(!folder.names.contains { $0.hasSuffix(".tmp") }, "\(folder.names)")
    #expect(folder.names.contains("small.zip") && !folder.names.contains("all.zip"))
  }
}
