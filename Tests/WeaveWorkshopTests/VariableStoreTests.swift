// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveJSON
import WeaveSpec
import WeaveStore

@testable import WeaveWorkshop

/// Variables that are changed by name, by buttons, and back again.
@Suite struct VariableStoreTests {
  private let scratch: Scratch
  private let store: VariableStore
  private let now = Date(timeIntervalSince1970: 1_774_703_100)

  init() throws {
    scratch = try Scratch()
    store = VariableStore(SnapshotFolder(path: scratch.path))
  }

  @discardableResult
  private func apply(_ edits: VariableStore.Edit...) throws -> [VariableStore.Change] {
    try store.apply(edits, what: "test", now: now, timeZone: .gmt)
  }

  private func values() throws -> [String: String] { try store.values(now: now, timeZone: .gmt) }

  @Test func variablesAreSetRenamedAndDeleted() throws {
    #expect(try apply(.set("Streak", to: "4")) == [.init(key: "streak", old: nil, new: "4")])
    #expect(try apply(.set("last done", to: "today we rest")).map(\.new) == ["today we rest"])
    #expect(try apply(.make("streak") { ($0 ?? "") + "!" }).map(\.new) == ["4!"])
    let renamed = try apply(.rename("streak", to: "run"))
    #expect(Set(renamed) == [.init(key: "run", old: nil, new: "4!"), .init(key: "streak", old: "4!", new: nil)])
    try apply(.delete("last done"))
    #expect(try values() == ["run": "4!"])
    #expect(throws: LibraryError.refused("no variable `runs` is stored; did you mean `run`?")) {
      try apply(.delete("runs"))
    }
    #expect(throws: LibraryError.refused("the variable `run` already exists")) { try apply(.rename("run", to: "Run")) }
    #expect(throws: LibraryError.refused("`__now` is a fact; only variables can be set")) {
      try apply(.set("__now", to: "1"))
    }
  }

  @Test func allChangesHoldOrNone() throws {
    #expect(throws: LibraryError.self) { try apply(.set("a", to: "1"), .delete("b")) }
    #expect(try values().isEmpty)
  }

  /// Each undo gives the bytes from before, and the last one no file at all.
  @Test func undoGivesTheBytesBack() throws {
    var states = [try scratch.files()]
    for number in 0..<5 {
      try apply(.make("count") { _ in String(number) })
      states.append(try scratch.files())
    }
    for state in states.reversed().dropFirst() {
      #expect(try store.undo() == "test")
      #expect(try scratch.files() == state)
    }
    #expect(try values().isEmpty && store.history().isEmpty)
  }

  @Test func usesAreFoundWhereTheyStand() {
    var spec = WidgetSpec(id: UUID(), updatedAt: now)
    spec.primaryText = "{{ Streak | 0 || number }} of {{=streak * 2}} at {{__time}}"
    spec.secondaryText = "{{missing|{{last done}}}}"
    spec.actionBar = ActionPreset.habit.bar()
    #expect(
      spec.variableUses.map { "\($0.key) \($0.place)\($0.isInFormula ? " =" : "")" } == [
        "streak primaryText", "missing secondaryText", "last done secondaryText", "streak button 'Done +1'",
        "streak button 'Undo -1'",
      ])
    let renamed = spec.renamingVariable("streak", to: "days run")
    #expect(renamed.primaryText == "{{ days run | 0 || number }} of {{=streak * 2}} at {{__time}}")
    #expect(renamed.secondaryText == spec.secondaryText)
    #expect(renamed.actionBar?.actions.map(\.variableKey) == ["days run", "days run"])
    #expect(spec.renamingVariable("Last  Done", to: "x").secondaryText == "{{missing|{{x}}}}")
    #expect(spec.beginning(of: "streak") == .number(0))
    #expect(spec.beginning(of: "missing") == .text(""))
    spec.actionBar = nil
    spec.primaryText = "{{goal|7}}"
    #expect(spec.beginning(of: "goal") == .number(7))
    spec.variables = ["Goal": .number(9)]
    #expect(spec.beginning(of: "goal") == .number(9))
  }

  /// What the app's editor offers.
  @Test func presetsOfButtons() {
    let lines = ActionPreset.allCases.map { preset in
      preset.bar().actions.map { "\($0.title) \($0.variableKey) \($0.incrementAmount)" }.joined(separator: ", ")
    }
    #expect(
      lines == [
        "+1 count 1, -1 count -1", "Done +1 streak 1, Undo -1 streak -1", "Done +1 done 1",
        "+25ml waterml 25, +50ml waterml 50", "Start pomo 1, Stop pomo -1",
      ])
    for preset in ActionPreset.allCases {
      var spec = WidgetSpec(id: UUID(), updatedAt: now)
      spec.actionBar = preset.bar()
      #expect(spec.normalized().actionBar == spec.actionBar)
    }
  }
}
