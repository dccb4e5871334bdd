// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveExpressions
import WeaveJSON
import WeaveSchema

extension ContentParser {
  /// The value of a key, by its type in the table; nil after a mistake.
  mutating func property(
    _ json: JSONNode, as type: FieldType, key: String, path: String, depth: Int
  ) -> Property? {
    switch (type, json.value) {
    case (.dynamic, .string(let text)) where text.hasPrefix("="):
      return expression(text, json)
    case (.dynamic(let inner), .object(let members)) where Self.isCases(members):
      return cases(members, as: inner, key: key, path: path, depth: depth, json)
    case (.dynamic(let inner), _):
      return property(json, as: inner, key: key, path: path, depth: depth)
    case (.anyOf(let types), _):
      return choice(json, of: types, key: key, path: path, depth: depth)
    case (.bool, .bool(let value)):
      return Property(.bool(value), at: place(json.range))
    case (.number(let range), .number(let value)):
      return Property(.number(clamped(value, to: range, key: key, json)), at: place(json.range))
    case (.integer(let range), .number(let value)):
      let bounds = Double(range.lowerBound)...Double(range.upperBound)
      return Property(.number(clamped(value.rounded(), to: bounds, key: key, json)), at: place(json.range))
    case (.share, .string(let text)):
      return share(text, of: key, json)
    case (.token(let words), .string(let text)):
      return token(text, among: words, key: key, json)
    case (.color, .string(let text)):
      return color(text, json)
    case (.template, .string(let text)):
      return template(text, json)
    case (.string, .string(let text)):
      return Property(.token(text), at: place(json.range))
    case (.object("node"), .object):
      return node(json, path: path, depth: depth + 1).map { Property(.node($0), at: place(json.range)) }
    case (.object("node"), _):
      notANode(json)
      return nil
    case (.object(let name), .object(let members)):
      guard let type = ContentTable.object(name) else { return nil }
      let properties = object(members, as: type, in: json, path: path, depth: depth)
      if source != nil { checkEffects(of: members, ofObject: name, properties) }
      return Property(.object(properties), at: place(json.range))
    case (.array(let element, let limit), .array(let elements)):
      return array(elements, as: element, limit: limit, key: key, path: path, depth: depth, json)
    case (.map(let element), .object(let members)):
      return map(members, of: element, path: path, depth: depth, json)
    case (.any, _):
      return anything(json, path: path, depth: depth)
    default:
      if !reportNumericWeight(json, key: key) { wrongType(json, type, key: key) }
      return nil
    }
  }

  /// A part of the surrounding width or height: `50%`.
  private mutating func share(_ text: String, of key: String, _ json: JSONNode) -> Property? {
    guard Property.part(text) != nil else {
      wrongType(json, .anyOf([ContentTable.positive, .share]), key: key)
      return nil
    }
    return Property(.token(text), at: place(json.range))
  }

  private mutating func array(
    _ elements: [JSONNode], as type: FieldType, limit: Int?, key: String, path: String, depth: Int, _ json: JSONNode
  ) -> Property? {
    if let limit, elements.count > limit {
      report(.contentTooMany, .tooManyElements(key, limit: limit), at: json)
    }
    let properties = elements.prefix(limit ?? Limits.nodes).enumerated().compactMap { index, element in
      property(element, as: type, key: key, path: "\(path)[\(index)]", depth: depth)
    }
    return Property(.array(properties), at: place(json.range))
  }

  /// An object whose keys are defined by the author.
  private mutating func map(
    _ members: [JSONMember], of element: FieldType, path: String, depth: Int, _ json: JSONNode
  ) -> Property {
    var entries: [String: Property] = [:]
    for member in members {
      entries[member.key] = property(
        member.value, as: element, key: member.key, path: "\(path).\(member.key)", depth: depth)
    }
    return Property(.record(entries), at: place(json.range))
  }

  /// Parses the value in the first of several forms that fits its JSON type.
  private mutating func choice(
    _ json: JSONNode, of types: [FieldType], key: String, path: String, depth: Int
  ) -> Property? {
    if case .object(let members) = json.value, let type = Self.objectType(for: members, among: types) {
      return property(json, as: type, key: key, path: path, depth: depth)
    }
    if isPhotoAsPaint(json, types) {
      report(.contentWrongType, .photoAsPaint(key), at: json)
      return nil
    }
    // The dynamic form comes first, because it accepts expressions and cases.
    if let type = types.first(where: { $0.accepts(json.value) }) {
      return property(json, as: type, key: key, path: path, depth: depth)
    }
    wrongType(json, .anyOf(types), key: key)
    return nil
  }

  /// Whether a photo is given where a colour or gradient belongs, as with SwiftUI's `ImagePaint`.
  private func isPhotoAsPaint(_ json: JSONNode, _ types: [FieldType]) -> Bool {
    guard case .object(let members) = json.value else { return false }
    let takesPaint = types.contains { if case .object("linearFill") = $0 { true } else { false } }
    return takesPaint && members.contains { ["image", "imagePaint", "photo", "file"].contains($0.key) }
  }

  private static func objectType(for members: [JSONMember], among types: [FieldType]) -> FieldType? {
    let keys = Set(members.map(\.key))
    for type in types {
      switch type {
      case .object("node") where keys.contains("type"): return type
      case .object(let name) where name != "node":
        guard let object = ContentTable.object(name) else { continue }
        let required = object.fields.filter(\.isRequired).map(\.key)
        if required.allSatisfy(keys.contains) { return type }
      case .dynamic(.anyOf(let inner)):
        if isCases(members) { return type }
        if let found = objectType(for: members, among: inner) { return found }
      default: continue
      }
    }
    return nil
  }

