// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveViews

/// Assets and texts beside the sources.
@Suite @MainActor struct ResourceTests {
  private let folder: String
  private let scene = WidgetScene(moment: Date(timeIntervalSince1970: 1_764_510_000))

  init() throws {
    folder = NSTemporaryDirectory() + "weave-views-" + UUID().uuidString
    try write(
      "Assets.xcassets/Brand.colorset/Contents.json",
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
         "components": {"red": "0xFF", "green": "0.5", "blue": "0", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "srgb", "components": {"red": "0", "green": "0", "blue": "255", "alpha": "1"}}}]}
      """)
    try write(
      "Localizable.xcstrings",
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "%lld cups": {"localizations": {
          "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld cup"}},
                                            "other": {"stringUnit": {"value": "%lld cups"}}}}},
          "de": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld Tasse"}},
                                            "other": {"stringUnit": {"value": "%lld Tassen"}}}}}}}}}
      """)
    try write("de.lproj/Localizable.strings", "/* A greeting */\n\"hello %@\" = \"Guten Tag, %@\";\n")
  }

  private func write(_ name: String, _ text: String) throws {
    let url = URL(fileURLWithPath: "\(folder)/\(name)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  private func bytes(_ appearance: WidgetScene.Appearance, _ color: Color) throws -> [UInt8] {
    var scene = scene
    scene.appearance = appearance
    return try ViewRenderer(resources: [folder]).picture(named: "one", family: .systemSmall, scene: scene) {
      Rectangle().fill(color)
    }.bytes
  }

  @Test func coloursDependOnTheAppearance() throws {
    #expect(try bytes(.light, Color("Brand")) == bytes(.light, Color(red: 1, green: 0.5, blue: 0)))
    #expect(try bytes(.dark, Color("Brand")) == bytes(.dark, Color(red: 0, green: 0, blue: 1)))
  }

  @Test func anUnknownColourIsReported() throws {
    let picture = try ViewRenderer(resources: [folder]).picture(family: .systemSmall, scene: scene) {
      Rectangle().fill(Color("Nobody"))
    }
    #expect(picture.problems.map(\.code) == ["W2003"])
  }

  @Test(arguments: [("en_US", 1, "1 cup"), ("en_US", 3, "3 cups"), ("de_DE", 1, "1 Tasse"), ("fr_FR", 2, "2 cups")])
  func textsAreInTheLanguageOfTheReader(_ locale: String, _ count: Int, _ text: String) throws {
    var scene = scene
    scene.locale = locale
    let picture = try ViewRenderer(resources: [folder]).picture(family: .systemSmall, scene: scene) {
      Text("\(count) cups")
    }
    #expect(picture.altText == text)
  }

  @Test func stringsFilesAreRead() throws {
    var scene = scene
    scene.locale = "de_AT"
    let picture = try ViewRenderer(resources: [folder]).picture(family: .systemSmall, scene: scene) {
      Text("hello \("Ada")")
    }
    #expect(picture.altText == "Guten Tag, Ada")
  }
}
