// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Weave
import WeaveData

/// The library as other packages use it: what one import gives.
@Suite struct WidgetRendererTests {
  private static let card = #"{"name": "Card", "primaryText": "{{city}}", "layout": {"template": "hero"}}"#

  private struct Failure: Error {}

  private struct Dots: ImageSource {
    func image(named name: String) throws -> [UInt8]? {
      guard name == "dot.svg" else { return nil }
      return Array(
        ##"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>"##.utf8)
    }
  }

  private struct Broken: FactSource, VariableSource, ImageSource {
    func snapshot(_ kind: SnapshotKind, at moment: Date) async throws -> [UInt8]? { throw Failure() }
    func variables(at moment: Date) async throws -> [String: String] { throw Failure() }
    func image(named name: String) throws -> [UInt8]? { throw Failure() }
  }

  private let scene = WidgetScene(.small, scale: 1, moment: Date(timeIntervalSince1970: 1_774_702_800))

  @Test func aDesignBecomesAFile() async throws {
    let design = try WidgetDesign(json: Self.card)
    #expect(design.name == "Card")
    let renderer = try WidgetRenderer()
    let picture = try await renderer.picture(of: design, in: scene, variables: ["city": "Porto"])
    #expect(picture.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(picture.altText.contains("Porto"))
    #expect(picture.changes == nil)
    let again = try await WidgetRenderer().picture(of: design, in: scene, variables: ["city": "Porto"])
    #expect(again.bytes == picture.bytes)
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("weave-\(UUID().uuidString).png").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try picture.write(to: path)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data(picture.bytes))
  }

  /// A board shows the designs beside its file, and the facts of those whom a source knows.
  @Test func aBoardIsADesignOfItsFolder() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "weave-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let profile = folder.appending(path: "facts/profiles/ana")
    try FileManager.default.createDirectory(at: profile, withIntermediateDirectories: true)
    let files = [
      (
        "board.json",
        #"{"layout": "1Lx1R", "slots": [{"design": "card.json"}, {"design": "card.json", "profile": "ana"}]}"#
      ),
      (
        "card.json",
        #"{"name": "c", "layout": {"template": "custom"}, "content": {"type": "text", "text": "{{city|nowhere}}"}}"#
      ),
      ("facts/profiles/ana/variables.json", #"{"version": 1, "values": {"city": "Porto"}}"#),
    ]
    for (name, text) in files { try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8) }
    let board = try WidgetDesign(contentsOf: folder.path + "/board.json")
    let picture = try await WidgetRenderer().picture(
      of: board, in: WidgetScene(.large, scale: 1, moment: scene.moment),
      facts: FactFolder(folder.path + "/facts"))
    #expect(picture.altText == "nowhere; Porto")
    #expect(picture.problems.isEmpty)
    let unknown = try await WidgetRenderer().picture(of: board, in: scene)
    #expect(unknown.problems.contains { "\($0)".contains("there is no profile `ana`") })
  }

  @Test func errorsSayWhatFailed() throws {
    let error = #expect(throws: WidgetError.self) {
      try WidgetDesign(json: #"{"name": "Card", "layout": 3}"#, name: "card.json")
    }
    guard case .design(let problems)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(problems.contains { $0.severity == .error && $0.line == 1 && "\($0)".hasPrefix("card.json:1:") })
    #expect(throws: WidgetError.self) { try WidgetDesign(contentsOf: "/nowhere/card.json") }
  }

  @Test func aSourceThatFailsIsNamed() async throws {
    let design = try WidgetDesign(json: Self.card)
    let renderer = try WidgetRenderer()
    let facts = await #expect(throws: WidgetError.self) {
      try await renderer.picture(of: design, in: scene, facts: Broken())
    }
    let variables = await #expect(throws: WidgetError.self) {
      try await renderer.picture(of: design, in: scene, variables: Broken())
    }
    #expect(facts.map { "\($0)" }?.contains("weather") == true)
    #expect(variables.map { "\($0)" }?.contains("variables") == true)
  }

  /// Facts come as texts, and tell until when the picture is right.
  @Test func factsAreRead() async throws {
    let design = try WidgetDesign(
      json: ##"""
        {"name": "x", "layout": {"template": "custom"}, "content": {"type": "text", "text": "{{mood}}"}}
        """##)
    let picture = try await WidgetRenderer().picture(
      of: design, in: scene, facts: [SnapshotKind.variables: #"{"version": 1, "values": {"mood": "calm"}}"#])
    #expect(picture.altText.contains("calm"))
  }

  @Test func imagesComeFromTheProgram() async throws {
    let design = try WidgetDesign(
      json: #"{"name": "x", "layout": {"template": "custom"}, "content": {"type": "image", "file": "dot.svg"}}"#)
    let renderer = try WidgetRenderer()
    let with = try await renderer.picture(of: design, in: scene, images: Dots())
    #expect(!with.problems.contains { $0.message.contains("dot.svg") })
    let error = await #expect(throws: WidgetError.self) {
      try await renderer.picture(of: design, in: scene, images: Broken())
    }
    guard case .design(let told)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(told.contains { $0.message.contains("`dot.svg` cannot be read") })
  }

  /// 800 × 480 pixels of one bit: 14 + 40 + 8 bytes of headers and 100 a row.
  @Test func aPanelGetsWhatItTakes() async throws {
    let picture = try await WidgetRenderer().picture(
      of: WidgetDesign(json: Self.card), on: EInkPanel(width: 800, height: 480), variables: ["city": "Porto"])
    #expect(picture.format == .bmp && picture.bytes.count == 48_062)
  }

  /// Several renderers work at once and give the same bytes.
  @Test func renderersWorkSideBySide() async throws {
    let design = try WidgetDesign(json: Self.card)
    let scene = scene
    let pictures = try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<3 {
        group.addTask {
          try await WidgetRenderer().picture(of: design, in: scene, variables: ["city": "Porto"]).bytes
        }
      }
      return try await group.reduce(into: Set<[UInt8]>()) { $0.insert($1) }
    }
    #expect(pictures.count == 1)
  }

  /// The words of the library's own enumerations are those that the passes know.
  @Test(arguments: WidgetScene.Family.allCases) func everyFamilyIsDrawn(_ family: WidgetScene.Family) async throws {
    var scene = scene
    scene.family = family
    for appearance in WidgetScene.Appearance.allCases {
      scene.appearance = appearance
      let picture = try await WidgetRenderer().picture(
        of: WidgetDesign(json: Self.card), in: scene, variables: ["city": "Porto"])
      #expect(!picture.bytes.isEmpty)
    }
  }
}
