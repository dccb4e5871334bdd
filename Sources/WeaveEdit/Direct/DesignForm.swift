// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON
import WeaveResolve
import WeaveSchema
import WeaveSpec

/// The fields of a design as a form, made of the compiler's tables: as the app edits them, with ranges and presets.
public enum DesignForm {
  /// One field.
  public struct Row: Sendable, Hashable {
    /// How a field is set.
    public enum Kind: String, Sendable, Hashable {
      /// By the control that suits it: a line, a switch, a slider, a list, a colour, a symbol.
      case text, flag, number, choice, color, symbol
    }

    /// The keys from the design to the value.
    public var path: [String]
    /// How it is set.
    public var kind: Kind
    /// What the key does.
    public var summary: String
    /// What is written, as JSON; nil where nothing is.
    public var literal: String?
    /// What a missing key means, as JSON.
    public var standard: String?
    /// The bounds of a number, where they are close enough for a slider.
    public var range: ClosedRange<Double>?
    /// Whether a number is a whole one.
    public var isWhole = false
    /// The values that one chooses from, or presets of a colour or a symbol.
    public var words: [String] = []
    /// Whether it can be set: not where an expression stands, or a value for each size.
    public var isPlain = true
  }

  /// Rows of one form.
  private static let most = 240

  /// The fields of the first design of a file, in the order of the tables; none of other files.
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
      // What has a form of its own, or is no matter of looks.
      if path.isEmpty, ["$schema", "id", "createdAt", "updatedAt", "content", "matchedSet"].contains(field.key) {
        continue
      }
      for type in PlainType.all(of: [field.type]).map(\.type) {
        if case .object(let name) = type, name != "node", path.count < 2, let table = FieldTable.object(name) {
          // Parts that a design does not have are offered once it has them.
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
