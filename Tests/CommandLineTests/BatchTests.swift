// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// `weave batch` in normal use: one picture per row.
@Suite(.waiting) struct BatchTests {
  // MARK: Rows

  /// Spreadsheets write CSV in several ways; the resulting words are the same.
  @Test(arguments: [
    ("name,city\np,Porto\nq,\"a \"\"b\"\", c\"\n", "commas"),
    ("name,city\r\np,Porto\r\nq,\"a \"\"b\"\", c\"\r\n", "CRLF"),
    ("name;city\np;Porto\nq;\"a \"\"b\"\", c\"\n", "semicolons"),
    ("name\tcity\np\tPorto\nq\ta \"b\", c\n", "tabs"),
    ("\u{FEFF}name,city\np,Porto\nq,\"a \"\"b\"\", c\"", "a mark of byte order, no last line end"),
    ("\"name\",\"city\"\n\"p\",\"Porto\"\n\n\"q\",\"a \"\"b\"\", c\"\n", "quotes everywhere, an empty line"),
    ("name,city,\"a, b\"\np,Porto,1\nq,\"a \"\"b\"\", c\",2\n", "a separator in a heading"),
    ("city,name\nPorto,p\n\"a \"\"b\"\", c\",q\n", "columns the other way round"),
  ])
  func formsOfCSV(rows: String, what: String) throws {
    let batch = try BatchFolder()
    try batch.path.write(rows, to: "rows.csv")
    let outcome = try batch.draw("rows.csv")
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(what): \(outcome.errors)")
    let pictures = try batch.pictures()
    #expect(pictures.keys.sorted() == ["p-medium@1x.png", "q-medium@1x.png"], "\(what)")
    #expect(try pictures["p-medium@1x.png"] == batch.rendered("city=Porto"), "\(what)")
    #expect(try pictures["q-medium@1x.png"] == batch.rendered(#"city=a "b", c"#), "\(what)")
  }

  @Test func aQuotedTextMayHoldLineEnds() throws {
    let batch = try BatchFolder()
    try batch.path.write("name,city\np,\"a\nb\"\nq,Porto,x\n", to: "rows.csv")
    let outcome = try batch.draw("rows.csv")
    #expect(try batch.pictures()["p-medium@1x.png"] == batch.rendered("city=a\nb"))
    // The line number of a mistake counts line breaks inside texts.
    #expect(outcome.status == 1 && outcome.errors.contains("rows.csv:4: error: "))
  }

