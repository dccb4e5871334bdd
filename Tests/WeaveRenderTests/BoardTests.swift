// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveData
import WeaveDiagnostics
import WeaveDisplay
import WeaveExpressions
import WeaveGraphics
import WeaveLayout
import WeaveRender
import WeaveResolve
import WeaveSpec
import WeaveTime

/// Several widgets in one picture.
@Suite struct BoardTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "board-\(UUID().uuidString)")

  private static let now = InstantText.date("2026-03-28T13:05:30Z") ?? .distantPast

  private func write(_ text: String, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func compiled(_ text: String) -> Checked<CompiledDesign> {
    WidgetCompiler.compile(
      SourceText(name: "\(folder.path)/board.json", text: text), now: Date(timeIntervalSince1970: 0),
      folder: folder.path)
  }

  private func request(
    _ text: String, canvas: Size = Size(width: 424, height: 224), appearance: RenderEnvironment.Appearance = .light
  ) throws -> RenderRequest {
    let checked = compiled(text)
    let widget = try #require(checked.output?.widgets.first ?? nil, "\(checked.diagnostics)")
    var environment = RenderEnvironment.fixed(.large)
    environment.now = Self.now
    environment.canvas = canvas
    environment.appearance = appearance
    return RenderRequest(design: widget, environment: environment, photos: PhotoFolder(designFolder: folder.path))
  }

  private static func text(_ words: String) -> String {
    #"""
    {"name": "t", "layout": {"template": "custom"},
     "content": {"type": "text", "id": "words", "text": "\#(words)"}}
    """#
  }

  private static let two = #"""
    {"layout": "1Lx1R", "slots": [{"design": "a.json"}, {"design": "sub/b.json"}]}
    """#

  private func frame(_ id: String, in node: LayoutNode) -> Rect? {
    node.id == id ? node.frame : node.children.lazy.compactMap { frame(id, in: $0) }.first
  }

  @Test func slotsHaveTheirSizeAndSizeClass() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(Self.text("{{=width}} {{=height}} {{=size}}"), to: "a.json")
    try write(Self.text("{{=width}} {{=height}} {{=size}}"), to: "sub/b.json")
    let picture = try #require(try Renderer().render(request(Self.two)).output)
    // 424 − 2 · 12 of margin − 12 of gutter, halved; 224 − 24.
    #expect(picture.altText == "194 200 small; 194 200 small")
    #expect(frame("left/widget", in: picture.layout) == Rect(x: 12, y: 12, width: 194, height: 200))
    #expect(frame("right/widget", in: picture.layout) == Rect(x: 218, y: 12, width: 194, height: 200))
  }

  @Test func spansGetTheirShare() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(Self.text("{{=width}} {{=height}} {{=size}}"), to: "a.json")
    let board = #"""
      {"layout": {"columns": [2, 1], "rows": 2}, "gutter": 10, "margin": 0, "slots": [
        {"design": "a.json", "column": 1, "row": 1, "rows": 2},
        {"design": "a.json", "column": 2, "row": 1}, {"design": "a.json", "column": 2, "row": 2, "size": "medium"}]}
      """#
    let picture = try Renderer().render(request(board, canvas: Size(width: 610, height: 410))).output
    #expect(picture?.altText == "400 410 large; 200 200 small; 200 200 medium")
  }

  @Test func slotsHaveVariablesAndSettingsOfTheirOwn() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(Self.text("{{line}} {{stop}}"), to: "a.json")
    let board = #"""
      {"layout": "1Tx1B", "variables": {"stop": "Pier"}, "slots": [
        {"design": "a.json", "variables": {"line": "A"}},
        {"design": "a.json", "variables": {"line": "B", "stop": "Mill"},
         "settings": {"accessibilityLabel": "Line {{line}}"}}]}
      """#
    var request = try request(board)
    #expect(try Renderer().render(request).output?.altText == "A Pier; Line B")
    request.variables = ["stop": .string("Gate"), "line": .string("C")]
    #expect(try Renderer().render(request).output?.altText == "A Gate; Line B")
  }

  @Test func slotsShowTheFactsOfTheirProfile() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(Self.text("{{__location_name|nowhere}}"), to: "a.json")
    let board = #"""
      {"layout": "2x2", "slots": [{"design": "a.json"}, {"design": "a.json", "profile": "ana"},
        {"design": "a.json", "place": {"name": "Bergen", "latitude": 60.39, "longitude": 5.32}},
        {"design": "a.json", "profile": "ben"}]}
      """#
    var request = try request(board)
    func snapshots(_ name: String) -> Snapshots {
      var snapshots = Snapshots()
      snapshots.location = LocationSnapshot(
        updatedAt: Self.now, place: Place(name: name, latitude: 45, longitude: 4))
      return snapshots
    }
    request.facts = snapshots("Lyon")
    request.profiles = ["ana": snapshots("Oslo")]
    let drawn = try Renderer().render(request)
    #expect(drawn.output?.altText == "Lyon; Oslo; Bergen; bottomRight: there is no profile ben")
    #expect(drawn.diagnostics.map(\.code) == [.boardSlotFails])
  }

  /// The picture changes when the first of its slots does, also where that has facts of its own.
  @Test func changesWithTheFirstOfItsSlots() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(Self.text("{{__weekday}}"), to: "a.json")
    try write(Self.text("{{__time}}"), to: "sub/b.json")
    let change = try Renderer().nextChange(of: request(Self.two), within: 86_400)
    #expect(change.map { InstantText.millisecondText($0.date) } == "2026-03-28T13:06:00.000Z")
    let own = #"""
      {"layout": "1Lx1R", "slots": [{"design": "a.json"}, {"design": "sub/b.json",
       "place": {"latitude": 35.7, "longitude": 139.7, "timeZone": "Asia/Tokyo"}}]}
      """#
    try write(Self.text("{{__weekday}}"), to: "sub/b.json")
    // Tokyo's Saturday ends at 15:00 UTC.
    let abroad = try Renderer().nextChange(of: request(own), within: 86_400)
    #expect(abroad.map { InstantText.millisecondText($0.date) } == "2026-03-28T15:00:00.000Z")
  }

  /// The same bytes after other moments were drawn as from a renderer that has drawn nothing.
  @Test func reusesNothingThatShows() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(Self.text("{{__time}}"), to: "a.json")
    try write(Self.text("{{__weekday}}"), to: "sub/b.json")
    let request = try request(Self.two)
    let renderer = try Renderer()
    for minutes in [0.0, 1, 2, 720, 1] {
      let then = request.at(Self.now.addingTimeInterval(minutes * 60))
      let kept = try #require(try renderer.render(then).output)
      let anew = try Renderer(reuse: .off)
      let fresh = try #require(try anew.render(then).output)
      #expect(try renderer.png(kept) == anew.png(fresh))
    }
  }

  @Test func aSlotThatFailsLeavesTheOthers() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(Self.text("Here"), to: "a.json")
    let checked = compiled(Self.two)
    #expect(checked.diagnostics.map(\.code) == [.boardSlotFails])
    #expect(checked.diagnostics.map(\.severity) == [.warning])
    let picture = try Renderer().render(request(Self.two)).output
    #expect(picture?.altText == "Here; right: there is no file sub/b.json")
    #expect(checked.diagnostics.graded(strict: true).map(\.severity) == [.error])
  }

  /// What is wrong in a slot's file stands in that file.
  @Test func mistakesStandInTheirOwnFile() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(Self.text("Here"), to: "a.json")
    try write("{\"name\": \"b\",\n \"style\": {\"accent\": \"mauve\"}}", to: "sub/b.json")
    let checked = compiled(Self.two)
    let source = try #require(checked.output).source
    let told = TerminalPrinter().text(for: [.init(source: source, diagnostics: checked.diagnostics)])
    #expect(told.contains("sub/b.json:2:22: warning:"), "\(told)")
    #expect(told.contains("board.json:1:"), "\(told)")
  }

  @Test func boardsStandInBoardsButNotInThemselves() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(Self.text("{{=width}}"), to: "sub/c.json")
    try write(Self.two.replacing("sub/b.json", with: "c.json").replacing("a.json", with: "c.json"), to: "sub/b.json")
    try write(Self.text("A"), to: "a.json")
    let picture = try Renderer().render(request(Self.two)).output
    // 194 − 24 − 12, halved.
    #expect(picture?.altText == "A; 79; 79")
    try write(Self.two.replacing("a.json", with: "../board.json"), to: "sub/b.json")
    #expect(compiled(Self.two).output != nil)
    try write(#"{"slots": [{"design": "b.json"}]}"#, to: "sub/b.json")
    let cycle = compiled(Self.two)
    #expect(cycle.output == nil)
    #expect(cycle.diagnostics.contains { $0.code == .boardCycle })
    // Two boards that show each other: all that is told lies in the board that was asked for.
    let both = Self.two.replacing("sub/b.json", with: "b.json")
    try write(#"{"slots": [{"design": "board.json"}]}"#, to: "b.json")
    let mutual = compiled(both)
    #expect(mutual.output?.widgets.count == nil)
    let place = try #require(mutual.diagnostics.first { $0.code == .boardCycle }?.range)
    #expect(SourceText(name: "board.json", text: both).text(in: place) == "\"b.json\"")
    for found in mutual.diagnostics { #expect((found.range?.upper ?? 0) <= both.utf8.count) }
  }

  /// A node shows the design of a file in half of the slot, with a value and photos of its own folder.
  @Test func nodesShowDesignsOfFiles() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(Self.text("{{who}} {{=width}} {{=parent.height}}"), to: "sub/c.json")
    try write(
      #"""
      {"name": "n", "layout": {"template": "custom"}, "variables": {"name": "Ana"}, "content": {"type": "widget",
       "design": "c.json", "with": {"who": "=name"}, "frame": {"width": "50%", "height": "25%"}}}
      """#, to: "sub/b.json")
    try write(Self.text("A"), to: "a.json")
    let picture = try #require(try Renderer().render(request(Self.two)).output)
    #expect(picture.altText == "A; Ana 97 50")
    try write(Self.text("B"), to: "sub/c.json")
    try write(
      #"""
      {"name": "n", "layout": {"template": "custom"}, "content": {"type": "widget", "design": "b.json"}}
      """#, to: "sub/b.json")
    #expect(compiled(Self.two).diagnostics.contains { $0.code == .boardCycle })
  }

  @Test func tenThousandSlotsAreRefused() throws {
    let slots = Array(repeating: #"{"template": "clockDigital"}"#, count: 10_000).joined(separator: ",")
    let checked = compiled(#"{"layout": {"columns": 24, "rows": 24}, "slots": [\#(slots)]}"#)
    #expect(checked.output == nil)
    #expect(checked.diagnostics.contains { $0.code == .boardTooMany && $0.range != nil })
  }

  @Test func namesOfLayoutsAreThoseOfTRMNL() {
    let counts = ["full": 1, "1Lx1R": 2, "1Lx2R": 3, "2Lx1R": 3, "1Tx1B": 2, "2Tx1B": 3, "1Tx2B": 3, "2x2": 4]
    for (name, count) in counts { #expect(BoardLayout.preset(name)?.areas.count == count, "\(name)") }
    #expect(BoardLayout.preset("2Lx1R")?.areas.first { $0.name == "right" }?.rows == 0..<2)
  }
}
