// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON

/// The log that TRMNL's firmware posts.
enum TRMNLLog {
  /// One line per entry, at most twenty, each of at most 300 characters; empty if the text is not such a log.
  ///
  /// Newer firmware writes `{"logs": […]}`, older `{"log": {"logs_array": […]}}`.
  static func lines(in bytes: [UInt8]) -> [String] {
    let tree = JSONParser.parse(SourceText(name: "log", bytes: bytes))
    guard !tree.hasErrors, let root = tree.output else { return [] }
    let entries = root["logs"]?.elements ?? root["log"]?["logs_array"]?.elements ?? []
    return entries.suffix(20).compactMap { line(of: $0) }
  }

  private static func line(of entry: JSONNode) -> String? {
    guard let message = (entry["message"] ?? entry["log_message"])?.stringValue else { return nil }
    let place = (entry["source_path"] ?? entry["log_sourcefile"])?.stringValue
    let number = (entry["source_line"] ?? entry["log_codeline"])?.numberValue.flatMap { Int(exactly: $0) }
    let level = entry["level"]?.stringValue
    let spot = place.map { place in number.map { "\(place):\($0)" } ?? place }
    let start = [level, spot].compactMap(\.self)
    return String(((start.isEmpty ? "" : start.joined(separator: " ") + ": ") + message).prefix(300))
  }
}
