// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveSpec

@testable import WeaveWorkshop

/// Words to designs by the app's rules, and changes that are told and undone.
@Suite struct WordsTests {
  private let now = Date(timeIntervalSince1970: 1_790_000_000)

  private var note: WidgetSpec {
    var spec = WidgetSpec(id: UUID(), updatedAt: now)
    spec.name = "Note"
    spec.secondaryText = "Below"
    spec.symbol = SymbolSpec(name: "star")
    return spec.normalized()
  }

  private func changes(_ prompt: String) -> [String] {
    let patch = KeywordRules.patch(prompt, of: note)
    return DesignChanges.between(note, patch.applied(to: note)).map(\.description)
  }

  @Test func textsComeFromTheFirstWords() {
    let spec = KeywordRules.generate("drink MORE water every single day this week and the next one after that too")
      .applied(to: note)
    #expect(spec.name == "Drink More")
    #expect(spec.primaryText == "drink MORE water every single day")
    #expect(spec.secondaryText == "this week and the next one after that")
  }

  /// The first colour of the app's order counts, wherever it stands, also inside a word.
  @Test(arguments: [
    ("blue and indigo", Accent.indigo), ("mint", .teal), ("gold", .yellow), ("brown", .orange), ("grey", .gray),
    ("I am bored", .red), ("pink or red", .red), ("green tea", .green), ("nothing of it", .blue),
  ]) func accents(_ prompt: String, _ accent: Accent) {
    #expect(KeywordRules.generate(prompt).applied(to: note).style.accent == accent)
  }

  @Test(arguments: [
    ("frosted glass", BackgroundToken.subtleMaterial), ("radial", .radialGlow), ("tinted", .solidAccent),
    ("clean look", .plain), ("vibrant", .accentGlow), ("aurora", .aurora), ("sunset", .sunset), ("midnight", .midnight),
    ("candy", .candy), ("transparent", .plain), ("bold aurora", .accentGlow),
  ]) func backgrounds(_ prompt: String, _ background: BackgroundToken) {
    #expect(KeywordRules.generate(prompt).applied(to: note).style.background == background)
  }

  @Test(arguments: [
    ("weather today", "cloud.sun.fill"), ("my task list", "checkmark.circle.fill"), ("habit", "repeat.circle.fill"),
    ("clock", "clock.fill"), ("finance", "chart.line.uptrend.xyaxis"), ("music", "music.note"),
    ("fitness", "figure.run"), ("notes", "note.text"), ("calendar", "calendar"), ("anything", "sparkles"),
  ]) func symbols(_ prompt: String, _ symbol: String) {
    var base = note
    base.symbol = nil
    #expect(KeywordRules.generate(prompt).applied(to: base).symbol?.name == symbol)
    #expect(KeywordRules.generate("minimal").applied(to: base).symbol == nil)
  }

  @Test(arguments: [("compact", 4.0), ("airy", 10), ("else", 6)]) func spacings(_ prompt: String, _ spacing: Double) {
    #expect(KeywordRules.generate(prompt).applied(to: note).layout.spacing == spacing)
  }

