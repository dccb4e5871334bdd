// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// `weave library`, and `export` and `import` of designs, in normal use.
@Suite(.waiting) struct LibraryCommandTests {
  private let folder: Folder
  private let moment = ["--now", "2026-03-28T14:05:00+01:00"]

  init() throws {
    folder = try Folder()
    try folder.write(#"{"name": "Habit", "primaryText": "Streak: {{streak|0}}"}"#, to: "habit.json")
    try folder.write(
      #"{"name": "Lake", "layout": {"template": "poster"}, "image": {"fileName": "lake.jpg"}}"#, to: "lake.json")
  }

  private func run(_ arguments: String...) throws -> Tool.Outcome {
    try Tool.run(arguments + ["--library", "shelf"], in: folder)
  }

  private func names() throws -> [String] {
    let list = try run("library", "list", "--format", "json")
    let objects = try #require(JSONSerialization.jsonObject(with: list.bytes) as? [[String: Any]])
    return objects.compactMap { $0["name"] as? String }
  }

  @Test func designsAreKept() throws {
    try folder.write(Data([0xFF, 0xD8, 0xFF, 0xD9]), to: "lake.jpg")
    let added = try run("library", "add", "habit.json", "lake.json")
    #expect(added.status == 0 && added.errors == "")
    #expect(added.text.split(separator: "\n").count == 2)
    #expect(Set(try names()) == ["Habit", "Lake"])
    #expect(try run("library", "default").text.hasSuffix("  Habit\n"))
    #expect(try run("library", "default", "Lake").status == 0)
    #expect(try run("library", "show").text.contains("\"name\" : \"Lake\""))
    let path = try run("library", "show", "Lake", "--path").text.trimmingCharacters(in: .newlines)
    let inspected = try Tool.run(["inspect", path, "--all", "--format", "json"], in: folder)
    let object = try #require((JSONSerialization.jsonObject(with: inspected.bytes) as? [[String: Any]])?.first)
    let photo = try #require((object["photos"] as? [[String: Any]])?.first)
    #expect(photo["bytes"] as? Int == 4 && photo["isShown"] as? Bool == true)
    #expect((object["exchange"] as? [String: Any])?["magic"] as? String == "com.conornolan.widgetweaver.exchange")
    #expect(try run("library", "rename", "Habit", "Run").status == 0)
    #expect(try run("library", "search", "streak").text.contains("Run"))
    #expect(try run("library", "delete", "Run").status == 0)
    #expect(try names() == ["Lake"])
    #expect(try run("library", "list", "--trash").text.contains("Run"))
    #expect(try run("library", "undo").text == "undone: delete 'Run'\n")
    #expect(try run("library", "undo").text == "undone: rename 'Habit' to 'Run'\n")
    #expect(Set(try names()) == ["Habit", "Lake"])
    let near = try run("library", "show", "Lakes")
    #expect(near.status == 1)
    #expect(near.errors == "weave: error: the library has no design 'Lakes'; did you mean 'Lake'?\n")
  }

  @Test func aLibraryThatIsNotThereIsTold() throws {
    let outcome = try run("library", "list")
    #expect(outcome.status == 2 && outcome.text == "")
    #expect(outcome.errors.contains("there is no library in `shelf` yet"))
    #expect(folder.names == ["habit.json", "lake.json"])
  }

  /// A library imports what another exports, and exports the same bytes.
  @Test func exportAndImportAreInverse() throws {
    try folder.write(Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xD9]), to: "lake.jpg")
    let files = ["habit.json", "lake.json"]
    let export = try Tool.run(["export"] + files + ["-o", "a.wwdesign"] + moment, in: folder)
    #expect(export.text == "a.wwdesign\n" && export.errors == "")
    let imported = try run("import", "a.wwdesign", "--keep", "--now", "2026-03-28T14:05:00+01:00")
    #expect(imported.status == 0)
    #expect(imported.errors == "a.wwdesign: 2 designs, 1 photo\n")
    let paths = imported.text.split(separator: "\n").map(String.init)
    _ = try Tool.run(["export"] + paths + ["-o", "b.wwdesign"] + moment, in: folder)
    #expect(try folder.read("a.wwdesign") == folder.read("b.wwdesign"))
    // A zip file returns the same designs and photos.
    _ = try Tool.run(["export"] + paths + ["-o", "c.zip"] + moment, in: folder)
    let zip = try Tool.run(["import", "c.zip", "--library", "other"] + moment, in: folder)
    #expect(zip.status == 0 && zip.text.split(separator: "\n").count == 2 && !zip.errors.contains("not there"))
  }

