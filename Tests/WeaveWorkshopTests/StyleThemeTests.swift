// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveDiagnostics
import WeaveJSON
import WeaveSpec

@testable import WeaveWorkshop

/// Themes of the user's: colours, styles and a scale of type by name.
@Suite struct StyleThemeTests {
  private static let file = #"""
    {
      "name": "Lake",
      "style": { "background": "plain", "accent": "teal" },
      "colors": { "deep": "#00588F" },
      "fonts": { "title": ["Quicksand", "Inter"] },
      "styles": { "muted": { "font": "caption" } },
      "typeScale": { "base": 16, "ratio": 1.25, "design": "rounded", "steps": { "note": -1, "words": 0, "head": 2, "muted": 0 } }
    }
    """#

  private func theme(_ text: String = file) throws -> StyleTheme {
    let read = StyleTheme.read(SourceText(name: "theme.json", text: text))
    return try #require(read.output, "\(read.diagnostics)")
  }

  private func design(_ text: String) throws -> WidgetSpec {
    let source = SourceText(name: "design.json", text: text)
    let root = try #require(JSONParser.parse(source).output)
    let decoded = SpecDecoder.decode(root, source: source, now: Date(timeIntervalSince1970: 0))
    return try #require(decoded.output?.specs.first)
  }

  /// 16, 16 × 1.25 × 1.25 = 25, 16 ÷ 1.25 = 12.8, which is 13 on halves of a point.
  @Test func aScaleMakesStyles() throws {
    let custom = try design(
      #"{"layout": {"template": "custom"}, "colors": {"deep": "red", "own": "blue"}, "content": {"type": "text", "text": "x"}}"#
    )
    let themed = try theme().applied(to: custom)
    let styles = try #require(themed.parts.objects["styles"])
    #expect(styles["words"]?["font"]?["size"]?.numberValue == 16)
    #expect(styles["head"]?["font"]?["size"]?.numberValue == 25)
    #expect(styles["note"]?["font"]?["size"]?.numberValue == 13)
    #expect(styles["head"]?["font"]?["design"]?.stringValue == "rounded")
    // A style that is written goes before one of the scale.
    #expect(styles["muted"]?["font"]?.stringValue == "caption")
    // The theme's colours take the place of the design's, which keeps its others.
    let colors = try #require(themed.parts.objects["colors"])
    #expect(colors["deep"]?.stringValue == "#00588F" && colors["own"]?.stringValue == "blue")
    #expect(themed.parts.objects["fonts"]?["title"]?.elements?.count == 2)
    #expect(themed.style.accent == .teal)
  }

  /// The app's templates have no use for names.
  @Test func designsOfTemplatesGetTheStyleAlone() throws {
    let themed = try theme().applied(to: design(#"{"primaryText": "x"}"#))
    #expect(themed.parts.objects.isEmpty && themed.style.accent == .teal)
  }

  @Test func aThemeIsReadAsItWasWritten() throws {
    let theme = try theme()
    let again = try self.theme(theme.text)
    #expect(again.text == theme.text && again.typeScale == theme.typeScale)
  }

  @Test(arguments: [
    (#""ratio": 1.25"#, #""ratio": 3"#), (#""base": 16"#, #""base": "big""#), (#""note": -1"#, #""note": 0.5"#),
    (#""design": "rounded""#, #""desing": "rounded""#), (#""steps""#, #""stepz""#),
  ]) func mistakesAreTold(_ right: String, _ wrong: String) {
    let read = StyleTheme.read(SourceText(name: "theme.json", text: Self.file.replacing(right, with: wrong)))
    #expect(!read.diagnostics.isEmpty)
  }
}
