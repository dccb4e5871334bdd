// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Weave

/// Values of any shape, readers and screens, pixels, displays and validation: the library as other packages use it.
@Suite struct WidgetValueTests {
  private let scene = WidgetScene(.medium, scale: 1, moment: Date(timeIntervalSince1970: 1_774_702_800))

  private static func design(_ text: String) -> String {
    #"{"name": "x", "layout": {"template": "custom"}, "content": {"type": "text", "text": "\#(text)"}}"#
  }

  private func words(_ text: String, _ variables: [String: WidgetValue]) async throws -> String {
    try await WidgetRenderer().picture(of: WidgetDesign(json: Self.design(text)), in: scene, variables: variables)
      .altText
  }

  @Test func literalsAreValues() async throws {
    let variables: [String: WidgetValue] = [
      "city": "Porto", "days": 4, "ratio": 0.25, "done": true, "nothing": nil, "stops": ["Lyon", "Oslo"],
      "run": ["km": 5.5, "late": false],
    ]
    #expect(try await words("{{city}} {{days}} {{stops[1]}} {{run.km}}", variables) == "Porto 4 Oslo 5.5")
    #expect(try await words("{{=done ? 'yes' : 'no'}} {{=run.late ? 'late' : 'on time'}}", variables) == "yes on time")
    #expect(try await words("{{=ratio * 2}} {{nothing|fallback}} {{=count(stops)}}", variables) == "0.5 fallback 2")
    #expect(try await words("{{x|none}}", ["x": .number(.infinity)]) == "none")
  }

  @Test func datesAreMoments() async throws {
    let date = Date(timeIntervalSince1970: 1_774_706_400)
    #expect(try await words("{{when||date:yyyy-MM-dd HH:mm}}", ["when": .date(date)]) == "2026-03-28 14:00")
    // A day later than the scene's moment, less an hour.
    #expect(try await words("{{when||minutesuntil}}", ["when": .date(date)]) == "60")
  }

  private struct Departure: Encodable {
    var to: String
    var minutes: Int
    var at: Date
    var platform: String?
  }

  @Test func typesOfOnesOwn() async throws {
    let departure = Departure(to: "Ålesund \"N\"", minutes: 4, at: Date(timeIntervalSince1970: 0), platform: nil)
    let value = try WidgetValue(encoding: departure)
    #expect(value == ["to": "Ålesund \"N\"", "minutes": 4, "at": "1970-01-01T00:00:00Z"])
    #expect(try WidgetValue(encoding: [1.5, 2]) == [1.5, 2])
    #expect(try WidgetValue(encoding: "text") == "text")
    #expect(try WidgetValue.variables(encoding: departure)["minutes"] == 4)
    #expect(try await words("{{trains[0].to}}", ["trains": .list([value])]) == "Ålesund \"N\"")
    #expect(throws: WidgetError.self) { try WidgetValue.variables(encoding: [1, 2]) }
    #expect(throws: WidgetError.self) { try WidgetValue(encoding: Double.infinity) }
  }

  @Test func valuesOfOneTypeNeedNoConversion() async throws {
    let design = try WidgetDesign(json: Self.design("{{a}} {{b}}"))
    let renderer = try WidgetRenderer()
    let numbers = ["a": 1, "b": 2]
    #expect(try await renderer.picture(of: design, in: scene, variables: numbers).altText == "1 2")
    let texts = ["a": "x", "b": "y"]
    #expect(try await renderer.picture(of: design, in: scene, variables: texts).altText == "x y")
    #expect(try await renderer.picture(of: design, in: scene, variables: ["a": 1, "b": "y"]).altText == "1 y")
  }

