// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveData
import WeaveDiagnostics
import WeaveExpressions
import WeaveGraphics
import WeaveLayout
import WeaveRender
import WeaveResolve
import WeaveTime

/// The ready designs with looks of their own: at three sizes, light and dark, in every language, with facts and without.
@Suite struct LookTests {
  static let looks = Repository.designs(in: "Looks")

  @Test(arguments: looks) func aLookFitsInEveryLanguage(_ name: String) throws {
    let path = "\(Repository.root)/Specs/\(name).json"
    let source = SourceText(name: path, bytes: try Repository.bytes("Specs/\(name).json"))
    let checked = WidgetCompiler.compile(source, now: Date(timeIntervalSince1970: 0))
    #expect(checked.diagnostics.isEmpty, "\(name): \(checked.diagnostics.map { "\($0.message)" })")
    let design = try #require(checked.output?.widgets.first ?? nil)
    let moment = try #require(InstantText.date("2026-03-28T14:05:00+01:00"))
    let zone = try #require(TimeZone(identifier: "Europe/Paris"))
    let renderer = try Renderer()
    for facts in [try Repository.snapshots("lyon", at: moment), Snapshots()] {
      for language in ReaderLanguage.allCases {
        for environment in RenderEnvironment.phone {
          var environment = environment
          environment.locale = Locale(identifier: language.rawValue)
          environment.now = moment
          environment.timeZone = zone
          let drawn = try renderer.render(
            RenderRequest(
              design: design, environment: environment, facts: facts,
              photos: PhotoFolder(designFolder: "\(Repository.root)/Specs/Looks")))
          let findings = drawn.diagnostics.filter { $0.severity >= .warning }
          let place =
            "\(name) \(language) \(environment.size) \(environment.appearance), facts: \(facts.weather != nil)"
          #expect(findings.isEmpty, "\(place): \(findings.map { "\($0.code.name) \($0.message)" })")
          #expect(drawn.output != nil, "\(place)")
        }
      }
    }
  }

  /// The page shows all of them, and `weave new` writes them.
  @Test func thePageShowsAllLooks() throws {
    let page = String(decoding: try Repository.bytes("docs/looks.md"), as: UTF8.self)
    #expect(Self.looks.count >= 20)
    for look in Self.looks {
      let name = String(look.dropFirst("Looks/".count))
      #expect(page.contains("gallery/look-\(name).png"), "\(name)")
      #expect(Language.readyDesign(named: name) != nil, "\(name)")
    }
  }
}
