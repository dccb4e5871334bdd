// SPDX-License-Identifier: MIT

import FoundationEssentials
import Testing
import WeaveDiagnostics
import WeaveDisplay
import WeaveLayout
import WeaveRender
import WeaveResolve
import WeaveSchema
import WeaveSpec

/// A key that never changes the picture of its node is reported, and no other is: the display list decides.
@Suite struct KeyEffectTests {
  /// A node with what it needs, and whether its own keys are compared, too.
  struct Base: CustomTestStringConvertible, Sendable {
    var type: NodeType
    /// Its keys but for `type`.
    var members: [(key: String, json: String)]
    var withOwnKeys = true
    /// Some of its own keys that are compared though the others are not.
    var ownKeys: Set<String> = []
    var testDescription: String { "\(type) \(members.map { "\($0.key): \($0.json)" })" }

    init(_ type: NodeType, _ members: [(String, String)], withOwnKeys: Bool = true) {
      self.type = type
      self.members = members.map { (key: $0.0, json: $0.1) }
      self.withOwnKeys = withOwnKeys
    }

    func json(_ more: (key: String, json: String)? = nil) -> String {
      let all = [(key: "type", json: "\"\(type.rawValue)\"")] + members + (more.map { [$0] } ?? [])
      return "{ " + all.map { "\"\($0.key)\": \($0.json)" }.joined(separator: ", ") + " }"
    }
  }

