// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON
import WeaveSchema
import WeaveSpec

extension Completer {
  /// The keys that can still be added to the object.
  ///
  /// - Parameter range: the part of a key already typed, with its quotes; empty if nothing is.
  func keys(replacing range: SourceRange) -> [CompletionItem] {
    let hasColon = nextByte(after: range.upper) == UInt8(ascii: ":")
    let here = place.members.first { $0.keyRange.lower == range.lower && range.count > 0 }?.key
    let present = Set(place.members.map(\.key)).subtracting([here ?? ""])
    var items: [CompletionItem] = []
    for shape in place.shapes {
      switch shape.form {
      case .table(let object):
        let others = place.members.filter { $0.key != here }
        for (rank, field) in ranked(ContentTable.fields(of: object, thatShowBeside: others))
        where !present.contains(field.key) {
          var item = item(field.key, detail(of: field), value(of: field), range, hasColon)
          item.documentation = FieldWords.markdown(of: field, in: object)
          item.isDeprecated = field.deprecation != nil
          item.rank = rank
          items.append(item)
        }
      case .cases(let base):
        for word in ContentCase.words where !present.contains(word) {
          var item = item(word, "a value for this size or appearance", value(of: base, standard: nil), range, hasColon)
          item.rank = 8
          items.append(item)
        }
      case .arguments:
        for (name, summary) in parameters where !present.contains(name) {
          items.append(item(name, summary, "$1", range, hasColon))
        }
      case .map: break
      }
    }
    var seen: Set<String> = []
    return items.filter { seen.insert($0.label).inserted }
  }

  /// The fields with the required ones first.
  private func ranked(_ fields: [Field]) -> [(Int, Field)] {
    fields.map { field in
      (field.key == "type" ? 0 : field.isRequired ? 1 : field.deprecation != nil ? 9 : 3, field)
    }
  }

  private func detail(of field: Field) -> String {
    let standard = field.standard.map { " = \($0)" } ?? ""
    let text = FieldWords.text(of: field.type).replacing("`", with: "")
    return (text.count > 60 ? String(text.prefix(59)) + "…" : text) + standard
  }

  private func item(
    _ key: String, _ detail: String, _ value: String, _ range: SourceRange, _ hasColon: Bool
  ) -> CompletionItem {
    let name = JSONText.literal(key)
    var item = CompletionItem(key, .key, detail, text: name, range: range)
    item.filter = name
    if !hasColon {
      item.text = "\(name.snippetEscaped): \(value)\(needsCommaBehind(range) ? "," : "")"
      item.isSnippet = true
    }
    if let place = cursor.missingComma, case .none = cursor.token {
      item.others = [.init(SourceRange(place, place), with: ",")]
    } else if let place = cursor.missingComma {
      item.others = [.init(SourceRange(place, place), with: ",")]
    }
    return item
  }

  /// The text to insert after a key.
  private func value(of field: Field) -> String { value(of: field.type, standard: field.standard) }

  private func value(of type: FieldType, standard: String?) -> String {
    guard let plain = PlainType.all(of: [type]).first else { return "$1" }
    switch plain.type {
    case .bool: return standard == "true" ? "${1:false}" : "${1:true}"
    case .integer, .number: return "${1:\(standard ?? "0")}"
    case .string, .template, .token, .uuid, .date, .moment, .day, .color, .share: return "\"$1\""
    case .object("node"): return "{\"type\": \"$1\"}"
    case .object, .map: return "{$1}"
    case .array: return "[$1]"
    case .anyOf, .dynamic, .any: return "$1"
    }
  }

  /// Whether another member follows without a comma in between.
  private func needsCommaBehind(_ range: SourceRange) -> Bool { nextByte(after: range.upper) == UInt8(ascii: "\"") }

  /// The next byte that is not white space.
  func nextByte(after offset: Int) -> UInt8? {
    view.source.bytes[min(offset, view.source.bytes.count)...].first { ![0x09, 0x0A, 0x0D, 0x20].contains($0) }
  }

  /// The parameters of the component that a `use` names.
  private var parameters: [(name: String, summary: String)] {
    guard let use = place.around.last(where: { $0.key == "with" })?.members,
      let name = use.first(where: { $0.key == "component" })?.value.stringValue,
      let parameters = component(named: name)?["parameters"]?.members
    else { return [] }
    return parameters.map { parameter in
      let type = parameter.value["type"]?.stringValue ?? "any"
      return (parameter.key, parameter.value.member("default") == nil ? "\(type), required" : type)
    }
  }

  /// A component of the design or of its includes.
  func component(named name: String) -> JSONNode? { part(named: name, of: "components") }

  /// A part by name, under a key of the design or of a file that it includes.
  func part(named name: String, of key: String) -> JSONNode? {
    let own = [design, view.root, view.lastTree].lazy.compactMap { $0?[key]?[name] }.first
    return own ?? around.included.lazy.compactMap { $0.view.root?[key]?[name] }.first
  }
}

extension String {
  /// The text escaped for a snippet.
  var snippetEscaped: String {
    replacing("\\", with: "\\\\").replacing("$", with: "\\$").replacing("}", with: "\\}")
  }
}
