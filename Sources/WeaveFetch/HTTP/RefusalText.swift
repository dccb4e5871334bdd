// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveJSON

/// The reason that a server gives for a refusal, if it may be shown.
enum RefusalText {
  /// How many bytes of a body are examined.
  static let bytes = 8_192

  /// The reason in the body of a refusal: `reason`, `message`, `detail`, `title` or `error` in its JSON.
  ///
  /// - Parameters:
  ///   - hidden: texts of the request that may be secret; a reason that quotes one is not shown.
  ///   - secrets: what is secret for certain, also in other forms.
  /// - Returns: nil if there is no reason, or none that may be shown.
  static func reason(_ body: [UInt8], hiding hidden: [String], _ secrets: [String] = []) -> String? {
    let redaction = Redaction(secrets)
    guard let root = JSONParser.parse(SourceText(name: "refusal", bytes: body)).output else { return nil }
    let holders = [root, root["error"], root["errors"]?.elements?.first].compactMap { $0 }
    for holder in holders {
      for key in ["reason", "message", "detail", "title", "error", "description"] {
        guard let text = holder[key]?.stringValue, !text.trimmed.isEmpty else { continue }
        if hidden.contains(where: { $0.utf8.count > 5 && text.contains($0) }) { return nil }
        if redaction.isNeeded(for: text) { return nil }
        return brief(text.trimmed.split(whereSeparator: \.isNewline).joined(separator: " "), to: 160)
      }
    }
    return nil
  }
}

extension WebRequest {
  /// The parts of the request that may be secret: its path, each query value of its address, and its credentials.
  var hiddenTexts: [String] {
    let query = address.url.query(percentEncoded: false) ?? ""
    let values = query.split(separator: "&").compactMap { $0.split(separator: "=", maxSplits: 1).last.map(String.init) }
    let path = address.url.path(percentEncoded: false).split(separator: "/").map(String.init)
    let logins = headers.filter { $0.name.lowercased() == "authorization" }.flatMap {
      $0.value.split(separator: " ").map(String.init)
    }
    // Services quote coordinates and parameter names when these are wrong; they are not secret.
    return values.filter { $0.utf8.count >= 16 && !$0.contains(",") } + path.filter { $0.utf8.count >= 16 } + logins
  }
}
