// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON

/// Another JSON format for cards and interfaces, recognised by its keys. Read as a design, it would give one mistake
/// after another.
///
/// - Source: the messages of A2UI 0.8, 0.9 and 1.0 (a2ui.org), the schema of Adaptive Cards (adaptivecards.io).
struct OtherFormat {
  /// The name with its article: "an Adaptive Card".
  let name: String
  /// What to do with the file, as a sentence.
  let advice: String
  /// The key or value that identifies the format.
  let range: SourceRange

  /// Nil for everything that may be a design.
  init?(_ root: JSONNode) {
    // The first entry decides for a list; a message may be wrapped in an object.
    let first = root.elements?.first ?? root
    for node in [first] + Self.wrapped(in: first) {
      if let range = Self.cardMark(node) {
        (name, self.range) = ("an Adaptive Card", range)
        advice =
          "a `TextBlock` is a node of type `text`, a `Container` a `vstack`, a `ColumnSet` an `hstack`, an `Image` an `image`"
        return
      }
      if let range = Self.messageMark(node) {
        (name, self.range) = ("a message of A2UI", range)
        advice =
          "a `Text` is a node of type `text`, a `Column` a `vstack`, a `Row` an `hstack`, an `Icon` a `symbol`; the values of its "
          + "data model are `variables`"
        return
      }
    }
    return nil
  }

  /// The contents of an envelope: `attachments` of a bot's message, or `messages`.
  private static func wrapped(in node: JSONNode) -> [JSONNode] {
    ["attachments", "messages"].compactMap { node[$0]?.elements?.first }.flatMap { entry in
      [entry] + (entry["content"].map { [$0] } ?? [])
    }
  }

  private static func cardMark(_ node: JSONNode) -> SourceRange? {
    if let type = node["type"], type.stringValue?.lowercased() == "adaptivecard" { return type.range }
    if let schema = node["$schema"], schema.stringValue?.contains("adaptivecards.io/schemas") ?? false {
      return schema.range
    }
    return nil
  }

  private static let messages: Set<String> = [
    "surfaceUpdate", "beginRendering", "dataModelUpdate", "deleteSurface", "createSurface", "updateComponents",
    "updateDataModel",
  ]

  private static func messageMark(_ node: JSONNode) -> SourceRange? {
    let members = node.members ?? []
    if let message = members.first(where: { messages.contains($0.key) && $0.value.members != nil }) {
      return message.keyRange
    }
    // The contents of a message without its envelope: a surface, or a flat list of components.
    if let surface = members.first(where: { $0.key == "surfaceId" || $0.key == "catalogId" }),
      surface.value.stringValue != nil
    {
      return surface.keyRange
    }
    if let list = members.first(where: { $0.key == "components" }), let entry = list.value.elements?.first,
      isComponent(entry)
    {
      return list.keyRange
    }
    return isComponent(node) ? node["component"]?.range : nil
  }

  /// `{"id": "title", "component": {"Text": …}}`, since 0.9 `{"id": "title", "component": "Text", …}`. A node of a
  /// design has a `type` instead.
  private static func isComponent(_ node: JSONNode) -> Bool {
    guard node["id"]?.stringValue != nil, node["type"] == nil, let component = node["component"] else { return false }
    return component.stringValue != nil || component.members?.count == 1
  }
}
