// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Tables computed by others, where the folder of shared samples is there.
enum Reference {
  static let folder =
    ProcessInfo.processInfo.environment["WEAVE_SHARED"]
    ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../../shared").path

  static var isThere: Bool { FileManager.default.fileExists(atPath: "\(folder)/samples/reference/uv.json") }

  static func rows<Row: Decodable>(_ file: String, _ key: String, as type: Row.Type) throws -> [Row] {
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/samples/reference/\(file).json"))
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let rows = try JSONSerialization.data(withJSONObject: try #require(object[key]))
    return try JSONDecoder().decode([Row].self, from: rows)
  }
}

/// Seconds since 1970 of `2026-03-20T12:00Z`, with or without seconds.
func moment(_ text: String) throws -> Double {
  let full = text.count == 17 ? text.replacingOccurrences(of: "Z", with: ":00Z") : text
  return try Date.ISO8601FormatStyle().parse(full).timeIntervalSince1970
}
