// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveGraphics
import WeaveJSON
import WeaveResolve
import WeaveSchema

/// A sheet of symbols with their names: `weave symbols -o`.
public enum SymbolSheet {
  /// The largest number of symbols on a sheet.
  public static let limit = 400
  private static let columns = 6
  private static let cell = Size(width: 132, height: 76)

  /// The sheet as a PNG file at two pixels per point.
  ///
  /// - Parameter names: at most `limit` names.
  /// - Throws: if the graphics libraries refuse.
  public static func png(of names: [String]) throws(RenderError) -> [UInt8] {
    let names = names.prefix(limit)
    let rows = (names.count + columns - 1) / columns
    let canvas = Size(
      width: Double(min(names.count, columns)) * cell.width + 32, height: Double(max(rows, 1)) * cell.height + 32)
    let now = Date(timeIntervalSince1970: 0)
    let source = SourceText(name: "symbols", text: JSONWriter.compact(design(Array(names))))
    let environment = RenderEnvironment(
      now: now, timeZone: .gmt, locale: Locale(identifier: "en_US"), canvas: canvas, scale: 2, shape: .square)
    let renderer = try Renderer()
    guard let widget = WidgetCompiler.compile(source, now: now).output?.widgets.first ?? nil,
      let sheet = try renderer.render(
        RenderRequest(design: widget, environment: environment, photos: PhotoFolder(designFolder: "."))
      ).output
    else { return [] }
    return try renderer.png(sheet)
  }

  /// The sheet as a design in the content language.
  private static func design(_ names: [String]) -> JSONNode {
    let lines = stride(from: 0, to: names.count, by: columns).map { start in
      JSONNode.object([
        ("type", .text("hstack")),
        ("children", .array(names[start..<min(start + columns, names.count)].map(entry))),
      ])
    }
    return .object([
      ("name", .text("Symbols")), ("layout", .object([("template", .text("custom"))])),
      ("style", .object([("background", .text("plain"))])),
      (
        "content",
        .object([
          ("type", .text("vstack")), ("alignment", .text("leading")), ("padding", .number(16)),
          ("children", .array(lines)),
        ])
      ),
    ])
  }

  private static func entry(_ name: String) -> JSONNode {
    .object([
      ("type", .text("vstack")), ("spacing", .number(8)),
      ("frame", .object([("width", .number(cell.width)), ("height", .number(cell.height))])),
      (
        "children",
        .array([
          .object([("type", .text("symbol")), ("name", .text(name)), ("size", .number(30))]),
          .object([
            ("type", .text("text")), ("text", .text(name)), ("font", .text("caption2")),
            ("foreground", .text("secondaryInk")), ("lineLimit", .number(1)), ("truncation", .text("middle")),
            ("padding", .object([("horizontal", .number(4))])),
          ]),
        ])
      ),
    ])
  }
}
