// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON
import WeaveRender

/// What an empty file can begin with, and the comma that is missing behind a value.
extension Completer {
  /// Whole designs, boards and files of parts, for a file without any value.
  ///
  /// - Parameter here: the cursor.
  func starts(replacing here: SourceRange) -> [CompletionItem] {
    guard view.source.bytes.allSatisfy({ [0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF].contains($0) }) else { return [] }
    let schema = JSONText.literal(Language.schemaIdentifier).snippetEscaped
    let design = """
      {
        "$schema": \(schema),
        "name": "${1:Card}",
        "layout": { "template": "custom" },
        "content": {
          "type": "vstack", "spacing": 8, "padding": 16,
          "children": [
            { "type": "text", "text": "${2:Hello}", "font": "headline" }$0
          ]
        }
      }
      """
    let template = """
      {
        "$schema": \(schema),
        "name": "${1:Card}",
        "layout": { "template": "${2:hero}" },
        "primaryText": "${3:Hello}",
        "style": { "accent": "${4:blue}", "background": "${5:plain}" }$0
      }
      """
    let board = """
      {
        "$schema": "urn:weave:schema:board",
        "name": "${1:Home}",
        "slots": [
          { "template": "${2:weather}" }$0
        ]
      }
      """
    let parts = """
      {
        "colors": { "${1:brand}": "${2:#0A84FF}" },
        "styles": { "${3:title}": { "font": "headline" } },
        "components": {}$0
      }
      """
    let lineBreak = String(decoding: view.source.bytes.lineBreak, as: UTF8.self)
    return [
      ("weave design", "a tree of nodes", design), ("weave design of a template", "a layout with texts", template),
      ("weave board", "several designs on a screen", board),
      ("weave parts", "colours, styles and components for several designs", parts),
    ].enumerated().map { index, start in
      var item = CompletionItem(
        start.0, .design, start.1,
        text: start.2.replacing("\n", with: lineBreak).replacing("\"$schema", with: "\"\\$schema"),
        range: here)
      item.isSnippet = true
      item.rank = index
      return item
    }
  }

  /// The comma that belongs behind the value before the cursor, if another value follows.
  var comma: [CompletionItem] {
    guard let place = MissingComma.place(in: view.source.bytes, before: offset) else { return [] }
    var item = CompletionItem(
      ",", .value, "the comma before the next value", text: ",", range: SourceRange(place, place))
    // The cursor must be in what an item replaces.
    if place != offset {
      item.text = ""
      item.range = SourceRange(offset, offset)
      item.others = [.init(SourceRange(place, place), with: ",")]
    }
    item.rank = 0
    return [item]
  }
}
