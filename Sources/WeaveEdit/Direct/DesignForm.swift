// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON
import WeaveSchema
import WeaveSpec

/// The fields of a design as a form, derived from the compiler's tables: as in the app's editor, with ranges and
/// presets.
public enum DesignForm {
  /// One field.
  public struct Row: Sendable, Hashable {
    /// The kind of control for a field.
    public enum Kind: String, Sendable, Hashable {
      /// The controls: a line of text, a switch, a slider, a list, a colour, a symbol.
      case text, flag, number, choice, color, symbol
    }

    /// The path of keys from the design to the value.
    public var path: [String]
    /// The kind of control.
    public var kind: Kind
    /// What the key does.
    public var summary: String
    /// The current value as JSON; nil if it is missing.
    public var literal: String?
    /// The default for a missing key, as JSON.
    public var standard: String?
    /// The bounds of a number, if they are close enough for a slider.
    public var range: ClosedRange<Double>?
    /// Whether the number must be whole.
    public var isWhole = false
    /// The values to choose from, or presets of a colour or a symbol.
    public var words: [String] = []
    /// Whether the value can be edited: an expression or a value for each size cannot.
    public var isPlain = true
  }

  /// The largest number of rows in a form.
  private static let most = 240

  /// The fields of the first design in a file, in the order of the tables; empty for other files.
  public static func rows(of view: DesignView) -> [Row] {
    guard view.kind == .design, let root = view.root, !root.isBoard,
      let design = root.elements?.first ?? root["specs"]?.elements?.first ?? (root.members == nil ? nil : root),
      let table = FieldTable.object("WidgetSpec")
    else { return [] }
    var rows: [Row] = []
    add(table, design, [], view, to: &rows)
    return rows
  }

  private static func add(
    _ table: ObjectType, _ node: JSONNode?, _ path: [String], _ view: DesignView, to rows: inout [Row]
  ) {
    for field in table.fields where field.deprecation == nil && rows.count < most {
      let value = node?[field.key]
      let inner = path + [field.key]
      // Skip keys that have a form of their own or do not change the look.
      if path.isEmpty, ["$schema", "id", "createdAt", "updatedAt", "content", "matchedSet"].contains(field.key) {
        continue
      }
      for type in PlainType.all(of: [field.type]).map(\.type) {
        if case .object(let name) = type, name != "node", path.count < 2, let table = FieldTable.object(name) {
          // Parts are offered only once the design has them.
          if value?.members != nil || ["layout", "style"].contains(field.key) {
            add(table, value, inner, view, to: &rows)
          }
          break
        }
        guard var row = row(field, type, inner) else { continue }
        row.literal = value.map { view.source.text(in: $0.range) }
        if let value {
          row.isPlain =
            switch value.value {
            case .array, .object: false
            case .string(let text): !text.hasPrefix("=")
            case .null, .bool, .number: true
            }
        }
        rows.append(row)
        break
      }
    }
  }

  private static func row(_ field: Field, _ type: FieldType, _ path: [String]) -> Row? {
    var row = Row(path: path, kind: .text, summary: field.summary, standard: field.standard)
    switch type {
    case .bool: row.kind = .flag
    case .string, .template: row.kind = field.key == "name" && path.dropLast().last == "symbol" ? .symbol : .text
    case .integer(let range):
      row.kind = .number
      row.isWhole = true
      if range.upperBound < 1_000 { row.range = Double(range.lowerBound)...Double(range.upperBound) }
    case .number(let range):
      row.kind = .number
      if range.upperBound - range.lowerBound <= 2_000 { row.range = range }
    case .token(let words):
      row.kind = .choice
      row.words = words
    case .color:
      row.kind = .color
      row.words = ColorName.names
    case .uuid, .date, .moment, .day, .share, .object, .array, .map, .anyOf, .dynamic, .any: return nil
    }
    return row
  }
}
