// SPDX-License-Identifier: MIT

import Testing
import WeaveDiagnostics
import WeavePanel

@Suite struct PanelReaderTests {
  /// Panels with a mistake: what a file says, its code, and the text that the place covers.
  private static let mistakes: [(text: String, code: DiagnosticCode, place: String)] = [
    (file(##""inks": []"##), .panelNoInks, "[]"),
    (
      file(##""inks": [{ "name": "black", "value": "#000000" }]"##), .panelNoInks,
      ##"[{ "name": "black", "value": "#000000" }]"##
    ),
    (file(##""rotation": 0"##), .panelNoInks, "{"),
    (file(##""greys": 300"##), .panelOutOfRange, "300"),
    (file(##""greys": 2, "colors": "all""##), .panelFormat, "2"),
    (
      file(##""inks": [{ "name": "a", "value": "#000000" }, { "name": "b", "value": "#000000" }]"##), .panelSameInks,
      ##"{ "name": "b", "value": "#000000" }"##
    ),
    (
      file(##""inks": [{ "name": "a", "value": "#000000", "index": 1 }, { "name": "b", "value": "#FFFFFF" }]"##),
      .panelSameInks, ##"{ "name": "b", "value": "#FFFFFF" }"##
    ),
    (
      file(##""inks": [{ "name": "a", "value": "black" }, { "name": "b", "value": "#FFF" }]"##), .panelInvalidColor,
      ##""black""##
    ),
    (file(##""greys": 2, "rotation": 45"##), .panelOutOfRange, "45"),
    (file(##""greys": 4"##, formats: ##"["bmp-1"]"##), .panelFormat, ##""bmp-1""##),
    (file(##""greys": 2"##, formats: "[]"), .panelMissingKey, "[]"),
    (file(##""greys": 2"##, formats: ##"["gif"]"##), .panelUnknownToken, ##""gif""##),
    (file(##""greys": 2"##, width: "0"), .panelOutOfRange, "0"),
    (file(##""greys": 2"##, width: "100000"), .panelOutOfRange, "100000"),
    (file(##""greys": 2"##, width: "80.5"), .panelNotInteger, "80.5"),
    (file(##""greys": 2"##, width: "8192", height: "8192"), .panelOutOfRange, "8192"),
    (file(##""greys": 2, "gray": 3"##), .panelUnknownKey, ##""gray""##),
    (file(##""greys": 2, "safeArea": { "top": 480 }"##), .panelOutOfRange, ##"{ "top": 480 }"##),
  ]

  private static func file(
    _ rest: String, width: String = "800", height: String = "480", formats: String = ##"["png-8"]"##
  ) -> String {
    ##"{ "name": "mine", "width": \##(width), "height": \##(height), "dpi": 120, \##(rest), "formats": \##(formats) }"##
  }

  @Test(arguments: mistakes.indices) func tellsMistakesWithTheirPlace(_ index: Int) throws {
    let (text, code, place) = Self.mistakes[index]
    let source = SourceText(name: "mine.json", bytes: Array(text.utf8))
    let checked = PanelReader.read(source)
    #expect(checked.output == nil)
    let found = checked.diagnostics.first { $0.code == code }
    let range = try #require(found?.range, "\(checked.diagnostics)")
    #expect(source.text(in: range) == place)
  }

  @Test func tellsManyInks() {
    let inks = (0..<300).map { ##"{ "name": "\##($0)", "value": "#\##(String(0x100000 + $0, radix: 16))" }"## }
    let text = Self.file("\"inks\": [\(inks.joined(separator: ", "))]")
    let checked = PanelReader.read(SourceText(name: "mine.json", bytes: Array(text.utf8)))
    #expect(checked.diagnostics.contains { $0.code == .panelTooMany })
  }

  @Test(arguments: ["", "[]", "{", "null", "\"\\u0000\"", "{\"inks\": [null, 1, []], \"width\": 1e308}"])
  func refusesWhatIsNoPanel(_ text: String) {
    let checked = PanelReader.read(SourceText(name: "mine.json", bytes: Array(text.utf8)))
    #expect(checked.output == nil)
    #expect(checked.hasErrors)
  }

  /// What `weave panels NAME` prints is the panel.
  @Test(arguments: Panel.all) func readsWhatItWrites(_ panel: Panel) throws {
    let text = PanelWriter.text(of: panel)
    let checked = PanelReader.read(SourceText(name: "panel.json", bytes: Array(text.utf8)))
    #expect(checked.diagnostics.isEmpty, "\(checked.diagnostics)")
    #expect(checked.output == panel)
  }

  @Test func hasEachNameOnce() {
    #expect(Set(Panel.all.map(\.name)).count == Panel.all.count)
    #expect(Panel.all.count > 45)
  }

  /// Text on a panel is as large to the eye as on a phone: 7.5" of 800 × 480 pixels has 124 an inch, and is seen from twice
  /// as far.
  @Test func scalesWithDistance() throws {
    let panel = try #require(Panel.named("trmnl-og"))
    #expect(panel.dotsPerInch == 124.4)
    #expect(panel.scale() == 1.55)
    #expect(panel.scale(at: 1.2) == 3.05)
    // The smallest text of a phone, 11 points, has 14 pixels at least.
    #expect(panel.scale(at: 0.1) * 11 >= 13.7)
  }
}
