// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveExpressions
import WeaveFacts
import WeaveGraphics
import WeaveHash
import WeaveJSON
import WeaveRender
import WeaveResolve
import WeaveSpec

/// Lists the values that a picture was drawn from: the keys of its design, the parts that it names, directly or through
/// other parts, and what it read from outside.
///
/// Only the value for the picture's size, appearance and language counts, where a design gives several.
struct InputCollector {
  /// The most values of a picture; more are left out, so that no design makes a reference large.
  static let most = 4_000
  /// Values with more bytes are kept as their beginning and a hash.
  private static let longest = 96
  /// Lists of more plain values are one value.
  private static let longestList = 16

  private let item: TestCase
  private let dependencies: Dependencies
  private var inputs: [PictureInput] = []
  /// The words in the values so far, and which of them have been looked up.
  private var words: Set<Substring> = []
  private var pending: [Substring] = []
  /// The values of keys `template` so far, which name built-in templates.
  private var templates: Set<String> = []
  /// Whether a text is chosen by a name that is itself a value, so that it may be any.
  private var namesTextsByValue = false
  /// The words that select a value for the size or the appearance, the preferred first.
  private let cases: [String]

  private init(_ item: TestCase, _ picture: Rendering) {
    self.item = item
    dependencies = picture.dependencies
    let appearance = item.environment.appearance
    cases =
      [item.environment.size.rawValue, appearance.rawValue] + (appearance.isGlass ? ["tinted"] : [])
      + [appearance.isDark ? "dark" : "light", "default"]
  }

  /// The values that a picture of a case was drawn from.
  static func inputs(of item: TestCase, _ picture: Rendering) -> PictureInputs {
    guard let spec = item.widget?.spec else { return PictureInputs() }
    var collector = InputCollector(item, picture)
    collector.addDesign(spec)
    collector.addParts(of: spec)
    collector.addNestedDesigns(spec)
    collector.addOutside()
    collector.addBuiltin(spec)
    return PictureInputs(collector.inputs)
  }

  // MARK: The design

  /// Keys that no picture shows, and those with parts, of which only the named ones count.
  private static let skipped: Set<String> = Set(DesignParts.keys).union([
    "$schema", "version", "id", "updatedAt", "purpose", "types", "samples", "accessibilityLabel", "include",
    "variables", "matchedSet", "comment",
  ])

  private mutating func addDesign(_ spec: WidgetSpec) {
    guard let root = spec.places.node(at: "") ?? board else { return }
    let variant = spec.matchedSet?.key(for: item.environment.size.key)
      .flatMap { key in root["matchedSet"]?[key.rawValue].map { (key, $0) } }
    let replaced = Set(variant?.1.members?.map(\.key) ?? [])
    for member in root.members ?? [] where !Self.skipped.contains(member.key) && !replaced.contains(member.key) {
      walk(member.value, .design, "", member.key)
    }
    if let (key, node) = variant { walk(node, .design, "", "matchedSet.\(key.rawValue)") }
  }

  /// The file of a board, whose widgets have files of their own.
  private var board: JSONNode? {
    let source = item.design.source
    guard let range = source.parts.first?.range else { return nil }
    return JSONParser.parse(
      SourceText(name: source.name, bytes: Array(source.bytes[range.lower..<range.upper]))
    ).output
  }

  /// The parts whose names occur in a value, then those whose names occur in these, and so on.
  private mutating func addParts(of spec: WidgetSpec) {
    let kinds: [(key: String, kind: PictureInput.Kind)] = [
      ("components", .component), ("styles", .style), ("colors", .color), ("fonts", .font),
    ]
    var parts: [Substring: [(PictureInput.Kind, JSONMember, String)]] = [:]
    for (key, kind) in kinds {
      for member in spec.parts.objects[key]?.members ?? [] {
        parts[Substring(member.key), default: []].append((kind, member, ""))
      }
    }
    for (language, texts) in languages(of: spec) {
      for text in texts { parts[Substring(text.key), default: []].append((.string, text, language)) }
    }
    addVariables(of: spec)
    while let word = pending.popLast() {
      for (kind, member, path) in parts.removeValue(forKey: word) ?? [] { walk(member.value, kind, member.key, path) }
      if pending.isEmpty, namesTextsByValue {
        namesTextsByValue = false
        pending += parts.filter { $0.value.contains { $0.0 == .string } }.keys.sorted()
      }
    }
  }

