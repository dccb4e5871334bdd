// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON

/// What only drawing a picture tells: what it depends on besides its key, and how many warnings there were.
struct PictureInputs: Sendable, Hashable {
  /// The moment and the hash of the facts, where it shows any of them.
  var facts: String?
  /// The photos by path, with the hashes of their files; empty for those that were not there.
  var photos: [String: String] = [:]
  /// How many warnings the design gave, which may be errors in another run.
  var warnings = 0

  var isEmpty: Bool { facts == nil && photos.isEmpty && warnings == 0 }

  var json: String {
    let files = photos.sorted { $0.key < $1.key }.map { "\(JSONText.literal($0.key)): \"\($0.value)\"" }
    let parts =
      (facts.map { ["\"facts\": \(JSONText.literal($0))"] } ?? [])
      + (warnings == 0 ? [] : ["\"warnings\": \(warnings)"])
      + (files.isEmpty ? [] : ["\"photos\": {\(files.joined(separator: ", "))}"])
    return "{\(parts.joined(separator: ", "))}"
  }

  init() {}

  init(_ node: JSONNode) {
    facts = node["facts"]?.stringValue
    warnings = node["warnings"]?.numberValue.flatMap { Int(exactly: $0) } ?? 0
    for member in node["photos"]?.members ?? [] { photos[member.key] = member.value.stringValue ?? "" }
  }
}
