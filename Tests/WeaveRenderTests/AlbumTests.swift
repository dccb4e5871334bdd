// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveDiagnostics
import WeaveRender
import WeaveResolve
import WeaveTime

/// Designs whose photo changes with an album.
@Suite struct AlbumTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "album-\(UUID().uuidString)")

  private static func date(_ text: String) -> Date { InstantText.date(text) ?? .distantPast }

  private static func photo(_ color: String) -> String {
    #"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="\#(color)"/></svg>"#
  }

  /// A design with an album of two photos that are ready and one that is not: the first until 14:10 UTC, then each an hour.
  private func request(_ album: String? = nil, at now: Date, size: WidgetSize = .small) throws -> RenderRequest {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, color) in [("red", "#ff0000"), ("green", "#00ff00"), ("plain", "#0000ff")] {
      try Self.photo(color).write(to: folder.appending(path: "\(name).svg"), atomically: true, encoding: .utf8)
    }
    // Seconds since 2001, as the app counts: 2026-03-28T14:10:00Z.
    let standard = #"""
      {"version": 1, "sourceID": "lakes", "currentIndex": 0, "rotationIntervalMinutes": 60, "nextChangeDate": 796399800,
       "entries": [{"id": "a", "smallFile": "red.svg", "flags": ["year:2019"]}, {"id": "b", "flags": []},
                   {"id": "c", "smallFile": "plain.svg", "smallManualFile": "green.svg", "flags": ["year:3000"]}]}
      """#
    try (album ?? standard).write(to: folder.appending(path: "album.json"), atomically: true, encoding: .utf8)
    let design = #"""
      {"name": "Lakes", "primaryText": "{{__smartphoto_year|no year}}", "layout": {"template": "poster"},
       "image": {"fileName": "plain.svg", "smartPhoto": {"masterFileName": "plain.svg", "algorithmVersion": 5,
         "preparedAt": "2026-02-01T09:30:00Z", "shuffleManifestFileName": "album.json"}}}
      """#
    let compiled = WidgetCompiler.compile(SourceText(name: "design.json", text: design), now: now, folder: folder.path)
    let widget = try #require(compiled.output?.widgets.first ?? nil, "\(compiled.diagnostics)")
    var environment = RenderEnvironment.fixed(size)
    environment.now = now
    return RenderRequest(design: widget, environment: environment, photos: PhotoFolder(designFolder: folder.path))
  }

  private func shown(_ request: RenderRequest) throws -> (photos: Set<String>, says: String, told: [DiagnosticCode]) {
    let drawn = try Renderer().render(request)
    let picture = try #require(drawn.output, "\(drawn.diagnostics)")
    let files = picture.dependencies.photos.filter { $0.value != nil }.keys.map { URL(filePath: $0).lastPathComponent }
    return (Set(files), picture.altText, drawn.diagnostics.map(\.code))
  }

  @Test(arguments: [
    ("2026-03-28T14:09:59Z", "red.svg", "2019"), ("2026-03-28T14:10:00Z", "green.svg", "no year"),
    ("2026-03-28T15:09:59Z", "green.svg", "no year"), ("2026-03-28T15:10:00Z", "red.svg", "2019"),
  ]) func photosFollowEachOther(_ moment: String, _ photo: String, _ words: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let shown = try shown(request(at: Self.date(moment)))
    #expect(shown.photos == ["album.json", photo])
    #expect(shown.says.contains(words), "\(shown.says)")
    #expect(shown.told.isEmpty)
  }

  @Test func theNextPhotoIsForeseen() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let request = try request(at: Self.date("2026-03-28T12:00:00Z"))
    let change = try #require(try Renderer().nextChange(of: request, within: 86_400))
    #expect(change.date == Self.date("2026-03-28T14:10:00Z"))
    #expect(
      change.reasons.contains { $0.key == "album:album.json" && $0.before == "red.svg" && $0.after == "green.svg" })
    var later = request
    later.environment.now = change.date
    #expect(try Renderer().nextChange(of: later, within: 86_400)?.date == Self.date("2026-03-28T15:10:00Z"))
  }

  /// A renderer that has drawn the photo of an hour draws the next one when its hour has come.
  @Test func nothingOfAnEarlierPictureStays() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let renderer = try Renderer()
    var request = try request(at: Self.date("2026-03-28T14:09:00Z"))
    let before = try #require(try renderer.render(request).output)
    request.environment.now = Self.date("2026-03-28T14:11:00Z")
    let after = try #require(try renderer.render(request).output)
    #expect(try renderer.png(before) != renderer.png(after))
    let other = try Renderer()
    let anew = try #require(try other.render(request).output)
    #expect(try renderer.png(after) == other.png(anew))
  }

  /// No photo is ready for the other sizes: there is none, as in the app.
  @Test(arguments: [nil, "no album", #"{"entries": []}"#] as [String?]) func anAlbumWithoutAPhotoIsTold(
    _ album: String?
  ) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let request = try request(album, at: Self.date("2026-03-28T12:00:00Z"), size: .medium)
    let drawn = try Renderer().render(request)
    #expect(drawn.diagnostics.contains { $0.severity == .error && $0.message.text.contains("album.json") })
  }

  /// Without the album's file the design's own photo is drawn, which is told.
  @Test func withoutTheFileTheOwnPhotoIsShown() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let request = try request(at: Self.date("2026-03-28T12:00:00Z"))
    try FileManager.default.removeItem(at: folder.appending(path: "album.json"))
    let shown = try shown(request)
    #expect(shown.photos == ["plain.svg"] && shown.told == [.specShuffleManifest])
    #expect(try Renderer().nextChange(of: request, within: 86_400) == nil)
  }
}
