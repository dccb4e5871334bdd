// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON
import WeaveSchema

/// The messages of an agent, read into surfaces: their components and the data that these show.
///
/// - Source: github.com/google/A2UI, the specifications 0.8 to 0.10.
struct A2UIFile {
  /// One surface.
  struct Surface {
    /// Components by identifier, each with its kind and its properties.
    var components: [String: A2UIComponent] = [:]
    var data = JSONNode.object([])
    var root = "root"
    var accent: String?
    /// Whether an agent wants it drawn: from 0.9 on a created surface always is.
    var isDeleted = false
  }

  private(set) var surfaces: [(id: String, surface: Surface)] = []
  private var notes = CardNotes()
  private let name: String?

  static let kinds = [
    "createSurface", "updateComponents", "updateDataModel", "deleteSurface", "beginRendering", "surfaceUpdate",
    "dataModelUpdate", "actionResponse",
  ]

  /// The messages of a file: a list, one a line, or an example with a name; nil for any other file.
  static func messages(in source: SourceText) -> (name: String?, messages: [JSONNode])? {
    let parsed = JSONParser.parse(source)
    if let root = parsed.output, !parsed.hasErrors {
      if let list = root["messages"]?.elements, list.contains(where: isMessage) {
        return (root["name"]?.stringValue, list)
      }
      if let list = root.elements, list.contains(where: isMessage) { return (nil, list) }
      return isMessage(root) ? (nil, [root]) : nil
    }
    // One message on each line.
    let lines = source.bytes.split(separator: 0x0A).prefix(5_000).filter {
      !$0.allSatisfy { [0x20, 0x09, 0x0D].contains($0) }
    }
    guard let first = lines.first, first.first == UInt8(ascii: "{") else { return nil }
    var messages: [JSONNode] = []
    for line in lines {
      let parsed = JSONParser.parse(SourceText(name: source.name, bytes: Array(line)))
      guard let message = parsed.output, !parsed.hasErrors else { return nil }
      messages.append(message)
    }
    return messages.contains(where: isMessage) ? (nil, messages) : nil
  }

  private static func isMessage(_ node: JSONNode) -> Bool { kinds.contains { node[$0]?.members != nil } }

  /// - Parameter data: a JSON file in the place of the first surface's data.
  init(_ file: (name: String?, messages: [JSONNode]), data: SourceText? = nil) throws(ImportedCard.Refusal) {
    name = file.name
    for message in file.messages { apply(message) }
    surfaces.removeAll { $0.surface.isDeleted || $0.surface.components.isEmpty }
    guard !surfaces.isEmpty else {
      throw ImportedCard.Refusal(description: "the messages describe no surface with components")
    }
    if let data {
      let parsed = JSONParser.parse(data)
      guard let root = parsed.output, !parsed.hasErrors else {
        throw ImportedCard.Refusal(description: "`\(data.name)` is not JSON")
      }
      surfaces[0].surface.data = root
    }
  }

  // MARK: Messages

  private mutating func apply(_ message: JSONNode) {
    for kind in Self.kinds {
      guard let body = message[kind], let id = body["surfaceId"]?.stringValue else { continue }
      let place = surfaces.firstIndex { $0.id == id } ?? surfaces.endIndex
      if place == surfaces.endIndex { surfaces.append((id, Surface())) }
      var surface = surfaces[place].surface
      switch kind {
      case "createSurface":
        surface.isDeleted = false
        surface.accent = body["theme"]?["primaryColor"]?.stringValue ?? surface.accent
      case "beginRendering":
        surface.root = body["root"]?.stringValue ?? surface.root
        surface.accent = body["styles"]?["primaryColor"]?.stringValue ?? surface.accent
      case "deleteSurface": surface.isDeleted = true
      case "updateComponents", "surfaceUpdate":
        for component in body["components"]?.elements ?? [] {
          if let (id, component) = A2UIComponent.read(component) { surface.components[id] = component }
        }
      case "updateDataModel":
        let value = body["value"]
        surface.data = Self.setting(
          A2UIPointer(body["path"]?.stringValue ?? "/").keys[...], to: value, in: surface.data)
      case "dataModelUpdate":
        let value = Self.values(body["contents"])
        let keys = A2UIPointer(body["path"]?.stringValue ?? "/").keys
        // Entries are merged into the object at the path.
        for member in value.members ?? [] {
          surface.data = Self.setting((keys + [member.key])[...], to: member.value, in: surface.data)
        }
      default: break
      }
      surfaces[place].surface = surface
    }
  }

