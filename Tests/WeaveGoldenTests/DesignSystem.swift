// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import WeaveGolden

/// A folder of designs that share a file of parts, as a team has them.
final class DesignSystem {
  static let kit = """
    {
      "colors": { "brand": { "light": "#1E66F5", "dark": "#7AA7FF" }, "spare": "#808080" },
      "styles": { "title": { "foreground": "brand", "font": { "size": 13 } } },
      "strings": {
        "en": { "orders": "Open orders", "visits": "Visits" },
        "de": { "orders": "Aufträge", "visits": "Besuche" }
      },
      "components": {
        "card": {
          "parameters": { "title": { "type": "text" } },
          "content": {
            "type": "vstack", "alignment": "leading", "padding": 8, "spacing": 4,
            "children": [
              { "type": "text", "text": "{{title}}", "styles": "title" },
              { "type": "when", "size": "large", "then": [{ "type": "divider", "color": "spare" }] },
              { "type": "slot" }
            ]
          }
        }
      }
    }
    """

  /// A design that uses the card; `title` is the name of a text.
  static func card(_ title: String, figure: String = "12") -> String {
    """
    {
      "name": "Card",
      "layout": { "template": "custom" },
      "include": "parts/kit.json",
      "content": {
        "type": "use", "component": "card", "with": { "title": "=localized('\(title)')" },
        "children": [{ "type": "text", "text": "\(figure)", "foreground": "label" }]
      }
    }
    """
  }

  static let settings = """
    { "sizes": ["small"], "appearances": ["light", "dark"], "locales": ["en_US", "de_DE"], "scales": [1],
      "exclude": ["parts"] }
    """

  let folder: String

  /// Cards `a` and `b` show orders, `c` shows visits; each is drawn light and dark, in English and German.
  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "system-\(UUID())").path
    try FileManager.default.createDirectory(atPath: "\(folder)/Specs/parts", withIntermediateDirectories: true)
    try write(Self.kit, "parts/kit.json")
    try write(Self.settings, "weave.test.json")
    for (name, title) in [("a", "orders"), ("b", "orders"), ("c", "visits")] {
      try write(Self.card(title), "\(name).json")
    }
    _ = try run(updates: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  var kit: String { "\(folder)/Specs/parts/kit.json" }

  func write(_ text: String, _ name: String) throws {
    try text.write(toFile: "\(folder)/Specs/\(name)", atomically: true, encoding: .utf8)
  }

  /// Changes the file of parts.
  func changeKit(_ old: String, _ new: String) throws {
    let text = try String(contentsOfFile: kit, encoding: .utf8)
    try #require(text.contains(old))
    try write(text.replacing(old, with: new), "parts/kit.json")
  }

  func run(updates: Bool = false, report: String = "report") throws -> TestOutcome {
    var options = TestOptions(golden: "\(folder)/Golden")
    options.updates = updates
    var reader = SuiteReader()
    return try TestRun(options, report: ReportFolder(path: "\(folder)/\(report)"))
      .run(try reader.read("\(folder)/Specs"))
  }

  func report() throws -> TestReport { TestReport(try run(), golden: "\(folder)/Golden", command: "weave test") }
}
