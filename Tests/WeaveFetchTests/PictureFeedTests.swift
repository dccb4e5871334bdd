// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveData
import WeaveDiagnostics
import WeaveFeeds
import WeaveJSON
import WeaveStore

@testable import WeaveFetch

/// Feeds that bring a picture, from an address, a folder or an album, with what is told of it.
@Suite struct PictureFeedTests {
  /// Two pictures of one pixel, as other programs wrote them.
  private static let red = bytes(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")
  private static let gray = bytes(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=")

  private static func bytes(_ base64: String) -> [UInt8] { Array(Data(base64Encoded: base64) ?? Data()) }

  private func saved(_ scene: Scene) -> [UInt8]? {
    FileManager.default.contents(atPath: scene.root + "/a.png").map { Array($0) }
  }

  private func variables(_ scene: Scene) throws -> [String: StoredVariables.Stored] {
    let read = try scene.snapshots.read([.variables], now: scene.now, timeZone: .gmt)
    return read.snapshots.variables?.values ?? [:]
  }

  private func feed(_ source: String, _ scene: Scene, _ address: String) -> Feed {
    var feed = Feed(name: "a", source: source)
    feed.url = .plain(address)
    feed.save = scene.root + "/a.png"
    return feed
  }

  @Test func keepsThePictureOfAnAddress() async throws {
    let scene = try Scene()
    let server = try await ScriptedServer { question in
      question.headers["if-none-match"] == "\"1\""
        ? .init("304 Not Modified") : .init("200 OK", ["ETag: \"1\"", "Content-Type: image/png"], bytes: Self.red)
    }
    let feed = feed("picture", scene, server.address + "/{yyyy}/{MM}/{d}.png")
    #expect(try await scene.run(feed).map(\.result) == [.new])
    #expect(saved(scene) == Self.red)
    #expect(try variables(scene)["a"] == .text("a.png"))
    #expect(server.questions.first?.target == "/2026/03/28.png")
    scene.now += 7_200
    #expect(try await scene.run(feed).map(\.result) == [.unchanged])
    // One that was deleted is asked for again, although nothing has changed there.
    try FileManager.default.removeItem(atPath: scene.root + "/a.png")
    scene.now += 7_200
    _ = try await scene.run(feed)
    #expect(saved(scene) == Self.red)
    await server.end()
  }

  @Test(arguments: [
    ("text/html", Array("<!doctype html><p>Sign in".utf8)), ("image/png", Array(red.prefix(40))), ("image/png", []),
  ])
  func aPictureThatCannotBeDrawnReplacesNone(type: String, bytes: [UInt8]) async throws {
    let scene = try Scene()
    let server = try await ScriptedServer { question in
      .init("200 OK", ["Content-Type: \(type)"], bytes: question.target == "/good" ? Self.red : bytes)
    }
    var feed = feed("picture", scene, server.address + "/good")
    _ = try await scene.run(feed)
    feed.url = .plain(server.address + "/bad")
    #expect(try await scene.run(feed).map(\.result) == [.failed])
    #expect(saved(scene) == Self.red)
    await server.end()
  }

  /// A description with the address of its picture, as NASA and Wikipedia give it. Keys stay with the server of the feed.
  @Test func keepsAPictureWithItsWords() async throws {
    let scene = try Scene()
    let pictures = try await ScriptedServer { _ in .init("200 OK", [], bytes: Self.red) }
    let server = try await ScriptedServer { _ in
      .init("200 OK", [], #"{"title": "Moon", "url": "\#(pictures.address)/moon.png"}"#)
    }
    var feed = feed("json", scene, server.address + "/apod")
    feed.picks = [
      FeedPick(variable: "a_title", path: "$.title"), FeedPick(variable: "a", path: "$.url", kind: .picture),
    ]
    scene.environment["KEY"] = "tell-nobody"
    feed.headers = [.init(name: "X-API-Key", value: .environment("KEY"))]
    #expect(try await scene.run(feed).map(\.result) == [.new])
    #expect(saved(scene) == Self.red)
    #expect(try variables(scene) == ["a": .text("a.png"), "a_title": .text("Moon")])
    #expect(server.questions.first?.headers["x-api-key"] == "tell-nobody")
    #expect(pictures.questions.first?.target == "/moon.png" && pictures.questions.first?.headers["x-api-key"] == nil)
    await server.end()
    await pictures.end()
  }

  /// On days with a film instead of a picture, the title of today must not stand above the picture of yesterday.
  @Test func wordsWithoutTheirPictureAreNotTaken() async throws {
    let scene = try Scene()
    let server = try await ScriptedServer { question in
      switch question.target {
      case "/today": .init("200 OK", [], #"{"title": "Moon", "url": "/moon.png"}"#)
      case "/moon.png": .init("200 OK", [], bytes: Self.red)
      default: .init("200 OK", [], #"{"title": "A film"}"#)
      }
    }
    var feed = feed("json", scene, server.address + "/today")
    feed.picks = [FeedPick(variable: "title", path: "$.title"), FeedPick(variable: "a", path: "$.url", kind: .picture)]
    _ = try await scene.run(feed)
    feed.url = .plain(server.address + "/film")
    #expect(try await scene.run(feed).map(\.result) == [.failed])
    #expect(try variables(scene)["title"] == .text("Moon"))
    await server.end()
  }

  /// Each photo of a folder is shown once before one is shown again; one that is added comes too.
  @Test func photosOfAFolderTakeTurns() async throws {
    let scene = try Scene()
    let folder = scene.root + "/photos"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for name in ["sea.png", "wood.png", "lake.png"] {
      try Data(Self.red).write(to: URL(filePath: "\(folder)/\(name)"))
    }
    try Data("no photo".utf8).write(to: URL(filePath: folder + "/notes.txt"))
    var feed = Feed(name: "a", source: "folder")
    feed.file = folder
    feed.save = scene.root + "/a.png"
    func turns(_ count: Int) async throws -> [String] {
      var shown: [String] = []
      for _ in 0..<count {
        _ = try await scene.run(feed)
        if case .text(let title) = try variables(scene)["a_title"] { shown.append(title) }
        scene.now += 86_400
      }
      return shown
    }
    let first = try await turns(3)
    #expect(Set(first) == ["sea", "wood", "lake"])
    #expect(try await turns(3) == first)
    try Data(Self.gray).write(to: URL(filePath: folder + "/new.png"))
    #expect(try await Set(turns(4)) == ["sea", "wood", "lake", "new"])
  }

  /// - Source: Immich, API, as its server answers.
  @Test(arguments: [true, false]) func photosOfAnAlbumTakeTurns(listsAssets: Bool) async throws {
    let scene = try Scene()
    scene.environment["IMMICH"] = "tell-nobody"
    let asset = { (id: String, type: String) in
      #"{"id": "\#(id)", "type": "\#(type)", "isTrashed": false, "localDateTime": "2024-05-0\#(id.count)T10:00:00.000Z", "exifInfo": {"city": "Bergen", "description": null}}"#
    }
    let assets = "[\(asset("a", "IMAGE")), \(asset("bb", "VIDEO")), \(asset("ccc", "IMAGE"))]"
    let server = try await ScriptedServer { question in
      guard question.headers["x-api-key"] == "tell-nobody" else { return .init("401 Unauthorized") }
      switch question.target {
      case "/api/albums": return .init("200 OK", [], #"[{"id": "u-1", "albumName": "Holidays"}]"#)
      case "/api/albums?shared=true": return .init("200 OK", [], "[]")
      case "/api/albums/u-1": return .init("200 OK", [], listsAssets ? #"{"assets": \#(assets)}"# : "{}")
      case "/api/search/metadata" where question.method == "POST" && question.body.contains(#"["u-1"]"#):
        return .init("200 OK", [], #"{"assets": {"items": \#(assets), "nextPage": null}}"#)
      case "/api/assets/a/thumbnail?size=preview": return .init("200 OK", ["Content-Type: image/png"], bytes: Self.red)
      case "/api/assets/ccc/thumbnail?size=preview":
        return .init("200 OK", ["Content-Type: image/png"], bytes: Self.gray)
      default: return .init("404 Not Found")
      }
    }
    var feed = feed("immich", scene, server.address)
    feed.key = .environment("IMMICH")
    feed.query = "Holidays"
    var shown: [[UInt8]] = []
    for _ in 0..<2 {
      #expect(try await scene.run(feed).map(\.result) == [.new])
      shown.append(try #require(saved(scene)))
      scene.now += 86_400
    }
    #expect(Set(shown) == [Self.red, Self.gray])
    #expect(try variables(scene)["a_town"] == .text("Bergen"))
    feed.query = "Holiday"
    let outcome = try #require(try await scene.run(feed).first)
    #expect(outcome.result == .failed && outcome.reason.contains("no album `Holiday`; it has `Holidays`"))
    #expect(!scene.allFiles.contains("tell-nobody"))
    await server.end()
  }

  // MARK: Requests

  /// Services that want a question as JSON in the body, with a token of their own (larapaper#46).
  @Test func asksWithABodyAndHeaders() async throws {
    let scene = try Scene()
    scene.environment["TOKEN"] = "Client-ID tell-nobody"
    let other = try await ScriptedServer { _ in .init("200 OK", [], #"{"state": 3}"#) }
    let server = try await ScriptedServer { question in
      question.target == "/moved"
        ? .init("302 Found", ["Location: \(other.address)/"]) : .init("200 OK", [], #"{"state": 2}"#)
    }
    var feed = Scene.pick(server)
    feed.headers = [
      .init(name: "Authorization", value: .environment("TOKEN")), .init(name: "Accept-Language", value: .plain("de")),
    ]
    feed.body = .init(text: #"{"query":"{ state }"}"#, isJSON: true)
    #expect(try await scene.run(feed).map(\.result) == [.new])
    let question = try #require(server.questions.first)
    #expect(question.method == "POST" && question.body == #"{"query":"{ state }"}"#)
    #expect(question.headers["content-type"] == "application/json" && question.headers["accept-language"] == "de")
    #expect(question.headers["authorization"] == "Client-ID tell-nobody")
    feed.url = .plain(server.address + "/moved")
    _ = try await scene.run(feed)
    let redirected = try #require(other.questions.first)
    #expect(redirected.method == "GET" && redirected.headers["authorization"] == nil && redirected.body.isEmpty)
    await server.end()
    await other.end()
  }

  static let mistakes: [(feed: String, words: String)] = [
    (#"{"source": "picture", "url": "https://example.org/a.png"}"#, "lacks a file to `save` its picture in"),
    (
      #"{"source": "picture", "url": "https://example.org/a.png", "save": "a.txt"}"#,
      "`a.txt` is not the name of a picture"
    ),
    (#"{"source": "rss", "url": "https://example.org/", "save": "a.jpg"}"#, "brings no picture to save"),
    (
      #"{"source": "json", "url": "https://example.org/", "picks": [{"variable": "a", "path": "$.a", "kind": "picture"}]}"#,
      "not where to `save` it"
    ),
    (#"{"source": "caldav", "url": "https://example.org/", "body": "a"}"#, "without a `body`"),
    (#"{"source": "rss", "url": "https://example.org/", "headers": {"X-API-Key": "tell-nobody"}}"#, "in clear text"),
    (
      #"{"source": "rss", "url": "https://example.org/", "headers": {"Host": "a"}}"#,
      "not a header that a request may have"
    ),
    (
      #"{"source": "rss", "url": "https://example.org/", "headers": {"A": "b\nc"}}"#,
      "characters that a header cannot contain"
    ),
  ]

  @Test(arguments: mistakes) func tellsMistakes(feed: String, words: String) {
    let checked = FeedSettingsReader.read(SourceText(name: "feeds.json", text: "{\"feeds\": {\"a\": \(feed)}}"))
    let told = checked.diagnostics.map(\.message.text)
    #expect(checked.output == nil && told.contains { $0.contains(words) }, "\(told)")
    #expect(!told.contains { $0.contains("tell-nobody") })
  }

  /// Every recipe is a feed that the settings accept, with the address and the keys that it asks for.
  @Test func recipesAreFeeds() throws {
    for recipe in FeedRecipe.all {
      var draft = FeedDraft(recipe)
      if recipe.hasPicture { draft.set("save", "/tmp/a.jpg") }
      if recipe.needs.hasPrefix("--url") { draft.set("url", "https://example.org/") }
      if recipe.needs.contains("--query") { draft.set("query", "8503000") }
      if recipe.needs.contains("--entity todo.") { draft.set("entities", ["todo.ana"]) }
      if recipe.needs.contains("--entity grid=") { draft.set("entities", ["grid=sensor.meter"]) }
      let text = "{\"feeds\": {\"a\": \(JSONWriter.compact(JSONNode(draft.value, at: SourceRange(0, 0))))}}"
      let checked = FeedSettingsReader.read(SourceText(name: "feeds.json", text: text))
      #expect(checked.output?.feeds.count == 1, "\(recipe.name): \(checked.diagnostics.map(\.message.text))")
    }
  }
}
