// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveData
import WeaveDiagnostics
import WeaveExpressions
import WeaveFacts
import WeaveGraphics
import WeaveHash
import WeaveRender
import WeaveResolve
import WeaveTime

/// A request is all that a picture depends on, and its fingerprint names it.
@Suite struct RenderRequestTests {
  private static func request(_ text: String = "one", _ environment: RenderEnvironment = .fixed(.medium)) throws
    -> RenderRequest
  {
    let design = #"{"name": "x", "layout": {"template": "custom"}, "content": {"type": "text", "text": "\#(text)"}}"#
    let compiled = WidgetCompiler.compile(SourceText(name: "x", text: design), now: environment.now)
    let widget = try #require(compiled.output?.widgets.first ?? nil)
    return RenderRequest(design: widget, environment: environment, photos: PhotoFolder(designFolder: "/a"))
  }

  /// The same request made twice is called the same; one with any other field is not.
  @Test func everyFieldShowsInTheFingerprint() throws {
    let first = try Self.request()
    #expect(try Self.request().fingerprint == first.fingerprint)
    let edits: [(inout RenderRequest) throws -> Void] = [
      { $0.design = try Self.request("two").design }, { $0.variables = ["a": "b"] }, { $0.variables = ["ab": ""] },
      { $0.photos.designFolder = "/b" }, { $0.photos.assets = "/c" }, { $0.output = .svg(liveText: false) },
      { $0.output = .svg(liveText: true) },
      { $0.environment.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo")) },
      { $0.environment.locale = Locale(identifier: "de_DE") }, { $0.environment.appearance = .dark },
      { $0.environment.textSize = .small }, { $0.environment.size = .large },
      { $0.environment.canvas = Size(width: 100, height: 100) }, { $0.environment.scale = 3 },
      { $0.environment.shape = .square }, { $0.environment.content = .placeholder },
      { $0.environment.frame = .standBy }, { $0.environment.tint = .black }, { $0.environment.wallpaper = .black },
      { $0.environment.contrast = .increased }, { $0.environment.wallpaperPhoto = WallpaperPhoto(path: "/a.jpg") },
    ]
    var sums: Set<Checksum> = [first.fingerprint]
    for edit in edits {
      var request = first
      try edit(&request)
      sums.insert(request.fingerprint)
    }
    #expect(sums.count == edits.count + 1)
    // All of the environment but the moment, which only shows where the picture depends on it.
    #expect(Mirror(reflecting: first.environment).children.count == 15)
    #expect(Mirror(reflecting: first).children.map(\.label) == RenderRequest.Field.allCases.map(\.rawValue))
    #expect(first.at(.distantPast).fingerprint == first.fingerprint)
  }

  /// What the picture depends on, and until when it is right: 14:05 is so until 14:06.
  @Test func dependenciesSayUntilWhenItHolds() throws {
    func dependencies(_ text: String) throws -> Dependencies {
      var environment = RenderEnvironment.fixed(.medium)
      environment.now = Date(timeIntervalSince1970: 1_774_703_130)
      let request = try Self.request(text, environment)
      return try #require(Renderer().render(request).output).dependencies
    }
    let clock = try dependencies("{{__time}}")
    #expect(clock.facts.keys.sorted() == ["__time"] && !clock.readsClock)
    #expect(clock.period?.end == Date(timeIntervalSince1970: 1_774_703_160))
    #expect(try dependencies("Still").period == .always)
    #expect(try dependencies("{{x|2026-03-28T12:00:10Z||relative}}").period == nil)
    #expect(try dependencies("Still").fonts.allSatisfy { $0.contains("Inter") } && !clock.fonts.isEmpty)
  }

  /// A snapshot is older than an hour from one moment after its hour on.
  @Test func whatBecomesTooOldChangesThePicture() throws {
    var environment = RenderEnvironment.fixed(.medium)
    environment.now = Date(timeIntervalSince1970: 1_774_703_130)
    var request = try Self.request("{{__weather_temp|gone}}", environment)
    var current = WeatherConditions()
    current.temperature = 12
    request.facts.weather = WeatherSnapshot(fetchedAt: environment.now.addingTimeInterval(-1_800), current: current)
    #expect(try Renderer().nextChange(of: request, within: 86_400) == nil)
    request.maxAge = 3_600
    let change = try #require(try Renderer().nextChange(of: request, within: 86_400))
    #expect(InstantText.millisecondText(change.date) == "2026-03-28T13:35:30.001Z")
    #expect(change.reasons == [.init(key: "__weather_temp", before: "54", after: "")])
  }

  /// Of two facts that change at the same moment, the one is named that shows.
  @Test func theVisibleCauseIsNamed() throws {
    var environment = RenderEnvironment.fixed(.medium)
    environment.now = Date(timeIntervalSince1970: 1_774_703_130)
    let request = try Self.request("{{__time}} {{=__minute > 100 ? 1 : 0}}", environment)
    let change = try #require(try Renderer().nextChange(of: request, within: 86_400))
    #expect(change.reasons == [.init(key: "__time", before: "13:05", after: "13:06")])
  }
}