  /// The texts of the reader's language, and those of the first one, which stand in for missing ones.
  private func languages(of spec: WidgetSpec) -> [(String, [JSONMember])] {
    let members = spec.parts.objects["strings"]?.members ?? []
    func language(_ name: String) -> Substring { name.prefix { $0 != "-" && $0 != "_" } }
    let own = language(item.environment.locale.identifier)
    let spoken = members.filter { language($0.key) == own }
    return (spoken.isEmpty ? Array(members.prefix(1)) : spoken).map { ($0.key, $0.value.members ?? []) }
  }

  /// The values of variables in the design that the picture read or looked for.
  private mutating func addVariables(of spec: WidgetSpec) {
    let read = dependencies.names
    for member in spec.places.node(at: "")?["variables"]?.members ?? [] {
      let name = VariableScope.canonicalKey(member.key)
      guard read.contains(name) || words.contains(Substring(member.key)) else { continue }
      walk(member.value, .variable, member.key, "")
    }
  }

  /// The files of the slots of a board, and of widgets in a tree, as a whole.
  private mutating func addNestedDesigns(_ spec: WidgetSpec) {
    let source = item.design.source
    let included = Set(spec.includes.map(\.name))
    for part in source.parts.dropFirst() {
      let name = relative(part.name)
      guard !included.contains(name) else { continue }
      let text = SourceText(name: part.name, bytes: Array(source.bytes[part.range.lower..<part.range.upper]))
      guard let root = JSONParser.parse(text).output?.moved(by: part.range.lower) else { continue }
      walk(root, .design, name, "")
    }
  }

  // MARK: What is read from outside

  private mutating func addOutside() {
    let settings = item.settings
    for (name, value) in settings.variables.sorted(by: { $0.key < $1.key })
    where dependencies.given.contains(VariableScope.canonicalKey(name)) {
      let file = settings.dataFilesByName[name].map { PictureInput.Outside(file: $0) }
      let place = settings.places["variables.\(name)"].map { PictureInput.Outside($0) }
      from(file ?? place) { $0.add(value, .data, name, "") }
    }
    addFacts()
    for (path, sum) in dependencies.photos.sorted(by: { $0.key < $1.key }) {
      from(PictureInput.Outside(file: path)) {
        $0.add(.photo, $0.relative(path), "", sum.map { String($0.description.prefix(16)) } ?? "missing", nil)
      }
    }
    let environment = item.environment
    if dependencies.hasFacts { addSetting("now", environment.now.ISO8601Format()) }
    addSetting("zone", environment.timeZone.identifier)
    let canvas = environment.canvas
    addSetting("canvas", "\(decimal(canvas.width))x\(decimal(canvas.height))", key: "device")
    addSetting("shape", environment.shape.rawValue)
    switch settings.wallpaper {
    case .color(let color): addSetting("wallpaper", color.hex)
    case .photo(let path): addSetting("wallpaper", path)
    case nil: break
    }
  }

  private mutating func addFacts() {
    let own = Set(item.settings.variables.keys.map(VariableScope.canonicalKey))
    for (name, reading) in dependencies.facts.sorted(by: { $0.key < $1.key }) where !own.contains(name) {
      let file = FactTable.key(name)?.source.flatMap { kind in
        item.settings.snapshots.map { PictureInput.Outside(file: "\($0)/\(kind.fileName)") }
      }
      from(file) { collector in
        guard let members = reading.members, !members.isEmpty else {
          return collector.add(reading.value ?? .missing, .fact, name, "")
        }
        for path in members.sorted(by: { $0.joined(separator: ".") < $1.joined(separator: ".") }) {
          let value = path.reduce(reading.value) { $0?.member($1) } ?? .missing
          collector.add(value, .fact, name, path.joined(separator: "."))
        }
      }
    }
  }

  /// - Parameter key: another key of the settings that decides the value.
  private mutating func addSetting(_ name: String, _ value: String, key: String? = nil) {
    let place = item.settings.places[name] ?? key.flatMap { item.settings.places[$0] }
    from(place.map { PictureInput.Outside($0) }) { $0.add(.setting, name, "", value, nil) }
  }

  /// Adds values that are written somewhere outside of the design.
  private mutating func from(_ outside: PictureInput.Outside?, _ add: (inout InputCollector) -> Void) {
    let start = inputs.count
    add(&self)
    for index in inputs.indices.dropFirst(start) { inputs[index].outside = outside }
  }

