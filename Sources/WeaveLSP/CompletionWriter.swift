// SPDX-License-Identifier: MIT

import WeaveEdit
import WeaveJSON
import WeaveSchema

/// Writes completion items for a client.
struct CompletionWriter {
  private let document: OpenDocument
  private let client: ClientAbilities

  init(_ document: OpenDocument, _ client: ClientAbilities) { (self.document, self.client) = (document, client) }

  func node(_ item: CompletionItem, place: Int) -> JSONNode {
    let isSnippet = item.isSnippet && client.takesSnippets
    let text = item.isSnippet && !client.takesSnippets ? Self.plain(item.text) : item.text
    let digits = String(place)
    // Editors show a bare colour as a patch, also in Markdown.
    let isColor = item.kind == .color
    let documentation: JSONNode? =
      item.documentation.isEmpty
      ? nil : isColor ? .text(item.documentation) : .markdown(item.documentation, client.takesMarkdownInItems)
    return .object([
      ("label", .text(item.label)), ("kind", .integer(Self.number(of: item.kind))),
      ("detail", item.detail.isEmpty ? nil : .text(item.detail)), ("documentation", documentation),
      ("sortText", .text("\(item.rank)\(String(repeating: "0", count: max(0, 5 - digits.count)))\(digits)")),
      ("filterText", item.filter.map { .text($0) }),
      ("insertTextFormat", isSnippet ? .integer(2) : nil),
      ("textEdit", .edit(document.text.lines.range(of: item.range), text)),
      ("additionalTextEdits", item.others.isEmpty ? nil : .array(document.textEdits(item.others))),
      ("tags", item.isDeprecated ? .array([.integer(1)]) : nil),
      ("data", data(of: item)),
    ])
  }

  /// The data by which a client asks for details when an item is selected.
  private func data(of item: CompletionItem) -> JSONNode? {
    switch item.kind {
    case .fact: .object([("fact", .text(item.label))])
    case .symbol: client.takesPictures ? .object([("symbol", .text(item.label))]) : nil
    default: nil
    }
  }

  private static func number(of kind: CompletionItem.Kind) -> Int {
    switch kind {
    case .key: 10
    case .word: 20
    case .color: 16
    case .symbol: 23
    case .template: 9
    case .component: 7
    case .style: 22
    case .variable: 6
    case .fact: 21
    case .function, .filter: 3
    case .node, .design: 15
    case .file: 17
    case .place: 21
    case .font, .value: 12
    }
  }

  /// A snippet without its tab stops: `$1` is removed, `${1:8}` becomes `8`.
  static func plain(_ snippet: String) -> String {
    var text = ""
    var rest = Array(snippet)[...]
    while let character = rest.popFirst() {
      switch character {
      case "\\": if let next = rest.popFirst() { text.append(next) }
      case "$":
        if rest.first == "{" {
          rest = rest.dropFirst()
          while let digit = rest.first, digit.isNumber { rest = rest.dropFirst(digit.utf8.count) }
          if rest.first == ":" { rest = rest.dropFirst() }
          while let inner = rest.popFirst(), inner != "}" { text.append(inner) }
        } else {
          while let digit = rest.first, digit.isNumber { rest = rest.dropFirst(digit.utf8.count) }
        }
      default: text.append(character)
      }
    }
    return text
  }
}
