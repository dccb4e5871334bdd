// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveDiagnostics
import WeaveExpressions
import WeavePanel
import WeaveGraphics
import WeaveLayout
import WeaveRender
import WeaveResolve
import WeaveTime

/// The ready boards on the panels that people own, in five languages, in the morning, in the afternoon and in the evening.
/// Nothing is cut, nothing is smaller than the panel can show, and nothing else is found either.
@Suite struct BoardPanelTests {
  static let boards = Repository.designs(in: "Boards").filter { !$0.hasSuffix(".playlist") }
  /// In black and white, four greys, seven colours, six colours, sixteen greys and all colours, from 4 to 13 inches.
  static let panels = [
    "trmnl-og", "waveshare-7.5-4grey", "waveshare-7.3-f", "waveshare-7.3-e", "trmnl-x", "inky-spectra-13.3",
    "frame-1280x800", "inky-what",
  ]
  static let locales = ["en_US", "de_DE", "ja_JP", "ar_EG", "fi_FI"]
  static let times = ["07:10", "14:05", "21:30"]

  @Test(arguments: boards) func aBoardFitsEveryPanel(_ name: String) throws {
    let path = "\(Repository.root)/Specs/\(name).json"
    let source = SourceText(name: path, bytes: try Repository.bytes("Specs/\(name).json"))
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let compiled = WidgetCompiler.compile(source, now: Date(timeIntervalSince1970: 0), folder: folder)
    let board = try #require(compiled.output?.widgets.first ?? nil)
    let moments = try Self.times.map { try #require(InstantText.date("2026-03-28T\($0):00+01:00")) }
    let facts = try moments.map { try Repository.snapshots("lyon", at: $0) }
    for panelName in Self.panels {
      let panel = try #require(Panel.named(panelName))
      let scale = panel.scale()
      let renderer = try Renderer()
      for locale in Self.locales {
        for (moment, facts) in zip(moments, facts) {
          var environment = RenderEnvironment.fixed(
            panel.widgetSize(scale: scale), panel.appearance, locale: locale, shape: .square,
            canvas: panel.canvas(scale: scale), scale: scale)
          environment.now = moment
          environment.timeZone = try #require(TimeZone(identifier: "Europe/Paris"))
          let request = RenderRequest(
            design: board, environment: environment, facts: facts, variables: ["room": .string("Atelier")],
            photos: PhotoFolder(designFolder: folder))
          let drawn = try renderer.render(request)
          let onPanel = try renderer.bytes(of: try #require(drawn.output), on: panel)
          let findings = (drawn.diagnostics + onPanel.diagnostics).filter { $0.severity >= .warning }
          #expect(
            findings.isEmpty,
            "\(name) on \(panelName), \(locale), \(moment): \(findings.map { "\($0.code.name) \($0.message)" })")
        }
      }
    }
  }
}
