// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
import WeaveDisplay
import WeaveGraphics
import WeaveJSON
public import WeaveResolve
import WeaveSpec

/// The values that a design is drawn with, for people: each with the place that it came from.
public enum Inspection {
  /// A table of fields: path, value, and `line N`, `matched set` or `default`.
  public static func text(
    for widget: CompiledWidget, in environment: RenderEnvironment, picture: RenderedWidget, source: SourceText,
    variables: [String: String]
  ) -> String {
    let spec = widget.spec.resolved(for: environment.size.key)
    let size = "\(Int(environment.canvas.width.rounded())) × \(Int(environment.canvas.height.rounded()))"
    var lines = [
      "\(spec.name): \(environment.size.rawValue), \(size) points at \(Int(environment.scale))x, "
        + environment.appearance.rawValue,
      "says: \(picture.displayList.summary)", "",
    ]
    var rows: [(String, String, String)] = []
    let encoded = SpecEncoder.encode(spec)
    collect(encoded, path: "", into: &rows) { path in origin(of: path, spec, source) }
    let widths = (rows.map(\.0.count).max() ?? 0, min(rows.map(\.1.count).max() ?? 0, 48))
    for row in rows {
      let value = row.1.count > 48 ? String(row.1.prefix(47)) + "…" : row.1
      lines.append(
        row.0.padded(to: widths.0) + "  " + value.padded(to: widths.1) + "  " + row.2)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func collect(
    _ node: JSONNode, path: String, into rows: inout [(String, String, String)], origin: (String) -> String
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

  private static func origin(of path: String, _ spec: WidgetSpec, _ source: SourceText) -> String {
    guard let range = spec.places.range(of: path) else { return "default" }
    return "line \(source.position(of: range.lower).line)"
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    count < width ? self + String(repeating: " ", count: width - count) : self
  }
}
