// SPDX-License-Identifier: MIT

public import WeaveJSON
import WeaveSchema
import WeaveSpec

/// The keys of nodes and of the objects in them, for an editor that makes its fields from them.
public enum KeyTables {
  /// `nodes` and `objects` by name, each with `says` and `fields`; `modifiers`, the keys that all nodes share; and
  /// `colors`, the names of colours.
  ///
  /// A field has `key`, `says`, `standard` (the default, as JSON text), `isRequired`, `isDynamic` (an expression or a
  /// value per size may stand in for it), and `forms`, the kinds of value: `flag`, `text`, `template`, `number`,
  /// `choice`, `color`, `share`, `object`, `list`, `map` and `json`.
  public static var node: JSONNode {
    let shared = Set(ContentTable.modifiers.map(\.key))
    return .object([
      (
        "nodes",
        .object(
          ContentTable.nodes.map { type in
            let own = type.fields.prefix(max(0, type.fields.count - ContentTable.modifiers.count))
            return (type.name, object(type, Array(own)))
          })
      ), ("objects", .object(objects.map { ($0.name, object($0, $0.fields)) })),
      ("modifiers", fields(ContentTable.modifiers.filter { shared.contains($0.key) })),
      ("colors", .array(ColorName.names.map { .text($0) })),
    ])
  }

  private static var objects: [ObjectType] {
    ContentTable.objects + FieldTable.objects.filter { !["Exchange", "ExchangeImage"].contains($0.name) }
  }

  private static func object(_ type: ObjectType, _ list: [Field]) -> JSONNode {
    .object([("says", .text(type.summary)), ("fields", fields(list))])
  }

  private static func fields(_ list: [Field]) -> JSONNode {
    .array(list.filter { $0.deprecation == nil }.map(field))
  }

  private static func field(_ field: Field) -> JSONNode {
    let forms = PlainType.all(of: [field.type])
    return .object([
      ("key", .text(field.key)), ("says", .text(field.summary)), ("standard", field.standard.map { .text($0) }),
      ("isRequired", field.isRequired ? .flag(true) : nil),
      ("isDynamic", forms.contains(where: \.isDynamic) ? .flag(true) : nil),
      ("forms", .array(forms.map { form($0.type) })),
    ])
  }

  private static func form(_ type: FieldType) -> JSONNode {
    func kind(_ name: String, _ rest: [(key: String, value: JSONNode?)] = []) -> JSONNode {
      .object([("kind", .text(name))] + rest)
    }
    switch type {
    case .bool: return kind("flag")
    case .string, .uuid, .date, .moment, .day: return kind("text")
    case .template: return kind("template")
    case .integer(let range):
      let bounds = bounds(Double(range.lowerBound)...Double(range.upperBound))
      return kind("number", bounds + [("isWhole", .flag(true))])
    case .number(let range): return kind("number", bounds(range))
    case .token(let words): return kind("choice", [("words", .array(words.map { .text($0) }))])
    case .color: return kind("color")
    case .share: return kind("share")
    case .object(let name): return kind(name == "node" ? "node" : "object", [("name", .text(name))])
    case .array(let element, _):
      return kind("list", [("of", .array(PlainType.all(of: [element]).map { form($0.type) }))])
    case .map: return kind("map")
    case .anyOf, .dynamic, .any: return kind("json")
    }
  }

  /// Bounds beyond the lengths of any design say nothing to an author.
  private static func bounds(_ range: ClosedRange<Double>) -> [(key: String, value: JSONNode?)] {
    let most = 100_000.0
    return [
      ("low", range.lowerBound > -most ? .number(range.lowerBound) : nil),
      ("high", range.upperBound < most ? .number(range.upperBound) : nil),
    ]
  }
}