  @Test func changesAreTold() {
    #expect(changes("padding 20") == ["padding 16 → 20"])
    #expect(changes("more padding, less spacing") == ["spacing 8 → 6", "padding 16 → 18"])
    #expect(changes("rounder") == ["cornerRadius 20 → 24"])
    #expect(changes("sharper and a bigger title") == ["cornerRadius 20 → 16", "primaryTextStyle title3 → title2"])
    #expect(changes("remove the subtitle") == ["secondaryText Below → none"])
    #expect(changes("Teal accent") == ["accent blue → teal"])
    #expect(
      changes("gap of 3, corner radius: 7.5 and inset 2") == [
        "spacing 8 → 3", "cornerRadius 20 → 7.5", "padding 16 → 2",
      ])
    #expect(changes("padding 3, padding 5") == ["padding 16 → 5"])
    #expect(changes("what is the meaning of it") == [])
  }

  /// What is asked for beyond its range becomes the nearest that is in it.
  @Test func valuesStayInRange() {
    #expect(
      changes("padding 4000, radius 4000, spacing 4000") == [
        "spacing 8 → 32", "cornerRadius 20 → 44", "padding 16 → 40",
      ])
    #expect(changes("padding 99999999999999999999999999999999999999999999999") == ["padding 16 → 40"])
    #expect(changes("padding 1e999") == ["padding 16 → 1"])
  }

  @Test func minimalTakesAwayWhatCanGo() {
    let spec = KeywordRules.patch("minimal", of: note).applied(to: note)
    #expect(spec.symbol == nil && spec.style.background == .plain)
    #expect(spec.style.padding == 12 && spec.layout.spacing == 6)
    #expect(spec.primaryText == note.primaryText && spec.secondaryText == note.secondaryText)
  }

  /// Template, photo, buttons, variants, overlay and glow are out of the reach of words, whatever these are.
  @Test func wordsReachNothingElse() {
    var base = note
    base.actionBar = ActionPreset.counter.bar()
    base.style.backgroundOverlay = .sunset
    base.style.backgroundGlowEnabled = true
    base.matchedSet = MatchedSet()
    base.matchedSet?.small = .init(primaryText: "Small")
    base = base.normalized()
    for prompt in ["hero poster template glow overlay buttons", "minimal red aurora padding 3", "\u{202E}{{__now}}\0"] {
      let spec = KeywordRules.patch(prompt, of: base).applied(to: base)
      #expect(spec.actionBar == base.actionBar && spec.matchedSet == base.matchedSet)
      #expect(spec.layout.template == base.layout.template && spec.image == base.image)
      #expect(spec.style.backgroundOverlay == .sunset && spec.style.backgroundGlowEnabled)
      #expect(spec.primaryText == base.primaryText)
    }
  }

  @Test func undoGivesTheBytesOfAFileBack() throws {
    let scratch = try Scratch()
    try scratch.write(Array("before".utf8), to: "d.json")
    let file = UndoFile(of: scratch.path + "/d.json")
    #expect(throws: LibraryError.nothingToUndo) { try file.undo() }
    try file.replace(Array("before".utf8), by: Array("after".utf8), what: "padding 20")
    #expect(try scratch.read("d.json") == Array("after".utf8))
    #expect(try file.undo() == "padding 20")
    #expect(try scratch.read("d.json") == Array("before".utf8))
    #expect(throws: LibraryError.nothingToUndo) { try file.undo() }
    try file.replace(Array("before".utf8), by: Array("after".utf8), what: "x")
    try scratch.write(Array("by hand".utf8), to: "d.json")
    #expect(throws: LibraryError.changedSince(scratch.path + "/d.json", what: "x")) { try file.undo() }
    #expect(file.last == nil)
  }

  /// One change after the other, back to the first bytes; of very many the last ones.
  @Test func changesAreTakenBackOneByOne() throws {
    let scratch = try Scratch()
    let forms = (0...40).map { Array(String(repeating: "\($0) ", count: 20_000).utf8) }
    try scratch.write(forms[0], to: "d.json")
    let file = UndoFile(of: scratch.path + "/d.json")
    for step in 1...5 { try file.replace(forms[step - 1], by: forms[step], what: "\(step)") }
    for step in (1...5).reversed() {
      #expect(file.last == "\(step)")
      #expect(try file.undo() == "\(step)")
      #expect(try scratch.read("d.json") == forms[step - 1])
    }
    #expect(throws: LibraryError.nothingToUndo) { try file.undo() }
    for step in 1...40 { try file.replace(forms[step - 1], by: forms[step], what: "\(step)") }
    #expect(try scratch.read(".d.json.undo").count < 2_000_000)
    for step in (38...40).reversed() { #expect(try file.undo() == "\(step)") }
    #expect(try scratch.read("d.json") == forms[37])
  }
}
