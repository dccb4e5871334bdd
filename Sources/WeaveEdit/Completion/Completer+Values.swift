// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics
import WeaveJSON
import WeaveRender
import WeaveResolve
import WeaveSchema
import WeaveSpec

extension Completer {
  /// The values allowed here for a key or list.
  ///
  /// - Parameter range: the part already typed, with its quotes; empty if nothing is.
  func values(replacing range: SourceRange) -> [CompletionItem] {
    let forms = PlainType.all(of: place.types)
    var items = named(range)
    for form in forms { items += values(of: form, range) }
    let isQuoted =
      view.source.bytes.indices.contains(range.lower) && view.source.bytes[range.lower] == UInt8(ascii: "\"")
    if forms.contains(where: { $0.isDynamic }), !isQuoted {
      var item = CompletionItem("=…", .value, "an expression", text: "\"=$1\"", range: range)
      item.isSnippet = true
      item.filter = "\"="
      item.rank = 8
      items.append(item)
    }
    var seen: Set<String> = []
    return items.filter { seen.insert($0.label).inserted }
  }

  private func values(of form: PlainType, _ range: SourceRange) -> [CompletionItem] {
    switch form.type {
    case .bool: [word("true", range), word("false", range)]
    case .token(let words): words.map { quoted($0, .word, $0 == standard ? "the default" : "", range) }
    case .color: colors(range)
    case .object("node"): nodes(range)
    case .object, .map: [snippet("{…}", "{$1}", FieldWords.text(of: form.type).replacing("`", with: ""), range)]
    case .array: [snippet("[…]", "[$1]", FieldWords.text(of: form.type).replacing("`", with: ""), range)]
    case .integer, .number:
      place.field?.standard.flatMap { standard in
        Double(standard).map { _ in [snippet(standard, "${1:\(standard)}", "the default", range)] }
      } ?? []
    case .string, .template, .uuid, .date, .moment, .day, .share, .anyOf, .dynamic, .any: []
    }
  }

  /// The field's default, if it is a word.
  private var standard: String? {
    place.field?.standard.flatMap { $0.hasPrefix("\"") ? String($0.dropFirst().dropLast()) : nil }
  }

  // MARK: Items

  func quoted(_ text: String, _ kind: CompletionItem.Kind, _ detail: String, _ range: SourceRange) -> CompletionItem {
    let literal = JSONText.literal(text)
    var item = CompletionItem(text, kind, detail, text: literal, range: range)
    item.filter = literal
    return item
  }

  private func word(_ word: String, _ range: SourceRange) -> CompletionItem {
    CompletionItem(word, .word, place.field?.standard == word ? "the default" : "", text: word, range: range)
  }

  private func snippet(_ label: String, _ text: String, _ detail: String, _ range: SourceRange) -> CompletionItem {
    var item = CompletionItem(label, .value, detail, text: text, range: range)
    item.isSnippet = true
    item.rank = 7
    return item
  }

  /// A node of each kind, with its required keys.
  private func nodes(_ range: SourceRange) -> [CompletionItem] {
    NodeType.allCases.map { type in
      let object = ContentTable.node(type)
      var stop = 0
      var parts = ["\"type\": \"\(type.rawValue)\""]
      var needed = object.fields.filter { $0.isRequired && $0.key != "type" }
      if type == .text { needed = object.fields.filter { $0.key == "text" } }
      if type == .chart { needed = object.fields.filter { $0.key == "values" } }
      if type == .use { needed = object.fields.filter { $0.key == "component" } }
      for field in needed {
        stop += 1
        let value =
          switch PlainType.all(of: [field.type]).first?.type {
          case .array: "[$\(stop)]"
          case .integer, .number: "${\(stop):\(field.standard ?? "0")}"
          case .object, .map: "{$\(stop)}"
          case .bool: "${\(stop):true}"
          default: "\"$\(stop)\""
          }
        parts.append("\"\(field.key)\": \(value)")
      }
      var item = CompletionItem(
        type.rawValue, .node, object.summary, text: "{ \(parts.joined(separator: ", ")) }", range: range)
      item.isSnippet = true
      item.filter = "{\(type.rawValue)"
      item.rank = 4
      return item
    }
  }