  static let words =
    #"[{ "type": "text", "text": "Low tide at noon, high tide at six" }, { "type": "text", "text": "Ebb", "font": "title" }]"#
  static let plain: [Base] = [
    Base(.vstack, [("children", words)]), Base(.hstack, [("children", words)]), Base(.zstack, [("children", words)]),
    Base(.grid, [("columns", "1"), ("children", words)], withOwnKeys: false), Base(.spacer, []), Base(.divider, []),
    Base(.text, [("text", #""Low tide at noon, high tide at six""#)], withOwnKeys: false),
    Base(.symbol, [("name", #""flame.fill""#)]), Base(.symbol, [("name", #""flame.fill""#), ("color", #""green""#)]),
    Base(.image, [("file", #""lake-day.jpg""#)], withOwnKeys: false),
    Base(.shape, []), Base(.shape, [("fill", #""green""#)]), Base(.shape, [("shape", #""roundedRectangle""#)]),
    Base(.path, [("data", #""M0 0 L30 0 L15 20 Z""#)], withOwnKeys: false),
    Base(.qr, [("text", #""tide""#)]),
    Base(.gauge, [("value", "0.4")]), Base(.gauge, [("value", "0.4"), ("style", #""linear""#)]),
    Base(.chart, [("values", "[3, 1, 2]")], withOwnKeys: false),
    chart("bars"), chart("line"), chart("area"), chart("points"), chart("donut"), chart("heatMap"), chart("rose"),
    chart("range", [("low", "[1, 0, 0, 1, 1]")]), chart("band", [("low", "[1, 0, 0, 1, 1]")]),
    Base(.chart, [("values", "[3, 1, 2]"), ("x", #"{ "labels": ["a", "b", "c"] }"#)], withOwnKeys: false),
    Base(.forEach, [("items", "2"), ("children", #"[{ "type": "text", "text": "{{item}} knots" }]"#)]),
    Base(.when, [("then", words)], withOwnKeys: false),
    Base(
      .viewThatFits, [("children", #"[{ "type": "text", "text": "High tide" }, { "type": "text", "text": "Ebb" }]"#)],
      withOwnKeys: false),
    Base(.use, [("component", #""stat""#)], withOwnKeys: false),
    Base(.widget, [("template", #""classic""#), ("primaryText", #""Tide""#)], withOwnKeys: false),
  ]

  /// A chart whose keys that belong to some marks are compared.
  private static func chart(_ mark: String, _ more: [(String, String)] = []) -> Base {
    var base = Base(
      .chart, [("mark", "\"\(mark)\""), ("values", "[3, 1, null, 2, 4]"), ("gap", "0.3")] + more, withOwnKeys: false)
    base.ownKeys = ["inner", "columns", "places", "cornerRadius", "interpolation", "taper"]
    return base
  }

  /// Where a node stands: alone, or in a row that is too narrow, beside texts of another size.
  private static let places: [@Sendable (String) -> String] = [
    { #"{ "type": "zstack", "children": [\#($0)] }"# },
    {
      #"{ "type": "hstack", "alignment": "firstTextBaseline", "frame": { "width": 130 }, "children": ["#
        + #"{ "type": "text", "text": "Harbour wall, north side", "font": "title" }, \#($0), "#
        + #"{ "type": "text", "text": "Knots of wind" }] }"#
    },
    {
      #"{ "type": "vstack", "alignment": "leading", "children": ["#
        + #"{ "type": "text", "text": "Harbour" }, \#($0), { "type": "text", "text": "Knots" }] }"#
    },
  ]

  /// What is written under a key, so that it would be seen: several values where one alone may be the default.
  private static func samples(of field: Field) -> [String] {
    switch field.key {
    case "when": [#""=1 > 2""#]
    case "font": [#"{ "size": 31, "weight": "black" }"#]
    case "aspectRatio": ["3", #"{ "ratio": 0.25, "mode": "fill" }"#]
    case "padding", "margin": ["9"]
    case "frame": [#"{ "width": 33, "height": 21 }"#]
    case "background": [#""orange""#]
    case "material": [#"{ "blur": 6 }"#]
    case "overlay": [#"{ "type": "text", "text": "Over" }"#]
    case "clip": [#""circle""#]
    case "border": [#"{ "width": 3 }"#]
    case "shadow": [#"{ "radius": 9 }"#]
    case "offset": [#"{ "x": 5, "y": 6 }"#]
    case "guides": [#"{ "firstTextBaseline": 9, "leading": 7 }"#]
    case "stroke": [#"{ "width": 3 }"#]
    case "accessibilityLabel": [#""Spoken""#]
    case "places": ["[0, 0.5, 1, 2, 3]"]
    case "sort": [#""=-item""#]
    case "where": [#""=item > 0""#]
    case "more": [#"[{ "type": "text", "text": "more" }]"#]
    case "as", "index": []
    default: samples(of: field.type)
    }
  }

  private static func samples(of type: FieldType) -> [String] {
    switch type {
    case .bool: ["true", "false"]
    case .integer(let range): ["\(range.lowerBound + 1)", "\(range.upperBound)"]
    case .number(let range): ["\(max(range.lowerBound, 0.3))", "\(min(range.upperBound, 40))"]
    case .token(let words): words.map { "\"\($0)\"" }
    case .color: [#""orange""#]
    case .template, .string: [#""Other""#]
    case .dynamic(let inner): samples(of: inner)
    case .anyOf(let types): types.flatMap { samples(of: $0) }
    case .array(let element, _): samples(of: element).first.map { ["[\($0)]"] } ?? []
    case .uuid, .date, .moment, .day, .object, .map, .share, .any: []
    }
  }

  private static func design(_ content: String) -> String {
    let stat = #"{ "stat": { "content": { "type": "text", "text": "A component" } } }"#
    return
      #"{ "name": "A", "layout": { "template": "custom" }, "components": \#(stat), "content": \#(content) }"#
  }

  private static let textSettings: Set<String> = [
    "lineLimit", "truncation", "minimumScale", "multilineAlignment", "lineSpacing",
  ]

  /// The display list, and the keys that are said to have no effect.
  private func drawn(_ content: String, _ renderer: Renderer) throws -> (list: String, idle: [String]) {
    let source = SourceText(name: "inline", text: Self.design(content))
    let checked = WidgetCompiler.compile(source, now: Date(timeIntervalSince1970: 0))
    let widget = try #require(checked.output?.widgets.first ?? nil, "\(content)")
    let idle = checked.diagnostics.filter { $0.message.text.contains("has no effect") }.compactMap(\.range).map {
      String(source.text(in: $0).dropFirst().dropLast())
    }
    let photos = PhotoFolder(designFolder: "\(Repository.root)/Specs/Gallery")
    let list = try renderer.render(widget, in: .fixed(), photos: photos).output?.displayList.dump() ?? ""
    return (list, idle)
  }

  @Test(arguments: plain)
  func whatChangesNothingIsReported(base: Base) throws {
    let renderer = try Renderer()
    let before = try Self.places.map { try drawn($0(base.json()), renderer).list }
    let modifiers = Set(ContentTable.modifiers.map(\.key))
    for field in ContentTable.node(base.type).fields {
      if ["type", "id", "styles"].contains(field.key) || base.members.contains(where: { $0.key == field.key }) {
        continue
      }
      // These depend on what lies around the node or in it: on a grid, on a limit of lines, on texts that are cut.
      if ["columnSpan", "reservesSpace"].contains(field.key) { continue }
      if base.type != .text || base.members.count == 1, Self.textSettings.contains(field.key) { continue }
      // Both only matter where less room is left than these alternatives need.
      if base.type == .viewThatFits, ["layoutPriority", "aspectRatio"].contains(field.key) { continue }
      if !base.withOwnKeys, !modifiers.contains(field.key), !base.ownKeys.contains(field.key) { continue }
      var (changes, reports, tries) = (0, 0, 0)
      for json in Self.samples(of: field) {
        for (index, place) in Self.places.enumerated() {
          let after = try drawn(place(base.json((key: field.key, json: json))), renderer)
          tries += 1
          if after.list != before[index] { changes += 1 }
          if after.idle == [field.key] { reports += 1 }
        }
      }
      if tries == 0 { continue }
      #expect(
        reports == (changes == 0 ? tries : 0),
        "`\(field.key)` changes \(changes) pictures of \(tries), \(reports) reports")
    }
  }

  /// Keys that show beside another alone.
  @Test(arguments: [
    ("gauge", #""value": 0.4, "foreground": "red""#, ["foreground"]),
    ("gauge", #""value": 0.4, "foreground": "red", "border": { "width": 2 }"#, []),
    ("gauge", #""value": 0.4, "foreground": "red", "border": { "width": 2, "fill": "blue" }"#, ["foreground"]),
    ("gauge", #""value": 0.4, "foreground": "red", "overlay": { "type": "text", "text": "40" }"#, []),
    ("gauge", #""value": 0.4, "style": "='linear'", "sweep": 90"#, []),
    ("shape", #""shape": "circle", "radius": 9"#, ["radius"]),
    ("shape", #""shape": { "small": "circle", "default": "roundedRectangle" }, "radius": 9"#, []),
    ("text", #""text": "A", "border": { "width": 1, "radius": 9 }"#, ["radius"]),
    ("text", #""text": "A", "border": { "width": 1, "shape": "roundedRectangle", "radius": 9 }"#, []),
    ("text", #""text": "A", "background": "red", "backgroundAlignment": "top""#, ["backgroundAlignment"]),
    ("text", #""spans": [{ "text": "A" }], "underline": true"#, ["underline"]),
    ("symbol", #""name": "flame.fill", "font": { "design": "rounded" }"#, ["font"]),
    ("symbol", #""name": "flame.fill", "font": { "size": 9 }, "size": 20"#, ["font"]),
    ("forEach", #""items": 2, "padding": 4, "children": [{ "type": "text", "text": "A" }]"#, ["padding"]),
    ("forEach", #""items": 2, "order": "descending", "children": [{ "type": "text", "text": "A" }]"#, ["order"]),
  ])
  func neighboursDecide(type: String, members: String, idle: [String]) throws {
    #expect(try drawn(#"{ "type": "\#(type)", \#(members) }"#, Renderer()).idle == idle)
  }

  /// What a style brings may be meant for other nodes.
  @Test func stylesMayHoldMoreThanANodeShows() throws {
    let text =
      #"{ "name": "A", "layout": { "template": "custom" }, "styles": { "soft": { "foreground": "secondary" } }, "#
      + #""content": { "type": "gauge", "value": 0.4, "styles": "soft" } }"#
    let checked = WidgetCompiler.compile(SourceText(name: "inline", text: text), now: Date(timeIntervalSince1970: 0))
    #expect(checked.diagnostics.map(\.message.text) == [])
  }

  /// A symbol is as high as the size of its own font says, and takes its weight; a font around it is for texts.
  @Test func aSymbolTakesItsOwnFont() throws {
    func symbol(_ members: String, around: String = "") throws -> ResolvedSymbol {
      let node = #"{ "type": "symbol", "name": "flame.fill"\#(members) }"#
      let source = SourceText(
        name: "inline", text: Self.design(#"{ "type": "vstack"\#(around), "children": [\#(node)] }"#))
      let widget = try #require(
        WidgetCompiler.compile(source, now: Date(timeIntervalSince1970: 0)).output?.widgets.first ?? nil)
      let picture = try #require(
        try Renderer().render(widget, in: .fixed(), photos: PhotoFolder(designFolder: ".")).output)
      return try #require(picture.layout.symbols.first)
    }
    #expect(try symbol("").size == 17)
    #expect(try symbol(#", "font": { "size": 9 }"#).size == 9)
    #expect(try symbol(#", "font": { "size": 9, "weight": "black" }"#).weight == 900)
    // A caption has 12 points where the reader's text size is the usual one (Human Interface Guidelines, iOS).
    #expect(try symbol(#", "font": "caption""#).size == 12)
    #expect(try symbol(#", "font": "headline""#).weight == 600)
    #expect(try symbol(#", "font": { "size": 9 }, "size": 20"#).size == 20)
    #expect(try symbol("", around: #", "font": "caption""#).size == 17)
  }
}

extension LayoutNode {
  /// All symbols within.
  fileprivate var symbols: [ResolvedSymbol] {
    var own: [ResolvedSymbol] = []
    if case .leaf(.symbol(let symbol)) = content { own.append(symbol) }
    return own + children.flatMap(\.symbols)
  }
}