  @Test func filesAsTheOptionReadsThem() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "weave-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func write(_ text: String, _ name: String) throws -> String {
      let file = folder.appending(path: name)
      try text.write(to: file, atomically: true, encoding: .utf8)
      return file.path
    }
    let table = try write("to,minutes\nOslo,4\nBergen,11\n", "trains.csv")
    #expect(
      try WidgetValue.variables(inFile: table) == [
        "trains": [["to": "Oslo", "minutes": "4"], ["to": "Bergen", "minutes": "11"]]
      ])
    let record = try write(#"{"city": "Porto", "days": [1, null, true]}"#, "more.json")
    #expect(try WidgetValue.variables(inFile: record) == ["city": "Porto", "days": [1, nil, true]])
    #expect(
      try WidgetValue.variables(inFile: record, named: "all") == ["all": ["city": "Porto", "days": [1, nil, true]]])
    let broken = try write("{", "broken.json")
    #expect(throws: WidgetError.self) { try WidgetValue.variables(inFile: broken) }
    #expect(throws: WidgetError.self) { try WidgetValue.variables(inFile: "/nowhere.json") }
  }

  // MARK: Scenes

  /// Each property of the reader and the screen changes the picture.
  @Test func readersAndScreens() async throws {
    let renderer = try WidgetRenderer()
    let design = try WidgetDesign(json: Self.design("{{=1234.5||number:1}}"))
    func bytes(_ change: (inout WidgetScene) -> Void) async throws -> [UInt8] {
      var own = scene
      change(&own)
      return try await renderer.picture(of: design, in: own).bytes
    }
    let plain = try await bytes { _ in }
    #expect(try await bytes { $0.textSize = .accessibility3 } != plain)
    #expect(try await bytes { $0.locale = "de-DE" } != plain)
    #expect(try await bytes { $0.device = .init(named: "IPHONE-430") } != plain)
    let glass = try await bytes { $0.appearance = .clear }
    #expect(
      try await bytes {
        $0.appearance = .clear
        $0.wallpaper = .color("#FF0000")
      } != glass)
    #expect(WidgetScene.Device(named: "nokia") == nil)
    #expect(Set(WidgetScene.Device.names).contains("iphone-390"))
    await #expect(throws: WidgetError.self) { try await bytes { $0.wallpaper = .color("reddish") } }
  }

  @Test(arguments: WidgetScene.TextSize.allCases) func everyTextSizeIsKnown(_ size: WidgetScene.TextSize) async throws {
    var own = scene
    own.textSize = size
    let design = try WidgetDesign(
      json:
        #"{"name": "x", "layout": {"template": "custom"}, "content": {"type": "text", "text": "A", "font": "body"}}"#)
    let renderer = try WidgetRenderer()
    let plain = try await renderer.pixels(of: design, in: scene)
    #expect((try await renderer.pixels(of: design, in: own) == plain) == (size == .large))
  }

  /// A red shape that fills the frame: 338 × 158 points at one pixel each.
  @Test func pixelsInsteadOfAFile() async throws {
    let design = try WidgetDesign(
      json: ##"""
        {"name": "x", "layout": {"template": "custom"},
          "content": {"type": "shape", "shape": "rectangle", "fill": "#FF0000"}}
        """##)
    var square = scene
    square.isRounded = false
    let pixels = try await WidgetRenderer().pixels(of: design, in: square)
    #expect(pixels.width == 338 && pixels.height == 158 && pixels.bytes.count == 338 * 158 * 4)
    let middle = (79 * 338 + 169) * 4
    #expect(Array(pixels.bytes[middle..<middle + 4]) == [255, 0, 0, 255])
  }

  /// A TRMNL has 800 × 480 pixels; the size stands in the header of a PNG file.
  @Test func displaysByName() async throws {
    let panel = try EInkPanel(named: "trmnl-og")
    let picture = try await WidgetRenderer().picture(
      of: WidgetDesign(json: Self.design("{{n}}")), on: panel, variables: ["n": 5])
    #expect(panel.width == 800 && panel.height == 480)
    #expect(picture.altText == "5")
    if picture.format == .png { #expect(picture.bytes[16..<24].elementsEqual([0, 0, 3, 0x20, 0, 0, 1, 0xE0])) }
    let error = #expect(throws: WidgetError.self) { try EInkPanel(named: "trmnl-og7") }
    #expect(error.map { "\($0)" }?.contains("did you mean `trmnl-og`?") == true)
  }

  // MARK: Validation

  @Test func validationDrawsNothing() throws {
    #expect(try WidgetDesign.validate(json: Self.design("{{n}}"), variables: ["n": 5]).isEmpty)
    let unknown = try WidgetDesign.validate(json: Self.design("{{n}}"), name: "note.json")
    #expect(unknown.contains { $0.severity == .warning && $0.message.contains("`n`") && $0.source == "note.json" })
    let broken = try WidgetDesign.validate(json: #"{"name": 3, "layout": {"template": "herro"}}"#)
    #expect(broken.contains { $0.severity == .error && $0.message.contains("herro") })
    #expect(throws: WidgetError.self) { try WidgetDesign.validate(contentsOf: "/nowhere.json") }
  }
}