  private mutating func add(_ value: Value, _ kind: PictureInput.Kind, _ name: String, _ path: String) {
    switch value {
    case .list(let values) where values.count <= 2 * Self.longestList:
      for (index, value) in values.enumerated() { add(value, kind, name, "\(path)[\(index)]") }
    case .record(let members):
      for (key, value) in members.sorted(by: { $0.key < $1.key }) {
        add(value, kind, name, path.isEmpty ? key : "\(path).\(key)")
      }
    default: add(kind, name, path, value.text, nil)
    }
  }

  // MARK: What weave brings

  private mutating func addBuiltin(_ spec: WidgetSpec) {
    let size = item.environment.size
    let layouts = [
      spec.layout.template, spec.matchedSet?.key(for: size.key).flatMap { spec.matchedSet?[$0]?.layout.template },
    ]
    var names = templates
    for layout in layouts.compactMap(\.self) where layout != .custom {
      names.insert(layout.rawValue)
      if size.isAccessory { names.formUnion(["\(layout.rawValue)Accessory", "accessory"]) }
    }
    for (name, sum) in BuiltinPart.templates(names) { add(.template, name, "", sum, nil) }
    let locale = item.environment.locale
    add(.locale, locale.identifier, "", BuiltinPart.localeTable(locale), nil)
  }

  // MARK: Values

  private mutating func walk(_ node: JSONNode, _ kind: PictureInput.Kind, _ name: String, _ path: String) {
    switch node.value {
    case .object(let members):
      if let chosen = chosen(of: members) { return walk(chosen, kind, name, path) }
      if members.isEmpty { return add(kind, name, path, "{}", node.range) }
      for member in members where member.key != "comment" && !member.key.hasPrefix("_") {
        walk(member.value, kind, name, path.isEmpty ? member.key : "\(path).\(member.key)")
      }
    case .array(let elements):
      let isPlain = elements.allSatisfy { $0.members == nil && $0.elements == nil }
      if elements.isEmpty || isPlain && elements.count > Self.longestList {
        return add(kind, name, path, item.design.source.text(in: node.range), node.range)
      }
      for (index, element) in elements.enumerated() { walk(element, kind, name, "\(path)[\(index)]") }
    case .string(let text):
      add(kind, name, path, text, node.range)
      if path == "template" || path.hasSuffix(".template") { templates.insert(text) }
      note(text)
    case .number, .bool, .null: add(kind, name, path, item.design.source.text(in: node.range), node.range)
    }
  }

  /// The value for the size or the appearance, of an object that has one for each.
  private func chosen(of members: [JSONMember]) -> JSONNode? {
    guard let first = members.first, ContentCase.words.contains(first.key),
      members.allSatisfy({ ContentCase.words.contains($0.key) })
    else { return nil }
    return cases.lazy.compactMap { word in members.first { $0.key == word }?.value }.first
  }

  private mutating func add(
    _ kind: PictureInput.Kind, _ name: String, _ path: String, _ value: String, _ range: SourceRange?
  ) {
    guard inputs.count < Self.most else { return }
    var input = PictureInput(kind: kind, name: name, path: path, value: value, range: range)
    if value.utf8.count > Self.longest {
      input.value = String(value.prefix(Self.longest / 2))
      input.sum = String(Checksum(of: Array(value.utf8)).description.suffix(16))
    }
    if let range {
      let file = item.design.source.place(of: range.lower).file
      input.file = file == item.design.source.name ? "" : relative(file)
    }
    inputs.append(input)
  }

  /// Notes the words of a text that may be the name of a part: `river/0.4`, `=localized('task.due')`.
  private mutating func note(_ text: String) {
    if let call = text.firstRange(of: "localized(") {
      let next = text[call.upperBound...].first { !$0.isWhitespace }
      if next != "'", next != "\"" { namesTextsByValue = true }
    }
    guard text.utf8.count <= 4_000 else { return }
    func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }
    let plain = text.split { !isWord($0) }
    let joined = text.split { !isWord($0) && $0 != "-" && $0 != "." }
    for word in plain + joined where words.insert(word).inserted { pending.append(word) }
  }

  /// A path as seen from the folder of the design.
  private func relative(_ path: String) -> String {
    let folder = item.design.folder
    return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }
}
