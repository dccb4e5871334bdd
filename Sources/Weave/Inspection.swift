// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
import WeaveDisplay
import WeaveGraphics
import WeaveJSON
import WeaveLayout
import WeaveResolve
import WeaveSchema
import WeaveSpec

/// The values that a design is drawn with, for people: each with the place that it came from.
public enum Inspection {
  /// Three tables: the fields with `line N` or `default`, the facts that were read with their sources, and the texts as
  /// they are drawn.
  public static func text(
    for request: RenderRequest, picture: Rendering, source: SourceText
  ) -> String {
    let environment = request.environment
    let spec = request.design.spec.resolved(for: environment.size.key)
    let size = "\(Int(environment.canvas.width.rounded())) × \(Int(environment.canvas.height.rounded()))"
    let title = "\(spec.name): \(environment.size.rawValue), \(size) points at \(Int(environment.scale))x, "
    return [
      title + environment.appearance.rawValue + "\nsays: \(picture.displayList.summary)\n",
      table(fields(of: spec, source)),
      facts(of: picture, request),
      table(texts(of: picture.layout, source)),
    ].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  // MARK: Tables

  private static func fields(of spec: WidgetSpec, _ source: SourceText) -> [Row] {
    var rows: [Row] = []
    collect(SpecEncoder.encode(spec), path: "", into: &rows) { path in
      guard let range = spec.places.range(of: path) else { return "default" }
      return line(of: range, source)
    }
    return rows
  }

  /// Key, value, unit, source and age, as `weave variables` prints them; empty where nothing was read.
  private static func facts(of picture: Rendering, _ request: RenderRequest) -> String {
    let report = FactReport(
      request.variables(), reading: picture.dependencies.facts.keys,
      given: request.variables.mapValues { .string($0) })
    return report.rows.isEmpty ? "" : report.text
  }

  private static func texts(of node: LayoutNode, _ source: SourceText) -> [Row] {
    var rows = node.children.flatMap { texts(of: $0, source) }
    if case .text(let text, _) = node.content {
      rows.insert(
        (node.id, JSONWriter.compact(.text(text.string)), node.range.map { line(of: $0, source) } ?? ""), at: 0)
    }
    return rows
  }

  private static func line(of range: SourceRange, _ source: SourceText) -> String {
    "line \(source.position(of: range.lower).line)"
  }

  private typealias Row = (name: String, value: String, origin: String)

  private static func table(_ rows: [Row]) -> String {
    let width = rows.map(\.name.count).max() ?? 0
    let valueWidth = min(rows.map(\.value.count).max() ?? 0, 48)
    return rows.map { row in
      let value = row.value.count > 48 ? String(row.value.prefix(47)) + "…" : row.value
      let start = row.name.padded(to: width) + "  "
      return start + (row.origin.isEmpty ? value : value.padded(to: valueWidth) + "  " + row.origin) + "\n"
    }.joined()
  }

  private static func collect(
    _ node: JSONNode, path: String, into rows: inout [Row], origin: (String) -> String
  ) {
    switch node.value {
    case .object(let members):
      for member in members where member.key != "content" {
        collect(member.value, path: path.isEmpty ? member.key : "\(path).\(member.key)", into: &rows, origin: origin)
      }
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        collect(element, path: "\(path)[\(index)]", into: &rows, origin: origin)
      }
    default: rows.append((path, JSONWriter.compact(node), origin(path)))
    }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    count < width ? self + String(repeating: " ", count: width - count) : self
  }
}