  @Test func linesOfJSON() throws {
    let batch = try BatchFolder()
    let rows = """
      {"name": "p", "variables": {"city": "Porto"}}

      {"variables": {"city": 12}, "size": ["small", "large"], "scale": 2, "appearance": "dark"}
      {"name": "t", "variables": {"city": true, "unused": null}}
      """
    try batch.path.write(rows, to: "rows.jsonl")
    #expect(try batch.draw("rows.jsonl").text.hasPrefix("4 drawn in "))
    let pictures = try batch.pictures()
    #expect(
      pictures.keys.sorted() == ["card-2-large@2x.png", "card-2-small@2x.png", "p-medium@1x.png", "t-medium@1x.png"])
    #expect(try pictures["p-medium@1x.png"] == batch.rendered("city=Porto"))
    #expect(try pictures["t-medium@1x.png"] == batch.rendered("city=true"))
    let large = try batch.rendered("city=12", options: ["--size", "large", "--appearance", "dark", "--scale", "2"])
    #expect(pictures["card-2-large@2x.png"] == large && large.pixels == [240, 120])
  }

  @Test func rowsMayComeFromStandardInput() throws {
    let batch = try BatchFolder()
    #expect(try batch.draw("-", input: #"{"name": "p", "variables": {"city": "Porto"}}"#).status == 0)
    #expect(try batch.pictures()["p-medium@1x.png"] == batch.rendered("city=Porto"))
    let wrong = try batch.draw("-", input: "{}\n{]\n")
    #expect(wrong.status == 1 && wrong.errors.contains("<standard input>:2:2: error: "))
  }

  /// Row keys that correspond to options of `weave render`.
  @Test func rowsHaveMomentsAndLocales() throws {
    let batch = try BatchFolder()
    try batch.path.write(
      Design.custom(#"{"type": "text", "text": "{{__now||date:EEE HH.mm}}"}"#), to: "card.json")
    try batch.path.write(
      """
      name,now,timeZone,locale
      paris,2026-03-28T14:05:00+01:00,,fr_FR
      tokyo,2026-03-28T13:05:00Z,Asia/Tokyo,en_US

      """, to: "rows.csv")
    #expect(try batch.draw("rows.csv").status == 0)
    let pictures = try batch.pictures()
    #expect(
      try pictures["paris-medium@1x.png"]
        == batch.rendered(options: ["--now", "2026-03-28T14:05:00+01:00", "--locale", "fr_FR"]))
    #expect(
      try pictures["tokyo-medium@1x.png"]
        == batch.rendered(options: ["--now", "2026-03-28T13:05:00Z", "--time-zone", "Asia/Tokyo"]))
  }

  /// Rows take precedence over options.
  @Test func aRowOverridesAVariable() throws {
    let batch = try BatchFolder()
    try batch.path.write(
      #"{"name": "a"}"# + "\n" + #"{"name": "b", "variables": {"city": "Lyon"}}"#, to: "rows.jsonl")
    #expect(try batch.draw("rows.jsonl", "--var", "city=Porto").status == 0)
    let pictures = try batch.pictures()
    #expect(try pictures["a-medium@1x.png"] == batch.rendered("city=Porto"))
    #expect(try pictures["b-medium@1x.png"] == batch.rendered("city=Lyon"))
  }

  // MARK: Folders

  @Test func designsTimesRowsTimesSizesTimesAppearances() throws {
    let batch = try BatchFolder()
    try batch.path.makeFolder("designs")
    for name in ["one", "two"] { try batch.path.write(BatchFolder.design, to: "designs/\(name).json") }
    try batch.path.write("city\nPorto\nLyon\n", to: "designs/rows.csv")
    let outcome = try batch.run(
      ["designs", "-o", "out", "--size", "small,large", "--appearance", "light,dark", "--scale", "1,2"])
    // The last --scale wins: see `canvas`.
    #expect(outcome.status == 0 && outcome.text.hasPrefix("16 drawn"), "\(outcome.errors)")
    let list = try batch.manifest()
    #expect(
      list.prefix(5).map(\.file) == [
        "one-1-small-light@1x.png", "one-1-small-dark@1x.png", "one-1-large-light@1x.png", "one-1-large-dark@1x.png",
        "one-2-small-light@1x.png",
      ])
    #expect(
      list.map(\.spec) == Array(repeating: "designs/one.json", count: 8)
        + Array(repeating: "designs/two.json", count: 8))
    #expect(list.map(\.row) == [1, 1, 1, 1, 2, 2, 2, 2, 1, 1, 1, 1, 2, 2, 2, 2])
    try batch.expectTrueManifest()
  }

  @Test func aFolderWithoutRowsIsDrawnOnce() throws {
    let batch = try BatchFolder()
    try batch.path.makeFolder("designs")
    for name in ["b", "a"] { try batch.path.write(BatchFolder.design, to: "designs/\(name).json") }
    #expect(try batch.run(["designs", "-o", "out", "--var", "city=Porto"]).status == 0)
    #expect(try batch.manifest().map(\.file) == ["a-medium@1x.png", "b-medium@1x.png"])
    #expect(try batch.pictures()["a-medium@1x.png"] == batch.rendered("city=Porto"))
  }

  /// A pipe can be read only once, although there are two designs.
  @Test func rowsFromAPipeForSeveralDesigns() throws {
    let batch = try BatchFolder()
    try batch.path.makeFolder("designs")
    for name in ["one", "two"] { try batch.path.write(BatchFolder.design, to: "designs/\(name).json") }
    let row = #"{"variables": {"city": "Porto"}}"#
    let outcome = try Tool.run(
      ["batch", "designs", "--rows", "-", "-o", "out"] + BatchFolder.canvas, in: batch.path, input: Data(row.utf8))
    #expect(outcome.status != 0 || outcome.text.hasPrefix("2 drawn"), "one of two designs is left out without a word")
  }

  /// Numbers keep their spelling.
  @Test func numbersKeepTheirDigits() throws {
    let batch = try BatchFolder()
    try batch.path.write(#"{"variables": {"city": 1.10, "id": 12345678901234567891}}"#, to: "rows.jsonl")
    #expect(try batch.draw("rows.jsonl", "--names", "{city}-{id}.png").status == 0)
    #expect(try batch.manifest().map(\.file) == ["1.10-12345678901234567891.png"])
  }

  @Test func oneDesignWithRows() throws {
    let batch = try BatchFolder()
    try batch.path.write("city\nPorto\nLyon\n", to: "cities.csv")
    #expect(try batch.run(["card.json", "--rows", "cities.csv", "-o", "out"]).status == 0)
    #expect(try batch.manifest().map(\.file) == ["card-1-medium@1x.png", "card-2-medium@1x.png"])
  }

  /// A design named by a row is beside the file of rows, or below it.
  @Test func rowsNameTheirDesigns() throws {
    let batch = try BatchFolder()
    try batch.path.makeFolder("jobs")
    try batch.path.write(Design.red, to: "jobs/red.json")
    try batch.path.makeFolder("jobs/cards")
    try batch.path.write(batch.path.read("card.json"), to: "jobs/cards/card.json")
    try batch.path.write("spec,name,city\nred.json,r,\ncards/card.json,p,Porto\n", to: "jobs/rows.csv")
    #expect(try batch.run(["jobs/rows.csv", "-o", "out"]).status == 0)
    #expect(try batch.manifest().map(\.spec) == ["jobs/red.json", "jobs/cards/card.json"])
    #expect(try batch.pictures()["p-medium@1x.png"] == batch.rendered("city=Porto"))
  }

  // MARK: Names and formats

  @Test func namesFollowAPattern() throws {
    let batch = try BatchFolder()
    try batch.path.write("name,city,country\np,Porto,PT\nl,Lyon,FR\n", to: "rows.csv")
    let pattern = "{country}/{city}-{spec}-{row}-{size}-{appearance}-{locale}@{scale}x.png"
    #expect(try batch.draw("rows.csv", "--names", pattern).status == 0)
    #expect(
      try batch.manifest().map(\.file) == [
        "PT/Porto-card-1-medium-light-en_US@1x.png", "FR/Lyon-card-2-medium-light-en_US@1x.png",
      ])
    try batch.expectTrueManifest()
  }

  @Test func anEndingAsksForSVG() throws {
    let batch = try BatchFolder()
    try batch.path.write(BatchFolder.rows(["Porto"]), to: "rows.csv")
    #expect(try batch.draw("rows.csv", "--names", "{name}.svg", "--text", "live").status == 0)
    #expect(
      try batch.pictures()["Porto.svg"]
        == batch.rendered("city=Porto", options: ["--format", "svg", "--text", "live"]))
  }

  // MARK: The list

  @Test func theListIsTrue() throws {
    let batch = try BatchFolder()
    try batch.path.write(BatchFolder.rows(BatchFolder.cities(40)), to: "rows.csv")
    #expect(try batch.draw("rows.csv", "--size", "small,medium").status == 0)
    let list = try batch.manifest()
    #expect(list.map(\.row) == (1...40).flatMap { [$0, $0] } && list.map(\.size).prefix(2) == ["small", "medium"])
    #expect(list.allSatisfy { $0.spec == "card.json" && $0.appearance == "light" && $0.scale == 1 })
    #expect(Set(list.map(\.key)).count == 80)
    try batch.expectTrueManifest()
    // Equal bytes have equal hashes, and different bytes different ones.
    let pictures = try batch.pictures()
    let pairs = Set(list.map { [$0.xxh128, pictures[$0.file]?.base64EncodedString() ?? ""] })
    #expect(pairs.count == Set(pairs.map { $0[0] }).count && pairs.count == Set(pairs.map { $0[1] }).count)
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/xxh128sum"), "no xxhash installed"))
  func hashesAreThoseOfXXHSum() throws {
    let batch = try BatchFolder()
    try batch.path.write(BatchFolder.rows(["Porto", "Lyon"]), to: "rows.csv")
    #expect(try batch.draw("rows.csv").status == 0)
    for entry in try batch.manifest() {
      let sum = try batch.python(
        "import subprocess, sys; print(subprocess.check_output(['xxh128sum', sys.argv[1]], text=True).split()[0])",
        ["out/\(entry.file)"])
      #expect(sum == entry.xxh128 + "\n")
    }
  }

  @Test func threadsChangeNothing() throws {
    let batch = try BatchFolder()
    try batch.path.write(BatchFolder.rows(BatchFolder.cities(60)), to: "rows.csv")
    let options = ["rows.csv", "--spec", "card.json", "--size", "small,large"]
    #expect(try batch.run(options + ["-o", "one", "--jobs", "1"]).status == 0)
    #expect(try batch.run(options + ["-o", "four", "--jobs", "4"]).status == 0)
    #expect(try batch.path.read("one/manifest.jsonl") == batch.path.read("four/manifest.jsonl"))
    #expect(try batch.pictures("one") == batch.pictures("four"))
  }

  // MARK: Parts

  @Test func shardsTakeEachPictureOnce() throws {
    let batch = try BatchFolder()
    try batch.path.write(BatchFolder.rows(BatchFolder.cities(10)), to: "rows.csv")
    let options = ["rows.csv", "--spec", "card.json", "--size", "small,medium"]
    #expect(try batch.run(options + ["-o", "whole"]).status == 0)
    var files: [String] = []
    for index in 1...3 {
      // All shards write to one folder.
      #expect(try batch.run(options + ["-o", "parts", "--shard", "\(index)/3"]).status == 0)
      let part = try batch.manifest("parts", "manifest-\(index)-of-3.jsonl")
      #expect(
        part.map(\.file)
          == (try batch.manifest("whole").enumerated().filter { $0.offset % 3 == index - 1 }.map(\.element.file)))
      files += part.map(\.file)
    }
    #expect(files.count == 20 && Set(files).count == 20)
    #expect(try batch.pictures("parts") == batch.pictures("whole"))
    #expect(try batch.run(options + ["-o", "parts", "--shard", "4/3"]).status == 64)
  }

  // MARK: Archives

  @Test(.enabled(if: BatchFolder.hasPython, "no python3 installed"), arguments: ["tar", "zip"])
  func archivesHoldPicturesAndTheList(format: String) throws {
    let batch = try BatchFolder()
    try batch.path.write(BatchFolder.rows(["Porto", "Zürich", "東京"]), to: "rows.csv")
    let options = ["rows.csv", "--spec", "card.json", "--names", "a/{name}.png"]
    #expect(try batch.run(options + ["-o", "out"]).status == 0)
    #expect(try batch.run(options + ["-o", "one.\(format)", "--jobs", "1"]).status == 0)
    let stream = try batch.run(options + ["-o", "-", "--archive", format, "--jobs", "4"])
    #expect(stream.status == 0 && stream.errors.contains("3 drawn"))
    // The same bytes on every run, and when streamed.
    #expect(try stream.bytes == batch.path.read("one.\(format)"))
    #expect(!batch.path.names.contains { $0.hasSuffix(".tmp") })
    let reading =
      format == "tar"
      ? "import tarfile; a = tarfile.open(sys.argv[1]); a.extractall('x'); print(*a.getnames(), sep='\\n')"
      : "import zipfile; a = zipfile.ZipFile(sys.argv[1]); assert a.testzip() is None; a.extractall('x'); print(*a.namelist(), sep='\\n')"
    let names = try batch.python(
      "import sys; sys.stdout.reconfigure(encoding='utf-8'); \(reading)", ["one.\(format)"])
    #expect(names == "a/Porto.png\na/Zürich.png\na/東京.png\nmanifest.jsonl\n")
    #expect(try batch.pictures("x") == batch.pictures("out"))
    #expect(try batch.path.read("x/manifest.jsonl") == batch.path.read("out/manifest.jsonl"))
  }

  /// A program that writes the next row only when it has the picture of the one before.
  @Test(.enabled(if: BatchFolder.hasPython, "no python3 installed"))
  func picturesComeBeforeTheNextRow() throws {
    let batch = try BatchFolder()
    let program = """
      import json, subprocess, sys
      words = [sys.argv[1], "batch", "-", "--spec", "card.json", "-o", "-", "--names", "{row}.png", "--progress", "json"]
      run = subprocess.Popen(words + sys.argv[2:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
      for number, row in enumerate([{"variables": {"city": "Porto"}}, {"size": "hugr"}, {"variables": {"city": "Lyon"}}], 1):
          run.stdin.write(json.dumps(row).encode() + b"\\n")
          run.stdin.flush()
          if "size" in row:
              event = json.loads(run.stderr.readline())
              print(event["event"], event["line"])
              continue
          header = run.stdout.read(512)
          length = int(header[124:135], 8)
          open(f"{number}.png", "wb").write(run.stdout.read(-(-length // 512) * 512)[:length])
          print(header[:100].rstrip(b"\\0").decode())
      run.stdin.close()
      print(run.stdout.read(512)[:14].decode(), len(run.stdout.read()) % 512, run.wait())
      """
    let said = try batch.python(program, [Tool.path] + BatchFolder.canvas)
    #expect(said == "1.png\nerror 2\n3.png\nmanifest.jsonl 0 1\n")
    #expect(try batch.path.read("1.png") == batch.rendered("city=Porto"))
    #expect(try batch.path.read("3.png") == batch.rendered("city=Lyon"))
  }

  // MARK: Progress

  @Test func progressAsJSON() throws {
    let batch = try BatchFolder()
    try batch.path.write(#"{"name": "a"}"# + "\n[]\n" + #"{"nmae": "\u0001\""}"# + "\n", to: "rows.jsonl")
    let outcome = try batch.draw("rows.jsonl", "--progress", "json", "--var", "city=a")
    let events = try outcome.errors.split(separator: "\n").map { line in
      try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
    }
    #expect(events.compactMap { $0["event"] as? String } == ["error", "error", "end"])
    #expect(events.compactMap { $0["place"] as? String } == ["rows.jsonl:2", "rows.jsonl:3:2"])
    let end = try #require(events.last)
    #expect(end["drawn"] as? Int == 1 && end["failed"] as? Int == 2 && end["done"] as? Int == 3)
    #expect(end["fraction"] as? Double == 1 && end["interrupted"] as? Bool == false)
    #expect(outcome.status == 1 && outcome.text.hasPrefix("1 drawn, 2 failed in "))
  }

  @Test func quietMeansQuiet() throws {
    let batch = try BatchFolder()
    try batch.path.write(BatchFolder.rows(["Porto"]), to: "rows.csv")
    #expect(try batch.draw("rows.csv", "--progress", "none").errors.isEmpty)
  }

  /// On a terminal, the progress bar redraws itself and is removed at the end.
  @Test func aBarGoesAway() throws {
    let batch = try BatchFolder()
    try batch.path.write(BatchFolder.rows(BatchFolder.cities(400)), to: "rows.csv")
    let outcome = try batch.draw("rows.csv", "--progress", "bar", "--jobs", "1", "--scale", "3")
    #expect(outcome.status == 0)
    // A machine that finishes within a tenth of a second shows none.
    #expect(outcome.errors.isEmpty || (outcome.errors.contains(" done") && outcome.errors.hasSuffix("\r\u{1B}[2K")))
  }
}
