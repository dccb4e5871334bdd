// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveJSON

/// What a server says of its refusal, as far as it may be shown.
enum RefusalText {
  /// Bytes of a body that are looked at.
  static let bytes = 8_192

  /// The reason in the body of a refusal: `reason`, `message`, `detail`, `title` or `error` of its JSON.
  ///
  /// - Parameter hidden: texts of the question that may be secrets; a reason that quotes one is not shown.
  /// - Returns: nil where it gives none, or none that may be shown.
  static func reason(_ body: [UInt8], hiding hidden: [String]) -> String? {
    guard let root = JSONParser.parse(SourceText(name: "refusal", bytes: body)).output else { return nil }
    let holders = [root, root["error"], root["errors"]?.elements?.first].compactMap { $0 }
    for holder in holders {
      for key in ["reason", "message", "detail", "title", "error", "description"] {
        guard let text = holder[key]?.stringValue, !text.trimmed.isEmpty else { continue }
        if hidden.contains(where: { $0.utf8.count > 5 && text.contains($0) }) { return nil }
        return brief(text.trimmed.split(whereSeparator: \.isNewline).joined(separator: " "), to: 160)
      }
    }
    return nil
  }
}

extension WebRequest {
  /// What of the question may be a secret: its path, each value of its address, and what it logs in with.
  var hiddenTexts: [String] {
    let query = address.url.query(percentEncoded: false) ?? ""
    let values = query.split(separator: "&").compactMap { $0.split(separator: "=", maxSplits: 1).last.map(String.init) }
    let path = address.url.path(percentEncoded: false).split(separator: "/").map(String.init)
    let logins = headers.filter { $0.name.lowercased() == "authorization" }.flatMap {
      $0.value.split(separator: " ").map(String.init)
    }
    // Coordinates and names of values are told by services where they are wrong, and are none.
    return values.filter { $0.utf8.count >= 16 && !$0.contains(",") } + path.filter { $0.utf8.count >= 16 } + logins
  }
}
