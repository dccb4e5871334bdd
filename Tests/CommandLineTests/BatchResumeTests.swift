// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// Repeated batches: unchanged pictures are not drawn again, and an interrupted batch continues.
@Suite(.waiting) struct BatchResumeTests {
  private func settled(_ cities: [String]) throws -> BatchFolder {
    let batch = try BatchFolder()
    try batch.path.write(BatchFolder.rows(cities), to: "rows.csv")
    try #require(try batch.draw("rows.csv").status == 0)
    return batch
  }

  // MARK: Resume

  @Test func whatIsDoneIsNotDrawnAgain() throws {
    let batch = try settled(["Porto", "Lyon"])
    // Rewritten files would have another inode number.
    func files() throws -> [Int?] {
      try ["Porto", "Lyon"].map {
        let path = "\(batch.path.path)/out/\($0)-medium@1x.png"
        return try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
      }
    }
    let before = (try files(), try batch.path.read("out/manifest.jsonl"))
    #expect(try batch.draw("rows.csv", "--resume").text.hasPrefix("0 drawn, 2 as before"))
    #expect(try files() == before.0 && batch.path.read("out/manifest.jsonl") == before.1)
  }

  @Test func aChangedRowIsDrawnAgain() throws {
    let batch = try settled(["Porto", "Lyon", "Nice"])
    try batch.path.write("name,city\nPorto,Porto\nLyon,Bron\nNice,Nice\n", to: "rows.csv")
    #expect(try batch.draw("rows.csv", "--resume").text.hasPrefix("1 drawn, 2 as before"))
    #expect(try batch.pictures()["Lyon-medium@1x.png"] == batch.rendered("city=Bron"))
    #expect(try batch.manifest().map(\.row) == [1, 2, 3])
    try batch.expectTrueManifest()
  }

  @Test func aChangedDesignOrOptionIsDrawnAgain() throws {
    let batch = try settled(["Porto", "Lyon"])
    for options in [["--shape", "square"], ["--text-size", "xLarge"], ["--locale", "de_DE"]] {
      let arguments = ["rows.csv", "--spec", "card.json", "-o", "out", "--resume"] + options
      #expect(try batch.run(arguments).text.hasPrefix("2 drawn"), "\(options)")
    }
    try batch.path.write(BatchFolder.design + "\n", to: "card.json")
    #expect(try batch.draw("rows.csv", "--resume").text.hasPrefix("2 drawn"))
  }

  @Test(arguments: ["damaged", "cut", "missing"]) func aDamagedPictureIsDrawnAgain(how: String) throws {
    let batch = try settled(["Porto", "Lyon"])
    let file = "out/Lyon-medium@1x.png"
    let whole = try batch.path.read(file)
    switch how {
    case "damaged": try batch.path.write(whole.dropLast() + [whole[whole.count - 1] ^ 1], to: file)
    case "cut": try batch.path.write(Data(whole.prefix(9)), to: file)
    default: try FileManager.default.removeItem(atPath: "\(batch.path.path)/\(file)")
    }
    #expect(try batch.draw("rows.csv", "--resume").text.hasPrefix("1 drawn, 1 as before"))
    #expect(try batch.path.read(file) == whole)
  }

  /// A power failure leaves such manifests.
  @Test func aTornListIsMended() throws {
    let batch = try settled(["Porto", "Lyon", "Nice"])
    let list = try batch.path.read("out/manifest.jsonl")
    try batch.path.write(Data(list.dropLast(30)), to: "out/manifest.jsonl")
    #expect(try batch.draw("rows.csv", "--resume").text.hasPrefix("1 drawn, 2 as before"))
    #expect(try batch.path.read("out/manifest.jsonl") == list)
    try batch.path.write(Data("\0\0[]\n{\"file\": 7}\n".utf8) + list, to: "out/manifest.jsonl")
    #expect(try batch.draw("rows.csv", "--resume").text.hasPrefix("0 drawn, 3 as before"))
    #expect(try batch.path.read("out/manifest.jsonl") == list)
  }

  /// The manifest follows the order of the rows, whichever are drawn first.
  @Test func theListFollowsTheRows() throws {
    let batch = try settled(["b", "d"])
    try batch.path.write(BatchFolder.rows(["a", "b", "c", "d"]), to: "rows.csv")
    #expect(try batch.draw("rows.csv", "--resume").text.hasPrefix("2 drawn, 2 as before"))
    #expect(try batch.manifest().map(\.file) == ["a", "b", "c", "d"].map { "\($0)-medium@1x.png" })
  }