  /// `shelf/*.json` also matches the file in which the library stores its default.
  @Test func theLibrarysOwnFileIsNoDesign() throws {
    _ = try run("library", "add", "habit.json")
    _ = try run("library", "default", "Habit")
    let design = try run("library", "show", "Habit", "--path").text.trimmingCharacters(in: .newlines)
    let word = "weave: note: `shelf/library.json` only stores the default design of a library; skipped it\n"
    let export = try Tool.run(["export", "shelf/library.json", design, "-o", "-"] + moment, in: folder)
    #expect(export.status == 0 && export.errors == word)
    #expect(export.text.components(separatedBy: "\"name\" : \"Habit\"").count == 2)
    #expect(try run("library", "add", "shelf/library.json", "lake.json").errors.hasPrefix(word))
    let alone = try Tool.run(["export", "shelf/library.json"], in: folder)
    #expect(alone.status == 64 && alone.errors.contains("None of these files is a design."))
    // A design may have that name.
    try folder.write(#"{"name": "Mine", "primaryText": "x"}"#, to: "library.json")
    #expect(try Tool.run(["export", "library.json", "-o", "-"], in: folder).errors == "")
  }

  @Test func whatIsMissingIsTold() throws {
    let export = try Tool.run(["export", "lake.json", "-o", "-"], in: folder)
    #expect(export.status == 0)
    #expect(export.errors == "weave: warning: 'Lake' uses the photo `lake.jpg`, which does not exist\n")
    let added = try run("library", "add", "lake.json")
    #expect(added.errors == "weave: warning: 'Lake' uses the photo `lake.jpg`, which does not exist\n")
  }

  @Test(arguments: ["{}", "[1]", #"{"magic": "x", "specs": [{"name": "A"}]}"#]) func whatIsNoDesignIsRefused(
    _ text: String
  ) throws {
    try folder.write(text, to: "x.wwdesign")
    let outcome = try run("import", "x.wwdesign")
    #expect(outcome.status == 1 && outcome.text == "")
    #expect(!folder.names.contains("shelf"))
  }

  /// Commands that are killed at any moment keep every design that they reported.
  @Test func whatWasSaidIsKeptThroughKills() throws {
    let shell = """
      for i in 1 2 3 4 5 6 7 8 9 10 11 12; do
        "$0" library duplicate Habit --name "Copy $i" --library shelf >> said & p=$!
        sleep 0.0$((i * 4 % 9 + 1)); kill -9 $p 2>/dev/null; wait $p 2>/dev/null
      done; exec true
      """
    #expect(try run("library", "add", "habit.json").status == 0)
    try folder.write("", to: "said")
    _ = try Tool.run([], in: folder, shell: shell)
    // The next writer finishes the interrupted change.
    #expect(try run("library", "add", "lake.json").status == 0)
    let said = String(decoding: try folder.read("said"), as: UTF8.self).split(separator: "\n")
    for path in said { #expect(FileManager.default.fileExists(atPath: "\(folder.path)/\(path)")) }
    let list = try names()
    #expect(list.contains("Habit") && list.contains("Lake") && list.count >= 2 + said.count)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/shelf")
    #expect(files.filter { $0.hasSuffix(".json") && $0 != "library.json" }.count == list.count)
    #expect(!files.contains(".pending"))
  }

  @Test func variablesAndButtonsAreTakenBack() throws {
    let place = ["--snapshots", "s"] + moment
    _ = try Tool.run(["action", "add", "habit.json", "--preset", "habit", "-i"], in: folder)
    let list = try Tool.run(["action", "list", "habit.json"] + place, in: folder)
    #expect(
      list.text == "1  Done +1  adds 1 to `streak` (not set)\n2  Undo -1  subtracts 1 from `streak` (not set)\n")
    #expect(try Tool.run(["variables", "set", "streak=4"] + place, in: folder).text == "streak: not set → 4\n")
    #expect(
      try Tool.run(["action", "run", "habit.json", "--button", "1"] + place, in: folder).text == "streak: 4 → 5\n")
    #expect(try Tool.run(["action", "undo", "--snapshots", "s"], in: folder).text == "undone: Habit: Done +1\n")
    #expect(
      try Tool.run(["variables", "rename", "streak", "run", "habit.json"] + place, in: folder).text
        == "run: not set → 4\nstreak: 4 → not set\nhabit.json\n")
    let uses = try Tool.run(["variables", "uses", "habit.json"] + place, in: folder).text
    #expect(uses.contains("run  Habit: primaryText (now 4)") && uses.contains("run  Habit: button 'Done +1' (now 4)"))
    // Without a subcommand the keys are listed.
    #expect(try Tool.run(["variables", "run"] + place, in: folder).text.contains("run"))
  }

  @Test func wordsChangeADesignAndBack() throws {
    let before = try folder.read("habit.json")
    let review = try Tool.run(["patch", "habit.json", "padding 20 and a teal accent"], in: folder)
    #expect(review.text.hasPrefix("accent blue → teal\npadding 16 → 20\n"))
    #expect(try folder.read("habit.json") == before)
    #expect(try Tool.run(["patch", "habit.json", "padding 20", "--apply"], in: folder).status == 0)
    #expect(String(decoding: try folder.read("habit.json"), as: UTF8.self).contains("\"padding\": 20"))
    #expect(try Tool.run(["patch", "habit.json", "--undo"], in: folder).text == "undone: padding 20\n")
    #expect(try folder.read("habit.json") == before)
    #expect(try Tool.run(["patch", "habit.json", "the meaning of it"], in: folder).status == 64)
    let made = try Tool.run(["generate", "fitness goals, green and bold"], in: folder).text
    #expect(made.contains("Fitness") && made.contains("\"green\"") && made.contains("\"accentGlow\""))
  }

  @Test func aThemeOfOnesOwn() throws {
    try folder.write(#"{"name": "A", "style": {"accent": "red", "padding": 9, "background": "plain"}}"#, to: "a.json")
    let theme = try Tool.run(["theme", "extract", "a.json"], in: folder)
    try folder.write(theme.bytes, to: "mine.json")
    let dressed = try Tool.run(["theme", "apply", "mine.json", "habit.json"], in: folder).text
    #expect(dressed.contains("\"padding\" : 9") && dressed.contains("\"Habit\""))
    let compared = try Tool.run(["theme", "compare", "habit.json", "mine.json", "classic"], in: folder)
    #expect(compared.status == 0 && compared.text.contains("padding 16 → 9"))
    #expect(compared.text.contains("classic  readable\n  nothing changes\n"))
  }
}
