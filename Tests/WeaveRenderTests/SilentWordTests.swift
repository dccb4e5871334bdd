// SPDX-License-Identifier: MIT

import FoundationEssentials
import Testing
import WeaveDiagnostics
import WeaveRender
import WeaveSchema
import WeaveSpec

/// Words that an expression gives and that are on no list are reported where they stand.
@Suite struct SilentWordTests {
  /// The design's text with a value in the place of `‸`, and what is said of it.
  private func said(_ content: String, colors: String = "{}") throws -> [String] {
    let text = #"{ "name": "A", "layout": { "template": "custom" }, "colors": \#(colors), "content": \#(content) }"#
    let source = SourceText(name: "inline", text: text)
    let checked = WidgetCompiler.compile(source, now: Date(timeIntervalSince1970: 0))
    let widget = try #require(checked.output?.widgets.first ?? nil, "\(checked.diagnostics.map(\.message.text))")
    let photos = PhotoFolder(designFolder: "\(Repository.root)/Specs/Gallery")
    let drawn = try Renderer().render(widget, in: .fixed(), photos: photos)
    return (checked.diagnostics + drawn.diagnostics).filter { $0.code == .contentValue }.map { found in
      "\(found.range.map { source.text(in: $0) } ?? "nowhere") \(found.message.text)"
    }
  }

  /// A node of each kind that has what it needs, with room for one key more.
  private static func node(_ type: NodeType, with member: String) -> String? {
    let text = #"[{ "type": "text", "text": "A" }]"#
    let needed: String? =
      switch type {
      case .vstack, .hstack, .zstack, .viewThatFits: #""children": \#(text)"#
      case .grid: #""columns": 2, "children": \#(text)"#
      case .spacer, .divider, .shape: #""id": "a""#
      case .text: #""text": "A""#
      case .symbol: #""name": "flame.fill""#
      case .label: #""text": "A", "symbol": "flame.fill""#
      case .image: #""file": "lake-day.jpg""#
      case .path: #""data": "M0 0 L9 0 L9 9 Z""#
      case .qr: #""text": "A""#
      case .gauge: #""value": 0.5"#
      case .chart: #""values": [1, 2]"#
      case .forEach: #""items": [2, 1], "sort": "=item", "children": \#(text)"#
      case .widget: #""template": "classic""#
      case .when, .use, .slot: nil
      }
    return needed.map { #"{ "type": "\#(type.rawValue)", \#($0), \#(member) }"# }
  }

  /// Objects by the key that holds them, with what they need.
  private static let holders: [(object: String, node: NodeType, key: String, needed: String)] = [
    ("frame", .text, "frame", #""width": 40"#), ("font", .text, "font", #""size": 12"#),
    ("outline", .text, "clip", #""radius": 4"#), ("border", .text, "border", #""width": 1"#),
    ("material", .text, "material", #""blur": 4"#), ("ratio", .text, "aspectRatio", #""ratio": 2"#),
    ("stroke", .shape, "stroke", #""width": 2"#), ("photoFilter", .image, "filter", #""intensity": 0.5"#),
    ("valueAxis", .chart, "y", #""ticks": 3"#),
  ]

  /// The words that a type takes; nil for one that takes no word from an expression.
  private static func words(of type: FieldType) -> [String]? {
    guard case .dynamic(let inner) = type else { return nil }
    switch inner {
    case .token(let words): return words
    case .anyOf(let types):
      return types.lazy.compactMap { if case .token(let words) = $0, words != ["infinity"] { words } else { nil } }
        .first
    default: return nil
    }
  }

  @Test func everyKeyOfWordsReportsAnUnknownOne() throws {
    var tried = 0
    for type in NodeType.allCases {
      for field in ContentTable.node(type).fields {
        guard let words = Self.words(of: field.type) else { continue }
        // Where it is spelt wrong, one of its words; an alignment of an overlay needs the overlay.
        let value = "='\(words[0])x'"
        var member = "\"\(field.key)\": \"\(value)\""
        if field.key == "overlayAlignment" { member += #", "overlay": { "type": "text", "text": "A" }"# }
        if field.key == "maskAlignment" { member += #", "mask": { "type": "text", "text": "A" }"# }
        if field.key == "backgroundAlignment" { member += #", "background": { "type": "text", "text": "A" }"# }
        guard let node = Self.node(type, with: member) else { continue }
        // What repeats nodes has no box that any of these would change.
        if type == .forEach, !["order", "font"].contains(field.key) { continue }
        // The background of a QR code is the colour of its light squares.
        if type == .qr, field.key == "backgroundAlignment" { continue }
        let found = try said(node)
        #expect(
          found.count == 1 && found[0].hasPrefix("\"\(value)\" `\(words[0])x` is not one of ")
            && found[0].hasSuffix("; did you mean `\(words[0])`?") && words.allSatisfy { found[0].contains("`\($0)`") },
          "\(type) \(field.key): \(found)")
        tried += 1
      }
    }
    #expect(tried > 60)
  }

  @Test func everyKeyOfWordsInObjectsReportsAnUnknownOne() throws {
    for holder in Self.holders {
      let object = try #require(ContentTable.object(holder.object))
      for field in object.fields {
        guard let words = Self.words(of: field.type) else { continue }
        let value = "='\(words[0])x'"
        var needed = holder.needed
        if field.key != "shape", holder.object == "outline" { needed += #", "shape": "roundedRectangle""# }
        let member = "\"\(holder.key)\": { \(needed), \"\(field.key)\": \"\(value)\" }"
        let node = try #require(Self.node(holder.node, with: member))
        let found = try said(node)
        #expect(
          found.count == 1 && found[0].hasPrefix("\"\(value)\" `\(words[0])x` is not one of "),
          "\(holder.object) \(field.key): \(found)")
      }
    }
  }

  /// Words of records and lists that an expression gives, and colours.
  @Test(arguments: [
    (#"{ "type": "text", "text": "A", "font": "={ style: 'hedline' }" }"#, "`hedline` is not one of"),
    (#"{ "type": "text", "text": "A", "font": "={ style: 'body', weight: 'fat' }" }"#, "`fat` is not one of"),
    (#"{ "type": "text", "text": "A", "fit": "=['titel', 'body']" }"#, "`titel` is not one of"),
    (#"{ "type": "text", "text": "A", "underline": "='rde'" }"#, "`rde` is not a colour"),
    (
      #"{ "type": "shape", "fill": { "linear": { "stops": "=[{ at: 0, color: 'rde' }, { at: 1, color: 'blue' }]" } } }"#,
      "`rde` is not a colour"
    ),
  ])
  func valuesWithinValues(content: String, message: String) throws {
    let found = try said(content)
    #expect(found.count == 1 && found[0].contains(message), "\(found)")
  }

  @Test(arguments: [
    #"{ "type": "text", "text": "A", "underline": "=1 < 2" }"#, #"{ "type": "text", "text": "A", "underline": "=1" }"#,
    #"{ "type": "text", "text": "A", "underline": "='true'" }"#,
    #"{ "type": "text", "text": "A", "colorScheme": "=''" }"#,
    #"{ "type": "text", "text": "A", "dither": "='none'" }"#,
    #"{ "type": "image", "file": "lake-day.jpg", "filter": { "token": "='none'" } }"#,
  ])
  func knownWordsAreSilent(content: String) throws {
    #expect(try said(content) == [])
  }
}