  // MARK: Cache

  @Test func onlyNewRowsAreDrawn() throws {
    let batch = try BatchFolder()
    var cities = BatchFolder.cities(100)
    try batch.path.write(BatchFolder.rows(cities), to: "rows.csv")
    let options = ["rows.csv", "--spec", "card.json", "--cache", "cache"]
    #expect(try batch.run(options + ["-o", "first"]).text.hasPrefix("100 drawn"))
    for index in [3, 50, 99] { cities[index] = "new\(index)" }
    try batch.path.write(BatchFolder.rows(cities), to: "rows.csv")
    #expect(try batch.run(options + ["-o", "second"]).text.hasPrefix("3 drawn, 97 from the cache"))
    #expect(try batch.run(["rows.csv", "--spec", "card.json", "-o", "third"]).text.hasPrefix("100 drawn"))
    #expect(try batch.pictures("second") == batch.pictures("third"))
    #expect(try batch.path.read("second/manifest.jsonl") == batch.path.read("third/manifest.jsonl"))
  }

  /// Ways to damage a cached file, and a link that leads away from it.
  enum Damage: String, CaseIterable { case cut, flipped, emptied, swapped, linked, piped, older }

  @Test(arguments: Damage.allCases) func whatIsKeptIsVerified(damage: Damage) throws {
    let batch = try BatchFolder()
    try batch.path.write(BatchFolder.rows(BatchFolder.cities(4)), to: "rows.csv")
    let options = ["rows.csv", "--spec", "card.json", "--cache", "cache", "--jobs", "1"]
    #expect(try batch.run(options + ["-o", "first"]).text.hasPrefix("4 drawn"))
    let kept = try files(in: "cache", of: batch)
    #expect(kept.count == 4)
    let old = try kept.map { try batch.path.read($0) }
    for (index, name) in kept.enumerated() {
      let path = "\(batch.path.path)/\(name)"
      switch damage {
      case .cut: try batch.path.write(old[index].dropLast(index * 500 + 1), to: name)
      case .flipped:
        var bytes = old[index]
        bytes[bytes.startIndex + bytes.count * (2 * index + 1) / 8] ^= 0x10
        try batch.path.write(bytes, to: name)
      case .emptied: try batch.path.write("", to: name)
      case .swapped: try batch.path.write(old[(index + 1) % 4], to: name)
      case .linked, .piped:
        try FileManager.default.removeItem(atPath: path)
        if damage == .piped {
          mkfifo(path, 0o600)
        } else {
          try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/etc/passwd")
        }
      case .older: try batch.path.write(batch.path.read("first/c1-medium@1x.png"), to: name)
      }
    }
    let outcome = try batch.run(options + ["-o", "second"])
    #expect(outcome.status == 0)
    // A pipe is not replaced: pictures can be drawn without a cache.
    #expect(outcome.text.hasPrefix("4 drawn"), "\(damage) \(outcome.text)")
    #expect(outcome.errors.contains("is not as it was kept; the picture is drawn anew [cache]"), "\(outcome.errors)")
    #expect(try batch.pictures("second") == batch.pictures("first"))
    if damage != .piped {
      #expect(try batch.run(options + ["-o", "third"]).text.hasPrefix("0 drawn, 4 from the cache"))
      #expect(try zip(kept, old).allSatisfy { try batch.path.read($0) == $1 })
    }
  }

  /// The cache note that records which photos a picture shows.
  @Test func aDamagedNoteIsNoNote() throws {
    let batch = try BatchFolder()
    try batch.path.write(Design.photo("a.png"), to: "photo.json")
    try batch.path.write(PNG.gray(width: 4, height: 4), to: "a.png")
    let run = ["photo.json", "-o", "out", "--cache", "cache"]
    #expect(try batch.run(run).text.hasPrefix("1 drawn"))
    let note = try #require(try files(in: "cache", of: batch).first { $0.contains("inputs") })
    try batch.path.write(batch.path.read(note).dropLast(), to: note)
    let outcome = try batch.run(run)
    #expect(outcome.text.hasPrefix("1 drawn") && outcome.errors.contains("[cache]"))
    #expect(try batch.run(run).text.hasPrefix("0 drawn, 1 from the cache"))
  }

