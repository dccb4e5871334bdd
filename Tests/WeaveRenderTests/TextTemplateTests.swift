// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveDiagnostics
import WeaveGraphics
import WeaveLayout
import WeaveRender
import WeaveResolve

/// The templates that draw a design's own texts: classic, hero and poster.
@Suite struct TextTemplateTests {
  static let designs = [
    "habit-streak", "packing", "lengths-swum", "lisbon", "lake-caption", "cabin-glass", "still-water", "lake-clock",
    "background-aurora",
  ]

  /// Words as long as a language makes them.
  struct Words: Sendable, CustomTestStringConvertible {
    var locale: String
    var name, primary, secondary: String
    var testDescription: String { locale }
  }

  static let languages = [
    Words(
      locale: "de_DE", name: "Donaudampfschifffahrtsgesellschaft",
      primary: "Geschwindigkeitsbegrenzung auf der Autobahn",
      secondary: "Sonntagabend, Rechtsschutzversicherungsgesellschaften und noch viel mehr"),
    Words(
      locale: "ar_EG", name: "رحلة إلى البحيرة", primary: "المشي كل صباح حول البحيرة",
      secondary: "آخر مرة: يوم الجمعة في الساعة العاشرة صباحًا"),
    Words(
      locale: "ja_JP", name: "湖畔の朝の散歩", primary: "毎朝湖のまわりを散歩しましょう",
      secondary: "前回は金曜日の午前十時、天気は晴れでした"),
  ]

  private func design(_ name: String, _ words: Words) throws -> Design {
    var json = try #require(
      JSONSerialization.jsonObject(with: Data(Repository.bytes("Specs/Gallery/\(name).json"))) as? [String: Any])
    json["name"] = words.name
    json["primaryText"] = words.primary
    json["secondaryText"] = words.secondary
    json["matchedSet"] = nil
    return try Design("Gallery/\(name)", text: Array(JSONSerialization.data(withJSONObject: json)))
  }

  /// Nothing leaves the widget or lies on something else, in any language, at any size of widget and text.
  @Test(arguments: designs, languages) func everythingHasItsPlace(name: String, words: Words) throws {
    let renderer = try Renderer()
    let design = try design(name, words)
    for size in WidgetSize.allCases {
      for textSize in [TextSize.xSmall, .large, .xxLarge, .accessibility5] {
        let checked = try renderer.render(
          design.widget, in: .fixed(size, locale: words.locale, textSize: textSize), photos: design.photos)
        let picture = try #require(checked.output, "\(size) \(textSize)")
        let problems = checked.diagnostics.filter { [.layoutOverflow, .layoutSqueezed].contains($0.code) }
        #expect(problems.map(\.message.text) == [], "\(size) \(textSize)")
        let texts = picture.layout.texts.filter { !$0.frame.isEmpty }
        for (index, text) in texts.enumerated() {
          for other in texts[(index + 1)...] {
            let shared = text.frame.intersection(other.frame)
            #expect(
              shared.width <= 0.5 || shared.height <= 0.5,
              "\(size) \(textSize): \(text.id) \(text.frame) lies on \(other.id) \(other.frame)")
          }
        }
      }
    }
  }
}