  /// The names of colours, starting with the design's own.
  private func colors(_ range: SourceRange) -> [CompletionItem] {
    let own = ownNames(.color).map { name -> CompletionItem in
      var item = quoted(name, .color, "of the design", range)
      item.rank = 2
      return item
    }
    let (light, dark) = (Palette(isDark: false), Palette(isDark: true))
    return own
      + ColorName.names.map { name in
        let pair = ColorName(name).map { (light.color($0).hex, dark.color($0).hex) }
        var item = quoted(name, .color, pair.map { "\($0.0), dark \($0.1)" } ?? "", range)
        // Editors show a colour patch if the documentation is only a colour.
        item.documentation = pair?.0 ?? ""
        return item
      }
  }

  /// The names of a kind that the design and its includes define.
  func ownNames(_ kind: Mention.Kind) -> [String] {
    let key = Mention.Kind.parts.first { $0.value == kind }?.key ?? "variables"
    var names: [String] = []
    for tree in [design, view.root].compactMap(\.self) + around.included.compactMap(\.view.root) {
      names += tree[key]?.members?.map(\.key) ?? []
    }
    if names.isEmpty, let last = view.lastTree { names = last[key]?.members?.map(\.key) ?? [] }
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// A complete place object, as used in boards.
  private func place(_ place: ZonePlace, _ range: SourceRange) -> CompletionItem {
    let (latitude, longitude) = (JSONWriter.text(of: place.latitude), JSONWriter.text(of: place.longitude))
    let name = JSONText.literal(place.name)
    let zone = JSONText.literal(place.zone)
    var item = CompletionItem(
      place.name, .place, "\(latitude), \(longitude), \(place.zone)",
      text: "{ \"name\": \(name), \"latitude\": \(latitude), \"longitude\": \(longitude), \"timeZone\": \(zone) }",
      range: range)
    item.filter = "{\(place.name)"
    return item
  }

  // MARK: Names of things

  /// Whether the value is a symbol name.
  var isAtSymbol: Bool {
    switch (place.shapeName, place.keys.last ?? "") {
    case ("symbol", "name"), ("SymbolSpec", "name"), ("Action", "systemImage"): true
    default: false
    }
  }

  /// Whether the value is a family in one of the design's own fonts.
  private var isAtFamilies: Bool { place.keys.count == 2 && place.keys.first == "fonts" }

  private func fontFamilies(_ range: SourceRange) -> [CompletionItem] {
    around.fonts.map { quoted($0, .font, "", range) }
  }

  /// Names whose kind follows from the key's meaning, not from its type.
  private func named(_ range: SourceRange) -> [CompletionItem] {
    let owner = place.shapeName
    if isAtSymbol { return Language.symbolNames(matching: "").map { quoted($0, .symbol, "", range) } }
    switch (owner, place.keys.last ?? "") {
    case ("use", "template"): return Language.templateNames.map { quoted($0, .template, "a built-in template", range) }
    case ("use", "component"): return ownNames(.component).map { quoted($0, .component, "a component", range) }
    case (_, "styles") where owner != "WidgetSpec" && owner != "parts":
      return ownNames(.style).map { quoted($0, .style, "a style", range) }
    case ("Action", "variableKey"): return ownNames(.variable).map { quoted($0, .variable, "a variable", range) }
    case ("WidgetSpec", "include"): return around.partFiles.map { quoted($0, .file, "a file of parts", range) }
    case ("ImageSpec", "fileName"), ("image", "file"):
      return around.photos.map { quoted($0, .file, "a photo", range) }
    case ("font", "family"):
      return ownNames(.font).map { quoted($0, .font, "a font of the design", range) } + fontFamilies(range)
    case ("BoardPlace", "timeZone"):
      return around.places.map { quoted($0.zone, .place, $0.name, range) }
    case ("BoardPlace", "name"): return around.places.map { quoted($0.name, .place, $0.zone, range) }
    case ("BoardSlot", "place"): return around.places.map { place($0, range) }
    case ("BoardSlot", "design"): return around.partFiles.map { quoted($0, .file, "a design", range) }
    case ("WidgetSpec", "types"): return []
    default:
      if isAtFamilies { return fontFamilies(range) }
      // The type of a variable.
      guard place.keys.dropLast().contains("types"), place.keys.first == "types" else { return [] }
      return DataType.words.map { quoted($0, .word, "", range) }
        + DataType.units.map { quoted("number \($0)", .word, "", range) }
    }
  }
}

extension TypedPlace {
  /// The name of the table for the innermost object.
  var shapeName: String {
    for shape in shapes { if case .table(let object) = shape.form { return object.name } }
    // In a list, use the object around it.
    guard let last = around.last else { return "" }
    if let type = last.members.first(where: { $0.key == "type" })?.value.stringValue { return type }
    return around.count == 1 ? "WidgetSpec" : ""
  }
}
