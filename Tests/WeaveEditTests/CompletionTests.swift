// SPDX-License-Identifier: MIT

import Testing
import WeaveDiagnostics
import WeaveEdit

/// What is offered at a place, and what becomes of the text.
@Suite struct CompletionTests {
  @Test func keysOfTheDesignThatAreNotThereYet() {
    let design = MarkedDesign(#"{ "name": "A", ‸ }"#)
    #expect(design.labels.contains("layout"))
    #expect(!design.labels.contains("name"))
    #expect(design.taking("primaryText") == #"{ "name": "A", "primaryText": "$1" }"#)
  }

  @Test func aKeyIsReplacedAsAWhole() {
    let design = MarkedDesign(#"{ "prim‸": "Hello" }"#)
    #expect(design.taking("primaryText") == #"{ "primaryText": "Hello" }"#)
  }

  @Test func theCommaBehindTheValueBeforeComesAlong() {
    let design = MarkedDesign("{\n  \"name\": \"A\"\n  ‸\n}")
    #expect(design.taking("primaryText") == "{\n  \"name\": \"A\",\n  \"primaryText\": \"$1\"\n}")
  }

  @Test func keysOfANodeByItsKind() {
    let text = MarkedDesign(#"{ "layout": {"template": "custom"}, "content": { ‸ "type": "text" } }"#)
    #expect(text.labels.contains("lineLimit"))
    #expect(text.labels.contains("padding"))
    #expect(!text.labels.contains("children"))
    let stack = MarkedDesign(#"{ "content": { "type": "vstack", ‸ } }"#)
    #expect(stack.labels.first == "children" || stack.labels.contains("children"))
    #expect(!stack.labels.contains("balanced"))
  }

  @Test func wordsOfAClosedList() {
    #expect(MarkedDesign(#"{ "layout": {"template": "‸"} }"#).labels.contains("nextUpCalendar"))
    let word = MarkedDesign(#"{ "layout": {"axis": ‸} }"#)
    #expect(word.labels == ["vertical", "horizontal"])
    #expect(word.taking("horizontal") == #"{ "layout": {"axis": "horizontal"} }"#)
  }

  @Test func nodesAsSnippets() {
    let design = MarkedDesign(#"{ "content": { "type": "vstack", "children": [ ‸ ] } }"#)
    #expect(
      design.taking("text") == #"{ "content": { "type": "vstack", "children": [ { "type": "text", "text": "$1" } ] } }"#
    )
  }

  @Test func symbolsColorsComponentsAndStyles() {
    #expect(MarkedDesign(#"{ "symbol": { "name": "flame‸" } }"#).labels.contains("flame.fill"))
    let parts =
      ##""colors": {"brand": "#102030"}, "fonts": {"title": "Inter"}, "styles": {"soft": {}}, "components": {"Row": {"content": {"type": "spacer"}}}"##
    #expect(
      MarkedDesign(#"{ \#(parts), "content": { "type": "text", "text": "A", "foreground": "‸" } }"#).labels.prefix(1)
        == ["brand"])
    #expect(
      MarkedDesign(#"{ \#(parts), "content": { "type": "text", "text": "A", "styles": ["‸"] } }"#).labels == ["soft"])
    #expect(MarkedDesign(#"{ \#(parts), "content": { "type": "use", "component": "‸" } }"#).labels == ["Row"])
    let font = MarkedDesign(#"{ \#(parts), "content": { "type": "text", "text": "A", "font": { "family": "‸" } } }"#)
    #expect(font.labels.first == "title")
  }

  @Test func parametersOfAComponent() {
    let design = MarkedDesign(
      #"{ "components": {"Row": {"parameters": {"title": {"type": "text"}}, "content": {"type": "text", "text": "{{‸}}"}}}, "content": { "type": "use", "component": "Row" } }"#
    )
    #expect(design.labels.first == "title")
    let use = MarkedDesign(
      #"{ "components": {"Row": {"parameters": {"title": {"type": "text"}}, "content": {"type": "spacer"}}}, "content": { "type": "use", "component": "Row", "with": { ‸ } } }"#
    )
    #expect(use.labels == ["title"])
  }

  @Test func variablesAndFactsInTexts() {
    let design = MarkedDesign(#"{ "primaryText": "{{‸", "variables": {"last done": "x"} }"#)
    #expect(design.labels.contains("last done"))
    #expect(design.labels.contains("__weather_temp"))
    #expect(design.taking("last done") == #"{ "primaryText": "{{last done}}", "variables": {"last done": "x"} }"#)
  }

  @Test func membersOfRecords() {
    let days = MarkedDesign(#"{ "content": { "type": "text", "text": "=weather.daily[0].‸" } }"#)
    #expect(days.labels.contains("weekday"))
    let item = MarkedDesign(
      #"{ "content": { "type": "forEach", "items": "=where(trains, item.late)", "as": "train", "children": [{"type": "text", "text": "{{train.‸}}"}] }, "variables": {"trains": [{"to": "Porto", "late": true}]} }"#
    )
    #expect(item.labels == ["to", "late"])
  }

  /// The paint of a bar reads the value that it is for; a line has one paint for all.
  @Test func valuesOfAChartInItsPaint() {
    let trains = #""variables": {"trains": [{"to": "Porto", "late": 4}]}"#
    let names = MarkedDesign(#"{ "content": { "type": "chart", "values": "=trains", "fill": "=‸" }, \#(trains) }"#)
    #expect(names.labels.contains("item") && names.labels.contains("index"))
    let members = MarkedDesign(
      #"{ "content": { "type": "chart", "values": "=trains", "fill": "=item.‸" }, \#(trains) }"#)
    #expect(members.labels == ["to", "late"])
    let series = MarkedDesign(
      #"{ "content": { "type": "chart", "series": [{ "values": "=trains", "fill": "=item.‸" }] }, \#(trains) }"#)
    #expect(series.labels == ["to", "late"])
    let line = MarkedDesign(
      #"{ "content": { "type": "chart", "mark": "line", "values": "=trains", "fill": "=‸" }, \#(trains) }"#)
    #expect(!line.labels.contains("item"))
  }

  /// The label of an annotation reads what it is for.
  @Test func valuesOfAnAnnotationInItsLabel() {
    func names(_ members: String) -> [String] {
      MarkedDesign(#"{ "content": { "type": "chart", "values": [1, 2], \#(members) } }"#).labels
    }
    #expect(names(#""rules": [{ "y": 1, "label": "=‸" }]"#).contains("value"))
    let callout = names(#""callouts": [{ "label": "=‸" }]"#)
    #expect(callout.contains("place") && callout.contains("index") && callout.contains("value"))
    #expect(names(#""directLabels": { "label": "=‸" }"#).contains("name"))
    #expect(!names(#""rules": [{ "y": "=‸" }]"#).contains("place"))
  }

  @Test func functionsAndFilters() {
    let function = MarkedDesign(#"{ "content": { "type": "text", "text": "=rou‸" } }"#)
    #expect(function.taking("round") == #"{ "content": { "type": "text", "text": "=round($1)" } }"#)
    #expect(MarkedDesign(#"{ "primaryText": "{{count||num‸}}" }"#).labels.contains("number"))
  }

  @Test func nothingInOtherFiles() {
    #expect(MarkedDesign(#"{ "primaryText": "plain ‸ words" }"#).labels.isEmpty)
  }

  @Test func placesAndTimeZonesOfBoards() {
    let zone = MarkedDesign(
      #"{ "slots": [{ "template": "weather", "place": { "latitude": 1, "longitude": 2, "timeZone": "‸" } }] }"#)
    #expect(zone.labels == ["America/Argentina/Buenos_Aires", "America/New_York", "Europe/Paris"])
    let place = MarkedDesign(#"{ "slots": [{ "template": "weather", "place": ‸ }] }"#)
    // 48° 52′ and 40° 42′ 51″ in degrees.
    #expect(
      place.taking("Paris")
        == #"{ "slots": [{ "template": "weather", "place": { "name": "Paris", "latitude": 48.87, "longitude": 2.33, "timeZone": "Europe/Paris" } }] }"#
    )
    #expect(place.items.first { $0.label == "New York" }?.detail == "40.71, -74.01, America/New_York")
    #expect(MarkedDesign(#"{ "slots": [{ "template": "weather", ‸ }] }"#).labels.contains("profile"))
  }

  @Test func ofManyNamesThoseThatHoldTheLetters() {
    let all = MarkedDesign(#"{ "primaryText": "{{‸}}" }"#).list
    let some = MarkedDesign(#"{ "primaryText": "{{weathtemq‸}}" }"#).list
    #expect(!all.isIncomplete)
    #expect(some.isIncomplete)
    #expect(!some.items.contains { $0.label == "__weather_temp" })
    #expect(MarkedDesign(#"{ "primaryText": "{{weathtemp‸}}" }"#).labels.contains("__weather_temp"))
    #expect(some.items.count < all.items.count / 4)
  }
}

/// Words that are not closed yet, with more of the design behind them on the same line.
@Suite struct UnclosedCompletionTests {
  @Test(arguments: [
    (
      #"{"content": {"type": "text", "text": "A", "font":"head‸, "foreground":"red"}}"#, "headline",
      #"{"content": {"type": "text", "text": "A", "font":"headline", "foreground":"red"}}"#
    ),
    (
      #"{"content": {"type": "vstack", "children": [{"type": "text", "text": "A", "font":"he‸ad}, {"type": "spacer"}]}}"#,
      "headline",
      #"{"content": {"type": "vstack", "children": [{"type": "text", "text": "A", "font":"headline"}, {"type": "spacer"}]}}"#
    ),
    (
      #"{"content": {"type": "text", "text": "A", "font":"head‸", "foreground":"red"}}"#, "headline",
      #"{"content": {"type": "text", "text": "A", "font":"headline", "foreground":"red"}}"#
    ),
  ])
  func aValueEndsWithItsWord(text: String, label: String, after: String) {
    #expect(MarkedDesign(text).taking(label) == after)
  }

  /// What stands behind the cursor goes with the value, up to the comma, the bracket or the end of the line.
  @Test(arguments: [
    (
      #"{"content": {"type": "text", "text": "A", "font": "head‸ line, "foreground": "red"}}"#, "headline",
      #"{"content": {"type": "text", "text": "A", "font": "headline", "foreground": "red"}}"#
    ),
    (
      #"{"content": {"type": "text", "text": "A", "styles": ["a", "he‸ x y], "padding": 2}, "styles": {"heading": {}}}"#,
      "heading",
      #"{"content": {"type": "text", "text": "A", "styles": ["a", "heading"], "padding": 2}, "styles": {"heading": {}}}"#
    ),
    (
      "{\"content\": {\"type\": \"text\", \"text\": \"A\",\n \"font\": \"he‸ad rest  \n, \"padding\": 2}}", "headline",
      "{\"content\": {\"type\": \"text\", \"text\": \"A\",\n \"font\": \"headline\"  \n, \"padding\": 2}}"
    ),
    // Commas and brackets of a formula belong to it.
    (
      #"{"content": {"type": "text", "text": "=max(cou‸, 3), "padding": 2}, "variables": {"count": 1}}"#, "count",
      #"{"content": {"type": "text", "text": "=max(count, 3), "padding": 2}, "variables": {"count": 1}}"#
    ),
    (
      #"{"content": {"type": "text", "text": "{{cou‸}}, {{b}}, "padding": 2}, "variables": {"count": 1}}"#, "count",
      #"{"content": {"type": "text", "text": "{{count}}, {{b}}, "padding": 2}, "variables": {"count": 1}}"#
    ),
    (
      #"{"content": {"type": "text", "text": "{{cou‸, "padding": 2}, "variables": {"count": 1}}"#, "count",
      #"{"content": {"type": "text", "text": "{{count}}, "padding": 2}, "variables": {"count": 1}}"#
    ),
    // An earlier text without its quote does not swallow the one at the cursor.
    (
      #"{"content": {"type": "text", "text": "A, "font": "he‸ad"}}"#, "headline",
      #"{"content": {"type": "text", "text": "A, "font": "headline"}}"#
    ),
  ])
  func anOpenValueEndsBeforeTheNext(text: String, label: String, after: String) {
    #expect(MarkedDesign(text).taking(label) == after)
  }

  @Test func aKeyEndsWithItsWord() {
    let text =
      "{\"content\": {\"type\": \"text\", \"text\": \"A\", \"font\":\"headline\", \"fore‸ },\n \"name\": \"A\"}"
    #expect(
      MarkedDesign(text).taking("foreground")
        == "{\"content\": {\"type\": \"text\", \"text\": \"A\", \"font\":\"headline\", \"foreground\": \"$1\" },\n \"name\": \"A\"}"
    )
  }

  /// No key is offered that would show nothing.
  @Test func keysWithoutEffectAreNotOffered() {
    let gauge = MarkedDesign(#"{"content": {"type": "gauge", "value": 0.4, ‸}}"#).labels
    #expect(gauge.contains("fill") && gauge.contains("padding") && !gauge.contains("foreground"))
    let each = MarkedDesign(#"{"content": {"type": "forEach", "items": 3, ‸}}"#).labels
    #expect(each.contains("font") && !each.contains("padding"))
  }
}

/// An empty file, and commas between values.
@Suite struct BeginningTests {
  @Test(arguments: ["", "  \n", "\r\n"]) func anEmptyFileCanBeginAsADesign(text: String) throws {
    let design = MarkedDesign(text + "‸")
    #expect(design.labels == ["weave design", "weave design of a template", "weave board", "weave parts"])
    for item in design.items {
      // Without its tab stops a snippet is a whole file.
      var plain = item.text.replacing("\\$schema", with: "$schema").replacing("$0", with: "")
      plain.replace(/\$\{\d:([^}]*)\}/) { $0.output.1 }
      let view = DesignView(SourceText(name: "card.json", text: plain))
      let kind: DesignView.Kind = item.label == "weave parts" ? .parts : .design
      #expect(view.isWhole, "\(plain)")
      #expect(view.kind == kind)
      #expect(text.contains("\r\n") == plain.contains("\r\n"))
    }
  }

  @Test func aFileThatIsNotEmptyBegins() {
    #expect(!MarkedDesign("{‸}").labels.contains("weave design"))
    #expect(!MarkedDesign("3 ‸").labels.contains("weave design"))
  }

  @Test(arguments: [
    ("{\"style\": {}‸ \"name\": \"A\"}", "{\"style\": {}, \"name\": \"A\"}"),
    ("{\"style\": {}\n ‸\"name\": \"A\"}", nil),
    ("{\"style\": {} ‸ \"name\": \"A\"}", "{\"style\": {},  \"name\": \"A\"}"),
    (
      #"{"content": {"type": "vstack", "children": [{"type": "spacer"}‸ {"type": "divider"}]}}"#,
      #"{"content": {"type": "vstack", "children": [{"type": "spacer"}, {"type": "divider"}]}}"#
    ),
  ])
  func aMissingCommaIsOffered(text: String, after: String?) {
    #expect(MarkedDesign(text).taking(",") == after)
  }

  @Test(arguments: ["{\"style\": {}‸, \"name\": \"A\"}", "{\"style\": {}‸}", "{\"a\": [{}‸]}", "{\"a\"‸: 3}"])
  func noCommaIsOfferedWhereNoneIsMissing(text: String) { #expect(!MarkedDesign(text).labels.contains(",")) }
}
