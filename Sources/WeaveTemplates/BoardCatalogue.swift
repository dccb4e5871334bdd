// SPDX-License-Identifier: MIT

import WeaveDiagnostics
public import WeaveJSON

/// The ready boards: each a file of slots, and the designs in them.
public enum BoardCatalogue {
  /// The names in listing order, each with a one-line summary.
  public static var entries: [(name: String, summary: String)] { summaries }

  /// A board and every design that it consists of, each with its name, the board first; nil for an unknown name.
  public static func files(of name: String) -> [(name: String, content: JSONNode)]? {
    guard summaries.contains(where: { $0.name == name }) else { return nil }
    var found: [(name: String, content: JSONNode)] = []
    var waiting = [name]
    while let next = waiting.popLast() {
      guard !found.contains(where: { $0.name == next }), let text = texts[next],
        let content = JSONParser.parse(SourceText(name: next, text: text)).output
      else { continue }
      found.append((next, content))
      let designs = (content["slots"]?.elements ?? []).compactMap { $0["design"]?.stringValue }
      waiting += designs.map { String($0.prefix { $0 != "." }) }
    }
    return found
  }
}
