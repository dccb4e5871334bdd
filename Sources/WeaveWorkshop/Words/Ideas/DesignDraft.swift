// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveEdit
import WeaveJSON
import WeaveRender
import WeaveSchema

/// A design while words fill it in: a JSON tree whose values are set by paths.
struct DesignDraft {
  private(set) var root: JSONNode

  /// A layout or a ready design by its name; nil if there is none.
  init?(ready name: String) {
    guard let text = Language.newDesign(named: "Design", from: name) else { return nil }
    self.init(json: text)
    set("$schema", nil)
    // The app's own names for what the format assumes anyway.
    set("id", nil)
    set("updatedAt", nil)
  }

  /// A design from its JSON; an empty one if the text is broken.
  init(json: String) {
    let parsed = JSONParser.parse(SourceText(name: "draft", text: json)).output
    root = parsed?.members == nil ? .object([]) : parsed ?? .object([])
  }

  /// A design from its JSON, with values in place of marks such as `«title»`.
  init(json: String, filling marks: [String: String]) {
    self.init(json: json)
    root = Self.filled(root, marks)
  }

  private static func filled(_ node: JSONNode, _ marks: [String: String]) -> JSONNode {
    func text(_ text: String) -> String { marks.reduce(text) { $0.replacing("«\($1.key)»", with: $1.value) } }
    switch node.value {
    case .string(let string): return .text(text(string))
    case .array(let entries): return .array(entries.map { filled($0, marks) })
    case .object(let members): return .object(members.map { (text($0.key), filled($0.value, marks)) })
    case .null, .bool, .number: return node
    }
  }

  /// A value, by keys and list indices: `variables.day`, `actionBar.actions.0.title`.
  subscript(path: String) -> JSONNode? {
    path.split(separator: ".").reduce(Optional(root)) { node, key in
      if let index = Int(key), let entries = node?.elements {
        return entries.indices.contains(index) ? entries[index] : nil
      }
      return node?[String(key)]
    }
  }

  /// Sets a value; nil removes the key. Missing objects on the way are created.
  mutating func set(_ path: String, _ value: JSONNode?) {
    root = Self.setting(path.split(separator: ".").map(String.init)[...], to: value, in: root)
  }

  mutating func set(_ path: String, _ text: String) { set(path, .text(text)) }

  private static func setting(_ path: ArraySlice<String>, to value: JSONNode?, in node: JSONNode) -> JSONNode {
    guard let key = path.first else { return value ?? .null }
    let rest = path.dropFirst()
    if let index = Int(key), var entries = node.elements, entries.indices.contains(index) {
      if rest.isEmpty, value == nil {
        entries.remove(at: index)
      } else {
        entries[index] = setting(rest, to: value, in: entries[index])
      }
      return .array(entries)
    }
    var members = (node.members ?? []).map { (key: $0.key, value: Optional($0.value)) }
    let old = members.firstIndex { $0.key == key }
    if rest.isEmpty {
      if let old { members[old].value = value } else if let value { members.append((key, value)) }
    } else {
      let inner = setting(rest, to: value, in: old.flatMap { members[$0].value } ?? .object([]))
      if let old { members[old].value = inner } else { members.append((key, inner)) }
    }
    return .object(members)
  }

  /// The text of the file, with the keys in the order of the reference.
  var text: String {
    let order = [
      "version", "name", "primaryText", "secondaryText", "symbol", "image", "layout", "style", "variables", "samples",
    ]
    let members = (root.members ?? []).sorted { first, second in
      (order.firstIndex(of: first.key) ?? order.count) < (order.firstIndex(of: second.key) ?? order.count)
    }
    let compact = JSONWriter.compact(.object(members.map { ($0.key, $0.value) }))
    let formatted = JSONLayout.text(of: DesignView(SourceText(name: "draft", text: compact)))
    return formatted.map { String(decoding: $0, as: UTF8.self) } ?? compact
  }
}

extension String {
  /// A name for variables made from a title: "Push-ups" is `push_ups`. Variables are shared by all designs, so their
  /// names say what they are about.
  var variableName: String {
    let words = lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.filter {
      !["the", "a", "my", "of"].contains($0)
    }
    let name = words.prefix(3).joined(separator: "_")
    guard let first = name.first else { return "my" }
    return String((first.isNumber ? "my_" + name : name).prefix(24))
  }

  /// The text without braces and marks, which would mean something else in a design.
  var plainWords: String { filter { !"{}«»".contains($0) } }
}
