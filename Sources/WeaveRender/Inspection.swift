// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
import WeaveDisplay
import WeaveExpressions
import WeaveFacts
import WeaveGraphics
public import WeaveJSON
import WeaveLayout
import WeaveResolve
import WeaveSchema
import WeaveSpec

/// The values that a design is drawn with, each with its origin.
public enum Inspection {
  /// Three tables: the fields with `line N` or `default`, the facts that were read with their sources, and the texts as
  /// they are drawn.
  public static func text(
    for request: RenderRequest, picture: Rendering, source: SourceText
  ) -> String {
    let environment = request.environment
    let spec = request.design.spec.resolved(for: environment.size.key)
    let size = "\(Int(environment.canvas.width.rounded())) × \(Int(environment.canvas.height.rounded()))"
    let title = "\(spec.name): \(environment.sizeName), \(size) points at \(Int(environment.scale))x, "
    return [
      title + environment.appearance.rawValue + "\nsays: \(picture.displayList.summary)\n",
      table(fields(of: spec, source)),
      table(types(of: request).map { ($0.name, $0.type, $0.origin) }),
      facts(of: picture, request),
      table(texts(of: picture.layout, source)),
    ].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The same values as a JSON object, for programs.
  ///
  /// - Parameter parts: what else it contains: the layout as a tree, the drawing commands as lines.
  public static func json(
    for request: RenderRequest, picture: Rendering, source: SourceText, parts: Set<Part> = []
  ) -> JSONNode {
    let environment = request.environment
    let spec = request.design.spec.resolved(for: environment.size.key)
    var fields: [JSONNode] = []
    collect(SpecEncoder.encode(spec), path: "") { path, value in
      fields.append(.object([("key", .text(path)), ("value", value)] + place(of: spec.places.range(of: path), source)))
    }
    let report = factReport(of: picture, request)
    var texts: [JSONNode] = []
    collectTexts(of: picture.layout, source, into: &texts)
    let commands = picture.displayList.dump().split(separator: "\n").map { JSONNode.text(String($0)) }
    return .object([
      ("name", .text(spec.name)), ("size", .text(environment.sizeName)),
      ("appearance", .text(environment.appearance.rawValue)), ("width", .number(environment.canvas.width)),
      ("height", .number(environment.canvas.height)), ("scale", .number(environment.scale)),
      ("says", .text(picture.displayList.summary)), ("fields", .array(fields)),
      ("types", .array(types(of: request).map(typeObject))), ("facts", .array(report.rows.map(VariableReport.object))),
      ("texts", .array(texts)),
      ("tree", parts.contains(.tree) ? tree(picture.layout, source) : nil),
      ("displayList", parts.contains(.displayList) ? .array(commands) : nil),
    ])
  }

  /// What the JSON form contains besides values.
  public enum Part: Sendable, Hashable { case tree, displayList }

  /// Several objects as a JSON text.
  public static func text(of objects: [JSONNode]) -> String { JSONWriter.pretty(.array(objects)) + "\n" }

  /// Nodes with their frames in points.
  private static func tree(_ node: LayoutNode, _ source: SourceText) -> JSONNode {
    .object(
      [
        ("id", .text(node.id)), ("x", .number(node.frame.minX)), ("y", .number(node.frame.minY)),
        ("width", .number(node.frame.width)), ("height", .number(node.frame.height)),
      ] + place(of: node.range, source) + [
        ("children", node.children.isEmpty ? nil : .array(node.children.map { tree($0, source) }))
      ])
  }

  /// `line`, or null if there is none; with `file` for a place in a file that the design includes.
  private static func place(of range: SourceRange?, _ source: SourceText) -> [(key: String, value: JSONNode?)] {
    guard let range else { return [("line", .null)] }
    let (file, position) = source.place(of: range.lower)
    return [("line", .integer(position.line)), ("file", file == source.name ? nil : .text(file))]
  }

  private static func collectTexts(of node: LayoutNode, _ source: SourceText, into texts: inout [JSONNode]) {
    if case .text(let text, _) = node.content {
      texts.append(
        .object([("node", .text(node.id)), ("text", .text(text.string))] + place(of: node.range, source)))
    }
    for child in node.children { collectTexts(of: child, source, into: &texts) }
  }

  // MARK: Tables

  private static func fields(of spec: WidgetSpec, _ source: SourceText) -> [Row] {
    var rows: [Row] = []
    collect(SpecEncoder.encode(spec), path: "") { path, value in
      let origin = spec.places.range(of: path).map { line(of: $0, source) } ?? "default"
      rows.append((path, JSONWriter.compact(value), origin))
    }
    return rows
  }

  /// The type of each of the author's variables, and where it comes from: `types`, a sample, or the given value.
  private static func types(of request: RenderRequest) -> [(name: String, type: String, origin: String)] {
    let spec = request.design.spec
    let known = spec.variableTypes
    let declared = Set(spec.types.map { VariableScope.canonicalKey($0.name) })
    let given = request.variables.filter { known[VariableScope.canonicalKey($0.key)] == nil }
    let rows =
      known.map { key, member in
        (member.name, "\(member.type)\(member.isOptional ? "?" : "")", declared.contains(key) ? "types" : "sample")
      } + given.map { ($0.key, "\(DataType(of: $0.value))", "given") }
    return rows.sorted { $0.0 < $1.0 }.map { (name: $0.0, type: $0.1, origin: $0.2) }
  }

  private static func typeObject(_ row: (name: String, type: String, origin: String)) -> JSONNode {
    .object([("name", .text(row.name)), ("type", .text(row.type)), ("origin", .text(row.origin))])
  }

  /// Key, value, unit, source and age, as `weave variables` prints them; empty if no fact was read.
  private static func facts(of picture: Rendering, _ request: RenderRequest) -> String {
    let report = factReport(of: picture, request)
    return report.rows.isEmpty ? "" : report.text
  }

  /// The facts that a picture shows.
  private static func factReport(of picture: Rendering, _ request: RenderRequest) -> FactReport {
    FactReport(
      request.variables(), reading: picture.dependencies.facts.keys,
      given: request.variables)
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
    let (file, position) = source.place(of: range.lower)
    return file == source.name ? "line \(position.line)" : "\(file), line \(position.line)"
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

  /// Visits the fields of a design that hold plain values, each by its path.
  private static func collect(_ node: JSONNode, path: String, visit: (String, JSONNode) -> Void) {
    switch node.value {
    case .object(let members):
      for member in members where member.key != "content" {
        collect(member.value, path: path.isEmpty ? member.key : "\(path).\(member.key)", visit: visit)
      }
    case .array(let elements):
      for (index, element) in elements.enumerated() { collect(element, path: "\(path)[\(index)]", visit: visit) }
    default: visit(path, node)
    }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    count < width ? self + String(repeating: " ", count: width - count) : self
  }
}
