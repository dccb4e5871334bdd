// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveSpec
import WeaveSystem

@testable import WeaveWorkshop

/// A folder of designs: what is changed, what is found, and what is left after a change was broken off.
@Suite struct LibraryTests {
  private let scratch: Scratch
  private let library: DesignLibrary
  private let now = Date(timeIntervalSince1970: 1_790_000_000)

  init() throws {
    scratch = try Scratch()
    library = DesignLibrary(path: scratch.path)
  }

  private func note(_ name: String, _ text: String = "Hello", id: UUID = UUID()) -> WidgetSpec {
    var spec = WidgetSpec(id: id, updatedAt: now)
    spec.name = name
    spec.primaryText = text
    return spec
  }

  private func add(_ specs: WidgetSpec...) throws {
    try library.edit { edit throws(LibraryError) in for spec in specs { try edit.add(spec) } }
  }

  @Test func theNewestComesFirst() throws {
    var older = note("Older")
    older.updatedAt = now.addingTimeInterval(-60)
    try add(older, note("Newer"))
    #expect(try library.entries().map(\.name) == ["Newer", "Older"])
    #expect(try library.defaultID(among: library.entries()) == library.entries()[0].id)
  }

  @Test func aDesignIsFoundByNameAndIdentifier() throws {
    let id = try #require(UUID(uuidString: "0A1B2C3D-0000-4000-8000-000000000001"))
    try add(note("Lake", id: id), note("Sea"), note("Sea"))
    let entries = try library.entries()
    for name in ["Lake", "lake", "0a1b", "0A1B2C3D-0000-4000-8000-000000000001"] {
      #expect(try DesignLibrary.find(name, among: entries).id == id)
    }
    #expect(throws: LibraryError.noDesign("Lakes", near: "Lake")) { try DesignLibrary.find("Lakes", among: entries) }
    #expect { try DesignLibrary.find("Sea", among: entries) } throws: { error in
      if case LibraryError.ambiguous("Sea", let found)? = error as? LibraryError { found.count == 2 } else { false }
    }
  }

  @Test func wordsAreFoundInTextsColoursAndButtons() throws {
    var counter = note("Water", "Glasses: {{glasses|0}}")
    counter.style.accent = .teal
    counter.actionBar = ActionBarSpec([
      .init(id: UUID(), title: "+1", kind: .incrementVariable, variableKey: "glasses")
    ])
    try add(counter, note("Note"))
    #expect(try DesignLibrary.search(["GLASSES", "teal"], among: library.entries()).map(\.name) == ["Water"])
    #expect(try DesignLibrary.search(["hello"], among: library.entries()).map(\.name) == ["Note"])
    #expect(try DesignLibrary.search(["teal", "hello"], among: library.entries()).isEmpty)
  }

  /// What the index remembers is what the files say: the same entries are found without reading them again.
  @Test func theIndexSaysWhatTheFilesSay() throws {
    let id = try #require(UUID(uuidString: "0A1B2C3D-4E5F-6789-ABCD-EF0123456789"))
    try add(note("Meadow", id: id), note("日本 🎉 Ü", "a\ttab and\na line\u{2028}more"), note("-", ""))
    let read = try library.entries()
    #expect(read.map(\.shortID).contains("0A1B2C3D"))
    let index = String(decoding: try scratch.read(".index"), as: UTF8.self)
    #expect(index.split(separator: "\n").count == 1 + read.count)
    #expect(try library.entries() == read)
    for words in [["tab", "line"], ["MEADOW"], ["日本"], ["classic", "ü"]] {
      #expect(try DesignLibrary.search(words, among: library.entries()).count == 1, "\(words)")
    }
  }

  /// What was changed by hand is seen, though the index says something else.
  @Test func theIndexIsOnlyAMemory() throws {
    try add(note("First"))
    let file = try #require(library.entries().first?.file)
    let text = String(decoding: try scratch.read(file), as: UTF8.self)
    try scratch.write(Array(text.replacing("First", with: "Changed by hand").utf8), to: file)
    #expect(try library.entries().map(\.name) == ["Changed by hand"])
    try scratch.write(Array("no index".utf8), to: ".index")
    #expect(try library.entries().map(\.name) == ["Changed by hand"])
    try scratch.write(Array("[]".utf8), to: "list.json")
    #expect(try library.contents().strange == ["list.json"])
  }

  /// Whatever is done, undoing it all gives the bytes from before, change by change.
  @Test func undoGivesTheBytesBack() throws {
    try add(note("One"), note("Two"))
    var states = [try scratch.files()]
    func entry(_ name: String) throws(LibraryError) -> LibraryEntry {
      try DesignLibrary.find(name, among: library.entries())
    }
    let now = now
    try library.edit { edit throws(LibraryError) in try edit.rename(entry("One"), to: "Uno", now: now) }
    states.append(try scratch.files())
    try library.edit { edit throws(LibraryError) in try edit.delete(entry("Uno")) }
    states.append(try scratch.files())
    try library.edit { edit throws(LibraryError) in
      _ = try edit.duplicate(entry("Two"), named: nil, now: now, taken: ["Two", "Two Copy"])
    }
    states.append(try scratch.files())
    #expect(try library.entries().map(\.name).sorted() == ["Two", "Two Copy 2"])
    try library.edit { edit throws(LibraryError) in
      try edit.restore(DesignLibrary.find("Uno", among: library.deleted()), taken: [])
    }
    #expect(try library.history().first == "restore 'Uno'")
    for state in states.reversed() {
      _ = try library.undo()
      #expect(try scratch.files() == state)
    }
    _ = try library.undo()
    #expect(try scratch.files().isEmpty)
    #expect(throws: LibraryError.nothingToUndo) { try library.undo() }
  }

  /// A change by hand is never lost to an undo.
  @Test func whatWasChangedByHandIsNotUndone() throws {
    try add(note("One"))
    let file = try #require(library.entries().first?.file)
    try scratch.write(Array(#"{"name": "Mine"}"#.utf8), to: file)
    #expect(throws: LibraryError.changedSince("\(library.path)/\(file)", what: "add 'One'")) { try library.undo() }
    #expect(try scratch.read(file) == Array(#"{"name": "Mine"}"#.utf8))
  }

  /// A writer that was ended after it wrote down what it would do: the next one does it.
  @Test(arguments: [0, 1, 2]) func aChangeThatWasBrokenOffIsFinished(filesWritten: Int) throws {
    try add(note("Kept"))
    let files = [("a.json", "A"), ("b.json", "B")].map { name, text in
      LibraryChange.File(name: name, before: nil, after: Array(#"{"name": "\#(text)"}"#.utf8))
    }
    try scratch.write(LibraryChange(what: "two at once", files: files).bytes, to: RecordedFolder.pendingFile)
    for file in files.prefix(filesWritten) { try scratch.write(file.after ?? [], to: file.name) }
    try add(note("Next"))
    #expect(try library.entries().map(\.name).sorted() == ["A", "B", "Kept", "Next"])
    #expect(try library.history() == ["add 'Next'", "two at once", "add 'Kept'"])
  }

  @Test func aRecordIsReadAsItWasWritten() throws {
    let files = [
      LibraryChange.File(name: "a b.json", before: nil, after: [0, 10, 255]),
      LibraryChange.File(name: "ü.json", before: [], after: nil),
    ]
    for change in [LibraryChange(what: "a\nb", files: files), LibraryChange(what: "x", undone: 7, files: files)] {
      let read = try #require(LibraryChange(change.bytes))
      #expect(read.files == files && read.undone == change.undone)
    }
    #expect(LibraryChange(LibraryChange(what: " ", files: files).bytes)?.what == "change")
    let whole = LibraryChange(what: "x", files: files).bytes
    // What was not written to its end is no record, wherever it ends.
    for length in 0..<whole.count where length != whole.count - "- 0 x".count {
      let part = LibraryChange(Array(whole.prefix(length)))
      #expect(part == nil || (part?.files.count ?? 0) < files.count)
    }
  }

  /// Eight writers at one time: each has its say.
  @Test func writersTakeTurns() async throws {
    let library = library
    let now = now
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<8 {
        group.addTask {
          for number in 0..<5 {
            var spec = WidgetSpec(id: UUID(), updatedAt: now)
            spec.name = "\(writer)-\(number)"
            let design = spec
            try library.edit(patience: 60) { edit throws(LibraryError) in try edit.add(design) }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try library.entries().count == 40)
    #expect(try library.history().count == 40)
  }
}
