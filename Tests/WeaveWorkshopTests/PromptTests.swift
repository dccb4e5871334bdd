// SPDX-License-Identifier: MIT

import FoundationEssentials
import Testing
import WeaveDiagnostics
import WeaveRender
import WeaveResolve

@testable import WeaveWorkshop

/// Designs and changes by words, as people write them.
@Suite struct PromptTests {
  private let moment = Moment(
    now: Date(timeIntervalSince1970: 1_796_040_000), timeZone: .gmt, locale: Locale(identifier: "en_US"))

  /// What a person would choose for each request, and a part of the design that shows the request.
  @Test(arguments: [
    ("countdown to my daughter's birthday on 3 March 2027", "countdown", "2027-03-03"),
    ("how many days until Christmas", "countdown", "2026-12-25"),
    ("a big clock with the date under it", "clockDigital", "clock"),
    ("today's weather with the high and low", "weather", "weather"),
    ("my shopping list: milk, eggs, bread, coffee", "list", "[ ] Coffee"),
    ("show my next meeting", "nextUpCalendar", "nextUpCalendar"),
    ("how many steps I walked today, with a goal of 10000", "steps", "steps"),
    ("battery level as a ring", "progress ring", "gauge"),
    ("sunrise and sunset times", "sunrise and sunset", "__sun_set_local"),
    ("moon phase", "field-guide", "moon"),
    ("a quote of the day: \"Stay hungry, stay foolish\" by Steve Jobs", "quote", "Stay hungry, stay foolish"),
    ("the price of Bitcoin with a chart", "value and chart", "\"chart\""),
    ("photo of the day with a caption", "photoCaption", "photo"),
    ("to-do list for today", "list", "[ ]"),
    ("air quality in my city", "air quality", "__air_eu"),
    ("water tracker: 5 of 8 glasses", "progress ring", "5"),
    ("a progress bar for reading a book, 120 of 300 pages", "progress ring", "120"),
  ]) func designs(_ prompt: String, _ origin: String, _ part: String) throws {
    let made = try WordDesign.make(prompt, at: moment)
    #expect(made.origin == origin)
    guard case .design(let text) = made.outcome else {
      Issue.record("a board for '\(prompt)'")
      return
    }
    #expect(text.contains(part), "\(text)")
    let compiled = WidgetCompiler.compile(SourceText(name: "design", text: text), now: moment.now)
    #expect(!compiled.hasErrors, "\(compiled.diagnostics)")
  }

  @Test func whatIsNotUnderstoodNamesTheNearest() throws {
    let error = #expect(throws: WordDesign.Refusal.self) { try WordDesign.make("xyzzy plugh", at: moment) }
    #expect(error?.description.contains("Understood are requests such as") == true)
    let change = WordChange("make it meditaet the titel", of: SourceText(name: "d", text: Self.card), at: moment)
    #expect(change.lines.isEmpty && change.missed.first?.contains("Understood are changes such as") == true)
  }

  private static let card = #"""
    {
      "name": "Trip", "layout": { "template": "custom" }, "style": { "accent": "orange", "background": "sunset" },
      "variables": { "km": 18, "stops": ["Lyon", "Sète"] },
      "content": {
        "type": "vstack", "spacing": 8, "padding": 16,
        "children": [
          { "type": "symbol", "name": "airplane", "size": 28 },
          { "type": "text", "text": "Our trip", "font": "headline" },
          { "type": "text", "text": "{{km}} km to go", "font": "title" },
          { "type": "forEach", "items": "=stops", "children": [{ "type": "text", "text": "{{item}}" }] },
          { "type": "text", "text": "{{__today||date:yMMMd}}", "font": "footnote", "foreground": "secondaryInk" }
        ]
      }
    }
    """#

  /// What each change leaves behind, without spaces, and what it must keep.
  @Test(arguments: [
    ("make the title bigger", #""text":"Ourtrip","font":{"style":"title3""#),
    ("use a dark background", #""background":"midnight""#),
    ("change the title to Good morning", #""text":"Goodmorning""#),
    ("make everything blue", #""accent":"blue""#),
    ("center the text", #""alignment":"center""#),
    ("use a rounded font", #""design":"rounded""#),
    ("round the corners more", #""cornerRadius":26"#),
    ("add more padding", #""padding":20"#),
    ("make the title bold", #""weight":"bold""#),
    ("make the background transparent", #""background":"plain""#),
    ("use a serif font", #""design":"serif""#),
    ("less space between the rows", #""spacing":4"#),
    ("put a gradient from blue to purple behind it", #""stops":["blue","purple"]"#),
    ("show only three items", #""limit":3"#),
    ("add the text \"Hello\" at the bottom", #""text":"Hello""#),
  ]) func changes(_ prompt: String, _ part: String) throws {
    let change = WordChange(prompt, of: SourceText(name: "d", text: Self.card), at: moment)
    #expect(change.missed.isEmpty, "\(change.missed)")
    let text = String(decoding: change.source.bytes, as: UTF8.self)
    let bare = text.filter { !$0.isWhitespace }
    #expect(bare.contains(part), "\(text)")
    #expect(prompt.contains("title to") || bare.contains("Ourtrip"))
    #expect(!WidgetCompiler.compile(SourceText(name: "d", text: text), now: moment.now).hasErrors)
  }

  @Test(arguments: [("remove the icon", "airplane"), ("hide the date", "__today")])
  func removals(_ prompt: String, _ part: String) throws {
    let change = WordChange(prompt, of: SourceText(name: "d", text: Self.card), at: moment)
    let text = String(decoding: change.source.bytes, as: UTF8.self)
    #expect(change.missed.isEmpty && !text.contains(part) && text.contains("km to go"))
  }

  /// A rounded font has nothing to do with corners, also where the design has no fonts of its own.
  @Test func aRoundedFontIsNoCorner() {
    let hero = #"{ "name": "Habit", "primaryText": "Read", "layout": { "template": "hero" } }"#
    let change = WordChange("use a rounded font", of: SourceText(name: "d", text: hero), at: moment)
    #expect(String(decoding: change.source.bytes, as: UTF8.self) == hero)
  }
}