  static func isCases(_ members: [JSONMember]) -> Bool {
    !members.isEmpty && members.allSatisfy { ContentCase.words.contains($0.key) }
  }

  private mutating func cases(
    _ members: [JSONMember], as type: FieldType, key: String, path: String, depth: Int, _ json: JSONNode
  ) -> Property {
    var values = PropertyMap()
    for member in members {
      guard let word = PropertyKey(named: member.key) else { continue }
      values[word] = property(
        member.value, as: .dynamic(type), key: key, path: "\(path).\(member.key)", depth: depth + 1)
    }
    return Property(.cases(values), at: place(json.range))
  }

  private mutating func token(_ text: String, among words: [String], key: String, _ json: JSONNode) -> Property? {
    if words.contains(text) { return Property(.token(text), at: place(json.range)) }
    if reportNumericWeight(json, key: key) { return nil }
    let message = "unknown token `\(text)` for `\(key)`"
    if key == "font", let font = ForeignValues.font(text) {
      reportMeantValue(.contentUnknownToken, message, font, at: json.range)
      return nil
    }
    let meant = ForeignWords.tokens(text).first(where: words.contains).map { [$0] } ?? []
    if meant.isEmpty, let advice = ForeignValues.advice(text, for: key) {
      add(Diagnostic(.contentUnknownToken, .init(message), at: place(json.range), notes: [.init(.init(advice))]))
      return nil
    }
    suggest(
      .contentUnknownToken, message, for: text, meaning: meant, among: words,
      "the tokens", at: json.range)
    return nil
  }

  private mutating func color(_ text: String, _ json: JSONNode) -> Property? {
    if isColor(text) { return Property(.token(text), at: place(json.range)) }
    // By bytes, so that no character is split at a slash and a text of megabytes is not read character by character.
    let cut = Array(text.utf8).firstIndex(of: UInt8(ascii: "/"))
    let slash = cut.map { text.utf8.index(text.startIndex, offsetBy: $0) } ?? text.endIndex
    let name = text[..<slash]
    let opacity = text[slash...]
    if isColor(String(name)) {
      report(.contentUnknownColor, .wrongOpacity(opacity.dropFirst()), at: json)
    } else if text.hasPrefix("#") {
      report(.contentUnknownColor, .wrongDigits(text), at: json)
    } else {
      suggest(
        .contentUnknownColor, "`\(text)` is not a colour", for: String(name),
        meaning: ForeignWords.color(text.hasSuffix(")") ? text : String(name)).map { [$0] } ?? [],
        among: ColorName.names + colors.keys.sorted(), "the names",
        appending: String(opacity), at: json.range)
    }
    return nil
  }

  /// Values without a type in the table: data for `use` and `forEach`.
  private mutating func anything(_ json: JSONNode, path: String, depth: Int) -> Property? {
    let value: Property.Value
    switch json.value {
    case .null: value = .null
    case .bool(let flag): value = .bool(flag)
    case .number(let number): value = .number(number)
    case .string(let text): return text.hasPrefix("=") ? expression(text, json) : template(text, json)
    case .array(let elements):
      value = .array(elements.compactMap { anything($0, path: path, depth: depth) })
    case .object(let members):
      if Self.isCases(members) {
        return cases(members, as: .any, key: "", path: path, depth: depth, json)
      }
      var properties: [String: Property] = [:]
      for member in members { properties[member.key] = anything(member.value, path: path, depth: depth) }
      value = .record(properties)
    }
    return Property(value, at: place(json.range))
  }

  // MARK: Texts and expressions

  private mutating func template(_ text: String, _ json: JSONNode) -> Property {
    let template = TextTemplate(text, dialect: .own)
    for case .expression(_, let expression?) in template.tokens.map(\.base) { checkTexts(of: expression, json) }
    return Property(.template(template), at: place(json.range))
  }

  private mutating func expression(_ text: String, _ json: JSONNode) -> Property? {
    let (expression, issues) = Expression.parse(String(text.dropFirst()), strict: true)
    for issue in issues { report(issue, shiftedBy: 1, json) }
    if let expression { checkTexts(of: expression, json) }
    return expression.map { Property(.expression($0), at: place(json.range)) }
  }

  private mutating func clamped(
    _ value: Double, to range: ClosedRange<Double>, key: String, _ json: JSONNode
  ) -> Double {
    let used = min(max(value, range.lowerBound), range.upperBound)
    if used != value {
      let fix = Diagnostic.Fix(
        .init("replace with `\(shortest(used))`"), .likely, [.init(json.range, with: shortest(used))])
      add(
        Diagnostic(
          .contentOutOfRange, .outOfRange(key, value, range, used), at: place(json.range),
          fixes: source == nil ? [] : [fix]))
    }
    return used
  }
}

extension Diagnostic.Message {
  fileprivate static func wrongOpacity(_ text: Substring) -> Self {
    "the opacity after `/` is a number from 0 to 1, not `\(text)`"
  }
  fileprivate static func wrongDigits(_ text: String) -> Self {
    "`\(text)` is not a colour; `#` is followed by 3, 4, 6 or 8 hexadecimal digits"
  }
  fileprivate static func outOfRange(
    _ key: String, _ value: Double, _ range: ClosedRange<Double>, _ used: Double
  ) -> Self {
    "`\(key)` takes \(shortest(range.lowerBound)) to \(shortest(range.upperBound)); \(shortest(value)) counts as \(shortest(used))"
  }
  fileprivate static func tooManyElements(_ key: String, limit: Int) -> Self {
    "`\(key)` has more than \(limit) elements"
  }
  fileprivate static func photoAsPaint(_ key: String) -> Self {
    .init("`\(key)` takes a colour or a gradient; for a photo, write a node of type `image` with the letters as `mask`")
  }
}
