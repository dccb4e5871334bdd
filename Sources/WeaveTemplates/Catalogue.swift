// SPDX-License-Identifier: MIT

import WeaveDiagnostics
public import WeaveJSON

/// Complete designs to start from: one JSON file each in `Catalogue`.
///
/// They correspond to WidgetWeaver's catalogue, with valid keys and the templates that it mentions.
public enum Catalogue {
  /// The names in listing order, each with a one-line summary.
  public static var entries: [(name: String, summary: String)] { texts.map { ($0.name, $0.summary) } }

  /// A design by name, as JSON; nil for an unknown name.
  public static func design(named name: String) -> JSONNode? {
    guard let text = texts.first(where: { $0.name == name })?.design else { return nil }
    return JSONParser.parse(SourceText(name: name, text: text)).output
  }
}
