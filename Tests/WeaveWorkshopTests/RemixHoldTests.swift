// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveDiagnostics
import WeaveRender
import WeaveResolve

@testable import WeaveWorkshop

/// Remixes by our rules are valid, drawable, and keep what can be read; `tools/bench/workshop --remixes 1000` looks at more.
@Suite struct RemixHoldTests {
  @Test func remixesHold() throws {
    let now = Date(timeIntervalSince1970: 1_774_703_130)
    let text = #"{"name": "Lake", "primaryText": "Hello", "secondaryText": "World", "symbol": {"name": "sparkles"}}"#
    let design = try #require(WidgetCompiler.compile(SourceText(name: "note.json", text: text), now: now).output)
    let moment = Moment(now: now, timeZone: .gmt, locale: Locale(identifier: "en_US"))
    let environments = RenderEnvironment.phone(at: moment)
    let renderer = try Renderer()
    var request = RenderRequest(
      design: try #require(design.widgets.first ?? nil), environment: environments[0],
      photos: PhotoFolder(designFolder: ""))
    func unreadable(_ widget: CompiledWidget) throws -> Int {
      request.design = widget
      return try environments.reduce(0) { count, environment in
        request.environment = environment
        let drawn = try renderer.render(request)
        #expect(drawn.output != nil && !drawn.hasErrors)
        let found = try renderer.legibility(of: request).count
        #expect(try renderer.illegibleTexts(in: request) == found)
        return count + found
      }
    }
    let before = try unreadable(request.design)
    let variants = DesignVariants(of: request, in: design.document, at: 0, renderer: renderer)
    var remixer = Remixer(variants, seed: 11, rules: .ours)
    let remixes = try remixer.next(6)
    #expect(remixes.count == 6)
    // Threads change nothing.
    var shared = Remixer(variants, seed: 11, rules: .ours, threads: 2)
    let others = try shared.next(3) + shared.next(3)
    #expect(others.map(\.variant.text) == remixes.map(\.variant.text))
    var app = RemixGenerator(variants.base, seed: 3)
    let looks = app.next(12).map(\.spec)
    // By the app's rules there are some of which less can be read.
    for remix in looks {
      if let variant = variants.variant(remix) { _ = try unreadable(variant.widget) }
    }
    for remix in remixes {
      #expect(try unreadable(remix.variant.widget) <= before, "\(remix.look.title)")
      let again = WidgetCompiler.compile(SourceText(name: "remix.json", text: remix.variant.text), now: now)
      #expect(again.output != nil && !again.hasErrors)
    }
  }

  /// Whatever a remix makes of a number with buttons, no text lies on another one or on a button.
  @Test(arguments: [UInt64(1), 27, 4_096]) func nothingLiesOnButtons(seed: UInt64) throws {
    let now = Date(timeIntervalSince1970: 1_774_703_130)
    let text = """
      {
        "version": 8, "name": "Habit", "primaryText": "12,345", "secondaryText": "Last: in 7 months",
        "layout": {"template": "hero", "alignment": "trailing"}, "symbol": {"name": "flame.fill"},
        "actionBar": {"style": "subtle", "actions": [
          {"id": "DF43C45A-B6B3-5858-8A8C-D44E78ADE8B6", "title": "Done", "kind": "incrementVariable",
           "variableKey": "streak", "incrementAmount": 1, "nowFormat": "iso8601"},
          {"id": "ABFB2EAC-6A1A-5B17-B132-9B20C6DDA5A5", "title": "+1", "systemImage": "plus.circle.fill",
           "kind": "incrementVariable", "variableKey": "streak", "incrementAmount": 1, "nowFormat": "iso8601"}]}
      }
      """
    let design = try #require(WidgetCompiler.compile(SourceText(name: "habit.json", text: text), now: now).output)
    let environments = RenderEnvironment.phone(
      at: Moment(now: now, timeZone: .gmt, locale: Locale(identifier: "en_US")))
    let renderer = try Renderer()
    var request = RenderRequest(
      design: try #require(design.widgets.first ?? nil), environment: environments[0],
      photos: PhotoFolder(designFolder: ""))
    let variants = DesignVariants(of: request, in: design.document, at: 0, renderer: renderer)
    var remixer = Remixer(variants, seed: seed, rules: .ours)
    let remixes = try remixer.next(12)
    #expect(!remixes.isEmpty)
    for remix in remixes {
      request.design = remix.variant.widget
      for environment in environments where environment.appearance == .light {
        request.environment = environment
        let drawn = try renderer.render(request)
        let overlaps = drawn.diagnostics.filter { $0.code == .layoutOverlap }.map(\.message.text)
        #expect(drawn.output != nil && overlaps == [], "\(remix.look.title), \(environment.size)")
      }
    }
  }
}
