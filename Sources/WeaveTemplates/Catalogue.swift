// SPDX-License-Identifier: MIT

import WeaveDiagnostics
public import WeaveJSON

/// Whole designs to start from: one JSON file each in `Catalogue`.
///
/// They are those of WidgetWeaver's catalogue, with keys that exist and the templates that they speak of.
public enum Catalogue {
  /// The names in the order in which they are listed, with a line on each.
  public static var entries: [(name: String, summary: String)] { texts.map { ($0.name, $0.summary) } }

  /// The design of a name as JSON; nil for an unknown name.
  public static func design(named name: String) -> JSONNode? {
    guard let text = texts.first(where: { $0.name == name })?.design else { return nil }
    return JSONParser.parse(SourceText(name: name, text: text)).output
  }
}
