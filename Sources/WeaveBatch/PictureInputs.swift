// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON

/// What is known only after drawing a picture: its inputs besides the key, and the number of warnings.
struct PictureInputs: Sendable, Hashable {
  /// The moment and the hash of the facts, if it shows any facts.
  var facts: String?
  /// Variables that it would show if they were stored, but they were not.
  var unstored: [String] = []
  /// The photos by path, with the hashes of their files; empty for missing photos.
  var photos: [String: String] = [:]
  /// The number of warnings of the design, which may be errors in another run.
  var warnings = 0

  var isEmpty: Bool { facts == nil && unstored.isEmpty && photos.isEmpty && warnings == 0 }

  var json: String {
    let files = photos.sorted { $0.key < $1.key }.map { "\(JSONText.literal($0.key)): \"\($0.value)\"" }
    let names = unstored.map { JSONText.literal($0) }
    var parts: [String] = []
    if let facts { parts.append("\"facts\": \(JSONText.literal(facts))") }
    if !names.isEmpty { parts.append("\"unstored\": [\(names.joined(separator: ", "))]") }
    if warnings > 0 { parts.append("\"warnings\": \(warnings)") }
    if !files.isEmpty { parts.append("\"photos\": {\(files.joined(separator: ", "))}") }
    return "{\(parts.joined(separator: ", "))}"
  }

  init() {}

  init(_ node: JSONNode) {
    facts = node["facts"]?.stringValue
    unstored = node["unstored"]?.elements?.compactMap(\.stringValue) ?? []
    warnings = node["warnings"]?.numberValue.flatMap { Int(exactly: $0) } ?? 0
    for member in node["photos"]?.members ?? [] { photos[member.key] = member.value.stringValue ?? "" }
  }
}