  private func files(in folder: String, of batch: BatchFolder) throws -> [String] {
    let all = FileManager.default.enumerator(atPath: "\(batch.path.path)/\(folder)")?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".kept") }.sorted().map { "\(folder)/\($0)" }
  }

  /// Rows that look the same share one picture, whatever their names.
  @Test func equalRowsAreDrawnOnce() throws {
    let batch = try BatchFolder()
    try batch.path.write(
      (1...20).map { #"{"name": "p\#($0)", "variables": {"city": "Porto"}}"# }.joined(separator: "\n"), to: "rows.jsonl"
    )
    #expect(
      try batch.draw("rows.jsonl", "--cache", "cache", "--jobs", "1").text.hasPrefix("1 drawn, 19 from the cache"))
    #expect(try Set(batch.pictures().values) == [batch.rendered("city=Porto")])
  }

  @Test(arguments: [["--cache", "cache"], ["--resume"]]) func aChangedPhotoIsDrawn(options: [String]) throws {
    let batch = try BatchFolder()
    try batch.path.write(Design.photo("a.png"), to: "photo.json")
    try batch.path.write(PNG.gray(width: 4, height: 4), to: "a.png")
    let run = ["photo.json", "-o", "out"] + options
    #expect(try batch.run(run).text.hasPrefix("1 drawn"))
    #expect(try batch.run(run).text.hasPrefix("0 drawn, 1"))
    try batch.path.write(PNG.gray(width: 4, height: 5), to: "a.png")
    #expect(try batch.run(run).text.hasPrefix("1 drawn"))
    try FileManager.default.removeItem(atPath: batch.path.path + "/a.png")
    #expect(try batch.run(run).status == 1)
  }

  /// Two designs with the same bytes in two folders show two different photos.
  @Test func photosOfOtherFoldersAreOthers() throws {
    let batch = try BatchFolder()
    for (folder, size) in [("a", 4), ("b", 400)] {
      try batch.path.makeFolder(folder)
      try batch.path.write(Design.photo("p.png"), to: "\(folder)/d.json")
      try batch.path.write(PNG.gray(width: size, height: 4), to: "\(folder)/p.png")
    }
    // In CSV the name would be a variable, and so make the rows different.
    let rows = #"{"name": "a", "spec": "a/d.json"}"# + "\n" + #"{"name": "b", "spec": "b/d.json"}"#
    try batch.path.write(rows, to: "rows.jsonl")
    let options = ["rows.jsonl", "--cache", "cache", "--jobs", "1"]
    #expect(try batch.run(options + ["-o", "out"]).text.hasPrefix("2 drawn"))
    #expect(try batch.run(options + ["-o", "again"]).text.hasPrefix("0 drawn, 2 from the cache"))
    #expect(try batch.run(["rows.jsonl", "-o", "plain"]).text.hasPrefix("2 drawn"))
    #expect(try batch.pictures() == batch.pictures("plain") && batch.pictures("again") == batch.pictures("plain"))
  }

  /// The folder in which a design finds its photos is part of what it shows.
  @Test(arguments: [["--cache", "cache"], ["--resume"]]) func anotherFolderOfAssetsIsAnother(options: [String]) throws {
    let batch = try BatchFolder()
    try batch.path.write(Design.photo("p.png"), to: "photo.json")
    for (folder, size) in [("a", 4), ("b", 400)] {
      try batch.path.makeFolder(folder)
      try batch.path.write(PNG.gray(width: size, height: 4), to: "\(folder)/p.png")
    }
    #expect(try batch.run(["photo.json", "-o", "out", "--assets", "a"] + options).text.hasPrefix("1 drawn"))
    #expect(try batch.run(["photo.json", "-o", "out", "--assets", "b"] + options).text.hasPrefix("1 drawn"))
  }

  /// Moment and facts matter only if a picture shows them.
  @Test func factsCountWhereTheyAreShown() throws {
    let batch = try BatchFolder()
    try batch.path.makeFolder("facts")
    func steps(_ count: Int) throws {
      let outcome = try Tool.run(
        ["snapshot", "set", "steps.today=\(count)", "--snapshots", "facts", "--now", "2026-03-28T12:00:00Z"],
        in: batch.path)
      try #require(outcome.status == 0, "\(outcome.errors)")
    }
    try batch.path.makeFolder("designs")
    try batch.path.write(Design.red, to: "designs/plain.json")
    try batch.path.write(Design.custom(#"{"type": "text", "text": "{{__steps_today}}"}"#), to: "designs/steps.json")
    try steps(12)
    func run(_ now: String) throws -> String {
      try batch.run(
        ["designs", "-o", "out", "--cache", "cache", "--snapshots", "facts", "--now", now, "--progress", "none"]).text
    }
    #expect(try run("2026-03-28T12:00:00Z").hasPrefix("2 drawn"))
    #expect(try run("2026-03-28T12:00:00Z").hasPrefix("0 drawn, 2 from the cache"))
    #expect(try run("2026-03-28T12:30:00Z").hasPrefix("1 drawn, 1 from the cache"))
    try steps(13)
    #expect(try run("2026-03-28T12:30:00Z").hasPrefix("1 drawn, 1 from the cache"))
  }

  /// A variable that was stored later replaces the sample that a cached picture shows.
  @Test func whatIsStoredLaterCounts() throws {
    let batch = try BatchFolder()
    try batch.path.write(
      #"{"name": "x", "primaryText": "{{door}}", "variables": {"door": "open"}}"#, to: "door.json")
    let run = ["door.json", "-o", "out", "--cache", "cache", "--snapshots", "facts"]
    try batch.path.makeFolder("facts")
    #expect(try batch.run(run).text.hasPrefix("1 drawn"))
    let stored = try Tool.run(["variables", "set", "other=1", "--snapshots", "facts"], in: batch.path)
    try #require(stored.status == 0, "\(stored.errors)")
    #expect(try batch.run(run).text.hasPrefix("0 drawn, 1 from the cache"))
    _ = try Tool.run(["variables", "set", "door=shut", "--snapshots", "facts"], in: batch.path)
    #expect(try batch.run(run).text.hasPrefix("1 drawn"))
  }

  // MARK: Interrupted

  /// Sends a signal as soon as the named files grow, and prints the exit code and the last line.
  private static let interrupt = """
    import glob, os, signal, subprocess, sys
    # Threads of the tests block signals, and what they start inherits that.
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    def size(): return sum(os.path.getsize(path) for path in glob.glob(sys.argv[2]))
    start = size()
    run = subprocess.Popen(sys.argv[3:], stdout=subprocess.PIPE, text=True)
    while run.poll() is None and size() <= start: pass
    run.send_signal(int(sys.argv[1]))
    text = run.communicate()[0]
    print(run.returncode, text, end="")
    """

  /// After a signal all files are complete and listed, and the next run finishes them to the same bytes as an
  /// undisturbed run.
  @Test(.enabled(if: BatchFolder.hasPython, "no python3 installed"), arguments: [SIGTERM, SIGINT])
  func signalsLeaveWholePictures(signal: Int32) throws {
    let batch = try BatchFolder()
    try batch.path.write(BatchFolder.rows(BatchFolder.cities(1_200)), to: "rows.csv")
    let arguments = ["batch", "rows.csv", "--spec", "card.json", "-o", "out"] + BatchFolder.canvas
    let text = try batch.python(Self.interrupt, ["\(signal)", "out/manifest.jsonl", Tool.path] + arguments)
    #expect(text.hasPrefix("\(128 + signal) interrupted: "), "\(text)")
    let before = try batch.manifest().count
    #expect((1..<1_200).contains(before))
    try batch.expectTrueManifest()
    let rest = try batch.draw("rows.csv", "--resume")
    #expect(rest.status == 0 && rest.text.hasPrefix("\((1_200 - before).grouped) drawn, \(before.grouped) as before"))
    #expect(try batch.run(["rows.csv", "--spec", "card.json", "-o", "whole"]).status == 0)
    #expect(try batch.pictures() == batch.pictures("whole"))
    #expect(try batch.path.read("out/manifest.jsonl") == batch.path.read("whole/manifest.jsonl"))
  }

  /// If a run ends while it redraws changed rows, the manifest lists each picture once, in its current state.
  @Test(.enabled(if: BatchFolder.hasPython, "no python3 installed")) func aListIsTrueBetweenTwoRuns() throws {
    let batch = try settled(BatchFolder.cities(600))
    try batch.path.write("name,city\n" + BatchFolder.cities(600).map { "\($0),x\($0)\n" }.joined(), to: "rows.csv")
    let arguments = ["batch", "rows.csv", "--spec", "card.json", "-o", "out", "--resume"] + BatchFolder.canvas
    let text = try batch.python(Self.interrupt, ["15", "out/manifest.jsonl", Tool.path] + arguments)
    #expect(text.hasPrefix("143 interrupted: "), "\(text)")
    try batch.expectTrueManifest()
  }

  /// An archive is written as a whole: the previous one stays until then.
  @Test(.enabled(if: BatchFolder.hasPython, "no python3 installed")) func anInterruptedArchiveIsNotThere() throws {
    let batch = try BatchFolder()
    try batch.path.write(BatchFolder.rows(BatchFolder.cities(600)), to: "rows.csv")
    try batch.path.write("old", to: "out.zip")
    let arguments = ["batch", "rows.csv", "--spec", "card.json", "-o", "out.zip"] + BatchFolder.canvas
    let text = try batch.python(Self.interrupt, ["15", ".weave-*", Tool.path] + arguments)
    #expect(text.hasPrefix("143 interrupted: ") && !text.contains("--resume"), "\(text)")
    #expect(batch.path.names == ["card.json", "out.zip", "rows.csv"])
    #expect(try batch.path.read("out.zip") == Data("old".utf8))
  }

  /// A slow producer: the rows received so far are drawn and listed, and a signal ends the wait for more.
  @Test(.enabled(if: BatchFolder.hasPython, "no python3 installed")) func aPipeThatWaitsHoldsNothingUp() throws {
    let batch = try BatchFolder()
    let program = """
      import os, signal, subprocess, sys, time
      signal.pthread_sigmask(signal.SIG_SETMASK, [])
      run = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)
      run.stdin.write(b'{"name": "a", "variables": {"city": "A"}}\\n')
      run.stdin.flush()
      # So that a failure ends, too.
      end = time.monotonic() + 5
      list = "out/manifest.jsonl"
      while time.monotonic() < end and not (os.path.exists(list) and os.path.getsize(list)): pass
      listed = os.path.getsize(list) > 0
      run.terminate()
      try: run.wait(5)
      except subprocess.TimeoutExpired: run.kill()
      print(listed, run.wait())
      """
    let arguments = ["batch", "-", "--spec", "card.json", "-o", "out"] + BatchFolder.canvas
    #expect(try batch.python(program, [Tool.path] + arguments) == "True 143\n")
    try batch.expectTrueManifest()
  }

  /// A limit on file growth simulates a full disk; the manifest reaches it first.
  @Test func aFullDiskLeavesATrueList() throws {
    let batch = try BatchFolder()
    try batch.path.write(BatchFolder.rows(BatchFolder.cities(60)), to: "rows.csv")
    let outcome = try batch.draw("rows.csv", shell: "ulimit -f 10")
    #expect(outcome.status == 2 && outcome.errors.contains("manifest.jsonl"), "\(outcome.errors)")
    let before = try batch.manifest().count
    #expect((1..<60).contains(before))
    try batch.expectTrueManifest()
    #expect(try batch.draw("rows.csv", "--resume").text.hasPrefix("\(60 - before) drawn, \(before) as before"))
    #expect(try batch.run(["rows.csv", "--spec", "card.json", "-o", "whole"]).status == 0)
    #expect(try batch.pictures() == batch.pictures("whole"))
    #expect(try batch.path.read("out/manifest.jsonl") == batch.path.read("whole/manifest.jsonl"))
  }

  @Test func aDiskThatIsFullAtOnceLeavesNothing() throws {
    let batch = try BatchFolder()
    try batch.path.write(BatchFolder.rows(["Porto"]), to: "rows.csv")
    #expect(try batch.draw("rows.csv", shell: "ulimit -f 0").status == 2)
    #expect(try batch.pictures().isEmpty && batch.manifest().isEmpty)
  }

  @Test(arguments: ["tar", "zip"]) func anArchiveThatCannotBeFinishedIsNotThere(format: String) throws {
    let batch = try BatchFolder()
    try batch.path.write(BatchFolder.rows(BatchFolder.cities(30)), to: "rows.csv")
    try batch.path.write("old", to: "out.\(format)")
    let outcome = try batch.run(
      ["rows.csv", "--spec", "card.json", "-o", "out.\(format)"], shell: "ulimit -f 10")
    #expect(outcome.status == 2)
    #expect(batch.path.names == ["card.json", "out.\(format)", "rows.csv"])
    #expect(try batch.path.read("out.\(format)") == Data("old".utf8))
  }
}

extension Int {
  /// With thousands separators, as in messages for people.
  fileprivate var grouped: String { self < 1_000 ? "\(self)" : "\(self / 1_000),\(String(self + 1_000).suffix(3))" }
}
