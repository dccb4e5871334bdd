// SPDX-License-Identifier: MIT

import Testing
import WeaveDiagnostics
import WeaveEdit

/// Names that several files share, and files that move.
@Suite struct SharedPartTests {
  private static let kit =
    ##"{ "colors": {"brand": "#102030"}, "components": {"row": {"parameters": {"title": {}}, "content": {"type": "text", "text": "{{title}}", "foreground": "brand"}}} }"##
  private static let card =
    #"{ "include": "parts/kit.json", "content": {"type": "use", "component": "row", "with": {"title": "A"}} }"#
  /// Has a row and a colour of its own.
  private static let other =
    ##"{ "include": "parts/kit.json", "components": {"row": {"parameters": {"title": {}}, "content": {"type": "text", "text": "{{title}}"}}}, "colors": {"brand": "#FFFFFF"}, "content": {"type": "use", "component": "row", "with": {"title": "B"}} }"##
  /// Includes two files; the later one wins.
  private static let third =
    #"{ "include": ["parts/kit.json", "parts/more.json"], "content": {"type": "use", "component": "row", "with": {"title": "C"}, "foreground": "brand"} }"#
  private static let more =
    ##"{ "colors": {"other": "#FFFFFF"}, "styles": {"a": {"foreground": "brand"}} }"##

  private static let files = [
    ("/w/parts/kit.json", kit), ("/w/card.json", card), ("/w/other.json", other), ("/w/third.json", third),
    ("/w/parts/more.json", more), ("/w/alone.json", card.replacing("parts/kit.json", with: "kit.json")),
  ]

  /// The files after a renaming at the first place of a word in one of them, by path; only those that change.
  private func renamed(_ path: String, at word: String, to name: String) throws -> [String: String] {
    var files = Self.files.map { path, text in
      NamedView(path: path, view: DesignView(SourceText(name: path, text: text)))
    }
    let index = try #require(files.firstIndex { $0.path == path })
    files.swapAt(0, index)
    let bytes = files[0].view.source.bytes
    let offset = try #require(bytes.firstRange(of: Array(word.utf8))).lowerBound + 1
    let shared = SharedParts(files).files(sharingNameAt: offset)
    let search = try #require(NameSearch(files[0].view, sharing: shared.map(\.view), at: offset))
    let all = [files[0]] + shared
    var result: [String: String] = [:]
    for (file, edits) in try search.renaming(to: name) {
      let bytes = EditedText.applying(edits, to: all[file].view.source.bytes)
      result[all[file].path] = String(decoding: bytes, as: UTF8.self)
    }
    return result
  }

  @Test(arguments: [("/w/parts/kit.json", "row"), ("/w/card.json", "row")])
  func aComponentWhereItIsMeant(path: String, word: String) throws {
    let after = try renamed(path, at: word, to: "line")
    // The design with a row of its own stays, and the one whose include does not exist.
    #expect(Set(after.keys) == ["/w/parts/kit.json", "/w/card.json", "/w/third.json"])
    #expect(after["/w/card.json"] == Self.card.replacing("row", with: "line"))
    #expect(after["/w/third.json"] == Self.third.replacing("row", with: "line"))
  }

  @Test func aColorThatOtherPartsOfADesignUse() throws {
    let after = try renamed("/w/parts/kit.json", at: "brand", to: "house")
    #expect(Set(after.keys) == ["/w/parts/kit.json", "/w/third.json", "/w/parts/more.json"])
    #expect(after["/w/parts/more.json"] == Self.more.replacing("brand", with: "house"))
  }

  @Test(arguments: [("/w/card.json", "\"title"), ("/w/parts/kit.json", "title"), ("/w/parts/kit.json", "{title")])
  func aParameterFromItsUse(path: String, word: String) throws {
    let after = try renamed(path, at: word, to: "head")
    #expect(Set(after.keys) == ["/w/parts/kit.json", "/w/card.json", "/w/third.json"])
    #expect(after["/w/card.json"] == Self.card.replacing("title", with: "head"))
    #expect(after["/w/parts/kit.json"] == Self.kit.replacing("title", with: "head"))
  }

  @Test func aParameterOfADesignsOwnComponent() throws {
    let after = try renamed("/w/other.json", at: "\"title", to: "head")
    #expect(after == ["/w/other.json": Self.other.replacing("title", with: "head")])
  }

  // MARK: Files

  @Test(arguments: [
    ("/w/parts/kit.json", "/w/parts/base.json", "parts/base.json"), ("/w/parts", "/w/shared", "shared/kit.json"),
    ("/w/parts/kit.json", "/w/kit.json", "kit.json"),
    // Out of the design's folder nothing can be named, and with the design everything moves.
    ("/w/parts/kit.json", "/kit.json", "parts/kit.json"), ("/w", "/v", "parts/kit.json"),
    ("/w/card.json", "/w/cards/card.json", "parts/kit.json"),
  ])
  func namesFollowFilesThatMove(from: String, to: String, name: String) {
    let view = DesignView(SourceText(name: "/w/card.json", text: Self.card))
    let edits = FileLinks.edits(of: view, at: "/w/card.json", following: [FileMove(from: from, to: to)])
    let after = String(decoding: EditedText.applying(edits, to: view.source.bytes), as: UTF8.self)
    #expect(after == Self.card.replacing("parts/kit.json", with: name))
  }

  @Test func photosAndDesignsOfBoards() {
    let text = #"{ "slots": [{ "design": "a/card.json" }, { "template": "steps" }] }"#
    let view = DesignView(SourceText(name: "/w/board.json", text: text))
    let edits = FileLinks.edits(
      of: view, at: "/w/board.json", following: [FileMove(from: "/w/a/card.json", to: "/w/a/b \"c\".json")])
    #expect(edits.map(\.replacement) == [#"a/b \"c\".json"#])
    let photo = #"{ "name": "A", "content": {"type": "image", "file": "lake.jpg"} }"#
    let design = DesignView(SourceText(name: "/w/photo.json", text: photo))
    let moves = [FileMove(from: "/w/lake.jpg", to: "/w/photos/lake.jpg")]
    #expect(
      FileLinks.edits(of: design, at: "/w/photo.json", following: moves).map(\.replacement) == ["photos/lake.jpg"])
  }
}