  /// The entries of version 0.8, such as `{"key": "km", "valueNumber": 3}`, as an object.
  private static func values(_ contents: JSONNode?) -> JSONNode {
    guard let entries = contents?.elements else {
      return contents?.members == nil ? .object([]) : contents ?? .object([])
    }
    return .object(
      entries.compactMap { entry -> (String, JSONNode?)? in
        guard let key = entry["key"]?.stringValue else { return nil }
        if let map = entry["valueMap"] ?? entry["valueList"] {
          let inner = values(map)
          let members = inner.members ?? []
          // Numbered keys are a list.
          let isList = !members.isEmpty && members.enumerated().allSatisfy { $0.element.key == "\($0.offset)" }
          return (key, isList ? .array(members.map(\.value)) : inner)
        }
        return (
          key,
          entry["valueString"] ?? entry["valueNumber"] ?? entry["valueBoolean"] ?? entry["valueBool"] ?? entry["value"]
            ?? .null
        )
      })
  }

  /// A tree with a value at a path; nil removes it.
  private static func setting(_ keys: ArraySlice<String>, to value: JSONNode?, in node: JSONNode) -> JSONNode {
    guard let key = keys.first else { return value ?? .object([]) }
    if var entries = node.elements, let index = key == "-" ? entries.count : Int(key),
      (0...entries.count).contains(index)
    {
      let inner = setting(keys.dropFirst(), to: value, in: index < entries.count ? entries[index] : .object([]))
      if index == entries.count {
        entries.append(inner)
      } else if keys.count == 1, value == nil {
        entries.remove(at: index)
      } else {
        entries[index] = inner
      }
      return .array(entries)
    }
    var members = (node.members ?? []).map { (key: $0.key, value: Optional($0.value)) }
    let old = members.firstIndex { $0.key == key }
    let isGone = keys.count == 1 && (value == nil || value?.isNull == true)
    let inner =
      isGone ? nil : setting(keys.dropFirst(), to: value, in: old.flatMap { members[$0].value } ?? .object([]))
    if let old { members[old].value = inner } else if let inner { members.append((key, inner)) }
    return .object(members)
  }

  // MARK: Drawing

  /// The surfaces below each other, as the content of a design.
  func drawn() throws(ImportedCard.Refusal) -> DrawnCard {
    var notes = notes
    var parts: [JSONNode] = []
    var variables: [(key: String, value: JSONNode?)] = []
    for (index, entry) in surfaces.enumerated() {
      let variable = index == 0 ? "data" : "data\(index + 1)"
      var drawing = A2UIDrawing(entry.surface, variable: variable)
      parts.append(drawing.root())
      if entry.surface.data.members?.isEmpty == false { variables.append((variable, drawing.data)) }
      for line in drawing.notes.lines { notes.add(line) }
    }
    if surfaces.count > 1 { notes.add("the \(surfaces.count) surfaces are drawn below each other") }
    let accent = surfaces[0].surface.accent.flatMap {
      $0.hasPrefix("#") && [7, 9].contains($0.count) ? String($0.prefix(7)) : nil
    }
    return DrawnCard(
      name: name, content: parts.count == 1 ? parts[0] : CardParts.column(parts, spacing: 16), accent: accent,
      variables: variables.isEmpty ? nil : .object(variables), notes: notes)
  }
}

/// A component of a surface: its kind and its properties, under the names of version 0.9.
struct A2UIComponent {
  var kind: String
  var properties: JSONNode
  /// The part of the room that it takes in its row or column.
  var weight: Double?

  /// Reads a component of any version.
  static func read(_ node: JSONNode) -> (id: String, component: A2UIComponent)? {
    guard let id = node["id"]?.stringValue else { return nil }
    let weight = node["weight"]?.numberValue
    if let kind = node["component"]?.stringValue {
      return (id, A2UIComponent(kind: kind, properties: node, weight: weight))
    }
    // Version 0.8: `"component": {"Text": {…}}`.
    guard let member = node["component"]?.members?.first else { return nil }
    return (id, A2UIComponent(kind: member.key, properties: member.value, weight: weight))
  }

  /// A property by its name, or by that of version 0.8.
  subscript(names: String...) -> JSONNode? { names.lazy.compactMap { properties[$0] }.first }
}

/// A JSON pointer into the data of a surface.
struct A2UIPointer {
  var keys: [String]
  /// Whether it begins at the root, and not at the entry of a list.
  var isAbsolute: Bool

  init(_ text: String) {
    isAbsolute = text.hasPrefix("/")
    keys = text.split(separator: "/").map { String($0).replacing("~1", with: "/").replacing("~0", with: "~") }
    if keys == ["."] { keys = [] }
  }
}
