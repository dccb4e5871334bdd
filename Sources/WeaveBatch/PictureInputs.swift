// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON

/// What a picture turned out to depend on besides its key, which only drawing it tells.
struct PictureInputs: Sendable, Hashable {
  /// The moment and the hash of the facts, where it shows any of them.
  var facts: String?
  /// The photos by path, with the hashes of their files; empty for those that were not there.
  var photos: [String: String] = [:]

  var isEmpty: Bool { facts == nil && photos.isEmpty }

  var json: String {
    let files = photos.sorted { $0.key < $1.key }.map { "\(JSONText.literal($0.key)): \"\($0.value)\"" }
    let parts =
      (facts.map { ["\"facts\": \(JSONText.literal($0))"] } ?? [])
      + (files.isEmpty ? [] : ["\"photos\": {\(files.joined(separator: ", "))}"])
    return "{\(parts.joined(separator: ", "))}"
  }

  init() {}

  init(_ node: JSONNode) {
    facts = node["facts"]?.stringValue
    for member in node["photos"]?.members ?? [] { photos[member.key] = member.value.stringValue ?? "" }
  }
}
